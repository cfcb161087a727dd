// @ts-check
/** @param {string} text @returns {URL | null} a web address, or null for anything else. */
const parseUrl = (text) => (/^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null);

/**
 * What is wrong with the settings of a build, a line for each with the variable's name and what it must be. A missing
 * NEXT_PUBLIC_SITE_URL is wrong where REQUIRE_SITE_URL is 1, as in the Dockerfile, and the build is not a preview.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function findWrongBuildSettings(env) {
  const {
    NEXT_PUBLIC_SITE_URL: site = '',
    NEXT_PUBLIC_GEOLOCATION_URL: lookup = '',
    NEXT_PUBLIC_CURRENCY_DETECTION: mode = '',
    SITE_PREVIEW: preview = '',
    REQUIRE_SITE_URL: required = '',
  } = env;
  /** @type {[isWrong: boolean, line: string][]} */
  const checks = [
    [
      site !== '' && `${parseUrl(site)?.origin}/` !== parseUrl(site)?.href,
      'NEXT_PUBLIC_SITE_URL must be an origin with its scheme and without a path, such as https://www.example.com.',
    ],
    [
      site === '' && required === '1' && preview !== '1',
      'NEXT_PUBLIC_SITE_URL is not set: canonical URLs, sitemap and feed would say http://localhost:3000. Set it to the public origin, such as https://www.example.com.',
    ],
    [
      lookup !== '' && !parseUrl(lookup),
      'NEXT_PUBLIC_GEOLOCATION_URL must be a URL that begins with https://, or empty to turn the lookup off.',
    ],
    [
      !['', 'start', 'consent', 'off'].includes(mode),
      'NEXT_PUBLIC_CURRENCY_DETECTION must be start, consent or off.',
    ],
    [!['', '0', '1'].includes(preview), 'SITE_PREVIEW must be 1 for a preview, or empty.'],
    [!['', '0', '1'].includes(required), 'REQUIRE_SITE_URL must be 1, or empty.'],
  ];
  return checks.flatMap(([isWrong, line]) => (isWrong ? line : []));
}
