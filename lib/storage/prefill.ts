import { readStored, writeStored } from './storage-keys';

/** Where the text comes from, so that the form can say what it is. */
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

/** What a tool, the chat or a sign-up box passes to the contact form, within the tab and never in a URL. */
export type Prefill = {
  /** Text for the message box; it goes above a draft. */
  message: string;
  from?: PrefillSource | undefined;
  /** Ids of content/contact/contact-options.ts; the form ignores unknown ids. */
  inquiryType?: string | undefined;
  service?: string | undefined;
  email?: string | undefined;
};

/** Stores `prefill`. The caller then navigates to the contact page. */
export function prefillContactForm(prefill: Prefill): void {
  writeStored('prefill', JSON.stringify(prefill));
}

/**
 * Reads and removes the stored prefill, so that it is used once.
 *
 * @returns null when there is none or it is malformed.
 */
export function takePrefill(): Prefill | null {
  const text = readStored('prefill');
  if (text === null) return null;
  writeStored('prefill', null);
  try {
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
