import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { sampleQuoteNote } from '../company/testimonials';
import type { AudienceInput } from '../schemas/audiences';
import { tiers } from '../pricing/tiers';

const unlimited = tiers.find(({ id }) => id === 'enterprise');

export const enterprise: AudienceInput = {
  id: 'enterprise',
  title: 'Enterprise',
  description: 'Move from scattered pilots to one way of running AI in every department.',
  features: [
    'One plan across departments',
    'Training by role, from leadership to operations',
    ...(unlimited ? [`${unlimited.support} of unlimited support with ${unlimited.name} coaching`] : []),
    'A report finance can read',
  ],
  iconName: 'building',
  ctaText: 'For enterprise',
  ctaLink: '/solutions/enterprise',
  meta: {
    title: 'AI for enterprise teams',
    description:
      'Move from scattered pilots to one way of running AI in every department: onboarding, optimization and training by role.',
  },
  page: {
    hero: {
      heading: 'Know which pilots to keep',
      lead: 'AI for enterprise teams: one test for every pilot, and training by role, from leadership to operations.',
      action: 'Book a Consultation',
      second: { label: 'Solutions by Industry', href: '/industries' },
      illustration: {
        name: 'enterprise',
        alt: 'Of 24 pilots, drawn as gray lines, 19 stop at one test. Five pass, go on in orange and join to one line: live, with an owner.',
        note: 'A sketch: 24 pilots at one company. Which of yours pass depends on the test you agree on.',
      },
      benefits: [
        {
          title: 'One register',
          description: 'Every model in use has an owner, a purpose and the date of its last check.',
        },
        {
          title: 'One test for every system',
          description: 'A pilot goes live only when it passes, no matter how loud its sponsor is.',
        },
        {
          title: 'Training by role',
          description:
            'Leaders learn to make decisions about AI, specialists to build it, and everyone else to use it.',
        },
      ],
    },
    sections: [
      {
        kind: 'featured-solution',
        tone: 'sunk',
        title: 'One plan for all departments',
        audience: 'enterprise',
        fit: {
          title: 'Challenges large companies bring us',
          lead: 'None of them is really technical.',
          items: [
            'Many departments run pilots, and no one has a list',
            'Legal, security and IT learn about tools after they go live',
            'Every team buys its own license for the same tool',
            'No one can say what AI costs or returns',
          ],
        },
      },
      {
        kind: 'features',
        title: 'Three programs for large companies',
        lead: 'They build on each other, but each works on its own.',
        items: [
          {
            title: 'Portfolio review',
            description: 'Find out what’s running, who owns it, what it returns and what should stop.',
            icon: 'list-checks',
            details: [
              'Interviews in each department',
              'A register of owners and risks',
              'A ranked list: keep, fix, stop',
            ],
          },
          {
            title: 'Rollout by department',
            description: 'Take one proven use case from team to team, with the same checks.',
            icon: 'network',
            details: [
              'A pilot with an exit rule',
              'Local experts trained first',
              'A measure agreed on before each team starts',
            ],
          },
          {
            title: 'Tuning what you have',
            description: 'Make systems you already use faster, cheaper or more accurate.',
            icon: 'gauge',
            details: [
              'A baseline from your own records',
              'Changes run beside the old version',
              'A report finance can read',
            ],
          },
        ],
      },
      {
        kind: 'services',
        tone: 'sunk',
        title: 'Services for large companies',
        lead: 'The calculator shows what size and support add.',
        ids: ['ai-onboarding', 'ai-optimization', 'ai-training'],
      },
      {
        kind: 'testimonial',
        tone: 'paper',
        title: 'What a program lead might say',
        note: sampleQuoteNote,
        id: 'program-lead',
      },
      {
        kind: 'faq',
        tone: 'sunk',
        title: 'What large companies ask first',
        questions: [
          {
            question: 'We have 300 people, not 30,000. Is this page for us?',
            answer:
              'Yes. Choose 200+ employees in the service selector. In the pricing calculator, choose how many people will use the system, which is often far fewer.',
            utterances:
              'are we big enough for enterprise; is enterprise for us; is the enterprise page also for 300 people; is that only for huge corporations; mid-cap with 350 staff, is this meant for us; 300 people, right page; and with only 300; we have 500 staff but only 20 would use it; do we count as enterprise here with 300 heads; too small for your enterprise offer with 250; and can we cut that by starting with 50',
          },
          {
            question: 'What do you give our security and legal teams?',
            answer:
              'You get written answers before you sign: on data, hosting, access, subcontractors, liability and insurance. We have no SOC 2 or ISO 27001 certificate.',
            utterances:
              'fill in our security questionnaire; what do you give our legal team; vendor questionnaire; what do our lawyers get; soc2, iso27001; so what do you send our security team; subprocessors list; soc2; our legal department will want documents; what can you hand to our compliance people; what do security and legal get from you; and for our legal team; written answers for legal and security; iso then; do you have soc2; do you have soc2 or iso 27001',
          },
          {
            question: 'Who would come to our plants or offices?',
            answer: `We send people from our ${company.officesIn}. You know their names and any travel costs before you sign. The first days of a project can happen on site.`,
            utterances:
              'who visits our sites; who travels to our plants; who visits our factories; do your people come to our plant; would your consultants travel to our sites; whod be on site in our offices; and who comes to our plant; which people come out to us; does someone turn up in person at our plants',
          },
          {
            question: 'How does the union or works council come in?',
            answer:
              'Bring them in early: tell us before the plan is written, so that what is timed, and what happens with the hours saved, can be agreed with them first.',
            utterances:
              'can our works council be involved; do you talk to employee representatives; the union is against it; our works council has to agree; what about the union; union; works council; do you work with the union; how do you treat works agreements; we have a works council; the union has to agree; unions are strong here; and the works council; do you talk to the labor representatives; workers reps want a say on monitoring; at what point do you bring in the union; our shop stewards fear that people get timed; and the works council, do you talk to them',
          },
        ],
        positions: [5],
      },
      {
        kind: 'articles',
        title: 'Articles for leaders',
        match: { category: 'Strategy', titleContains: ['leader'] },
      },
    ],
    closing: {
      heading: 'Bring your pilot list, finished or not',
      lead: 'We’ll tell you which pilots to keep and who needs to be in the room for the next step.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: routes.pricingCalculator },
    },
  },
};
