import type { CaseStudyInput } from '../schemas/case-studies';

export const educationFeedbackTraining: CaseStudyInput = {
  id: 'education-feedback-training',
  url: '/case-studies/education-feedback-training',
  title: 'Feedback returned while it still helps',
  excerpt:
    'A college trained its lecturers to draft feedback with AI and to sign only what they had read and edited.',
  industry: 'education',
  solution: 'ai-training',
  results: [
    '82% of feedback returned within a week, up from 40%.',
    '46 lecturers trained on their own assignments.',
    '5 rules written by the faculty itself.',
  ],
  chart: {
    measure: 'Feedback within a week, percent',
    kind: 'line',
    points: [40, 41, 39, 40, 42, 40, 47, 55, 64, 70, 76, 80, 82],
    changeAt: 5,
    change: 'Week 11, training starts',
    alt: 'Line chart: the share of feedback returned within a week stays near 40 percent until training starts in week 11, then rises to 82 percent by week 25.',
    detail: {
      caption: 'Percent of feedback returned within a week, measured every two weeks',
      ticks: [0, 20, 40, 60, 80, 100],
      times: [
        { at: 0, label: 'Week 1' },
        { at: 5, label: 'Week 11' },
        { at: 9, label: 'Week 19' },
        { at: 12, label: 'Week 25' },
      ],
      first: '40%',
      last: '82%',
    },
  },
  narrative: {
    challenge: [
      'Students at this college waited nineteen days on average for comments on written work. By then they had handed in the next assignment, with the same mistakes. Lecturers knew it, but had more to grade every term.',
      'Some had started using chatbots on their own. Results were mixed, and one student got a comment about a paragraph that didn’t exist. The dean wanted neither a ban nor a free-for-all. She wanted lecturers who knew what the tool was good at and could defend every sentence they signed.',
    ],
    approach: [
      {
        title: 'Observe',
        note: 'time the grading',
        from: 0,
        text: 'Six lecturers let us watch them grade. Reading took a third of the time. The rest went into rewording the same dozen points and finding a kind way to say them. So we taught the wording and left the reading alone.',
      },
      {
        title: 'Train',
        note: 'six half days each',
        from: 5,
        text: 'Groups of up to eight met for six half days and worked on last year’s assignments, with names removed. Participants wrote their own notes first, then let the tool turn the notes into a draft. In the last session they looked for ways to make drafts fail.',
      },
      {
        title: 'Agree',
        note: 'rules by the faculty',
        from: 9,
        text: 'After two months of use, the faculty wrote five rules. The first: never ask the tool for a grade. The third: never send a draft you haven’t changed. Two lecturers in each department now answer questions.',
      },
    ],
    results: [
      'By week 25, 82% of feedback was returned within a week, twice as much as before. Comments were about as long as before, but pointed to a place in the text, because the lecturers’ notes did.',
      'All forty-six lecturers completed the program. Five decided to keep grading without the tool. They used the note-taking method and got faster too.',
    ],
    quote: {
      text: 'The training was about my own grading. The software came second, where it belongs.',
      role: 'Senior lecturer in history',
      company: 'liberal arts college',
    },
    impact: [
      'New lecturers now learn the method from colleagues, in two afternoons before the term starts. The college keeps the exercises and will replace a third of them each year, so the texts stay unfamiliar.',
      'The student survey has a new question: did the comments help you with your next assignment?',
    ],
    closing: {
      heading: 'Which writing task does your staff repeat?',
      lead: 'Name it, and we’ll tell you which part of it training would change.',
    },
  },
  meta: {
    title: 'Composite case: AI training at a college',
    description:
      'A composite case, with illustrative figures: how a college’s lecturers return feedback within a week, with AI drafts they read and edit before they sign.',
  },
};
