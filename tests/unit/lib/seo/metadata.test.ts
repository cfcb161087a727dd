/** @jest-environment node */
import { sitePages } from '@/content/site-pages';
import { readBuild } from '@/lib/build-info';
import { healthOf } from '@/lib/health';
import { resultTitle, sitePageMetadata } from '@/lib/seo/metadata';
import { markdownPath, shareImage } from '@/lib/seo/page-files';

const article = sitePages.find(({ subject }) => subject?.kind === 'article')!;

test('the name follows a title only where a result has room for both', () => {
  const titled = (title: string) => resultTitle({ meta: { title, description: '' } }, 'Emberlane');
  expect(titled('Cookies')).toBe('Cookies | Emberlane');
  expect(titled('x'.repeat(48))).toBe(`${'x'.repeat(48)} | Emberlane`);
  expect(titled('x'.repeat(49))).toBe('x'.repeat(49));
});

test('DECISIONS-02 an article is shared as one, with its date, its picture and its Markdown', () => {
  expect(sitePageMetadata(article, 'Emberlane')).toMatchObject({
    alternates: {
      canonical: `http://localhost:3000${article.path}`,
      types: { 'text/markdown': `http://localhost:3000${article.path}.md` },
    },
    openGraph: {
      type: 'article',
      publishedTime: article.updated,
      siteName: 'Emberlane',
      images: [{ url: `http://localhost:3000/og${article.path}.png`, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('home has names of its own for its picture and its Markdown', () => {
  expect([shareImage('/'), markdownPath('/')]).toEqual(['/og/home.png', '/index.md']);
  expect([shareImage('/a/b'), markdownPath('/a/b')]).toEqual(['/og/a/b.png', '/a/b.md']);
});

test.each([
  [{ SMTP_URL: 'smtp://user:secret@mail.example' }, true, 'relay'],
  [{ MAIL_OUTBOX_DIR: '/var/mail' }, true, 'files'],
  [{}, false, undefined],
])('health says whether mail is configured and nothing of how (%#)', (env, ok, way) => {
  const health = healthOf({ pages: 45, env });
  expect(health).toMatchObject({ ok, mail: { configured: ok }, content: { configured: true, pages: 45 } });
  expect(health.mail.way).toBe(way);
  expect(JSON.stringify(health)).not.toMatch(/secret|mail\.example|\/var/);
});

test('a site without pages is not well', () => {
  expect(healthOf({ pages: 0, env: { SMTP_URL: 'smtp://mail.example' } }).ok).toBe(false);
});

test.each([
  [
    { VERCEL_GIT_COMMIT_SHA: 'abcdef0123456', VERCEL_GIT_COMMIT_REF: 'spring' },
    { commit: 'abcdef0', branch: 'spring' },
  ],
  [
    { GITHUB_SHA: '0123456789', GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'main' },
    { commit: '0123456', branch: 'main' },
  ],
  [
    { CF_PAGES_COMMIT_SHA: 'fedcba9876', CF_PAGES_BRANCH: 'prices' },
    { commit: 'fedcba9', branch: 'prices' },
  ],
])('a build knows commit and branch from its service (%#)', (env, expected) => {
  expect(readBuild(env as unknown as NodeJS.ProcessEnv, () => undefined)).toEqual(expected);
});

test('else git says them; a commit checked out alone has no branch, and an archive has neither', () => {
  const env = {} as NodeJS.ProcessEnv;
  const says =
    (branch: string) =>
    (_: string, ...rest: string[]) =>
      rest.includes('--abbrev-ref') ? branch : '1234567890';
  expect(readBuild(env, says('drafts'))).toEqual({ commit: '1234567', branch: 'drafts' });
  expect(readBuild(env, says('HEAD'))).toEqual({ commit: '1234567' });
  expect(readBuild(env, () => undefined)).toEqual({});
});
