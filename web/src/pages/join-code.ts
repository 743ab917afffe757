/**
 * The address that a code or a link stands for: a whole link, a table's id, or `ID?join=CODE`.
 * Nothing if it cannot be one.
 */
export function readCode(text: string, origin: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (trimmed.startsWith('http:') || trimmed.startsWith('https:')) {
    const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
    return url?.origin === origin && url.pathname.startsWith('/t/') ? url.pathname + url.search : null;
  }
  const [id, query] = trimmed.replace(/^\/?t\//, '').split('?');
  if (!id || !/^[\w-]{4,40}$/.test(id)) return null;
  return `/t/${id}${query ? `?${query}` : ''}`;
}
