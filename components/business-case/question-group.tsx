'use client';

import { type ReactNode, useState } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { SelectField } from '@/components/ui/field';
import type { ToolQuestion } from '@/content/tools.schema';
import type { CaseTool, ToolAnswers } from '@/lib/business-case/answers';
import { answerText } from '@/lib/wizard/describe-answers';
import styles from './form.module.css';

/** A part of the form that opens: its name and how far it is answered. */
export function Group({
  name,
  status,
  done,
  children,
}: {
  name: string;
  /** Says in words how far it is: 'open', '3 of 16', 'answered'. */
  status: string;
  done: boolean;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  return (
    <li className={styles.group} data-done={done || undefined}>
      <details onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}>
        <summary>
          {name} <span>{status}</span>
        </summary>
        {/* Dozens of lists are drawn once they are wanted. */}
        {hydrated && opened && <div className="grid gap-4 pt-4 pb-2">{children}</div>}
      </details>
    </li>
  );
}

/** The questions of a tool as lists. */
export function ToolQuestions({
  tool,
  questions,
  answers,
  choose,
  onAnswer,
}: {
  tool: CaseTool;
  questions: readonly Pick<ToolQuestion, 'label' | 'options'>[];
  answers: ToolAnswers;
  /** Stands for an open question. */
  choose: string;
  onAnswer: (index: number, answer: string | null) => void;
}) {
  return questions.map((question, index) => (
    <SelectField
      key={question.label}
      id={`${tool}-${index}`}
      label={question.label}
      value={answers[index] ?? ''}
      onChange={({ target }) => onAnswer(index, target.value || null)}
    >
      <option value="">{choose}</option>
      {question.options.map(({ id }) => (
        <option key={id} value={id}>
          {answerText(question, id)}
        </option>
      ))}
    </SelectField>
  ));
}
