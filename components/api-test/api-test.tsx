'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MessagePanel } from '@/components/ui/message-panel';
import { newSubmissionId } from '@/lib/contact/submission-id';
import { type ApiAnswer, callApi, statusError } from './call-api';

type State = { running: boolean; answers: ApiAnswer[]; error: string | null };

/** Calls the contact route and shows what comes back. */
export function ApiTest() {
  const [{ running, answers, error }, setState] = useState<State>({
    running: false,
    answers: [],
    error: null,
  });

  const run = async () => {
    setState({ running: true, answers: [], error: null });
    try {
      const { options, post } = await callApi(newSubmissionId());
      setState({ running: false, answers: [post, options], error: statusError(post) });
    } catch (thrown) {
      const text = thrown instanceof Error ? thrown.message : String(thrown);
      setState({ running: false, answers: [], error: text });
    }
  };

  return (
    <>
      <Button size="lg" loading={running} onClick={run}>
        {running ? 'Testing API...' : 'Test Contact API'}
      </Button>
      {error !== null && (
        <MessagePanel className="mt-6">
          <p role="alert" className="min-w-0 font-medium">
            {error}
          </p>
        </MessagePanel>
      )}
      <p role="status" className="sr-only">
        {answers.map(({ call, status }) => `${call}: ${status}`).join(', ')}
      </p>
      {answers.map((answer) => (
        <Answer key={answer.call} answer={answer} />
      ))}
    </>
  );
}

function Answer({ answer }: { answer: ApiAnswer }) {
  const { call, status, statusText, headers, data } = answer;
  return (
    <section aria-label={call} className="mt-10 border-t border-edge pt-5">
      <h2 className="type-h3">{call}</h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-[10rem_1fr]">
        <dt className="font-semibold">Status</dt>
        <dd>{status}</dd>
        <dt className="font-semibold">Status text</dt>
        <dd>{statusText || 'none (HTTP/2 has none)'}</dd>
        <dt className="font-semibold">Headers</dt>
        <dd className="min-w-0">
          <Code value={headers} />
        </dd>
        <dt className="font-semibold">Response data</dt>
        <dd className="min-w-0">
          <Code value={data} />
        </dd>
      </dl>
    </section>
  );
}

/** Wraps instead of scrolling, so that it needs no keyboard handling of its own. */
function Code({ value }: { value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <pre className="type-small rounded-panel bg-sunk p-4 font-mono wrap-anywhere whitespace-pre-wrap">
      {text === '' ? 'no content' : text}
    </pre>
  );
}
