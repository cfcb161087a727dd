import { randomUUID } from 'node:crypto';
import * as routes from '@/lib/routes';

/** A request that the route accepts; its sender and words differ each time, so that none repeats another. */
export function createInquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const mark = randomUUID().slice(0, 8);
  return {
    name: 'Ada Sample',
    email: `ada.${mark}@visitor.example`,
    company: 'Sample Works',
    phone: '+44 20 7946 0000',
    service: 'ai-training',
    inquiryType: 'consultation',
    message: `We would like to talk about ${mark}.`,
    submissionId: randomUUID(),
    elapsedMs: 30_000,
    page: '/services/ai-training',
    ...changes,
  };
}

export type FormResponse = {
  status: number;
  headers: Headers;
  text: string;
  body: { message?: unknown } | null;
};

/** Sends `body` as it is and reads the response; redirects are shown, not followed. */
export async function send(
  origin: string,
  body: BodyInit | Buffer | undefined,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<FormResponse> {
  const response = await fetch(origin + routes.contactApi, {
    method,
    body: body as BodyInit,
    headers,
    redirect: 'manual',
  });
  const { status, headers: sent } = response;
  const text = await response.text();
  const isJson = sent.get('content-type')?.includes('json');
  return { status, headers: sent, text, body: isJson && text ? JSON.parse(text) : null };
}

/** Sends a request as the form's script does. */
export function sendJson(
  origin: string,
  request: unknown = createInquiry(),
  headers: Record<string, string> = {},
): Promise<FormResponse> {
  return send(origin, JSON.stringify(request), { 'Content-Type': 'application/json', ...headers });
}

/** Sends a request as a browser without JavaScript does. */
export function sendForm(
  origin: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<FormResponse> {
  return send(origin, new URLSearchParams(fields), headers);
}
