import { contactApiRoute } from '@/lib/routes/browser-routes';

/** A response as the test page shows it. `data` is the parsed JSON, or the text if it is not JSON. */
export type ApiAnswer = {
  call: string;
  status: number;
  statusText: string;
  headers: Record<string, string>;
  data: unknown;
};

/** The sample request; the server marks its mail as a test because of `source`. */
const sample = {
  name: 'API Test',
  email: 'api-test@company.example',
  company: 'Sample Company',
  phone: '+44 20 7946 0018',
  service: 'workflow-automation',
  inquiryType: 'general',
  message: 'A request with fixed sample values, sent from the API test page.',
  source: 'api-test',
};

const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * Makes the two calls of the test page, OPTIONS first.
 *
 * @param submissionId must be new for each run, so that the second is not taken for a retry.
 * @throws whatever `fetch` throws when there is no answer.
 */
export async function callApi(submissionId: string): Promise<{ options: ApiAnswer; post: ApiAnswer }> {
  const options = await call('OPTIONS', { method: 'OPTIONS', headers: JSON_TYPE });
  const post = await call('POST', {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ ...sample, submissionId }),
  });
  return { options, post };
}

async function call(method: string, init: RequestInit): Promise<ApiAnswer> {
  const response = await fetch(contactApiRoute, init);
  return {
    call: `${method} ${contactApiRoute}`,
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    data: jsonOrText(await response.text()),
  };
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The error text of a failed response; null when it is OK. */
export function statusError({ status }: ApiAnswer): string | null {
  return status >= 200 && status < 300 ? null : `Server responded with status ${status}`;
}
