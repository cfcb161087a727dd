import { campaignText } from '@/lib/storage/attribution';
import type { Choice, ContactFields } from './schema';
import { referenceOf } from './submission-id';

/** Sender and recipient, from configuration and content and never from a visitor. */
export type Addresses = { to: string; from: string; siteName: string };

/** One message for nodemailer. Addresses are objects, because nodemailer would parse strings as lists. */
export type ContactMail = {
  messageId: string;
  envelope: { from: string; to: string[] };
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
};

/** Why a message looks like spam, or null. Shown to the recipient. */
export type Suspicion = 'instant' | 'repeated' | null;

const NOTES: Record<NonNullable<Suspicion>, string> = {
  instant: 'Possible spam: sent within two seconds of opening the form.',
  repeated: 'Possible spam: the same message from the same sender arrived earlier under another reference.',
};

/** Subject prefixes of mails that no visitor sent. */
const SUBJECT_PREFIXES = { 'api-test': '[API test] ', probe: '[probe] ' };

/** Longest address in a mail (RFC 5321 with its erratum); a longer one appears in the text only. */
const MAX_ADDRESS_LENGTH = 254;
const MAX_NAME_LENGTH = 100;

/** A single-line value: line breaks become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Without characters that would reverse the text or that a terminal would obey; line breaks and tabs stay. */
const plainText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '');

/** Characters that nobody sees: direction controls, joiners, fillers. */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Delimiters of an encoded word (RFC 2047). Many mail programs decode one that a visitor typed. */
const ENCODED_WORD_SIGNS = /=\?|\?=/g;

/**
 * A name for a header, without anything that could make it look like another sender. The text keeps the full name.
 */
const headerName = (text: string) =>
  [...oneLine(text).replace(INVISIBLE_CHARACTERS, '').replace(ENCODED_WORD_SIGNS, ' ')]
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim();

/** Whether an address may be in Reply-To: short enough, and without anything that a mail program would decode. */
const canReplyTo = (address: string) => address.length <= MAX_ADDRESS_LENGTH && !/=\?/.test(address);

const labelOf = (choices: readonly Choice[], id: string) =>
  choices.find((choice) => choice.id === id)?.label ?? id;

/**
 * The mail for one request. The visitor's words appear in the text and in Reply-To; subject, Message-ID, sender and
 * recipient are ours.
 *
 * @param fields a valid request.
 * @param id its submission id, a UUID; Message-ID and reference are made from it.
 */
export function composeMail(
  fields: ContactFields,
  id: string,
  suspicion: Suspicion,
  choices: { inquiryTypes: readonly Choice[]; services: readonly Choice[] },
  { to, from, siteName }: Addresses,
): ContactMail {
  const reference = referenceOf(id);
  const inquiry = labelOf(choices.inquiryTypes, fields.inquiryType);
  const lines: [string, string | undefined][] = [
    ['Reference', reference],
    ['Inquiry type', inquiry],
    ['Full name', fields.name],
    ['Email', fields.email],
    ['Company', fields.company],
    ['Phone', fields.phone],
    ['Service', fields.service && labelOf(choices.services, fields.service)],
    ['Page', fields.page],
    ['Campaign', fields.attribution && campaignText(fields.attribution)],
    ['First page', fields.attribution?.firstPage],
    ['Note', suspicion ? NOTES[suspicion] : undefined],
  ];
  const marks = [
    fields.source ? SUBJECT_PREFIXES[fields.source] : '',
    suspicion ? '[possible spam] ' : '',
  ].join('');
  return {
    messageId: `<${id}@${from.split('@')[1]}>`,
    envelope: { from, to: [to] },
    from: { name: `${siteName} website`, address: from },
    to: { name: siteName, address: to },
    ...(canReplyTo(fields.email) && {
      replyTo: {
        name: headerName(fields.name),
        address: fields.email,
      },
    }),
    subject: `${marks}${inquiry}, reference ${reference}`,
    text: plainText(
      [
        ...lines.filter(([, value]) => value).map(([label, value = '']) => `${label}: ${oneLine(value)}`),
        '',
        fields.message,
        '',
      ].join('\n'),
    ),
  };
}
