'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MessagePanel } from '@/components/ui/message-panel';
import { createSubmissionId } from '@/lib/contact/submission-id';
import * as routes from '@/lib/routes';

/** The sample request; the server marks its mail as a test because of `source`. */
const sample = {
  name: 'API Test',
  email: 'api-test@company.example',
  company: 'Sample Company',
  phone: '+44 20 7946 0999',
  service: 'workflow-automation',
  inquiryType: 'general',
  message: 'A request with fixed sample values, sent from the API test page.',
  source: 'api-test',
};

/** Calls the contact route. `data` is the parsed JSON, or the text if it is not JSON. */
async function call(method: string, body: string | null) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(routes.contactApi, { method, headers, body });
  const text = await response.text();
  const { status, statusText } = response;
  let data: unknown = text;
  try {
    data = JSON.parse(text);
  } catch {
    // The text stays.
  }
  return {
    name: `${method} ${routes.contactApi}`,
    status,
    statusText,
    headers: Object.fromEntries(response.headers),
    data,
  };
}
type Answer = Awaited<ReturnType<typeof call>>;

/** Calls the contact route, OPTIONS first, and shows the responses. */
export function ContactApiTester() {
  const [running, setRunning] = useState(false);
  const [answers, setAnswers] = useState<Answer[]>([]);
  const [error, setError] = useState<string>();

  const run = async () => {
    setRunning(true);
    setAnswers([]);
    setError(undefined);
    try {
      const options = await call('OPTIONS', null);
      // A new id for each run, so that the second is not taken for a retry.
      const post = await call('POST', JSON.stringify({ ...sample, submissionId: createSubmissionId() }));
      setAnswers([post, options]);
      if (post.status < 200 || post.status > 299) setError(`Server responded with status ${post.status}`);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
    }
    setRunning(false);
  };

  return (
    <>
      <Button size="lg" loading={running} onClick={run}>
        {running ? 'Testing API...' : 'Test Contact API'}
      </Button>
      {error !== undefined && (
        <MessagePanel className="mt-6">
          <p role="alert" className="min-w-0 font-medium">
            {error}
          </p>
        </MessagePanel>
      )}
      <p role="status" className="sr-only">
        {answers.map(({ name, status }) => `${name}: ${status}`).join(', ')}
      </p>
      {answers.map(({ name, status, statusText, headers, data }) => (
        <section key={name} aria-label={name} className="mt-10 border-t border-edge pt-5">
          <h2 className="type-h3">{name}</h2>
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
      ))}
    </>
  );
}

/** Wraps instead of scrolling, so that it needs no keyboard handling of its own. */
const Code = ({ value }: { value: unknown }) => (
  <pre className="type-small rounded-panel bg-sunk p-4 wrap-anywhere whitespace-pre-wrap">
    {value === '' ? 'no content' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
  </pre>
);
