import { readStored, storage, writeStored } from './storage-keys';

export type ConsentAnswer = 'accepted' | 'declined';

/** Fired on window when the visitor answers, and when the banner is opened again. */
export const consentEvents = { changed: 'consent-changed', reopen: 'consent-reopen' } as const;

/** How long an answer is valid, in calendar months. */
const CONSENT_MONTHS = 6;

/** The visitor's answer to the cookie banner; null when there is none, or when it is older than CONSENT_MONTHS. */
export function readConsent(now: Date = new Date()): ConsentAnswer | null {
  try {
    const stored: unknown = JSON.parse(readStored('consent') ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { answer, at } = stored as { answer?: unknown; at?: unknown };
    if ((answer !== 'accepted' && answer !== 'declined') || typeof at !== 'string') return null;
    const until = new Date(at);
    until.setMonth(until.getMonth() + CONSENT_MONTHS);
    return until > now ? answer : null;
  } catch {
    return null;
  }
}

/** Attribute of the root element with which the style sheets show the banner. */
const BANNER_ATTRIBUTE = 'data-consent-asked';

export const setBannerShown = (asked: boolean): void =>
  void document.documentElement.toggleAttribute(BANNER_ATTRIBUTE, asked);

/**
 * Script for the head. It shows the banner in the first frame to a visitor without an answer; later, it would be the
 * last large element to appear. Same rule as `readConsent`. It must not throw.
 */
export const consentBootScript =
  (): string => `(function(){var a,u;try{a=JSON.parse(localStorage.getItem(${JSON.stringify(storage.consent.key)}));u=new Date(a.at);u.setMonth(u.getMonth()+${CONSENT_MONTHS});
if(/^(accepted|declined)$/.test(a.answer)&&typeof a.at=='string'&&u>new Date)return}catch(e){}
document.documentElement.toggleAttribute(${JSON.stringify(BANNER_ATTRIBUTE)},true)})()`;

export function writeConsent(answer: ConsentAnswer, now: Date = new Date()): void {
  writeStored('consent', JSON.stringify({ answer, at: now.toISOString() }));
  window.dispatchEvent(new CustomEvent(consentEvents.changed, { detail: answer }));
}

export const reopenConsent = () => window.dispatchEvent(new Event(consentEvents.reopen));
