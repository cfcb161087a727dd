import type { Prefill } from '@/lib/storage/prefill';
import { type FormValues, initialFormValues, toFormValues } from './values';

/** The query parameter that sets each select. */
export const queryNames: Partial<FormValues> = { inquiryType: 'inquiry', service: 'service' };

type Sources = {
  query: URLSearchParams;
  prefill: Prefill | null;
  draft: FormValues | null;
  /** What the form already holds: typed before hydration, or restored by the browser. */
  present: FormValues;
  inquiryTypes: readonly string[];
  services: readonly string[];
};

/** Initial values of the form. For the selects, what it already holds precedes the query, the prefill and the draft. */
export function mergeValues(sources: Sources): FormValues {
  const { query, prefill, draft, present, inquiryTypes, services } = sources;
  const typed = (name: keyof FormValues) => present[name] || draft?.[name] || '';
  const choose = (name: 'inquiryType' | 'service', known: readonly string[]) => {
    const asked = query.get(queryNames[name] ?? '');
    const chosen = present[name] === initialFormValues[name] ? undefined : present[name];
    const others = asked === null ? [prefill?.[name], draft?.[name]] : [asked];
    return [chosen, ...others].find((id = '') => known.includes(id)) ?? initialFormValues[name];
  };
  const email = typed('email') || prefill?.email || '';
  return {
    ...toFormValues(typed),
    email,
    inquiryType: choose('inquiryType', inquiryTypes),
    service: choose('service', services),
    message: above(getPrefillText(prefill, email), typed('message')),
  };
}

/** The text that a prefill puts into the message: its own, with its email address if the form has another one. */
export function getPrefillText(prefill: Prefill | null, email: string): string {
  if (!prefill) return '';
  return prefill.email && prefill.email !== email ? `${prefill.message} (${prefill.email})` : prefill.message;
}

/** The message without the text that `above` added; unchanged if the visitor has edited that text. */
export const removePrefillText = (text: string, message: string): string =>
  message.replace(`${text}\n\n`, '').replace(text, '');

/** Puts `text` above `kept` unless it is already there: a visitor may use a tool twice. */
function above(text: string, kept: string): string {
  if (text === '' || kept.includes(text)) return kept;
  return kept === '' ? text : `${text}\n\n${kept}`;
}
