import clsx from 'clsx';
import { AnswerSoFar } from '@/components/wizard/guided-tool';
import type { ToolQuestion } from '@/content/schemas/tools';
import { defaultRequirements, questionOrder } from '@/lib/service-selector/requirements';
import { describeAnswer } from '@/lib/wizard/describe-answers';

/** Between two branches, and the radius of their turns. */
const GAP = 12;

/** Each question as a switch of one line, with a branch to each answer. The chosen one is lit, or the suggested one. */
export const AnswerBranches = ({
  questions,
  answers,
  step,
}: {
  questions: readonly ToolQuestion[];
  answers: readonly string[];
  step: number;
}) => (
  <dl className="mt-5">
    {questions.map((question, index) => {
      const isPast = index < step;
      const suggested = index === step && defaultRequirements[questionOrder[index] ?? 'budget'];
      const branches = question.options.map(({ id }, at) => ({
        y: GAP * (at + 1.5),
        isLit: id === (answers[index] ?? suggested),
      }));
      return (
        <div
          key={question.id}
          className={clsx(
            'relative min-h-20.5 border-l-3 pl-[40%] last:border-transparent',
            isPast ? 'border-lane' : 'border-before',
          )}
        >
          <svg
            aria-hidden
            className="absolute inset-x-0 top-0 h-20 w-full overflow-visible fill-none stroke-before stroke-2"
          >
            {branches
              .toSorted((one, other) => Number(one.isLit) - Number(other.isLit))
              .map(({ y, isLit }) => (
                <g key={y} className={isLit ? 'stroke-lane stroke-[4px]' : undefined}>
                  <path d={`M-1.5 0V${y - GAP}q0 ${GAP} ${GAP} ${GAP}`} />
                  <line x1={GAP - 1.5} x2="34%" y1={y} y2={y} />
                  <circle cx="34%" cy={y} r="5" className={isLit ? 'fill-lane' : 'fill-paper'} />
                </g>
              ))}
          </svg>
          <dt className="type-small pt-2 text-ink-2">{question.label}</dt>
          <AnswerSoFar value={describeAnswer(question, answers[index])} here={index === step} />
        </div>
      );
    })}
  </dl>
);
