'use client';

import { useEffect, useRef } from 'react';
import { editAddress } from '@/lib/preview/edit-address';
import type { Found } from './find-texts';
import styles from './preview.module.css';

/** `next dev` opens the developer's editor at this address, as its own error messages do. */
const openHere = ({ file, line }: { file: string; line: number }) =>
  fetch(`/__nextjs_launch-editor?${new URLSearchParams({ file, line1: String(line), column1: '1' })}`);

const isDev = process.env.NODE_ENV === 'development';

const intros = {
  one: 'Written in',
  several: 'Written in one of these',
  code: 'From code: no file has this text as it is.',
};

type Props = {
  found: Found;
  /** It was clicked, not only pointed at: its buttons can be reached. */
  chosen: boolean;
  edit: string | undefined;
  close: () => void;
};

/** Where a text is written, with a way to edit it. */
export function Where({ found, chosen, edit, close }: Props) {
  const panel = useRef<HTMLElement>(null);
  const { text, from, places, control } = found;
  useEffect(() => {
    if (chosen) panel.current?.focus();
  }, [chosen]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Where this text is"
      className={styles.where}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <p className={styles.quote}>{text}</p>
      <p>{places.length === 1 && from === 'several' ? intros.one : intros[from]}</p>
      <ul>
        {places.map((place) => (
          <li key={`${place.file}:${place.line}:${place.field}`}>
            <span>
              {place.file}, line {place.line}
              {place.field && ` (${place.field})`}
            </span>{' '}
            {edit ? (
              <a href={editAddress(edit, place)} target="_blank" rel="noreferrer">
                Edit<span className="sr-only"> {place.file}</span>
              </a>
            ) : (
              isDev && (
                <button type="button" onClick={() => openHere(place)}>
                  Edit<span className="sr-only"> {place.file}</span>
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <p className={styles.actions}>
          {control && (
            <button type="button" onClick={() => control.click()}>
              {control.tagName === 'A' ? 'Follow this link' : 'Press this button'}
            </button>
          )}
          <button type="button" onClick={close}>
            Close
          </button>
        </p>
      )}
    </section>
  );
}
