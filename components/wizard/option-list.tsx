'use client';

import type { ReactNode } from 'react';
import type { ToolOption } from '@/content/tools.schema';

/**
 * The answers of one question: buttons drawn like radios. The chosen one, at first the default, is lit and
 * `aria-current`; pressing it moves on too.
 *
 * @param endOf what stands at the right end of a row.
 */
export function OptionList({
  options,
  labelledBy,
  chosen,
  standard,
  onChoose,
  endOf,
}: {
  options: readonly ToolOption[];
  labelledBy: string;
  /** Id of the answer given, or undefined before there is one. */
  chosen: string | undefined;
  /** Id of the default answer, where the question has one. */
  standard?: string;
  onChoose: (id: string) => void;
  endOf?: (id: string) => ReactNode;
}) {
  const lit = chosen ?? standard;
  return (
    <ul className="options" aria-labelledby={labelledBy}>
      {options.map(({ id, label, measure, hint }) => (
        <li key={id}>
          <button
            type="button"
            className="option"
            aria-current={id === lit ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            <span aria-hidden className="option-mark" />
            <span className="option-words">
              <span className="font-semibold">{label}</span>
              {(measure ?? hint) && <span className="text-ink-2"> {measure ?? hint}</span>}
              {id === standard && ' '}
              {id === standard && <span className="option-default">default</span>}
            </span>
            {endOf && <span className="option-value">{endOf(id)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
