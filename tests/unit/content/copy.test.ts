import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { industries } from '@/content/industries';
import { services } from '@/content/services';
import { industriesOverview } from '@/content/site/industries-overview';
import { servicesOverview } from '@/content/site/services-overview';
import { copyOf, sharedSentences } from '../../support/copy';

/** The design's banned words. 'clients empowered' is a label that the specification fixes. */
const BANNED = /\b(unlock\w*|empower\w*|revolutioni[sz]\w*|seamless\w*|cutting[- ]edge)\b/i;
const FIXED = /\b(clients empowered|Request Received!|Unexpected Application Error!)/g;

/** What visitors may say to the assistant is not our copy. */
const VISITORS = /\b(asks|words|offTopic)\b/;

const folder = join(process.cwd(), 'content');
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!schema)\.ts$/.test(file))
  .sort();

test.each(modules)('the copy of content/%s has no banned word and no exclamation mark', (file) => {
  const found = copyOf(require(join(folder, file)))
    .map(({ where, text }) => ({ where, text: text.replace(FIXED, '') }))
    .filter(({ where }) => !VISITORS.test(where))
    .filter(({ text }) => BANNED.test(text) || /!(?=\s|$)/.test(text))
    .map(({ where, text }) => `${where}: ${text}`);
  expect(found).toEqual([]);
});

/** A note that is the same wherever it is needed. */
const NOTE = 'figures in case studies are illustrative';

const families = {
  services: [...services, { id: 'overview', page: servicesOverview }],
  audiences,
  industries: [...industries, { id: 'overview', page: industriesOverview }],
};

test.each([...Object.entries(families), ['caseStudies', caseStudies] as const])(
  'no two pages of %s share a sentence',
  (_, entries) => {
    const texts = entries.map((entry) => [entry.id, copyOf(entry).map(({ text }) => text)] as const);
    const shared = sharedSentences(Object.fromEntries(texts), 5);
    expect(shared.filter((sentence) => !sentence.endsWith(NOTE))).toEqual([]);
  },
);
