import * as routes from '@/lib/routes';
import { readStored, writeStored } from './storage-keys';

/** Sources of a prefill, so that the form can say what the text is. */
export const prefillSources = [
  'selector',
  'calculator',
  'readiness',
  'roi',
  'case',
  'chat',
  'signUp',
] as const;
export type PrefillSource = (typeof prefillSources)[number];

/**
 * What a tool, the chat or a sign-up box passes to the contact form, within the browser. No server gets it until the
 * visitor sends the form.
 */
export type Prefill = {
  /** Text for the message box; it goes above a draft. */
  message: string;
  from?: PrefillSource | undefined;
  /** Ids of content/contact/contact-options.ts; the form ignores unknown ids. */
  inquiryType?: string | undefined;
  service?: string | undefined;
  email?: string | undefined;
};

const FRAGMENT = '#prefill=';

/** The contact page's address with a prefill in its fragment, for a link that may be opened in another tab. */
export const linkToContact = (prefill: Prefill): string =>
  routes.contact + FRAGMENT + encodeURIComponent(JSON.stringify(prefill));

/**
 * Stores `prefill`. The caller then navigates to the contact page. Where the browser blocks storage, the page's links to
 * it carry the text in their fragment, which no server gets.
 *
 * @returns the address of the contact page.
 */
export function prefillContactForm(prefill: Prefill): string {
  const text = JSON.stringify(prefill);
  if (writeStored('prefill', text)) return routes.contact;
  const hash = FRAGMENT + encodeURIComponent(text);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${routes.contact}"]`))
    link.hash = hash;
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[action^="${routes.contact}"]`))
    form.setAttribute('action', routes.contact + hash);
  return routes.contact + hash;
}

/** Takes the text out of the address. */
function takeFragment(): string | null {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(FRAGMENT)) return null;
  window.history.replaceState(null, '', pathname + search);
  return decodeURIComponent(hash.slice(FRAGMENT.length));
}

/** Reads and removes the stored prefill, so that it is used once; null when there is none or it is malformed. */
export function takePrefill(): Prefill | null {
  try {
    const text = takeFragment() ?? readStored('prefill');
    if (text === null) return null;
    writeStored('prefill', null);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const record = value as Record<string, unknown>;
    if (typeof record.message !== 'string') return null;
    const optional = (name: string) => (typeof record[name] === 'string' ? record[name] : undefined);
    return {
      message: record.message,
      from: prefillSources.find((name) => name === record.from),
      inquiryType: optional('inquiryType'),
      service: optional('service'),
      email: optional('email'),
    };
  } catch {
    return null;
  }
}
