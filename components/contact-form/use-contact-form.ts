'use client';

import { type FormEvent, type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import type { ContactForm, Option } from '@/content/contact.schema';
import { newSubmissionId } from '@/lib/contact/submission-id';
import { takeHandoff } from '@/lib/handoff';
import { cameFrom } from './came-from';
import { type Draft, readDraft, writeDraft } from './draft';
import { fieldMessage } from './field-message';
import { attemptFor, initialState, reduce } from './machine';
import { prefill } from './prefill';
import { failureOf, sendRequest } from './send';
import { arriving, type FieldName, fieldNames, isFieldName, type Values, valuesFrom } from './values';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The query value that sets each select. */
const queryNames: Partial<Record<FieldName, string>> = { inquiryType: 'inquiry', service: 'service' };

/**
 * Ties the form's element to its states. The controls keep their own values, so that what is typed before
 * the page is ready stays, and the browser's own form handling works.
 */
export function useContactForm({
  services,
  inquiryTypes,
  messages,
}: {
  services: readonly Option[];
  inquiryTypes: readonly Option[];
  messages: ContactForm['messages'];
}) {
  const [state, dispatch] = useReducer(reduce, initialState);
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Omit<Draft, 'values'>>({ startedAt: 0, attempt: null });
  const sending = useRef(false);

  const values = () => valuesOf(form.current);
  const keep = () => writeDraft({ ...draft.current, values: values() });

  // biome-ignore lint/correctness/useExhaustiveDependencies: prefilled once, when the page is ready
  useEffect(() => {
    const kept = readDraft();
    const carried = takeHandoff();
    const present = values();
    draft.current = { startedAt: kept?.startedAt ?? performance.timeOrigin, attempt: kept?.attempt ?? null };
    const filled = prefill({
      query: new URLSearchParams(window.location.search),
      carried,
      draft: kept?.values ?? null,
      present,
      inquiryTypes: inquiryTypes.map(({ id }) => id),
      services: services.map(({ id }) => id),
    });
    let early = false;
    for (const name of fieldNames) {
      setValue(form.current, name, filled[name]);
      if (present[name] === arriving[name]) continue;
      early = true;
      forgetQuery(queryNames[name]);
    }
    if (kept || carried || early) keep();
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as Control;
    if (!isFieldName(name)) return;
    dispatch({ type: 'edit', field: name });
    forgetQuery(queryNames[name]);
    keep();
  };

  const onInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    const control = event.target as Control;
    if (!isFieldName(control.name)) return;
    // The sentence stands beside the field instead of the browser's bubble; focus is then ours to move.
    event.preventDefault();
    dispatch({
      type: 'invalid',
      field: control.name,
      message: fieldMessage(control.name, control, messages),
    });
    if (control === form.current?.querySelector(':invalid')) control.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press can come before the button is disabled.
    if (sending.current) return;
    sending.current = true;
    const attempt = attemptFor(values(), draft.current.attempt, newSubmissionId);
    const { startedAt } = draft.current;
    draft.current = { startedAt, attempt };
    keep();
    dispatch({ type: 'submit', attempt });
    try {
      await sendRequest({
        ...attempt.values,
        submissionId: attempt.id,
        website: trapOf(form.current)?.value ?? '',
        elapsedMs: Date.now() - startedAt,
        page: cameFrom(document.referrer, window.location.origin),
      });
      writeDraft(null);
      draft.current = { startedAt: Date.now(), attempt: null };
      dispatch({ type: 'sent' });
    } catch (error) {
      // A person's password manager may have filled the trap; the retry must then pass.
      const trap = trapOf(form.current);
      if (trap) trap.value = '';
      dispatch({ type: 'failed', failure: failureOf(error) });
    } finally {
      sending.current = false;
    }
  };

  return {
    state,
    form,
    values,
    again: () => dispatch({ type: 'again' }),
    handlers: { onInput, onInvalidCapture: onInvalid, onSubmit },
  };
}

function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  return (form?.elements.namedItem(name) ?? null) as Control | null;
}

function trapOf(form: HTMLFormElement | null): Control | null {
  return controlOf(form, 'website');
}

function valuesOf(form: HTMLFormElement | null): Values {
  return valuesFrom((name) => controlOf(form, name)?.value);
}

function setValue(form: HTMLFormElement | null, name: FieldName, value: string): void {
  const control = controlOf(form, name);
  if (control && control.value !== value) control.value = value;
}

/** Once the visitor has chosen otherwise, the address no longer says what the form should show. */
function forgetQuery(name: string | undefined): void {
  const url = new URL(window.location.href);
  if (!name || !url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  window.history.replaceState(null, '', url);
}
