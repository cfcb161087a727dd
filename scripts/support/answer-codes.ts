import { readinessAnswerCodes } from '@/lib/readiness-assessment/answers';

/** Answers to all statements of the readiness assessment as an address has them: the letters over and over. */
export const createReadinessCode = (letters: string): string =>
  `${readinessAnswerCodes.version}.${readinessAnswerCodes.map((_, index) => letters[index % letters.length]).join('')}`;
