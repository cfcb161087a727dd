import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { numberInWords } from '@/lib/format/number-words';
import { formatDays, formatTimes, formatTimesInSentence } from '@/lib/format/opening-hours';
import { estimate } from '@/lib/pricing-calculator/estimate';
import { defaultParameters, peopleBySize } from '@/lib/pricing-calculator/parameters';
import { pricing } from '../pricing/pricing-rules';
import { pricedTiers, tiers } from '../pricing/tiers';
import { type Fact, fact, type GroupQuote, statedPrices } from '../schemas/facts';
import { company } from './company';
import { hoursSummary } from './hours';
import { joinSentences, terms } from './terms';

/*
 * What the company says about itself: each figure, promise and method once, with its scope, date and source. Pages
 * take their wording from here. Where the specification gives a figure twice, the scope says what each one counts;
 * those scopes are our reading of it and have to be confirmed before launch.
 */
/** '1' of '1 business day'. */
const [replyDays = ''] = company.responseTime.split(' ');
/** Texts about the company; articles, guides and studies are about others. */
const ABOUT_US = /^content\/(?!(?:articles|case-studies|guides|videos)\/)/;
/** The same, and the Office files. */
const ABOUT_US_AND_FILES = new RegExp(`${ABOUT_US.source}|^public/`);
const SPECIFICATION = 'docs/requirements.md';
const METHOD = 'the method in content/services';
const CONFIRMED = '2025-05-07';
const CAREERS = `over our people’s whole careers, mostly before ${company.name}`;
const OWN = `since ${company.founded.site}`;

/** Figures that a label and a sentence state. */
const figures = {
  clients: '10+',
  ownSolutions: '10+',
  hoursSaved: '120,000+',
  careerSolutions: '500+',
  industries: '15+',
  successRate: '98%',
  payback: '3-6 months',
  netReturn: '100',
  grossReturn: '3.5x',
  grossRange: '3-5x',
  simpleAutomation: '1-2 weeks',
  transformations: '1-3 months',
  pilot: 'four',
  testCases: 'a hundred',
  rollout: 'twelve weeks',
};
/** '20+ years' and 'over 50 years'. */
const [longestCareer = '', allCareers = ''] = [company.experience.site, company.experience.chat].map(
  (text) => /^.*? years/.exec(text)?.[0],
);

const forSixty = estimate({ ...defaultParameters, teamSize: 'large' }, pricing);

/** The worked quote: a group program for 60 people, with the calculator's own choices everywhere else. */
export const groupQuote: GroupQuote = {
  people: 60,
  lines: [
    { label: 'Base price, training', usd: forSixty.baseCost },
    { label: `Team size, ${peopleBySize.large} people`, usd: forSixty.teamSizeCost },
    { label: 'Standard support', usd: forSixty.supportCost },
  ],
  total: forSixty.totalCost,
};

/** How many people a first-day session takes. */
export const sessionSize = 20;

/** Stands beside the case studies of a page, whether one or more. */
export const compositeNote = 'Composite, with illustrative figures.';

/** An amount that is shown in the visitor's currency. */
export const usd = (amount: number) => `{usd:${amount}}`;
/** Whole US dollars. An estimate below `smallProject` is quoted by hand. */
const stated = checkEntry(statedPrices, 'content/company/facts.ts', {
  smallProject: 1000,
});
export const { smallProject } = stated;
/** What a service costs one person, with basic support; for training, a seat in a group session. */
export const personPrice = (serviceType: keyof typeof pricing.baseCost) =>
  estimate({ ...defaultParameters, serviceType, teamSize: 'individual', supportLevel: 'basic' }, pricing)
    .totalCost;
const seat = personPrice('training');
const lowestTier = Math.min(...pricedTiers.map((tier) => tier.usd));
/** From this many people on, a group program costs less per person than the lowest coaching tier. */
const groupFrom =
  Math.floor(estimate({ ...defaultParameters, serviceType: 'training' }, pricing).totalCost / lowestTier) + 1;
/** The amount as a tier of the training page states it. */
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** A figure of the specification that no project has proved yet: pages call it a target and say how it is counted. */
const target = (value: string, label: string, counted: string) =>
  ({
    value,
    label,
    counts: `Target: ${counted}`,
    statement: `${value} ${label} is a target we set with clients, not a result.`,
    scope: counted,
    date: CONFIRMED,
    source: SPECIFICATION,
  }) satisfies Fact;

const weeksOf = (name: string, service: string, weeks: number) => {
  const words = numberInWords(weeks);
  return {
    value: `${words} weeks`,
    statement: `${name} takes about ${words} weeks.`,
    scope: 'elapsed weeks for the usual size and timeline; the pricing calculator adjusts them',
    date: CONFIRMED,
    source: 'content/pricing/pricing-rules.ts',
    check: {
      patterns: [/\babout (\w+) weeks/i, /\b(\w+) weeks from today/i],
      accepts: [words, String(weeks)],
      files: new RegExp(`^content/services/${service}\\.ts$`),
    },
  } satisfies Fact;
};

export const facts = {
  // Training prices.
  groupTraining: {
    value: dollars(groupQuote.total),
    statement: `A group program for ${groupQuote.people} people costs ${usd(groupQuote.total)}: the ${usd(forSixty.baseCost)} base price, ${usd(forSixty.teamSizeCost)} for a team of ${peopleBySize.large} people, and ${usd(forSixty.supportCost)} for standard support.`,
    scope: 'a group program with a 1-3 month timeline, standard support, medium customization and no add-ons',
    date: CONFIRMED,
    source: 'content/pricing/pricing-rules.ts',
    check: {
      patterns: [/\b(?:60|sixty) people (?:costs?|is|comes to) (\$[\d,]+|\{usd:\d+\})/i],
      accepts: [dollars(groupQuote.total), usd(groupQuote.total)],
    },
  },
  groupIncluded: {
    statement: `The group price buys shared sessions, exercises from the team’s work, a rule sheet, and email support for ${terms.supportTerm}.`,
    scope: 'group programs, whatever their length',
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  coaching: {
    statement: [
      `Individual coaching: ${pricedTiers.map(({ name, usd: price }, at) => `${name} ${at === 0 ? `costs ${usd(price)} per person` : usd(price)}`).join(', ')}.`,
      ...tiers.flatMap(({ name, usd: price }) => (price === null ? [`${name} is priced on request.`] : [])),
    ].join(' '),
    scope: 'one person, with their own exercises, feedback and the months of support that the tier states',
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  groupSessions: {
    statement: `A first-day session takes up to ${sessionSize} people, so ${groupQuote.people} people need at least ${numberInWords(Math.ceil(groupQuote.people / sessionSize))} sessions.`,
    scope: 'group programs; the calculator’s price follows team size and timeline, not the program',
    date: CONFIRMED,
    source: METHOD,
  },
  soloTraining: {
    statement: 'For one person, this is a seat in a group session.',
    scope: 'the team size “just you” of the pricing calculator',
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  soloSeat: {
    value: dollars(seat),
    statement: `For one person, a seat in a group session costs ${usd(seat)} with email support.`,
    scope: 'one person, a 1-3 month timeline, basic support, medium customization and no add-ons',
    date: CONFIRMED,
    source: 'content/pricing/pricing-rules.ts',
  },
  groupFromThree: {
    statement: `For ${numberInWords(groupFrom)} or more people, a group program with standard support costs less per person.`,
    scope: 'compared with the lowest coaching tier; a 1-3 month timeline, medium customization and no add-ons',
    date: CONFIRMED,
    source: 'content/pricing/pricing-rules.ts',
  },
  combinedTraining: {
    statement:
      'You can combine the two: a group program for everyone, and coaching for the few who will teach the rest.',
    scope: 'companies that train a team',
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  users: {
    statement: 'Count everyone who will run the system, check its results or use them.',
    scope: 'the team sizes of the pricing calculator, for software; the requests it handles do not count',
    date: CONFIRMED,
    source: METHOD,
  },
  smallProjects: {
    value: dollars(smallProject),
    statement: `We quote projects below ${usd(smallProject)} by hand.`,
    scope: 'results of the pricing calculator',
    date: CONFIRMED,
    source: SPECIFICATION,
    check: {
      patterns: [/\bbelow (\$[\d,]+|\{usd:\d+\})[^.]*\bby hand/i],
      accepts: [dollars(smallProject), usd(smallProject)],
    },
  },
  trainingLengths: {
    value: 'one day to eight weeks',
    statement: 'Programs last 1 day, 3-5 days, 2-4 weeks or 4-8 weeks.',
    scope: 'the four training programs',
    date: CONFIRMED,
    source: SPECIFICATION,
    check: {
      patterns: [/\b(\w+)-day (?:course|program|introduction|workshop|training)\b/i],
      accepts: ['one', '1'],
    },
  },
  handoverTraining: {
    statement:
      'Every project that sets up or changes a system includes training for the people who will run it. The training add-on covers the rest of the team.',
    scope: 'onboarding, automation, custom development and optimization',
    date: CONFIRMED,
    source: METHOD,
  },

  // Weeks.
  onboardingWeeks: weeksOf('Onboarding', 'ai-onboarding', pricing.baseWeeks.onboarding),
  automationWeeks: weeksOf('An automation', 'workflow-automation', pricing.baseWeeks.automation),
  developmentWeeks: weeksOf('A custom system', 'custom-ai-development', pricing.baseWeeks.development),
  optimizationWeeks: weeksOf('An optimization', 'ai-optimization', pricing.baseWeeks.optimization),
  simpleAutomation: {
    value: figures.simpleAutomation,
    statement: `Simple automations take ${figures.simpleAutomation} to build.`,
    scope:
      'the build to a first working version; timing the old process, comparing and handing over take more weeks',
    date: CONFIRMED,
    source: SPECIFICATION,
    check: {
      patterns: [/\bsimple automations?\b[^.]{0,30}?(\d+-\d+ weeks)/i],
      accepts: [figures.simpleAutomation],
    },
  },
  transformations: {
    value: figures.transformations,
    statement: `Larger transformations take ${figures.transformations}.`,
    scope: 'a whole project at the usual size',
    date: CONFIRMED,
    source: SPECIFICATION,
    check: { patterns: [/\btransformations?\b[^.]{0,20}?(\d+-\d+ months)/i], accepts: [figures.transformations] },
  },
  responseTime: {
    value: company.responseTime,
    statement: `We reply within ${company.responseTime}.`,
    scope: 'the contact form and email',
    date: CONFIRMED,
    source: 'content/company/company.ts',
    check: {
      patterns: [/\bwithin (\w+) (?:business|working) days?\b/i],
      accepts: [replyDays, numberInWords(Number(replyDays))],
      // Guides state the reader's own limits.
      files: /^content\/(?!guides\/)/,
    },
  },

  // Returns.
  payback: {
    value: figures.payback,
    statement: `Most clients reach a positive ROI within ${figures.payback} of going live.`,
    scope: 'from the day a system goes live',
    date: CONFIRMED,
    source: SPECIFICATION,
    check: {
      patterns: [
        /\bpositive ROI\b[^.]{0,12}?([\d-]+ months)/i,
        /\b(?:break even|pays? (?:for itself|back))\b[^.]{0,12}?\bwithin ([\d-]+ months)/i,
      ],
      accepts: [figures.payback],
    },
  },
  netReturn: {
    value: figures.netReturn,
    label: 'average ROI within the first year',
    counts: 'net: after our fee and the client’s own costs',
    statement: `The average ROI is ${figures.netReturn}% within the first year: what is left after all costs, our fee and your own team’s time included, equals those costs.`,
    scope: 'net, against all costs of the first year',
    date: CONFIRMED,
    source: SPECIFICATION,
    check: { patterns: [/\baverage ROI\b[^.]{0,12}?(\d+)%/i, /(\d+)% on average within/i], accepts: [figures.netReturn] },
  },
  grossReturn: {
    value: figures.grossReturn,
    label: 'Average ROI',
    counts: `gross, on ${company.name}’s projects: year-one value per dollar of our fee. Net, it is ${figures.netReturn}%`,
    statement: `The value gained in year one averages ${figures.grossRange} our fee, ${figures.grossReturn} over all projects. Compared with everything spent, the client’s own costs included, that is about twice.`,
    scope: 'gross, against our fee alone; before licenses and your own team’s time',
    date: CONFIRMED,
    source: SPECIFICATION,
    check: {
      patterns: [/(\d(?:\.\d)?(?:-\d)?x)[^.]{0,12}?\byear one\b/i],
      accepts: [figures.grossRange, figures.grossReturn],
    },
  },

  references: {
    statement: joinSentences(terms.namedClients, 'To speak to a client, ask in your request.'),
    scope: 'quotes are samples, and case studies are composites',
    date: CONFIRMED,
    source: METHOD,
  },

  // Scale and history.
  founded: {
    statement: `${company.name} was founded in ${company.founded.site} as a company; it grew out of a consulting practice founded in ${company.founded.chat}.`,
    scope: 'both years, side by side',
    date: CONFIRMED,
    source: 'content/company/company.ts',
    check: {
      patterns: [/\bfounded in (\d{4})\b/i],
      accepts: [String(company.founded.chat), String(company.founded.site)],
    },
  },
  experience: {
    value: longestCareer.split(' ')[0] ?? '',
    label: 'years of experience',
    counts: 'the longest career on our team',
    statement: `The longest career on our team spans ${longestCareer}. Together, the team has ${allCareers} of experience.`,
    scope: 'careers of the team, before the company and since',
    date: CONFIRMED,
    source: 'content/company/company.ts',
  },
  hours: {
    statement: hoursSummary,
    scope: 'whatever office answers',
    date: CONFIRMED,
    source: 'content/company/company.ts',
    check: {
      patterns: [
        /\b(\w+day (?:-|to|through) \w+day)\b/i,
        /(\d+(?::\d\d)? ?[ap]m (?:-|to) \d+(?::\d\d)? ?[ap]m)\b/i,
      ],
      accepts: Object.values(company.hours).flatMap((hours) =>
        [
          ...[formatDays(hours.days), formatDays(hours.days, ' - ')],
          ...[formatTimes(hours), formatTimesInSentence(hours)].map((times) =>
            times.replace(` ${hours.zoneLabel}`, ''),
          ),
        ].map((text) => text.toLowerCase()),
      ),
      files: ABOUT_US,
    },
  },
  offices: {
    value: `${numberInWords(company.offices.length)} ${company.offices.length === 1 ? 'office' : 'offices'}`,
    statement: `We have ${numberInWords(company.offices.length)} ${company.officesIn}.`,
    scope: 'whoever works there',
    date: CONFIRMED,
    source: 'content/company/company.ts',
    check: {
      patterns: [/\boffices? in (?!other )([^.;:()]+?)(?=[.;:()]|, and \w+|$)/],
      accepts: [company.cities.toLowerCase()],
      files: ABOUT_US,
    },
  },
  phone: {
    value: company.phone,
    statement: `Our phone number is ${company.phone}.`,
    scope: 'all offices',
    date: CONFIRMED,
    source: 'content/company/company.ts',
    check: { patterns: [/(\+\d[\d ()-]{7,}\d)/], accepts: [company.phone] },
  },
  email: {
    value: company.email,
    statement: `Our email address is ${company.email}.`,
    scope: 'all inquiries',
    date: CONFIRMED,
    source: 'content/company/company.ts',
    check: {
      patterns: [/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/],
      // The last is the example in the contact form.
      accepts: [company.email, company.websiteEmail, 'name@company.com'],
      files: ABOUT_US_AND_FILES,
    },
  },
  aroundTheClock: {
    statement: `Support keeps business hours, ${formatDays(company.hours.office.days)}. With a custom system, you can add 24/7 support.`,
    scope: 'all support levels; the priority add-on means 24/7 only with custom development',
    date: CONFIRMED,
    source: 'content/pricing/pricing-rules.ts',
  },
  supportTerm: {
    statement: `Support levels, the maintenance plan and priority support are each charged once and cover ${terms.supportTerm}; there is no monthly fee. ${terms.renewal}`,
    scope: 'projects; coaching tiers state their own months',
    date: CONFIRMED,
    source: 'content/pricing/pricing-rules.ts',
  },
  clients: {
    value: figures.clients,
    label: 'clients empowered',
    counts: OWN,
    statement: `${company.name} itself has served ${figures.clients} clients.`,
    scope: `the company’s own, since ${company.founded.site}`,
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  ownSolutions: {
    value: figures.ownSolutions,
    label: 'AI solutions deployed',
    counts: OWN,
    statement: `${company.name} itself has deployed ${figures.ownSolutions} AI solutions.`,
    scope: `the company’s own, since ${company.founded.site}`,
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  hoursSaved: {
    value: figures.hoursSaved,
    label: 'hours saved annually',
    counts: 'all clients together',
    statement: `Systems we deployed save clients ${figures.hoursSaved} hours a year.`,
    scope: 'all clients together, by the measure agreed with each',
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  careerSolutions: {
    value: figures.careerSolutions,
    label: 'Solutions Deployed',
    counts: CAREERS,
    statement: `Over their careers, the people on our team have deployed ${figures.careerSolutions} solutions in ${figures.industries} industries.`,
    scope: 'the team’s work before the company and since, not the company’s own',
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  industriesServed: {
    value: figures.industries,
    label: 'Industries Served',
    counts: CAREERS,
    statement: `Over their careers, the people on our team have worked in ${figures.industries} industries.`,
    scope: 'the team’s work before the company and since; this site has pages for some of them',
    date: CONFIRMED,
    source: SPECIFICATION,
  },
  successRate: {
    value: figures.successRate,
    label: 'Client Success Rate',
    counts: 'of the projects in our people’s careers met the target agreed at the start',
    statement: `Over the careers of our team, ${figures.successRate} of projects met the target agreed at their start.`,
    scope: 'the team’s work before the company and since',
    date: CONFIRMED,
    source: SPECIFICATION,
  },

  // Targets of service and industry pages. 'Per request' compares the same kind of work, before and after.
  automationTime: target('85%', 'less processing time', 'staff time per request'),
  automationErrors: target('93%', 'fewer errors', 'wrong values per request'),
  automationCost: target('40%', 'lower cost', 'cost per request'),
  optimizationAccuracy: target(
    '40%+',
    'higher accuracy',
    'for example 84 right answers in 100 instead of 60',
  ),
  optimizationTime: target('60%+', 'less processing time', 'same requests, week 1 to week 8'),
  optimizationCost: target('35%+', 'lower cost', 'running cost per request, week 1 to week 8'),
  waits: target('35%', 'shorter waits', 'from arrival to first contact'),
  administration: target('Up to 70%', 'less time on administration', 'staff time on the tasks we automate'),
  fieldAccuracy: target('99%', 'accuracy', 'fields that match a hand check'),
  forecastAccuracy: target('95%', 'forecast accuracy', 'weekly sales, missed by 5% on average'),
  downtime: target('75%', 'less downtime', 'hours of unplanned stops, against the quarter before'),
  defects: target(
    '99.8%',
    'defect detection accuracy',
    'share of known defects caught; good parts rejected are counted separately',
  ),
  throughput: target('15-30%', 'more throughput', 'output, against the quarter before'),
  energy: target('20%', 'lower energy cost', 'against the quarter before'),
  reviewSpeed: target('60x', 'review speed', 'reading time of a first pass, without the lawyer’s review'),

  // Method. Services, articles, guides and videos describe the same one.
  pilot: {
    value: `${figures.pilot} weeks`,
    statement: `A pilot runs for ${figures.pilot} weeks beside the old process before anyone decides.`,
    scope:
      'every pilot; in onboarding it starts in week 3, and the decision falls in week 6, after the handover',
    date: CONFIRMED,
    source: METHOD,
    check: {
      patterns: [/\bpilots? (?:lasts?|runs? for|takes?|of) (\w+) weeks?\b/i],
      accepts: [figures.pilot, '4'],
    },
  },
  firstScores: {
    value: 'week four',
    statement: 'Test cases are collected in week 2, and the first version is scored on them by week 4.',
    scope: 'custom development at its usual length',
    date: CONFIRMED,
    source: METHOD,
    check: {
      patterns: [
        /\b(?:evaluation|evaluated|tested|scored|quality is measured)\b[^.]{0,24}?\b(first week|week (?:one|1)\b)/i,
      ],
      accepts: ['week four', 'week 4'],
    },
  },
  teamHours: {
    value: 'Half a day',
    statement:
      'It takes half a day a week from the process owner, 2 to 4 hours from each of two colleagues who check results and, at first, an hour from IT.',
    scope: 'one process, from choosing it to daily use; the playbook has it week by week',
    date: CONFIRMED,
    source: 'content/guides/ai-rollout-playbook.ts',
    check: {
      patterns: [/\| Process owner \|[^|]*\| ([^|]+?) a week/],
      accepts: ['half a day'],
    },
  },
  runningCosts: {
    statement: 'Licenses and usage are extra. We estimate them on your own volume before you decide.',
    scope: 'every system that we set up; the base prices leave them out',
    date: CONFIRMED,
    source: METHOD,
  },
  testCases: {
    value: figures.testCases,
    statement: `A system that we build is tested on ${figures.testCases} real cases with known answers.`,
    scope: 'custom development; a baseline before a project needs thirty timed cases',
    date: CONFIRMED,
    source: METHOD,
  },
  humanCheck: {
    statement:
      'The software reports how sure it is of each value. We test that score on your past cases and set a limit. Above it, values go through without a human check; below it, they wait. A regular sample shows whether the limit still holds.',
    scope: 'every automation',
    date: CONFIRMED,
    source: METHOD,
  },
  dataColors: {
    statement:
      'Green data, which anyone may see, may go into any approved tool. Amber data, internal material, may go in once identifying names and numbers are removed. Red data, such as health, pay and passwords, never goes in.',
    scope: 'policies, guides and articles; a client may choose other colors',
    date: CONFIRMED,
    source: METHOD,
    check: {
      patterns: [/\b(yellow) (?:data|needs|is|means)\b/i, /\bgreen(?:,| and) (yellow)\b/i],
      accepts: ['amber'],
    },
  },
  rollout: {
    value: figures.rollout,
    statement:
      `A first process takes ${figures.rollout}: three to choose, four to build, four to go live in steps and one to hand over. One more week is in reserve.`,
    scope: 'a company that rolls out by itself with our playbook',
    date: CONFIRMED,
    source: 'content/guides/ai-rollout-playbook.ts',
  },
} satisfies Record<string, Fact>;

checkEntry(z.record(z.string(), fact), 'content/company/facts.ts', facts);

/** The price of each coaching tier, as texts may state it. */
export const tierFacts: Readonly<Record<string, Fact>> = checkEntry(
  z.record(z.string(), fact),
  'content/company/facts.ts',
  Object.fromEntries(
    pricedTiers.map(({ name, usd: price }) => [
      name,
      {
        statement: `${name} coaching costs ${usd(price)} per person.`,
        scope: 'one person, with the support of the tier',
        date: CONFIRMED,
        source: 'content/pricing/tiers.ts',
        check: { patterns: [new RegExp(`\\b${name}\\b[^.$\\n]{0,30}(\\$[\\d,]+)`)], accepts: [dollars(price)] },
      },
    ]),
  ),
);
