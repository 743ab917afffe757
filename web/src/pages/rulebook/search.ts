import type { Inline, RulePage } from '../../api/types';

export type RuleHit = { id: string; page: string; text: string };

/** The plain text of a rule. */
export function plainText(text: readonly Inline[]): string {
  return text.map((part) => (part.kind === 'rule' ? part.id : part.text)).join('');
}

/** The rules whose id or text holds the words searched for; ids first. */
export function searchRules(pages: readonly RulePage[], query: string): RuleHit[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const byId: RuleHit[] = [];
  const byText: RuleHit[] = [];
  for (const page of pages) {
    for (const block of page.blocks) {
      if (block.kind !== 'rule') continue;
      const text = [block.text, ...block.items].map(plainText).join(' ');
      const hit = { id: block.id, page: page.title, text };
      if (block.id.toLowerCase().startsWith(wanted)) byId.push(hit);
      else if (text.toLowerCase().includes(wanted)) byText.push(hit);
    }
  }
  return [...byId, ...byText];
}

/** The part of a text round the words searched for. */
export function excerpt(text: string, query: string): { before: string; match: string; after: string } {
  const wanted = query.trim();
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return { before: text.slice(0, 90), match: '', after: '…' };
  const from = Math.max(0, at - 34);
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, at),
    match: text.slice(at, at + wanted.length),
    after: `${text.slice(at + wanted.length, at + wanted.length + 56)}…`,
  };
}
