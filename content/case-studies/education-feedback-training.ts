import type { CaseStudyInput } from './schema';

export const educationFeedbackTraining: CaseStudyInput = {
  id: 'education-feedback-training',
  url: '/case-studies/education-feedback-training',
  title: 'Feedback that arrives while it still helps',
  excerpt:
    'A college trained its lecturers to draft feedback with AI and to sign only what they had read and changed.',
  industry: 'Education',
  solution: 'AI Training & Education',
  results: [
    '82% of feedback returned within a week, up from 40%.',
    '46 lecturers trained on their own assignments.',
    '5 rules that the faculty wrote for itself.',
  ],
  figure: {
    measure: 'Feedback within a week, percent',
    kind: 'line',
    points: [38, 41, 39, 40, 42, 40, 47, 55, 64, 70, 76, 80, 82],
    changeAt: 5,
    start: 'Sep',
    change: 'Nov, training starts',
    end: 'Mar',
    highlight: '82%',
    alt: 'Line chart, illustrative: the share of feedback returned within a week stays near 40 percent until training starts in November, then rises to 82 percent by March.',
    detail: {
      caption: 'Share of feedback returned within a week, percent, every two weeks',
      ticks: [20, 40, 60, 80],
      times: [
        { at: 0, label: 'Sep' },
        { at: 5, label: 'Nov' },
        { at: 9, label: 'Jan' },
        { at: 12, label: 'Mar' },
      ],
      first: '38%',
      last: '82%',
    },
  },
  narrative: {
    challenge: [
      'Students at this college waited nineteen days on average for comments on written work. By then the next assignment had been handed in, with the same mistakes. Lecturers knew it, and wrote more in less time every term.',
      'Some had begun to use chatbots in private. Results were mixed, and a student noticed a comment that referred to a paragraph nobody had written. The dean wanted neither a ban nor a free-for-all. She wanted lecturers who know what the tool is good at, and who can defend every sentence under their name.',
    ],
    approach: [
      {
        title: 'Observe',
        note: 'time the marking',
        from: 0,
        text: 'Six lecturers let us watch them mark. Reading took a third of the time; the rest went into wording the same dozen points again and finding a kind way to say them. That told us what to teach, and what to leave alone: the reading.',
      },
      {
        title: 'Train',
        note: 'four half days each',
        from: 5,
        text: 'Four half days in groups of eight, on assignments from the previous year with names removed. Participants wrote their own marking notes first and let the tool turn notes into a draft. The last session was spent breaking drafts on purpose.',
      },
      {
        title: 'Settle',
        note: 'rules by the faculty',
        from: 9,
        text: 'After two months of use the faculty wrote five rules. The first: grades are never asked for. The third: a draft that was not changed is not sent. Two lecturers from each department became the people to ask.',
      },
    ],
    results: [
      'By March, 82% of feedback was returned within a week, twice the share of the fall. Length hardly changed. What changed was that comments pointed to a place in the text, since the notes had to.',
      'All forty-six lecturers completed the program; five decided to go on marking without the tool, with the methods from the observation phase, and got faster too.',
    ],
    quote: {
      text: 'The training was about my own marking. The software came up on the second day, where it belonged.',
      role: 'Senior lecturer in history',
      company: 'liberal arts college',
    },
    impact: [
      'New lecturers now learn the method from colleagues, in two afternoons before term begins. The college keeps the exercises and replaces a third of them each year, so that nobody practices on texts everyone knows.',
      'A student survey asks one question that was not asked before: did the comments help you with the next assignment? It is read by the people who wrote the rules, and one rule has been rewritten because of it.',
    ],
    closing: {
      heading: 'Teach the people who sign',
      lead: 'Name the task your staff repeat most in writing. We show you which part of it a two-day course would change.',
    },
  },
  meta: {
    title: 'Case study: AI training at a college',
    description:
      'How lecturers learned to return 82% of feedback within a week and to sign only what they had read. A study with illustrative figures.',
  },
};
