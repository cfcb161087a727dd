/** @jest-environment node */
import { createContactService } from '@/lib/contact/contact-service';
import { handleContactRequest } from '@/lib/contact/handle-request';
import { readEnv } from '@/lib/env';

const content = {
  siteName: 'Site',
  siteOrigin: 'https://site.example',
  mailTo: 'a@site.example',
  mailFrom: 'b@site.example',
  inquiryTypes: [{ id: 'quote', label: 'Quote' }],
  services: [],
};
const request = () =>
  new Request('https://site.example/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'SECRET', email: 'a@b.example', inquiryType: 'quote', message: 'SECRET' }),
  });

let printed = '';
beforeEach(() => {
  printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  }
});

test('CALLS-12 CALLS-14 a fault of our own is answered in JSON and logged without what it quotes', async () => {
  const service = createContactService(readEnv({ NODE_ENV: 'test' }), content);
  const broken = {
    ...service,
    rateLimits: { ...service.rateLimits, valid: () => Promise.reject(new TypeError('cannot read SECRET')) },
  };
  const response = await handleContactRequest(request(), broken);
  expect([response.status, typeof (await response.json()).message]).toEqual([500, 'string']);
  expect(printed).toContain('"name":"TypeError"');
  expect(printed).not.toContain('SECRET');
});
