import type { Locator, Page } from '@playwright/test';
import { company } from '@/content/company/company';
import { contactFields, type FieldName, fieldNames } from '@/lib/contact/contact-fields';
import { waitForHydration } from '@/scripts/support/wait-for-hydration';
import { createInquiry } from './inquiry';

/** What a visitor types into the contact form. */
type Typed = Partial<Record<FieldName, string>>;

export const sentence = `There was an error submitting your request. Please try again or contact us directly at ${company.email}`;

/** A complete request like no other, so that no test's request looks like a repetition. */
export function aRequest(changes: Typed = {}): Required<Typed> {
  const inquiry = createInquiry(changes);
  return Object.fromEntries(
    fieldNames.map((name) => [name, inquiry[name] ?? `Any ${name}`]),
  ) as Required<Typed>;
}

/** The form's controls by the names that a visitor reads. */
export function controls(page: Page): Record<keyof Required<Typed>, Locator> & { submit: Locator } {
  const form = page.getByRole('form', { name: 'Contact request' });
  const fields = fieldNames.map((name) => {
    const { label, type, required } = contactFields[name];
    const role = type === 'choice' ? 'combobox' : 'textbox';
    return [name, form.getByRole(role, { name: required ? label : `${label} optional` })];
  });
  return {
    ...(Object.fromEntries(fields) as Record<FieldName, Locator>),
    submit: form.getByRole('button', { name: 'Submit Request' }),
  };
}

/** Waits until React has attached to the form; before that a press is a plain form post. */
export const formReady = (page: Page): Promise<void> =>
  waitForHydration(page, 'form[aria-label="Contact request"]');

/** Types like a visitor; fields that are not given are left alone. */
export async function fillForm(page: Page, typed: Typed): Promise<void> {
  const form = controls(page);
  for (const name of fieldNames) {
    const text = typed[name];
    if (text === undefined) continue;
    if (contactFields[name].type === 'choice') await form[name].selectOption(text);
    else await form[name].fill(text);
  }
}

/** What the form holds. */
export async function formValues(page: Page): Promise<Required<Typed>> {
  const form = controls(page);
  const entries: [string, string][] = [];
  for (const name of fieldNames) entries.push([name, await form[name].inputValue()]);
  return Object.fromEntries(entries) as Required<Typed>;
}

/** The alert of the form; Next keeps an empty one of its own for page changes. */
export function alertOf(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: /./ });
}

/** Presses the button and waits for the request that leaves. @returns its body. */
export async function submit(page: Page): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/contact')),
    controls(page).submit.click(),
  ]);
  return request.postDataJSON();
}
