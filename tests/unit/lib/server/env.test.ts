import { listMissingSettings, readEnv } from '@/lib/server/env';
import { findWrongBuildSettings } from '@/scripts/build/check-settings.mjs';

const env = (values: object) => readEnv(values as NodeJS.ProcessEnv);

test('the limits of inquiries have defaults and can be set', () => {
  const defaults = { CONTACT_LIMIT: 5, CONTACT_LIMIT_WINDOW: 600, TRUST_PROXY: 0, MAIL_HOURLY_LIMIT: 1000 };
  expect(env({})).toMatchObject(defaults);
  expect(env({ CONTACT_LIMIT: '7', TRUST_PROXY: '2' })).toMatchObject({ CONTACT_LIMIT: 7, TRUST_PROXY: 2 });
});

// @requirement CALLS-15
test('dev and preview keep mail in .outbox when nothing else is set', () => {
  for (const name of ['dev', 'preview']) {
    expect(env({ npm_lifecycle_event: name }).MAIL_OUTBOX_DIR).toBe('.outbox');
    expect(env({ npm_lifecycle_event: name, SMTP_URL: 'smtp://relay' }).MAIL_OUTBOX_DIR).toBeUndefined();
    expect(env({ npm_lifecycle_event: name, MAIL_OUTBOX_DIR: 'here' }).MAIL_OUTBOX_DIR).toBe('here');
  }
  expect(env({ npm_lifecycle_event: 'start' }).MAIL_OUTBOX_DIR).toBeUndefined();
});

// @requirement CALLS-11
test('lists missing settings by name', () => {
  const origin = 'https://site.example';
  const mail = { SMTP_URL: 'smtp://relay' };
  expect(listMissingSettings(env({}), origin)).toEqual([expect.stringMatching(/SMTP_URL.*MAIL_OUTBOX_DIR/)]);
  const both = { MAIL_TO: 'a@site.example', MAIL_FROM: 'b@site.example' };
  const names = (values: Record<string, string>, site = origin) =>
    listMissingSettings(env(values), site).map((line) => line.split(' ')[0]);
  expect(names(mail)).toEqual(['MAIL_TO', 'MAIL_FROM']);
  // Files are for trying out.
  expect(names({ MAIL_OUTBOX_DIR: 'here' })).toEqual([]);
  expect(names({ ...mail, ...both, MAIL_OUTBOX_DIR: 'here' })).toEqual(['SMTP_URL']);
  expect(names({ ...mail, ...both })).toEqual([]);
  expect(listMissingSettings(env({ ...mail, ...both }), '').join()).toContain('NEXT_PUBLIC_SITE_URL');
});

test.each([
  ['SMTP_URL', 'https://relay.example'],
  ['SMTP_URL', 'smtp://user:p/w@relay:port'],
  ['MAIL_TO', 'a@b.example, c@d.example'],
  ['MAIL_FROM', 'not an address'],
  ['REDIS_URL', 'localhost'],
  ['TRUST_PROXY', 'yes'],
  ['CONTACT_LIMIT', '0'],
  ['CONTACT_LIMIT_WINDOW', '-1'],
  // A timer of more than 2,147,483 seconds ends at once, and the limit with it.
  ['CONTACT_LIMIT_WINDOW', '2147484'],
  ['CONTACT_HASH_KEY', 'short'],
  ['METRICS_TOKEN', 'guessable'],
])('names an invalid %s without printing its value', (name, value) => {
  // One line with the name and what it must be.
  const line = new RegExp(`^[^\\n]+\\n  ${name} must .+`);
  expect(() => env({ [name]: value })).toThrow(line);
  expect(() => env({ [name]: value })).not.toThrow(value.length > 2 ? value : '\u0000');
});

test.each([
  [{ REDIS_URL: 'redis://localhost' }, { CONTACT_HASH_KEY: 'k'.repeat(32) }],
  [{ PROBE_TO: 'probe@site.example' }, { METRICS_TOKEN: 't'.repeat(32) }],
])('%j needs %j', (setting, other) => {
  expect(() => env(setting)).toThrow(Object.keys(other)[0]);
  expect(env({ ...setting, ...other })).toMatchObject(setting);
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'localhost:3000'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.com/site/'],
  ['NEXT_PUBLIC_SITE_URL', 'https://user:secret@www.example.com'],
  ['NEXT_PUBLIC_SITE_URL', 'ftp://example.com'],
  ['NEXT_PUBLIC_GEOLOCATION_URL', 'ipapi.co/json'],
  ['NEXT_PUBLIC_CURRENCY_DETECTION', 'yes'],
  ['SITE_PREVIEW', 'true'],
  ['REQUIRE_SITE_URL', 'yes'],
])('a build with %s=%s stops with one line', (name, value) => {
  const lines = findWrongBuildSettings({ [name]: value });
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
  expect(lines.join()).not.toContain('secret');
});

test.each([
  ['as it is', {}, 0],
  ['for the public', { REQUIRE_SITE_URL: '1' }, 1],
  ['for a preview', { REQUIRE_SITE_URL: '1', SITE_PREVIEW: '1' }, 0],
  ['with an origin', { REQUIRE_SITE_URL: '1', NEXT_PUBLIC_SITE_URL: 'https://www.example.com' }, 0],
  ['with an origin and a slash', { NEXT_PUBLIC_SITE_URL: 'http://127.0.0.1:3000/' }, 0],
])('a build %s has %j: %i lines', (_, values, count) => {
  expect(findWrongBuildSettings(values)).toHaveLength(count);
});
