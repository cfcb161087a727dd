'use client';

import { type FormEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { replaceWithAsciiDomain } from '@/components/ui/ascii-email';
import type { ContactForm, Option } from '@/content/schemas/contact';
import { type FieldName, fieldNames } from '@/lib/contact/contact-fields';
import { isBlank } from '@/lib/contact/visible-text';
import * as routes from '@/lib/routes';
import { type Attribution, describeCampaign, readAttribution } from '@/lib/storage/attribution';
import { type PrefillSource, takePrefill } from '@/lib/storage/prefill';
import { getNextSubmission, readDraft, type Submission, writeDraft } from './draft';
import { SUMMARY_ID } from './error-summary';
import { getPrefillText, mergeValues, queryNames, removePrefillText } from './merge-values';
import { getFieldMessage } from './messages';
import { storeReceipt } from './receipt';
import { getReferringPath, type SubmissionFailure, sendRequest, toSubmissionFailure } from './request';
import { type FieldErrors, initialFormValues, isFieldName, toFormValues } from './values';

type FormState = { errors: FieldErrors } & (
  | { phase: 'idle' }
  | { phase: 'submitting' | 'success'; attempt: Submission }
  | { phase: 'error'; attempt: Submission; failure: SubmissionFailure }
);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type ContactFormProps = {
  email: string;
  services: readonly Option[];
  inquiryTypes: readonly Option[];
  copy: ContactForm;
};

/** Text of the message that a tool, the chat or a sign-up box wrote; 'leftOut' after the visitor removed it. */
type Prefilled = { from: PrefillSource; text: string } | 'leftOut' | null;

/**
 * The behavior of the contact form. Its controls are uncontrolled, so that input from before hydration stays, and the
 * browser validates and restores them. Only the first round is filled in from query, prefill and draft.
 */
export function useContactForm(props: ContactFormProps & { round: number }) {
  const { round, services, inquiryTypes, copy } = props;
  const [state, setState] = useState<FormState>({ phase: 'idle', errors: {} });
  const [prefilled, setPrefilled] = useState<Prefilled>(null);
  const [attribution, setAttribution] = useState<Attribution>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<{ startedAt: number; attempt: Submission | null }>({ startedAt: 0, attempt: null });
  const sending = useRef(false);

  const values = () => toFormValues((name) => controlOf(form.current, name)?.value);
  const saveDraft = () => writeDraft({ ...draft.current, values: values() });

  const fillIn = useEffectEvent(() => {
    // In development, React runs effects twice, and the second run must not take prefilled text for typed.
    if (draft.current.startedAt > 0) return;
    setAttribution(findAttribution());
    draft.current.startedAt = Date.now();
    if (round > 0) {
      setValue(form.current, 'inquiryType', 'general');
      // The button that opened this form is gone.
      return controlOf(form.current, 'name')?.focus();
    }
    const stored = readDraft();
    const prefill = takePrefill();
    const present = values();
    draft.current = {
      startedAt: stored?.startedAt ?? performance.timeOrigin,
      attempt: stored?.attempt ?? null,
    };
    const filled = mergeValues({
      query: new URLSearchParams(window.location.search),
      prefill,
      draft: stored?.values ?? null,
      present,
      inquiryTypes: inquiryTypes.map(({ id }) => id),
      services: services.map(({ id }) => id),
    });
    const text = getPrefillText(prefill, filled.email);
    if (prefill?.from && text !== '') setPrefilled({ from: prefill.from, text });
    let typedBeforeHydration = false;
    for (const name of fieldNames) {
      setValue(form.current, name, filled[name]);
      if (present[name] === initialFormValues[name]) continue;
      typedBeforeHydration = true;
      removeQuery(queryNames[name]);
    }
    if (stored || prefill || typedBeforeHydration) saveDraft();
  });
  useEffect(() => fillIn(), []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as Control;
    const { name, value, validity } = control;
    if (!isFieldName(name)) return;
    // To the browser, spaces and invisible letters are a name.
    control.setCustomValidity(control.required && value !== '' && isBlank(value) ? ' ' : '');
    // A field that is still invalid keeps its error.
    if (validity.valid)
      setState((now) => (now.errors[name] ? { ...now, errors: { ...now.errors, [name]: undefined } } : now));
    // Prefilled text that the visitor has edited is the visitor's own.
    if (name === 'message' && typeof prefilled === 'object' && prefilled && !value.includes(prefilled.text))
      setPrefilled(null);
    removeQuery(queryNames[name]);
    saveDraft();
  };

  const onInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    const control = event.target as Control;
    if (!isFieldName(control.name)) return;
    // Our message below the field replaces the browser's bubble, which would also move the focus.
    event.preventDefault();
    if (control instanceof HTMLInputElement && replaceWithAsciiDomain(control)) {
      // The form can be sent after this event.
      if (!findInvalid(form.current)) setTimeout(() => form.current?.requestSubmit());
      return;
    }
    const message = getFieldMessage(control.name, control, copy.messages);
    // A field is invalid, so an earlier failure no longer matters.
    setState(({ errors }) => ({ phase: 'idle', errors: { ...errors, [control.name]: message } }));
    if (control !== findInvalid(form.current)) return;
    control.focus({ preventScroll: true });
    // By the next frame, the summary is complete.
    requestAnimationFrame(() => showErrors(control));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in a field, or a second press before the button shows that it is busy.
    if (sending.current) return;
    sending.current = true;
    const attempt = getNextSubmission(values(), draft.current.attempt);
    draft.current.attempt = attempt;
    saveDraft();
    setState({ phase: 'submitting', errors: {}, attempt });
    try {
      await sendRequest({
        ...attempt.values,
        submissionId: attempt.id,
        website: controlOf(form.current, 'website')?.value ?? '',
        elapsedMs: Date.now() - draft.current.startedAt,
        page: getReferringPath(),
        attribution,
      });
      writeDraft(null);
      storeReceipt(attempt);
      setState({ phase: 'success', errors: {}, attempt });
    } catch (error) {
      // A password manager may have filled in the honeypot; the retry must pass.
      const honeypot = controlOf(form.current, 'website');
      if (honeypot) honeypot.value = '';
      const failure = toSubmissionFailure(error);
      setState({ phase: 'error', errors: failure.fields, attempt, failure });
    } finally {
      sending.current = false;
    }
  };

  const leaveOut = () => {
    if (typeof prefilled !== 'object' || !prefilled) return;
    const message = controlOf(form.current, 'message');
    setValue(form.current, 'message', removePrefillText(prefilled.text, values().message));
    setPrefilled('leftOut');
    // The button is gone, so focus moves to the field, whose description confirms the removal.
    message?.focus();
    saveDraft();
  };

  const handlers = { onInput, onInvalidCapture: onInvalid, onSubmit };
  return { state, form, values, attribution, prefilled, leaveOut, handlers };
}

/** The attribution, but none without a campaign whose first page is the form or led to it: that page is sent anyway. */
function findAttribution(): Attribution | undefined {
  const stored = readAttribution() ?? {};
  const isKnown = [undefined, routes.contact, getReferringPath()].includes(stored.firstPage);
  return describeCampaign(stored) || !isKnown ? stored : undefined;
}

/** Scrolls to the summary. Where the field is not in view below it, the summary takes the focus, and links to the field. */
function showErrors(control: Control): void {
  const summary = document.getElementById(SUMMARY_ID);
  summary?.scrollIntoView({ behavior: 'instant' });
  const { left, top, bottom } = control.getBoundingClientRect();
  // For a field of several lines, the first line is enough.
  const end = control.matches('textarea') ? top + 48 : bottom;
  const isInView = [top + 8, end - 8].every((y) => document.elementFromPoint(left + 8, y) === control);
  if (!isInView) summary?.focus({ preventScroll: true });
}

const controlOf = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as Control | null;

const findInvalid = (form: HTMLFormElement | null) =>
  ([...(form?.elements ?? [])] as Control[]).find(({ validity }) => !validity.valid);

function setValue(form: HTMLFormElement | null, name: FieldName, value: string): void {
  const control = controlOf(form, name);
  if (control && control.value !== value) control.value = value;
}

/** Removes a query parameter that the visitor's own choice has replaced. */
function removeQuery(name: string | undefined): void {
  const url = new URL(window.location.href);
  if (!name || !url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  window.history.replaceState(null, '', url);
}
