import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { parseAttribution, parsePath } from '@/lib/storage/attribution';
import type { FieldName } from './contact-fields';
import { isBlank } from './visible-text';

/** A choice, with the label that the mail shows. */
export type SelectOption = { id: string; label: string };

const NOT_TEXT = 'Send this field as text.';
const NOT_EMPTY = 'Leave this field empty.';
const NOT_A_UUID = 'Send a random UUID, or nothing.';
const NOT_AN_ADDRESS = 'Enter an email address, like name@example.com.';
/** The nil and the max UUID are valid, but clients that send one would share an inquiry. */
const isRandomUuid = (id: string) =>
  z.uuid().safeParse(id).success && !/^([0f])\1{7}(-\1{4}){3}-\1{12}$/i.test(id);

const optionalText = z.string(NOT_TEXT).trim().default('');
const requiredText = (message: string) =>
  z
    .string(message)
    .trim()
    .refine((text) => !isBlank(text), message);

/** An email address with an internationalized domain in its ASCII form, as mail headers need it (RFC 5890). */
const toAsciiDomain = (address: string) =>
  address.replace(/@(.*[^\p{ASCII}].*)$/u, (_, domain: string) => `@${domainToASCII(domain)}`);

/**
 * The shape of an inquiry: its fields and what our form adds to them. Only required fields and choices have
 * rules. Invalid additions are dropped, except the submission id, because sending once depends on it.
 */
export function createInquirySchema(
  inquiryTypes: readonly SelectOption[],
  services: readonly SelectOption[],
) {
  const collectIds = (choices: readonly SelectOption[]) => new Set(choices.map(({ id }) => id));
  const inquiryTypeIds = collectIds(inquiryTypes);
  const serviceIds = collectIds(services).add('');
  const rules = {
    name: requiredText('Enter your full name.'),
    email: z
      .string(NOT_AN_ADDRESS)
      .trim()
      .transform(toAsciiDomain)
      .pipe(z.string().regex(z.regexes.html5Email, NOT_AN_ADDRESS)),
    company: optionalText,
    phone: optionalText,
    service: optionalText.refine(
      (id) => serviceIds.has(id),
      'Choose a service from the list, or leave it empty.',
    ),
    inquiryType: requiredText('Choose an inquiry type.').refine(
      (id) => inquiryTypeIds.has(id),
      'Choose an inquiry type from the list.',
    ),
    message: requiredText('Write a message.'),
  } satisfies Record<FieldName, z.ZodType>;
  return z.object({
    ...rules,
    submissionId: z
      .string(NOT_A_UUID)
      .refine((id) => id === '' || isRandomUuid(id), NOT_A_UUID)
      .transform((id) => id.toLowerCase() || undefined)
      .optional(),
    website: z.string(NOT_EMPTY).max(0, NOT_EMPTY).optional(),
    elapsedMs: z
      .union([z.number(), z.stringFormat('milliseconds', /^\d{1,15}$/).transform(Number)])
      .optional()
      .catch(undefined),
    page: z.string().optional().catch(undefined).transform(parsePath),
    attribution: z.unknown().optional().transform(parseAttribution),
    source: z.enum(['api-test', 'probe']).optional().catch(undefined),
  });
}

type InquirySchema = ReturnType<typeof createInquirySchema>;
/** The body of a request, as the form sends it and the server checks it. */
export type InquiryRequest = z.input<InquirySchema>;
export type ValidInquiry = z.output<InquirySchema>;

/** Validates `fields`. Of several problems of one field, the first is reported. */
export function checkFields(
  schema: InquirySchema,
  fields: unknown,
): { fields: ValidInquiry } | { kind: 'invalid'; message: string; details?: Record<string, string> } {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return { kind: 'invalid', message: 'The request must be a JSON object.' };
  const { data, error } = schema.safeParse(fields);
  if (!error) return { fields: data };
  const details: Record<string, string> = {};
  for (const issue of error.issues) details[String(issue.path[0])] ??= issue.message;
  return { kind: 'invalid', message: 'Please fix the fields below.', details };
}
