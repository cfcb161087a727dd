import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { company } from '../company/company';
import { facts, usd } from '../company/facts';
import { contractTerms, terms, withResponse, withTravel } from '../company/terms';
import { pricing } from '../pricing/pricing-rules';
import { faqGroup, faqItem, sharedFaqItem } from '../schemas/faq';
import { selectorCount } from '../tools/tool-figures';

/** What a choice adds to the calculator's weeks: '30%'. */
const more = (choice: 'enterprise' | 'highCustomization') => `${(pricing.weeksTenths[choice] - 10) * 10}%`;

/**
 * The shared questions. Other pages show some by position (1-based), so each keeps its place and a new
 * question goes to the end. `group` is the heading under which the FAQ page shows it.
 */
export const sharedFaq = checkEntry(
  z.array(sharedFaqItem).min(5, 'must have at least 5 questions'),
  'content/faq/faq.ts',
  [
    {
      group: 'Time and return',
      question: 'How long does an AI project take?',
      answer: `Simple automations take ${facts.simpleAutomation.value} to build. Larger transformations take ${facts.transformations.value}, from timing the old process to handover. High customization adds ${more('highCustomization')} to the time; more than 200 users adds ${more('enterprise')}.`,
      alsoAsked: [
        'how many weeks or months until it is finished',
        'when would it be ready',
        'how fast can you deliver',
        'how long do projects normally run',
        'how soon could we go live',
      ],
    },
    {
      group: 'Time and return',
      question: 'When will we see a return?',
      answer: `${facts.payback.statement} In year one, the value averages 3-5x our fee. Compared with everything you spend, your own costs included, that is about twice. We agree on the measure with you before we start.`,
      alsoAsked: [
        'when does it pay for itself',
        'how long until we break even',
        'is it worth the money',
        'when do we get our money back',
        'how many months until it pays off',
      ],
    },
    {
      group: 'Your people',
      question: 'Do we need technical people on our side?',
      answer:
        'No. We need someone who knows the process and can say what a correct result looks like. If we have to connect systems, we work with whoever runs them.',
      alsoAsked: [
        'we have no IT staff or department',
        'do we need developers or engineers',
        'nobody here can code',
        'does someone need technical skills',
        'who do you need from our side',
      ],
    },
    {
      group: 'Your data',
      question: 'What happens to our data?',
      answer:
        'It stays in systems you control or approve. Before any work starts, we agree in writing on which data we use, where it is processed, and when copies are deleted.',
      alsoAsked: [
        'where is our data stored and who sees it',
        'is our data safe with you',
        'who can see our files',
        'how do you handle confidential information',
        'do you delete our files afterward',
        'could our data leak',
      ],
    },
    {
      group: 'Quality and responsibility',
      question: 'What if the result is not good enough?',
      answer:
        'You see the quality before launch, measured on your own documents. A system that misses the target we agreed on doesn’t go live. If we changed a live system, we roll the change back. You can stop there and keep the work done so far; what you pay then is in the contract, which comes with the quote.',
      alsoAsked: [
        'what if it does not work',
        'what if it goes wrong or makes things worse',
        'is there a guarantee or our money back',
        'what happens if the project fails',
        'can you undo it',
      ],
    },
    {
      group: 'Time and return',
      question: 'What does a project cost?',
      answer: `Base prices run from ${usd(pricing.baseCost.training)} for training to ${usd(pricing.baseCost.development)} for a custom system, for 2-10 users. The pricing calculator gives yours, line by line. ${facts.runningCosts.statement} ${terms.tax} A formal quote follows a call about your process.`,
      alsoAsked: [
        'how do I find out the price',
        'do you have a price list',
        'how is the price worked out',
        'how do I get a formal quote',
      ],
    },
    {
      group: 'Your people',
      question: 'Will AI replace people on our team?',
      answer:
        'We automate steps, not jobs: mostly copying, sorting and looking things up. Decisions stay with the people who make them now. What they do with the time saved is up to you, and it’s best decided before the project starts.',
      alsoAsked: [
        'will we lose our jobs',
        'do we have to fire or lay off staff',
        'will people become redundant',
        'can we run with fewer employees',
        'is my job safe',
        'are you going to replace workers with robots',
      ],
    },
    {
      group: 'Your people',
      question: 'Our team has never used AI. Is that a problem?',
      answer:
        'No. Training starts with the work people already do and uses their own files. The shortest program lasts 1 day, the longest 4-8 weeks.',
      alsoAsked: [
        'we are complete beginners',
        'no experience with AI at all',
        'my staff are not good with computers',
        'nobody here has touched ChatGPT',
        'is it too hard for older colleagues',
      ],
    },
    {
      group: 'Your data',
      question: 'Is our data used to train models?',
      answer:
        'Not without your written consent. We choose providers whose contracts keep your data out of training, and we show you the clause before we connect anything.',
      alsoAsked: [
        'will OpenAI learn from our documents',
        'do you train AI on our information',
        'will the model be trained with what we give you',
        'does ChatGPT keep our documents',
      ],
    },
    {
      group: 'Your data',
      question: 'Can you work with data that must not leave our network?',
      answer:
        'Yes. Models can run on your own servers or in your own cloud account. That narrows the choice, so we test early whether the remaining models are good enough.',
      alsoAsked: [
        'can it run on our own servers',
        'does everything stay with us',
        'do you support on premises or private cloud',
        'records cannot leave the building',
        'we are not allowed to use the cloud',
        'can the model run offline or in house',
      ],
    },
    {
      group: 'Quality and responsibility',
      question: 'Who is accountable for errors?',
      answer:
        'We are, for what we build; the contract sets our liability. Day to day, a named owner on your team decides, and can see what each result was based on. Before launch we agree on which results go through on their own and which stop for a check.',
      alsoAsked: [
        'who is responsible when AI makes a mistake',
        'who is to blame if it gets something wrong',
        'what if it hallucinates',
        'who is liable for a wrong answer',
      ],
    },
    {
      group: 'Quality and responsibility',
      question: 'Can we run it without you afterward?',
      answer:
        'Yes. We hand over code, tests, prompts and instructions, and teach the people who will run the system how to change it. Training for the rest of the team is an add-on, and support afterward is optional.',
      alsoAsked: [
        'are we dependent on you forever',
        'is there a lock-in',
        'what happens when you leave',
        'who maintains it after the project',
        'can our own people change it later',
        'do we have to keep paying you',
      ],
    },
    {
      group: 'Working with us',
      question: 'How do we start?',
      answer:
        'With a free call. You describe one process; we ask how often it happens, how long it takes and what goes wrong. You leave with a plan, whether or not you hire us: what to automate, what to teach and what to leave alone. Our reply to your request says how long the call is and who will be on it.',
      alsoAsked: [
        'what is the first step',
        'we do not know where to start',
        'what happens in the free consultation',
        'is the first call free',
        'do we have to buy after the consultation',
        'how long is the first call',
        'who will I talk to',
        'what does the plan look like',
      ],
    },
    {
      group: 'Working with us',
      question: 'Which service is right for us?',
      answer: `Answer the ${selectorCount.words} questions in the service selector. It recommends one service, explains why, and names a second one to consider.`,
      alsoAsked: [
        'which one should I choose',
        'I am not sure what we need',
        'what do you recommend for us',
        'help me pick a service',
      ],
    },
    {
      group: 'Working with us',
      question: 'Do you work on site or remotely?',
      answer: withTravel(
        'Both. Consultations are remote. Training and the first days of a project can happen at your office, which helps when the process involves paper, machines or a counter.',
      ),
      alsoAsked: [
        'do you come to our office',
        'do you travel to us',
        'is it online or in person',
        'can you visit our factory or shop',
      ],
    },
    {
      group: 'Working with us',
      question: 'Who would you send?',
      answer: `People from our ${company.officesIn}. You know their names, subcontractors included, and any travel costs before you sign.`,
      alsoAsked: ['who comes to our plant', 'where do your people come from'],
    },
    {
      group: 'Working with us',
      question: 'What does the contract settle?',
      answer: `Payment dates, warranty, liability, insurance, confidentiality, and what you pay if a system misses its target or you stop early. ${contractTerms} You get the contract with the quote, and no price is binding until both sides have signed.`,
      alsoAsked: ['what do we pay if it fails', 'who owns the liability', 'when do we have to pay'],
    },
    {
      group: 'Working with us',
      question: 'What does support include, and for how long?',
      answer: withResponse(
        `Basic support is by email and adds nothing. Standard adds a named contact for ${usd(pricing.supportCost.standard)}, premium regular reviews too for ${usd(pricing.supportCost.premium)}. ${facts.supportTerm.statement} Individual coaching, priced per person, comes with its own support: 30 days, 6 months or 12 months.`,
      ),
      alsoAsked: [
        'how long does support last',
        'who fixes it later',
        'is support per month or per year',
        'when does the maintenance plan end',
        'how much extra is premium support',
      ],
    },
    {
      group: 'Working with us',
      question: 'Which page is for a company of our size?',
      answer:
        'With 45 people, Small business; with more than 200, Enterprise. The service selector asks about your whole company: 45 people are Medium, 300 are Enterprise. The pricing calculator asks how many people will use the system: if that is one team of 30, choose 11-50.',
      alsoAsked: ['we are a mid-size company', 'we have 300 people', 'are we small business or enterprise'],
    },
    {
      group: 'Working with us',
      question: 'How can we check what you claim?',
      answer:
        'Ask of any figure: a percentage of what, counted how, and on whose documents? Ask to speak to a client, too. This site names none: its case studies are composites, its quotes samples. If we have no reference in your field, we’ll say so.',
      alsoAsked: ['is there proof that it works', 'are the success stories real'],
    },
    {
      group: 'Your data',
      question: 'What do you tell our security team?',
      answer:
        'We have no SOC 2 or ISO 27001 certificate. Send your questions with your request, from plant networks to export rules, and you get written answers before you sign.',
      alsoAsked: ['our IT department has security questions', 'do you have a SOC 2 report'],
    },
    {
      group: 'Your people',
      question: 'Can training fit around our shifts?',
      answer:
        'Yes. Team sessions can run in half days, with materials in English. Put your shift times in your request, and name any works council or union, so the plan allows for them.',
      alsoAsked: ['we work in shifts', 'our union has questions'],
    },
    {
      group: 'Your data',
      question: 'Do you connect to our machines and systems?',
      answer:
        'We build connectors to the systems you run, together with whoever runs them. Name yours in your request, from accounting to machine controls. Hardware is not in the calculator’s price.',
      alsoAsked: ['do you integrate with our ERP', 'can you connect to a PLC or MES', 'who buys the sensors'],
    },
  ],
);

/** The shared questions under their headings, as the FAQ page shows them; a heading without questions is left out. */
export const faqGroups = faqGroup.options
  .map((group) => sharedFaq.filter((item) => item.group === group))
  .flatMap((items) => (items[0] ? { title: items[0].group, items } : []));

/** The closing action of the FAQ page. */
export const faqClosing = {
  heading: 'Don’t see your question?',
  lead: `Ask it in the contact form, in your own words. ${facts.responseTime.statement}`,
};

/** The four common questions of the contact page. */
export const contactFaq = checkEntry(
  z.array(faqItem).length(4, 'must have 4 questions'),
  'content/faq/faq.ts',
  [
    {
      question: 'How soon will I hear back?',
      answer: `${facts.responseTime.statement} ${facts.hours.statement}`,
      alsoAsked: [
        'when do you reply',
        'how fast do you answer a message',
        'how long until someone contacts me',
        'when do I hear from somebody about the form',
      ],
    },
    {
      question: 'What should I prepare?',
      answer:
        'Pick one process that costs you time, and estimate how often it happens. It helps to bring a sample input and an example of a good result. You don’t need slides.',
      alsoAsked: [
        'what should I bring to the first call',
        'how do I get ready for the meeting',
        'do I need slides or documents for the consultation',
      ],
    },
    {
      question: 'Do you offer remote consultations?',
      answer: 'Yes, by video or phone, as all first calls are.',
      alsoAsked: [
        'can we talk on Zoom or Teams',
        'is the first meeting a video call',
        'do we have to meet in person for the consultation',
      ],
    },
    {
      question: 'What do you need for a quote?',
      answer:
        'The service you have in mind, your team size, your timeline, and the systems involved. An estimate from the pricing calculator is a good start.',
      alsoAsked: ['what information do you need for an offer', 'what do I have to tell you for a proposal'],
    },
  ],
);
