/** @requirement CASES-08 CASES-09 DECISIONS-05 ENTITIES-03 */
import { retailCustomerInsights as study } from '@/content/case-studies/retail-customer-insights';
import { caseStudy } from '@/content/case-studies/schema';
import { checkEntry } from '@/lib/content-check/check';

const check = (change: object) => () =>
  checkEntry(caseStudy, 'content/case-studies/x.ts', {
    ...study,
    id: 'x',
    url: '/case-studies/x',
    ...change,
  });
const narrative = (change: object) => ({ narrative: { ...study.narrative, ...change } });
const quote = (change: object) => narrative({ quote: { ...study.narrative.quote, ...change } });
const meta = (change: object) => ({ meta: { ...study.meta, ...change } });

test.each<[string, object, RegExp]>([
  ['a url that is not its own', { url: '/case-studies/other' }, /url is .*the id/],
  ['an unknown industry', { industry: 'Finance' }, /industry is 'Finance'.*content\/schemas\/industry-names/],
  [
    'a change outside the series',
    { figure: { ...study.figure, changeAt: 99 } },
    /figure's changeAt is 99.*points/,
  ],
  [
    'a short narrative',
    narrative({ challenge: ['Short.'], results: ['Short.'], impact: ['Short.'] }),
    /narrative and excerpt have \d+ words together\. Write 350 to 600/,
  ],
  [
    'a person in its quote',
    quote({ role: 'Ada Example' }),
    /narrative's quote's role is .*never the name of a person/,
  ],
  [
    'a company by name',
    quote({ company: 'Example Stores' }),
    /narrative's quote's company is .*never a name/,
  ],
  [
    'a figure on result pages',
    meta({ description: `${study.meta.description.slice(0, 120)} From 41 minutes to 9.` }),
    /meta's description is .*It must not state a figure of the study/,
  ],
])('a study with %s stops the build with a message for the editor', (_what, change, message) => {
  expect(check({})).not.toThrow();
  expect(check(change)).toThrow(message);
});

test.each([[{ role: 'Head of IT' }], [{ role: 'CFO' }], [{ company: 'US freight forwarder' }]])(
  'a role and a kind of company with capitals are no name: %j',
  (change) => {
    expect(check(quote(change))).not.toThrow();
  },
);
