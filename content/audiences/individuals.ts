import { numberAtStart } from '@/lib/format/number-words';
import { linkToCalculator } from '@/lib/pricing-calculator/parameters';
import { facts, personPrice, usd } from '../company/facts';
import { terms } from '../company/terms';
import { sampleQuoteNote } from '../company/testimonials';
import { tiers, tierTexts } from '../pricing/tiers';
import type { AudienceInput } from '../schemas/audiences';

const seat = personPrice('training');
const system = personPrice('development');
const cards = tiers.flatMap(({ name, card }) => (card ? [{ title: `${name} coaching`, ...card }] : []));

export const individuals: AudienceInput = {
  id: 'individuals',
  title: 'Individuals',
  description: 'Learn what AI can do in your job, then build something with it.',
  features: [
    'A seat in a group session, or a coach',
    'Practice on your own files',
    'Email support afterward',
  ],
  iconName: 'user',
  ctaText: 'For individuals',
  ctaLink: '/solutions/individuals',
  meta: {
    title: 'AI training for individuals',
    description:
      'Learn what AI can do in your own job: a seat in a group session, or one-on-one coaching on your own files, at prices you see here.',
  },
  page: {
    hero: {
      heading: 'Learn AI for the job you have',
      lead: 'A seat in a group session, or a coach who works on your files with you.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: linkToCalculator('training', 'individual') },
      illustration: {
        name: 'individuals',
        alt: 'Two lines, you and your coach, meet often in a program of one day, less in one of three to five days, least in one of two to four weeks. Then yours goes on alone.',
        note: 'A sketch.',
      },
      benefits: [
        {
          title: 'Know what to ask',
          description: 'You can tell which tasks suit AI.',
        },
        {
          title: 'Check what comes back',
          description: 'You catch mistakes before anyone else does.',
        },
        {
          title: 'Build one tool',
          description: 'You leave with one that you can change yourself.',
        },
      ],
    },
    sections: [
      {
        kind: 'featured-solution',
        tone: 'sunk',
        title: 'For one person',
        audience: 'individuals',
        fit: {
          title: 'Who this is for',
          lead: 'Bring a task that bores you.',
          items: [
            'You write, plan or analyze for a living',
            'You tried a chatbot and weren’t convinced',
            'You have a tool in mind',
          ],
        },
      },
      {
        kind: 'features',
        title: `${numberAtStart(cards.length + 1)} ways to start`,
        lead: `A seat costs ${usd(seat)}. ${tierTexts.prices}`,
        items: [
          {
            title: 'A seat',
            description: 'Learn the tools with others.',
            icon: 'users',
            details: ['Shared sessions', `Email support for ${terms.supportTerm}`],
          },
          ...cards,
        ],
      },
     {
        kind: 'services',
        tone: 'sunk',
        title: 'Services for individuals',
        lead: `For one person, a seat costs ${usd(seat)} and a custom system ${usd(system)}.`,
        ids: ['ai-training', 'custom-ai-development'],
        personUsd: [seat, system],
      },
      {
        kind: 'testimonial',
        tone: 'band',
        statistics: true,
        title: 'What a participant might say',
        note: sampleQuoteNote,
        id: 'project-manager',
      },
      {
        kind: 'faq',
        title: 'Before you sign up',
        note: 'The last three are about projects for companies.',
        questions: [
          {
            question: 'Can my employer pay?',
            answer: 'Yes. Give your company’s name in the request, and the quote goes to whoever pays.',
            utterances:
              'can i get my school to pay; would my company pay for it; can my boss pay for my course; will my company pay for it; can you bill my employer; invoice to my company; would my company be able to cover it; can you bill my boss; invoice to my employer instead of me; can hr pay for my seat; send the quote to my company; and if my boss pays; employer pays; who gets the invoice if my work sponsors me; im an employee, can the bill go to work; can you write the offer to my firms name',
          },
          {
            question: 'A seat or a coach: which should I choose?',
            answer: `Choose a seat to learn with others, a coach for exercises and feedback on your own work. ${facts.groupFromThree.statement}`,
            utterances:
              'which one should i take; what would you recommend for me; im between jobs which one; is a course or a coach better for me; difference between a seat and a coach; difference between training and coaching; difference between a group and coaching; group or individual training; for 4 managers, rather coaching or a group; should i take a seat or a coach; should i take a seat or coaching; is a coach better than a group class; seat versus coach; i learn better alone, which one do i take; coach or seat; and which of the two for me; there are three of us, seats or a group; learn with others or get my own trainer; one to one or shared lessons, cant decide; is it cheaper if four of them come',
          },
        ],
        positions: [1, 2, 3],
      },
      {
        kind: 'articles',
        tone: 'sunk',
        title: 'Articles to start with',
        match: { category: 'Training', titleContains: ['guide'] },
      },
    ],
    closing: {
      heading: 'Tell us what you do all day',
      lead: 'We’ll tell you which program fits, or that none does.',
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: '/tools/service-selector' },
    },
  },
};
