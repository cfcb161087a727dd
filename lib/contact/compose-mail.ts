import { describeCampaign } from '@/lib/storage/attribution';
import { contactFields, fieldNames } from './contact-fields';
import type { SelectOption, ValidInquiry } from './inquiry-schema';
import { deriveReference } from './submission-id';
import { INVISIBLE_CHARACTERS } from './visible-text';

/** One message for nodemailer. Addresses are objects, because nodemailer would parse strings as lists. */
export type InquiryMail = ReturnType<typeof composeMail>;

/** Keeps out-of-office notes and help desks from replying: the reply would go to whoever was named as the sender. */
const HEADERS: Record<string, string> = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

/** Why a message looks like spam, or null. Shown to the recipient. */
export type Suspicion = 'instant' | 'repeated' | null;

const NOTES: Record<NonNullable<Suspicion>, string> = {
  instant: 'Possible spam: sent within two seconds of opening the form.',
  repeated: 'Possible spam: the same message from the same sender arrived earlier under another reference.',
};

const SUBJECT_PREFIXES = { 'api-test': '[API test] ', probe: '[probe] ' };

/** Longest address in a mail (RFC 5321 with its erratum); a longer one appears in the text only. */
const MAX_ADDRESS_LENGTH = 254;
const MAX_NAME_LENGTH = 100;

const toSingleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** A flag such as Scotland's, or else one of the invisible characters that it is made of. Only software reads those. */
const FLAG_OR_TAG = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/**
 * Without characters that would reverse the text, that a terminal would obey, or that hide words from people; line
 * breaks and tabs stay.
 */
const toPlainText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(FLAG_OR_TAG, '$1');

/** A name for a header, without what looks like an address, or what a mail program would decode (RFC 2047). */
const toHeaderName = (text: string) =>
  [
    ...toSingleLine(text)
      .replace(INVISIBLE_CHARACTERS, '')
      .replace(/[<>@]|=\?|\?=/g, ' '),
  ]
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim();

/**
 * Whether an address may be in Reply-To: short enough, without anything that a mail program would decode, and not one
 * of ours, because a reply to ourselves could go round in a circle.
 */
const canReplyTo = (address: string, ours: readonly string[]) =>
  address.length <= MAX_ADDRESS_LENGTH &&
  !/=\?/.test(address) &&
  !ours.some((own) => own.toLowerCase() === address.toLowerCase());

const findLabel = (choices: readonly SelectOption[], id: string) =>
  choices.find((choice) => choice.id === id)?.label ?? id;

/**
 * The mail for the inquiry with the submission id `id`. The visitor's words appear in the text and in Reply-To; subject,
 * Message-ID, sender and recipient are ours.
 */
export function composeMail(
  fields: ValidInquiry,
  id: string,
  suspicion: Suspicion,
  choices: { inquiryTypes: readonly SelectOption[]; services: readonly SelectOption[] },
  { to, from, siteName }: { to: string; from: string; siteName: string },
) {
  const reference = deriveReference(id);
  const inquiryType = findLabel(choices.inquiryTypes, fields.inquiryType);
  const service = fields.service && findLabel(choices.services, fields.service);
  const lines: [string, string | undefined][] = [
    ['Reference', reference],
    ['Inquiry type', inquiryType],
    ...fieldNames
      .filter((name) => name !== 'inquiryType' && name !== 'message')
      .map((name): [string, string] => {
        const { label, mailLabel = label } = contactFields[name];
        return [mailLabel, name === 'service' ? service : fields[name]];
      }),
    ['Page', fields.page],
    ['Campaign', fields.attribution && describeCampaign(fields.attribution)],
    ['First page', fields.attribution?.firstPage],
    ['Note', suspicion ? NOTES[suspicion] : undefined],
  ];
  const marks = `${fields.source ? SUBJECT_PREFIXES[fields.source] : ''}${suspicion ? '[possible spam] ' : ''}`;
  return {
    messageId: `<${id}@${from.split('@')[1]}>`,
    envelope: { from, to: [to] },
    from: { name: `${siteName} website`, address: from },
    to: { name: siteName, address: to },
    ...(canReplyTo(fields.email, [to, from]) && {
      replyTo: { name: toHeaderName(fields.name), address: fields.email },
    }),
    headers: HEADERS,
    subject: `${marks}${inquiryType}, reference ${reference}`,
    text: toPlainText(
      [
        // Two spaces, because Outlook would join a line with the long one before it.
        ...lines.flatMap(([label, value]) => (value ? [`  ${label}: ${toSingleLine(value)}`] : [])),
        '',
        // Nothing that a visitor writes below this line can pass for one of ours.
        '-- Message --',
        fields.message,
        '',
      ].join('\n'),
    ),
  };
}
