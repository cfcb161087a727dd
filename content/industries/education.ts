import { compositeNote } from '../company/facts';
import type { IndustryInput } from '../schemas/industries';

export const education: IndustryInput = {
  id: 'education',
  title: 'Education',
  description: 'Hours back for teachers, and answers with sources for students.',
  useCases: [
    'Course material drafting',
    'Student help desks',
    'Assessment support',
    'Enrollment and records',
    'Class schedules and rooms',
    'Early support signals',
  ],
  iconName: 'graduation',
  ctaLink: '/industries/education',
  meta: {
    title: 'AI consulting for schools and colleges',
    description:
      'AI for schools and universities: hours back for teachers, and answers with sources for students. Grades stay with teachers.',
  },
  page: {
    hero: {
      heading: 'Answers at any hour, with sources',
      lead: 'AI for schools and universities: students get an answer and the page it came from, teachers get hours back, and grades stay with teachers.',
      action: 'Book a Consultation',
      illustration: {
        name: 'education',
        alt: 'Before, a question asked Tuesday at 9:40 PM waits for Thursday’s office hours. After, the course desk answers at 9:41 PM and cites the page.',
        note: 'Example: one question, answered from the course’s readings or passed on.',
      },
    },
    sections: [
      {
        kind: 'text-columns',
        title: 'What takes time from teaching',
        items: [
          {
            title: 'The same question all week',
            description: 'Every student asks separately, and every answer is typed again.',
          },
          {
            title: 'Materials go out of date',
            description: 'The slides follow the last edition, the exercises the one before.',
          },
          {
            title: 'Feedback comes too late',
            description: 'By the time the essay is graded, the class has moved on.',
          },
          {
            title: 'Records don’t connect',
            description: 'Enrollment, fees, grades and rooms are all in separate systems.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we build for classrooms and offices',
        lead: 'Each uses only the materials you approve.',
        items: [
          {
            title: 'Student help desks',
            description: 'Answer from the course’s own texts, with the page to read next.',
            icon: 'message',
          },
          {
            title: 'Course material drafting',
            description: 'Draft exercises and summaries at the level you set, for the teacher to edit.',
            icon: 'book',
          },
          {
            title: 'Assessment support',
            description: 'Draft first comments from your rubric. The teacher sets the grade.',
            icon: 'clipboard',
          },
          {
            title: 'Enrollment and records',
            description: 'Check applications for gaps on the day they arrive.',
            icon: 'archive',
          },
          {
            title: 'Class schedules and rooms',
            description: 'Find conflicts before the term starts, and fix them with few changes.',
            icon: 'calendar',
          },
          {
            title: 'Early support signals',
            description: 'Show advisors who has gone quiet and what they last worked on.',
            icon: 'bell',
          },
        ],
        action: { label: 'All Services', href: '/services' },
      },
      {
        kind: 'showcase',
        title: 'What teachers still decide',
        lead: 'Software drafts and finds sources. Teachers teach.',
        items: [
          {
            line: 'First comments, drafted from your rubric',
            title: 'Every grade, and every conversation about one',
            person: true,
          },
          {
            line: 'Answer, with the page to read next',
            title: 'Which sources a course may use',
            person: true,
          },
          { line: 'A student who has gone quiet', title: 'When a student needs help', person: true },
          {
            line: 'Exercise, drafted at your level',
            title: 'What counts as the student’s own work',
            person: true,
          },
        ],
      },
      {
        kind: 'case-studies',
        title: 'What changed at one college',
        note: compositeNote,
        match: { industry: 'education' },
        action: { label: 'View All Case Studies', href: '/case-studies' },
      },
      {
        kind: 'faq',
        title: 'What schools ask first',
        questions: [
          {
            question: 'Does the help desk do students’ homework?',
            answer:
              'It answers from the course’s own readings and names the page to read next. The teacher decides which questions it may answer, and what counts as the student’s own work.',
            utterances:
              'can students cheat with it; will students use it to cheat; does it write essays for students; will students cheat with it; can pupils cheat with it; will it write essays for students; does it just give away the answers; kids will use it to do their assignments; homework machine; and it doesnt do their homework; can students get it to solve the exercises; does the assistant hand out solutions; what may the student help desk answer; plagiarism, is that a risk with this; can it write my essay',
          },
          {
            question: 'What happens to student data?',
            answer:
              'We use only what the course needs, in systems you approve, and agree in writing on when copies are deleted. Models can run on your own servers.',
            utterances:
              'is it allowed to use student data; is student data safe; where is student data stored; where does student data go; how do you protect our pupils data; are student records safe; do grades and names go to the cloud; what about the privacy of minors; and student data; data of our kids; which pupil data do you use; our school is strict about learner data; when do you delete what students typed; do you keep personal data of learners',
          },
          {
            question: 'Who checks that an answer is right?',
            answer:
              'The teacher can see every question and answer, checks a sample, and marks the wrong ones. A wrong answer becomes a test that every later version has to pass.',
            utterances:
              'what if it tells students something wrong; who checks the answers for students; who sees what students ask; who verifies what students are told; does the teacher see the answers; who corrects wrong answers to students; and the teacher can check that; teacher sees all; can lecturers monitor the chats; what if the tutor bot is wrong; can i as a teacher read what my class asked; is a professor in control of what it says; does this thing hallucinate; who checks it at 2am when no teacher is awake; haha ok, does my prof see what i ask it',
          },
        ],
        positions: [1, 2, 3],
      },
    ],
    closing: {
      heading: 'Bring us one course',
      lead: 'Send the syllabus and readings. We’ll show you which questions software could answer, and which it shouldn’t.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
