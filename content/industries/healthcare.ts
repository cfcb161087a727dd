import type { IndustryInput } from './schema';

export const healthcare: IndustryInput = {
  id: 'healthcare',
  title: 'Healthcare',
  description: 'Shorter waits and less paperwork, with clinicians deciding what clinicians must decide.',
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
    title: 'AI for healthcare providers',
    description:
      'Shorter waits and less paperwork for clinics and hospitals. Software drafts, sorts and checks; clinicians decide what they must decide.',
  },
  page: {
    hero: {
      heading: 'The waiting room empties sooner',
      lead: 'AI for clinics and hospitals: referrals sorted on arrival, notes drafted while the visit is fresh, and every clinical decision left to clinicians.',
      action: 'Book a Consultation',
      figure: {
        kind: 'waiting',
        alt: 'Step chart of one morning, illustrative: the number of people in a waiting room climbs to 18 at ten when they are seen in order of arrival. Sorted on arrival, it stays at 12 or below, and the room is empty at half past twelve. The area between the two lines is the waiting saved: 35%.',
        note: 'The morning is illustrative; a 35% shorter wait is our stated figure. The area under a line is the time that people spend waiting.',
        measure: 'People in the waiting room, one morning',
        before: 'In order of arrival',
        after: 'Sorted on arrival',
        saved: { value: '35%', label: 'shorter wait' },
        times: ['8:00', '9:00', '10:00', '11:00', '12:00', '13:00'],
        beforePoints: [3, 7, 12, 16, 18, 17, 13, 8, 4, 2],
        afterPoints: [3, 6, 9, 11, 12, 10, 8, 5, 1, 0],
      },
    },
    sections: [
      {
        kind: 'figures',
        title: 'Less waiting, less typing',
        lead: 'Gray is the day before. Ember is what is left of it.',
        items: [
          { value: '35%', label: 'shorter waits', drawn: { kind: 'less', percent: 35 } },
          {
            value: 'Up to 70%',
            label: 'less time on administration',
            drawn: { kind: 'less', percent: 70 },
          },
        ],
      },
      {
        kind: 'points',
        tone: 'paper',
        title: 'Four things that slow a clinic',
        items: [
          {
            title: 'Referrals wait in a tray',
            description: 'Someone sorts them after lunch, and the urgent one is in the middle of the pile.',
          },
          {
            title: 'Notes are written at night',
            description: 'The last visit ends at five, and its record is typed after dinner.',
          },
          {
            title: 'Claims come back for one code',
            description: 'A single missing field sends the whole packet around again.',
          },
          {
            title: 'Beds and shifts are guessed',
            description: 'Rosters are made a month ahead, and the flu does not read them.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Where software takes the paperwork',
        lead: 'Each begins in one clinic, with the people who will use it.',
        items: [
          {
            title: 'Appointment and referral triage',
            description: 'Reads each referral on arrival and puts the urgent ones in front of a nurse.',
            icon: 'inbox',
          },
          {
            title: 'Clinical note drafting',
            description: 'A draft in your own template that the clinician corrects and signs.',
            icon: 'pen',
          },
          {
            title: 'Coding and claims checks',
            description: 'Finds the missing code before the payer does.',
            icon: 'clipboard',
          },
          {
            title: 'Patient message routing',
            description: 'Prescription, appointment or symptom: each message reaches the right desk.',
            icon: 'message',
          },
          {
            title: 'Bed and staff forecasting',
            description: 'Arrivals of the coming week by ward and hour, with the error shown.',
            icon: 'calendar',
          },
          {
            title: 'Prior authorization packets',
            description: 'Gathers the record, fills in the form and says what is still missing.',
            icon: 'file',
          },
        ],
        action: { label: 'All services', href: '/services' },
      },
      {
        kind: 'fit',
        tone: 'sunk',
        title: 'What stays with clinicians',
        lead: 'Software drafts, sorts and checks. It does not practice medicine.',
        items: [
          'Every diagnosis and every treatment',
          'The signature under each note and each letter',
          'The last word on who is urgent',
          'Telling a patient what a result means',
        ],
      },
      {
        kind: 'studies',
        tone: 'paper',
        title: 'Seen in a clinic',
        note: 'Illustrative figures.',
        match: { industry: 'Healthcare' },
        action: { label: 'All case studies', href: '/case-studies' },
      },
      { kind: 'faq', title: 'Questions from practice managers', positions: [1, 2, 3] },
    ],
    closing: {
      heading: 'Bring one waiting list.',
      lead: 'We look at how it is sorted today and tell you what could be sorted on arrival.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
