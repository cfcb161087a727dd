import { readStored, storage, writeStored } from './storage-keys';

/** The parameters of a campaign's links, without their prefix `utm_`. */
const parameters = ['source', 'medium', 'campaign', 'content', 'term'] as const;

/** What brought a visitor: the campaign values of the link and the path of the first page in this tab. */
export type Visit = Partial<Record<(typeof parameters)[number] | 'firstPage', string>>;

/** Longest campaign value, in characters. */
const MAX_CAMPAIGN_LENGTH = 100;

/** A campaign value as plain text of one line; what is too long is cut. */
function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, MAX_CAMPAIGN_LENGTH).join('').trim() || undefined;
}

/** A path of this site as a browser writes it, else nothing: never a query, a host or stray characters. */
export function pathOnly(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 200) return undefined;
  try {
    return new URL(value, 'http://localhost').pathname === value ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a visit from a value that anyone may have written. The form and the server share this, so that the mail has
 * what the visitor saw. Whatever makes no sense is dropped: a bad link must not cost an inquiry.
 *
 * @returns undefined when nothing is left.
 */
export function visitOf(value: unknown): Visit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const entries = [
    ...parameters.map((name) => [name, plainText(given[name])]),
    ['firstPage', pathOnly(given.firstPage)],
  ].filter(([, text]) => text !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The campaign in words, such as 'spring-newsletter (email)'; empty without one. */
export function campaignText({ campaign, source, medium, content, term }: Visit): string {
  const parts = [campaign, source, medium, content && `content ${content}`, term && `keyword ${term}`];
  const [first = '', ...more] = parts.filter((part) => part);
  return more.length > 0 ? `${first} (${more.join(', ')})` : first;
}

/** What is stored after `leaveOutVisit`. It stays, so that nothing is recorded again in this tab. */
const LEFT_OUT = '{}';

/**
 * The text of a script for the head, so that no early click loses the campaign. It stores the first page of the tab
 * with its campaign values; a later page with such values begins a new visit. It must stay small and must not throw.
 */
export function visitBootScript(): string {
  return `(function(){try{var s=sessionStorage,k=${JSON.stringify(storage.visit.key)},o=s.getItem(k),v={firstPage:location.pathname},c;
new URLSearchParams(location.search).forEach(function(t,n){if(t&&/^utm_(${parameters.join('|')})$/.test(n))c=v[n.slice(4)]=t.slice(0,200)});
if(!o||c&&o!=${JSON.stringify(LEFT_OUT)})s.setItem(k,JSON.stringify(v))}catch(e){}})()`;
}

/** The visit of this tab; undefined when none is stored or it was left out. */
export function readVisit(): Visit | undefined {
  try {
    return visitOf(JSON.parse(readStored('visit') ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Forgets the visit for as long as the tab is open. */
export function leaveOutVisit(): void {
  writeStored('visit', LEFT_OUT);
}
