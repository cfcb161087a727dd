import { compositeNote, facts } from '../company/facts';
import { statisticOf } from '../company/statistics';
import type { IndustryInput } from '../schemas/industries';

export const healthcare: IndustryInput = {
  id: 'healthcare',
  title: 'Healthcare',
  description: 'Shorter waits and less paperwork, with every clinical decision left to clinicians.',
  useCases: [
    'Appointment and referral triage',
    'Clinical note drafting',
    'Coding and claims checks',
    'Patient message routing',
    'Bed and staff forecasting',
    'Prior authorization packets',
  ],
  iconName: 'heart-pulse',
  ctaLink: '/industries/healthcare',
  meta: {
    title: 'AI consulting for healthcare providers',
    description:
      'AI for clinics and hospitals: shorter waits and less paperwork. Software drafts, sorts and checks; clinicians make every clinical decision.',
  },
  page: {
    hero: {
      heading: 'Shorter waits, less paperwork',
      lead: 'AI for clinics and hospitals: referrals sorted on arrival, notes drafted right after the visit, and every clinical decision left to clinicians.',
      action: 'Book a Consultation',
      illustration: {
        name: 'healthcare',
        alt: 'One morning’s waiting room: in order of arrival the line grows to 18; sorted on arrival it stays at 12 or below, 35% less waiting.',
        note: 'Example: one morning. The shaded area is our target: 35% less waiting.',
      },
    },
    sections: [
      {
        kind: 'text-columns',
        title: 'Four things that slow a clinic down',
        items: [
          {
            title: 'Referrals pile up',
            description: 'They get sorted after lunch, and the urgent one is in the middle of the pile.',
          },
          {
            title: 'Notes are written at night',
            description: 'The last visit ends at five, and its notes are typed after dinner.',
          },
          {
            title: 'Claims bounce over one code',
            description: 'One wrong digit sends the whole claim back.',
          },
          {
            title: 'Staffing is guesswork',
            description: 'Schedules are made a month ahead, and flu season ignores them.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we build for clinics',
        lead: 'Each starts in one clinic, with the people who will use it.',
        items: [
          {
            title: 'Appointment and referral triage',
            description: 'Read each referral on arrival and put likely urgent ones in front of a nurse.',
            icon: 'inbox',
          },
          {
            title: 'Clinical note drafting',
            description: 'Draft notes in your template for the clinician to correct and sign.',
            icon: 'pen',
          },
          {
            title: 'Coding and claims checks',
            description: 'Find the missing code before the payer does.',
            icon: 'clipboard',
          },
          {
            title: 'Patient message routing',
            description: 'Send every message, from refills to symptoms, to the right desk.',
            icon: 'message',
          },
          {
            title: 'Bed and staff forecasting',
            description: 'Predict next week’s arrivals by ward and hour, with a margin of error.',
            icon: 'calendar',
          },
          {
            title: 'Prior authorization packets',
            description: 'Gather the record, fill in the form and list what’s missing.',
            icon: 'file',
          },
        ],
        action: { label: 'All Services', href: '/services' },
      },
      {
        kind: 'showcase',
        title: 'What clinicians still decide',
        lead: 'Software drafts, sorts and checks. It doesn’t practice medicine.',
        items: [
          {
            line: 'Record gathered, form filled in',
            title: 'Every diagnosis and every treatment',
            person: true,
          },
          {
            line: 'Visit note, drafted in your template',
            title: 'Which notes and letters to sign',
            person: true,
          },
          { line: 'Referral, read on arrival', title: 'Which patients are urgent', person: true },
          {
            line: 'Message, sent to the right desk',
            title: 'How to tell a patient what a result means',
            person: true,
          },
        ],
      },
      {
        kind: 'statistics',
        tone: 'paper',
        title: 'What we aim for: less waiting, less typing',
        lead: 'Targets, not results. Gray is before, orange is after.',
        items: [
          { ...statisticOf(facts.waits), bar: { kind: 'less', percent: 35 } },
          { ...statisticOf(facts.administration), bar: { kind: 'less', percent: 70 } },
        ],
      },
      {
        kind: 'case-studies',
        title: 'What changed at one outpatient center',
        note: compositeNote,
        match: { industry: 'healthcare' },
        action: { label: 'View All Case Studies', href: '/case-studies' },
      },
      {
        kind: 'faq',
        title: 'What clinics ask first',
        questions: [
          {
            question: 'Who decides which patient is urgent?',
            answer:
              'A nurse or a physician decides. Software reads each referral on arrival and puts the likely urgent ones on top; it never turns one away or closes it.',
            utterances:
              'does a nurse still look at it; who makes the medical decision; does software choose who is seen first; would the ai decide which patients are urgent; who does the triage; does the ai triage patients; who sets the priority of a referral; does software decide how sick someone is; can it turn a patient away; so a nurse still decides; and who decides on urgency; is the triage done by a clinician; does the machine sort patients by itself; can a referral get rejected automatically; who has the last word on urgent patients; does it decide whos urgent',
          },
          {
            question: 'Where do patient records go?',
            answer:
              'They go nowhere you haven’t approved, and a model can run on a server in your own building. We agree in writing on which records we use, where they are processed and when copies are deleted.',
            utterances:
              'where are the patient files kept; are medical records safe; where is patient data stored; is patient data safe; can you work with patient data; is patient data ok under gdpr; patient data stays where; are medical records sent to the cloud; our clinic cant send health data outside; can the model run inside the hospital; where are the patient files processed; do patients records leave our building; and patient records; health data in the cloud; what happens with the charts you use; do you keep copies of medical records; is confidential patient information protected',
          },
          {
            question: 'Does it work with our records system?',
            answer:
              'Tell us which one you run. We build the connection with whoever maintains it, or work on exports if it has no interface.',
            utterances:
              'can you connect to our patient software; epic or cerner; does it work with our ehr; does it work with epic; we already have a patient record program; does it connect to our ehr; emr integration; and with our hospital system; works with our ehr; must our hospital replace its record software; will it hook into our clinics records program; does it plug into dentally',
          },
        ],
        positions: [1, 2, 3],
      },
    ],
    closing: {
      heading: 'Bring us one waiting list',
      lead: 'We’ll look at how you sort it today and tell you what software could sort on arrival.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
