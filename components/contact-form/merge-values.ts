import type { Prefill } from '@/lib/storage/prefill';
import { type FormValues, initialValues } from './values';

/**
 * The values that the form starts with. For the two selects the order is: what was chosen in the form already, the
 * query, the prefill, the draft. The message of a prefill goes above what is there and replaces none of it.
 *
 * @param present what the form holds already: typed before hydration, or restored by the browser.
 */
export function mergeValues({
  query,
  prefill,
  draft,
  present,
  inquiryTypes,
  services,
}: {
  query: URLSearchParams;
  prefill: Prefill | null;
  draft: FormValues | null;
  present: FormValues;
  inquiryTypes: readonly string[];
  services: readonly string[];
}): FormValues {
  const typed = (name: keyof FormValues) => present[name] || draft?.[name] || '';
  const firstKnown = (ids: readonly string[], ...candidates: (string | undefined)[]) =>
    candidates.find((id) => id !== undefined && ids.includes(id));

  const queryInquiry = query.get('inquiry');
  const queryService = query.get('service');
  const presentInquiry = present.inquiryType === initialValues.inquiryType ? undefined : present.inquiryType;
  const email = typed('email') || prefill?.email || '';
  return {
    name: typed('name'),
    email,
    company: typed('company'),
    phone: typed('phone'),
    inquiryType:
      firstKnown(
        inquiryTypes,
        presentInquiry,
        ...(queryInquiry === null ? [prefill?.inquiryType, draft?.inquiryType] : [queryInquiry]),
      ) ?? initialValues.inquiryType,
    service:
      firstKnown(
        services,
        present.service,
        ...(queryService === null ? [prefill?.service, draft?.service] : [queryService]),
      ) ?? '',
    message: above(prefillText(prefill, email), typed('message')),
  };
}

/** The message of a prefill, with its email address if the form keeps another. */
function prefillText(prefill: Prefill | null, email: string): string {
  if (!prefill) return '';
  return prefill.email && prefill.email !== email ? `${prefill.message} (${prefill.email})` : prefill.message;
}

/** Puts `text` above `kept`, unless it is there already: a visitor may go through a tool twice. */
function above(text: string, kept: string): string {
  if (text === '' || kept.includes(text)) return kept;
  return kept === '' ? text : `${text}\n\n${kept}`;
}
