import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { compositeNote, facts, sessionSize } from '../company/facts';
import { priceLines } from '../company/price-lines';
import { roleOf } from '../company/team';
import { tierItems } from '../pricing/tiers';
import { terms } from '../company/terms';
import type { ServiceInput } from '../schemas/services';
import { serviceTitles } from '../company/service-titles';

const trainer = roleOf('training-lead');

export const aiTraining: ServiceInput = {
  id: 'ai-training',
  title: serviceTitles['ai-training'],
  description: 'Programs from one day to eight weeks, on your team’s own work.',
  url: '/services/ai-training',
  iconName: 'graduation',
  badge: 'Popular',
  menuHint: 'Programs from one day to eight weeks',
  pricingType: 'training',
  meta: {
    title: 'AI training for teams: programs and prices',
    description:
      'Programs from one day to eight weeks, taught on your team’s own files. Group prices by team size, individual coaching per person.',
  },
  page: {
    hero: {
      heading: serviceTitles['ai-training'],
      lead: 'Your team learns by doing its own work: one price for a group, or coaching for one person.',
      action: 'Book a Consultation',
      second: { label: 'See the Programs', href: '#programs' },
      illustration: {
        name: 'ai-training',
        alt: 'Skill curve: four programs lead from safe use to training the next team. Without one, skill rises slowly.',
        note: 'A sketch.',
      },
    },
    sections: [
      {
        kind: 'programs',
        title: 'Four programs, one day to eight weeks',
        anchor: 'programs',
        items: [
          {
            title: 'AI at work: the first day',
            description: 'What the tools do well, and what they do badly.',
            features: ['Three of your team’s tasks', 'A one-page rule sheet'],
            forWhom: 'Anyone who writes or calculates',
            duration: '1 day',
            format: `In person or online, up to ${sessionSize}`,
          },
          {
            title: 'Team practice',
            description: 'A team rebuilds its weekly tasks.',
            features: ['Templates the team keeps', 'Checks that catch wrong answers'],
            forWhom: 'Teams of five to fifteen',
            duration: '3-5 days',
            format: 'On site or remote, also in half days',
          },
          {
            title: 'Builder course',
            description: 'Participants build a small assistant for their department.',
            features: ['Test cases written by its users', 'A review before release'],
            forWhom: 'People who like to take things apart',
            duration: '2-4 weeks',
            format: 'Two sessions a week',
          },
          {
            title: 'Internal trainer program',
            description: 'We prepare your trainers and watch their first course.',
            features: ['Two rehearsals with feedback', 'Materials you own'],
            forWhom: 'Learning leads and department experts',
            duration: '4-8 weeks',
            format: 'Weekly sessions',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Six steps from first call to follow-up',
        steps: [
          {
            step: 1,
            title: 'Ask',
            description: 'One call: which tasks take too long?',
            icon: 'message',
          },
          {
            step: 2,
            title: 'Collect',
            description: 'You send samples, names removed.',
            icon: 'inbox',
          },
          {
            step: 3,
            title: 'Baseline',
            description: 'You time one task.',
            icon: 'timer',
          },
          {
            step: 4,
            title: 'Practice',
            description: 'Mostly exercises.',
            icon: 'pen',
          },
          {
            step: 5,
            title: 'Repeat',
            description: 'The same task, with the tools.',
            icon: 'refresh',
          },
          {
            step: 6,
            title: 'Support',
            description: 'We answer questions by email.',
            icon: 'headset',
          },
        ],
      },
      {
        kind: 'showcase',
        title: 'Exercises from your own files',
        lead: `${company.name} was founded in ${company.founded.site} and has taught this way since.`,
        link: { label: serviceTitles['ai-onboarding'], href: routes.service('ai-onboarding') },
        items: [
          {
            line: 'Samples of your team’s work',
            title: 'Practice on real files',
            description: 'Your own reports and tickets.',
          },
          {
            line: 'An answer, before it goes out',
            title: 'A check for every answer',
            description: 'You get a checklist.',
          },
          {
            line: 'Which tool may get which data',
            title: 'Rules people remember',
            description: 'They fit on one page.',
          },
          {
            line: 'Writers here, analysts there',
            title: 'Groups by role',
            description: 'Each role practices its own tasks.',
          },
          {
            line: 'A question, weeks later',
            title: 'Help after the course',
            description: `Groups get ${terms.supportTerm} of it.`,
          },
          {
            line: 'One task, timed',
            title: 'Progress you can see',
            description: 'Timed again at the end.',
          },
        ],
      },
      {
        kind: 'pricing-tiers',
        title: 'Individual coaching, priced per person',
        lead: facts.groupFromThree.statement,
        service: 'ai-training',
        buys: { title: 'What coaching buys', items: priceLines('coaching') },
        group: {
          title: 'Group programs: one price per team',
          anchor: 'group-price',
          paragraphs: [facts.soloSeat.statement],
          buys: { title: 'What the base price buys', items: priceLines('training') },
        },
        items: tierItems,
      },
      {
        kind: 'case-studies',
        tone: 'paper',
        title: 'What training changed',
        note: compositeNote,
        match: { solution: 'ai-training' },
      },
      {
        kind: 'faq',
        tone: 'sunk',
        title: 'Before you enroll a team',
        questions: [
          {
            question: 'Which program is right for us?',
            answer:
              'Beginners start with AI at work. Team practice is for shared weekly tasks, the Builder course for an assistant, the Internal trainer program for teaching others.',
            utterances:
              'is this for people who dont sit at desks; where do beginners start; which one do i take first; do you do prompt courses; what levels do you have; which course fits my team; which training is best for beginners; which programs or courses are there; which one for warehouse or office people; what courses do you have; what is the difference between the programs; which training should we take; and who is it for; builder course or trainer program; beginners, which training do you suggest; which of the four programs should i book; and which course for us; what class suits a group of ten in accounting; help me choose a training program; what should i learn first then; which course; which course is for us',
          },
          {
            question: 'Who teaches?',
            answer: `${trainer ? `Our ${trainer} teaches, with people` : 'We send people'} from our ${company.officesIn}. You know their names, subcontractors included, before you sign.`,
            utterances:
              'who explains it to our people; who leads the course; who is the trainer or teacher; who teaches the course; who trains us or our team; are your trainers experienced; who runs the course or training; who holds the course; do you have enough or that many trainers; who gives the course; are your trainers employees or freelancers; whos the instructor; who gives the courses; who will be our trainer; are the teachers your own people; who stands in front of the class; and who trains us; whos teaching; do you use external lecturers; who would run our workshop; who would do the training; and who would do it; who does the training',
          },
          {
            question: 'Where does the training happen?',
            answer: 'Training happens at your office or online.',
            utterances:
              'are the courses live or recorded; in a classroom or online; is the course online or in person; do you come to us to teach; training in person or on site; is it on site; where does it take place; can the course be held at our factory; do you offer online or only in class; ok then english, where; can they do it online; do you train at our premises; where are the courses held; can you teach us in our own meeting room; do we have to travel to you for the workshop; training via zoom; and the course is where; location of the workshop; can people join the class from home; virtual or in person lessons',
          },
          {
            question: 'What may people paste into a tool?',
            answer: facts.dataColors.statement,
            utterances:
              'my people paste customer stuff in there; is it bad that they paste client stuff; can i put confidential texts into an ai; is it bad that they paste client data; what is allowed in chatgpt and what is not; which data may we put into ai; what should staff never put into ai; what must not be pasted; can we use our own documents or files; can my staff put customer names into chatgpt; what must never go into an ai tool; which data is off limits for prompts; rules for what employees can copy into ai; traffic light rule for data; and what can we paste; passwords too; what is amber data; which information may we share with a chatbot; is it ok to put patient stuff in chatgpt; may staff put personal data in such a tool',
          },
        ],
        positions: [4],
      },
    ],
    closing: {
      heading: 'Which team should we train first?',
      lead: `Name one task it repeats. We reply within ${company.responseTime}.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
