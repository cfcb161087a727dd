import type { IndustryInput } from './schema';

export const education: IndustryInput = {
  id: 'education',
  title: 'Education',
  description: 'Teachers get hours back, and students get an answer with its source.',
  useCases: [
    'Course material drafting',
    'Student question desks',
    'Assessment support',
    'Enrollment and records',
    'Timetables and rooms',
  ],
  iconName: 'graduation',
  ctaLink: '/industries/education',
  meta: {
    title: 'AI for education',
    description:
      'Hours back for teachers and answers with their source for students. AI for course material, records, enrollment and timetables.',
  },
  page: {
    hero: {
      heading: 'Asked at night, answered with its source',
      lead: 'AI for schools and universities: students get an answer and the page it comes from, teachers get hours back, and grades stay in human hands.',
      action: 'Book a Consultation',
      figure: {
        kind: 'answer',
        alt: 'Timeline from Tuesday evening to Thursday, illustrative. Before: a student asks at 21:40 and waits for the office hour on Thursday. After: the course desk answers at 21:41 and names chapter 4, page 112; one question that the readings do not cover goes to the teacher on Wednesday morning.',
        note: 'A worked example; times and pages are illustrative. The desk answers from the course’s own readings or passes the question on.',
        lanes: ['Student', 'Course desk', 'Teacher'],
        asked: 'Asked 21:40',
        answered: 'Answered 21:41',
        source: 'Chapter 4, page 112',
        passed: 'Not in the readings',
        person: 'Answered by the teacher',
        before: 'Before: office hour',
        times: ['Tuesday evening', 'Wednesday', 'Thursday'],
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'What takes time from teaching',
        items: [
          {
            title: 'The same question all week',
            description: 'Each student asks alone, and each answer is typed again.',
          },
          {
            title: 'Material ages between terms',
            description: 'The slide is from the last edition, the exercise from the one before.',
          },
          {
            title: 'Feedback comes too late',
            description: 'By the time the essay is marked, the class has moved on.',
          },
          {
            title: 'Records live apart',
            description: 'Enrollment, fees, grades and rooms do not know of each other.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we build for classrooms and offices',
        lead: 'Each stays inside the material that you approve.',
        items: [
          {
            title: 'Student question desks',
            description: 'Answers from the course’s own texts, with the page to read next.',
            icon: 'message',
          },
          {
            title: 'Course material drafting',
            description: 'Exercises and summaries at the level you set, for the teacher to edit.',
            icon: 'book',
          },
          {
            title: 'Assessment support',
            description: 'First comments along your rubric; the mark is the teacher’s.',
            icon: 'clipboard',
          },
          {
            title: 'Enrollment and records',
            description: 'Applications checked for what is missing on the day they arrive.',
            icon: 'archive',
          },
          {
            title: 'Timetables and rooms',
            description: 'Clashes found before the term starts, and solved with few moves.',
            icon: 'calendar',
          },
          {
            title: 'Early support signals',
            description: 'Shows tutors who has gone quiet, and what they last worked on.',
            icon: 'bell',
          },
        ],
        action: { label: 'All services', href: '/services' },
      },
      {
        kind: 'fit',
        tone: 'band',
        title: 'What a teacher never hands over',
        lead: 'Assistants draft and point. Teaching is not on their list.',
        items: [
          'Every grade and the talk about it',
          'Which sources a course may use',
          'Deciding that a student needs help',
          'What counts as the student’s own work',
        ],
      },
      {
        kind: 'studies',
        title: 'From a teaching team',
        note: 'Illustrative figures.',
        match: { industry: 'Education' },
        action: { label: 'All case studies', href: '/case-studies' },
      },
      { kind: 'faq', title: 'Questions from deans and heads', positions: [1, 2, 3] },
    ],
    closing: {
      heading: 'Bring one course.',
      lead: 'Its syllabus and readings show which questions could be answered, and which should not be.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
