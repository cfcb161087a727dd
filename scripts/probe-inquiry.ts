/**
 * `METRICS_TOKEN=… npm run probe:inquiry -- https://www.example.com`: sends an inquiry that goes to PROBE_TO of that
 * server, a mailbox that nobody reads, and ends with 0 when its relay has taken the mail.
 * Without an origin it asks localhost:3000.
 */
import { createSubmissionId, deriveReference } from '@/lib/contact/submission-id';
import * as routes from '@/lib/routes';

/** Longer than the server needs to give up on its relay. */
const TIMEOUT_MS = 40_000;

async function main(origin: string): Promise<void> {
  const submissionId = createSubmissionId();
  const started = performance.now();
  const response = await fetch(new URL(routes.contactApi, origin), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${process.env.METRICS_TOKEN ?? ''}`,
    },
    body: JSON.stringify({
      name: 'Probe',
      email: 'probe@localhost.example',
      inquiryType: 'general',
      message: `Sent by npm run probe:inquiry at ${new Date().toISOString()}.`,
      submissionId,
      source: 'probe',
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const ms = Math.round(performance.now() - started);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} after ${ms} ms: ${text}`);
  console.log(`delivered in ${ms} ms, reference ${deriveReference(submissionId)}`);
}

main(process.argv[2] ?? 'http://localhost:3000').catch((error: unknown) => {
  console.error(`not delivered: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
