import { audiences } from '@/content/audiences';
import { company } from '@/content/company/company';
import { facts } from '@/content/company/facts';
import { industries } from '@/content/industries';
import { services } from '@/content/services';
import * as routes from '@/lib/routes';
import { pageAt } from '../support/page-html';
import { expect, test } from '../support/test';

/** The words of a page. */
const wordsOf = async (path: string) => (await pageAt(path)).text;

test('contradictory figures appear only where the specification puts them', {
  tag: '@DECISIONS-14',
}, async () => {
  const { netReturn, ownSolutions, experience, grossReturn, careerSolutions, payback, founded } = facts;
  for (const [path, ...figures] of [
    ['/', netReturn.value, ownSolutions.value, experience.value],
    [routes.industries, grossReturn.value, careerSolutions.value],
    [routes.faq, payback.value],
    // Both years stand in one sentence, as the chat says it.
    [routes.about, String(company.founded.site), founded.statement],
  ] as const)
    for (const figure of figures) expect(await wordsOf(path)).toContain(figure);
  expect(await wordsOf('/')).not.toContain(grossReturn.value);
});

/** Only styles separate some words, and only they set capitals. */
const solid = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** The targets of each industry, as their reader sees them; one stands on no other industry's page. */
const claims = Object.entries({
  healthcare: [facts.waits, facts.administration],
  finance: [facts.fieldAccuracy],
  retail: [facts.forecastAccuracy],
  manufacturing: [facts.downtime, facts.defects, facts.throughput, facts.energy],
  legal: [facts.reviewSpeed],
}).flatMap(([owner, targets]) => targets.map(({ value, label }) => ({ owner, claim: solid(value + label) })));

test('each industry page makes only its own claims, and no page calls a base price a starting price', {
  tag: ['@INDUSTRIES-10', '@SERVICES-16', '@AUDIENCES-06'],
}, async () => {
  const problems: string[] = [];
  for (const { ctaLink, id } of industries) {
    const words = await wordsOf(ctaLink);
    for (const { owner, claim } of claims)
      if (solid(words).includes(claim) !== (owner === id)) problems.push(`${ctaLink}: ${claim}`);
  }
  for (const path of [...services.map(({ url }) => url), ...audiences.map(({ ctaLink }) => ctaLink)]) {
    const words = await wordsOf(path);
    if (!/Base price\s*\$[\d,]+/.test(words)) problems.push(`${path} has no base price`);
    if (/\b(from|starting at)\s*\$/i.test(words)) problems.push(`${path} has a starting price`);
  }
  expect(problems).toEqual([]);
});
