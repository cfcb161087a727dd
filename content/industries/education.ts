import type { IndustryInput } from '../schema';

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
};
