/** The pages, by the path of the address. */
export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'table'; id: string; join: string | null }
  | { page: 'rules'; name: string | null; rule: string | null }
  | { page: 'settings' }
  | { page: 'missing' };

/** What a path and its query mean. */
export function routeOf(path: string, query: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'start' };
  if (parts.length === 1 && first === 'new') return { page: 'new' };
  if (parts.length === 1 && first === 'settings') return { page: 'settings' };
  if (parts.length === 2 && first === 't' && second) {
    return { page: 'table', id: second, join: new URLSearchParams(query).get('join') };
  }
  if (first === 'rules' && parts.length <= 2) {
    return { page: 'rules', name: second ?? null, rule: hash.slice(1) || null };
  }
  return { page: 'missing' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = () => routeOf(location.pathname, location.search, location.hash);

let current = $state.raw<Route>(here());

/** The page now shown. */
export function route(): Route {
  return current;
}

/** Goes to another page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  const before = current;
  current = here();
  if (current.page !== before.page) window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => {
  current = here();
});

// Links within the client change the page without loading it anew.
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname === location.pathname && url.hash && !url.pathname.startsWith('/rules')) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
