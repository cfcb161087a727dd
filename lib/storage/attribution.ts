import { readStored, storage } from './storage-keys';

/** Campaign parameters without their prefix `utm_`. */
const parameters = ['source', 'medium', 'campaign', 'content', 'term'] as const;

/** The origin of a visit: the link's campaign values and the path of the tab's first page. */
export type Attribution = Partial<Record<(typeof parameters)[number] | 'firstPage', string>>;

/** In characters. */
const MAX_CAMPAIGN_LENGTH = 100;

function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, MAX_CAMPAIGN_LENGTH).join('').trim() || undefined;
}

/** A path of this site as a browser writes it, else nothing: no query, host or stray characters. */
export const parsePath = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  /^\/(?!\/)[^?#\\\s]{0,199}$/.test(value) &&
  new URL(value, 'http://a').pathname === value
    ? value
    : undefined;

/**
 * Reads an attribution from untrusted input. The form and the server share this, so the mail has what the visitor saw.
 * Invalid parts are dropped, because a bad link must not cost an inquiry. @returns undefined when nothing is left.
 */
export function parseAttribution(value: unknown): Attribution | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const entries = [
    ...parameters.map((name) => [name, plainText(given[name])]),
    ['firstPage', parsePath(given.firstPage)],
  ].filter(([, text]) => text !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The campaign in words, such as 'spring-newsletter (email)'; empty without one. */
export function describeCampaign({ campaign, source, medium, content, term }: Attribution): string {
  const parts = [campaign, source, medium, content && `content ${content}`, term && `keyword ${term}`];
  const [first = '', ...more] = parts.filter((part) => part);
  return more.length > 0 ? `${first} (${more.join(', ')})` : first;
}

/** Script for the head: stores the tab's first page with its campaign values, or a later page with such values. */
export const attributionBootScript =
  (): string => `(function(){try{var s=sessionStorage,k=${JSON.stringify(storage.attribution.key)},o=s.getItem(k),v={firstPage:location.pathname},c;
new URLSearchParams(location.search).forEach(function(t,n){if(t&&/^utm_(${parameters.join('|')})$/.test(n))c=v[n.slice(4)]=t.slice(0,200)});
if(!o||c)s.setItem(k,JSON.stringify(v))}catch(e){}})()`;

/** The attribution of this tab; undefined when none is stored. */
export function readAttribution(): Attribution | undefined {
  try {
    return parseAttribution(JSON.parse(readStored('attribution') ?? 'null'));
  } catch {
    return undefined;
  }
}
