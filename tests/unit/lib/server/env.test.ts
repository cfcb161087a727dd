import { listMissingSettings, readEnv } from '@/lib/server/env';

const env = (values: Record<string, string>) => readEnv(values as NodeJS.ProcessEnv);

test('the limits of inquiries have defaults and can be set', () => {
  const defaults = { CONTACT_LIMIT: 5, CONTACT_LIMIT_WINDOW: 600, TRUST_PROXY: 0, MAIL_HOURLY_LIMIT: 1000 };
  expect(env({})).toMatchObject(defaults);
  const set = { CONTACT_LIMIT: 7, CONTACT_LIMIT_WINDOW: 60, TRUST_PROXY: 2, MAIL_HOURLY_LIMIT: 9 };
  expect(
    env(Object.fromEntries(Object.entries(set).map(([name, value]) => [name, `${value}`]))),
  ).toMatchObject(set);
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
  expect(listMissingSettings(env(mail), '')).toEqual([expect.stringContaining('NEXT_PUBLIC_SITE_URL')]);
  expect(listMissingSettings(env(mail), origin)).toEqual([]);
});

test.each([
  ['SMTP_URL', 'relay.example'],
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
  ['MAIL_HOURLY_LIMIT', '0'],
  ['PROBE_TO', 'a@b.example, c@d.example'],
])('names an invalid %s without printing its value', (name, value) => {
  expect(() => env({ [name]: value })).toThrow(name);
  expect(() => env({ [name]: value })).not.toThrow(value.length > 2 ? value : '\u0000');
});

test('REDIS_URL needs CONTACT_HASH_KEY', () => {
  const REDIS_URL = 'redis://localhost';
  expect(() => env({ REDIS_URL })).toThrow('CONTACT_HASH_KEY');
  expect(env({ REDIS_URL, CONTACT_HASH_KEY: 'k'.repeat(32) })).toMatchObject({ REDIS_URL });
});

test('PROBE_TO needs METRICS_TOKEN', () => {
  const PROBE_TO = 'probe@site.example';
  expect(() => env({ PROBE_TO })).toThrow('METRICS_TOKEN');
  expect(env({ PROBE_TO, METRICS_TOKEN: 't'.repeat(32) })).toMatchObject({ PROBE_TO });
});
