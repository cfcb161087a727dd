'use client';

import type { ReactNode } from 'react';
import type { ToolOption } from '@/content/tools.schema';
import styles from './option-list.module.css';
import { STEP_HEADING } from './wizard-step';

/** The answers of one question as buttons. The chosen one, at first the default, is lit; pressing it moves on too. */
export function OptionList({
  options,
  chosen,
  defaultId,
  onChoose,
  renderValue,
}: {
  options: readonly ToolOption[];
  /** Id of the answer given, or undefined before there is one. */
  chosen: string | undefined;
  /** Id of the default answer, where the question has one. */
  defaultId?: string;
  onChoose: (id: string) => void;
  /** What stands at the right end of an answer's row. */
  renderValue?: (id: string) => ReactNode;
}) {
  const current = chosen ?? defaultId;
  return (
    <ul className="mt-5 grid gap-2.5" aria-labelledby={STEP_HEADING}>
      {options.map(({ id, label, measure, hint }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.option}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            <span aria-hidden className={styles.radio} />
            <span className={styles.label}>
              <span className="font-semibold">{label}</span>
              {(measure ?? hint) && <span className="text-ink-2"> {measure ?? hint}</span>}
              {id === defaultId && ' '}
              {id === defaultId && (
                <span className="text-[0.8125rem] text-ink-2 before:content-['·_'_/_'']">default</span>
              )}
            </span>
            {renderValue && <span className={styles.value}>{renderValue(id)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
