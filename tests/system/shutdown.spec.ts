import { sendJson, validRequest } from '../support/contact-request';
import { startMailServer } from '../support/mail';
import { startSite } from '../support/site';
import { expect, test } from '../support/test';

test('a server that is told to stop finishes the inquiry that it is sending', async () => {
  const relay = await startMailServer();
  relay.behave({ kind: 'slow', ms: 3_000 });
  const site = await startSite({ SMTP_URL: relay.url });
  const request = validRequest();
  const answer = sendJson(site.origin, request);
  await relay.waitFor(1);
  const stopped = site.stop();
  expect((await answer).status).toBe(200);
  await stopped;
  expect(relay.of(String(request.submissionId))).toHaveLength(1);
  await expect(fetch(site.origin)).rejects.toThrow();
  await relay.stop();
});
