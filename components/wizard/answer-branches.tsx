import clsx from 'clsx';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import type { LabeledAnswer } from '@/lib/wizard/describe-answers';

/** Between two branches, and the radius of their turns. */
const GAP = 14;

type Props = {
  questions: readonly { label: string; options: readonly { id: string; label: string }[] }[];
  /** The answers so far in words, each beginning with the labels of its options. */
  answers: readonly LabeledAnswer[];
  /** Index of the question on the screen, and the id of the suggested option. */
  now: number;
  suggested: string | undefined;
};

/** The answers so far as one line, which each question switches to one of its branches. */
export const AnswerBranches = ({ questions, answers, now, suggested }: Props) => (
  <dl className="mt-5">
    {questions.map(({ label, options }, index) => {
      const value = answers[index]?.value;
      const branches = options.map((option, at) => ({
        y: GAP * (at + 1.5),
        isLit: value ? value.split(', ').includes(option.label) : index === now && option.id === suggested,
      }));
      return (
        <div
          key={label}
          className={clsx(
            'relative border-l-3 pl-[54%] last:border-transparent sm:max-lg:pl-[72%]',
            index < now ? 'border-lane' : 'border-before',
          )}
          style={{ minHeight: GAP * (options.length + 2) }}
        >
          <dt className="type-small pt-1 text-ink-2">{label}</dt>
          <dd className={clsx('[line-height:1.35]', value ? 'font-semibold' : 'text-ink-3')}>
            <svg
              aria-hidden
              className="absolute inset-y-0 left-0 h-full w-[48%] overflow-visible sm:max-lg:w-[68%] fill-none stroke-before stroke-2"
            >
              {branches
                .toSorted((one, other) => Number(one.isLit) - Number(other.isLit))
                .map(({ y, isLit }) => (
                  <g key={y} className={isLit ? 'stroke-lane stroke-4' : undefined}>
                    <path d={`M-1.5 0V${y - GAP}q0 ${GAP} ${GAP} ${GAP}`} />
                    <line x1={GAP - 1.5} x2="100%" y1={y} y2={y} />
                    <circle cx="100%" cy={y} r="4" className={isLit ? 'fill-lane' : 'fill-paper'} />
                  </g>
                ))}
            </svg>
            <NoWrapRanges text={value || (index === now ? 'you are here' : 'not answered')} />
          </dd>
        </div>
      );
    })}
  </dl>
);
