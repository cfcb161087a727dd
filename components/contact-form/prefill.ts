import type { Handoff } from '@/lib/handoff';
import { arriving, type Values } from './values';

/**
 * What the form shows when a visitor arrives (CONTACT-01, -02, -24). For the two selects the query wins, then
 * what was carried, then the draft; over all of them what was chosen in the form already. Handoff text goes above
 * what is there and replaces none of it.
 *
 * @param present what the form holds already: typed before the page was ready, or put back by the browser.
 */
export function prefill({
  query,
  carried,
  draft,
  present,
  inquiryTypes,
  services,
}: {
  query: URLSearchParams;
  carried: Handoff | null;
  draft: Values | null;
  present: Values;
  inquiryTypes: readonly string[];
  services: readonly string[];
}): Values {
  const kept = (name: keyof Values) => present[name] || draft?.[name] || '';
  const known = (ids: readonly string[], ...wanted: (string | undefined)[]) =>
    wanted.find((id) => id !== undefined && ids.includes(id));

  const inquiry = query.get('inquiry');
  const service = query.get('service');
  const presentInquiry = present.inquiryType === arriving.inquiryType ? undefined : present.inquiryType;
  const email = kept('email') || carried?.email || '';
  return {
    name: kept('name'),
    email,
    company: kept('company'),
    phone: kept('phone'),
    inquiryType:
      known(
        inquiryTypes,
        presentInquiry,
        ...(inquiry === null ? [carried?.inquiryType, draft?.inquiryType] : [inquiry]),
      ) ?? arriving.inquiryType,
    service:
      known(
        services,
        present.service,
        ...(service === null ? [carried?.service, draft?.service] : [service]),
      ) ?? '',
    message: above(carriedText(carried, email), kept('message')),
  };
}

/** The carried text, with the address it came with where the form keeps another. */
function carriedText(carried: Handoff | null, email: string): string {
  if (!carried) return '';
  return carried.email && carried.email !== email ? `${carried.message} (${carried.email})` : carried.message;
}

/** Puts `text` above `kept`, once: going through a tool twice does not say the same thing twice. */
function above(text: string, kept: string): string {
  if (text === '' || kept.includes(text)) return kept;
  return kept === '' ? text : `${text}\n\n${kept}`;
}
