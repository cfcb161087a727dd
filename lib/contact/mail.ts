import { campaignText } from '@/lib/storage/visit';
import type { Choice, ContactFields } from './schema';
import { referenceOf } from './submission-id';

/** Where the mail goes and whose name it bears: from configuration and content, never from a visitor. */
export type Addresses = { to: string; from: string; siteName: string };

/** One message for nodemailer. Addresses are objects, which it takes as they are instead of reading lists. */
export type ContactMail = {
  messageId: string;
  envelope: { from: string; to: string[] };
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Time of the inquiry (RFC 5322) in a mail that is sent later; without it, nodemailer names the time of sending. */
  date?: string;
};

/** Why a message may be spam, in words for the reader of the mail; null when nothing speaks for it. */
export type Suspicion = 'instant' | 'repeated' | null;

const NOTES: Record<NonNullable<Suspicion>, string> = {
  instant: 'Possible spam: sent within two seconds of opening the form.',
  repeated: 'Possible spam: the same sender or message arrived earlier under another reference.',
};

/** How the subject of a mail begins that no visitor's form sent. */
const SUBJECT_PREFIXES = { 'api-test': '[API test] ', probe: '[probe] ' };

/** Longest address that mail can carry (RFC 5321 with its erratum); a longer one stands in the text only. */
const MAX_ADDRESS_LENGTH = 254;
const MAX_NAME_LENGTH = 100;

/** A value of one line, as its field is: what would break the line becomes a space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Characters without a look of their own: controls that turn text around, joiners, fillers. */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The signs around an encoded word (RFC 2047). Many mail programs decode one that a visitor typed. */
const ENCODED_WORD_SIGNS = /=\?|\?=/g;

/** A name for a header, without what could make it look like another sender. The text of the mail keeps it. */
const headerName = (text: string) =>
  [...oneLine(text).replace(INVISIBLE_CHARACTERS, '').replace(ENCODED_WORD_SIGNS, ' ')]
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim();

/** Whether an address may be in Reply-To: short enough for mail, and nothing that a mail program would decode. */
const canReplyTo = (address: string) => address.length <= MAX_ADDRESS_LENGTH && !/=\?/.test(address);

const labelOf = (choices: readonly Choice[], id: string) =>
  choices.find((choice) => choice.id === id)?.label ?? id;

/**
 * The mail for one request. The visitor's words stand in the text and in Reply-To; subject,
 * Message-ID, sender and recipient are ours.
 *
 * @param fields a request that has passed validation.
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
    ['Campaign', fields.visit && campaignText(fields.visit)],
    ['First page', fields.visit?.firstPage],
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
    text: [
      ...lines.filter(([, value]) => value).map(([label, value = '']) => `${label}: ${oneLine(value)}`),
      '',
      fields.message,
      '',
    ].join('\n'),
  };
}
