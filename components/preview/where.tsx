'use client';

import { useEffect, useRef } from 'react';
import { editAddress } from '@/lib/preview/edit-address';
import type { Found, Place } from './find-texts';
import styles from './preview.module.css';

/** `next dev` opens the developer's editor at this address, as its own error messages do. */
const openHere = ({ file, line }: Place) =>
  fetch(`/__nextjs_launch-editor?${new URLSearchParams({ file, line1: String(line), column1: '1' })}`);

const isDev = process.env.NODE_ENV === 'development';

type Props = {
  found: Found;
  /** It was clicked, not only pointed at: its buttons can be reached. */
  chosen: boolean;
  edit: string | undefined;
  figureLines: Readonly<Record<string, number>>;
  close: () => void;
};

/** Where a text is written, with a way to edit it. Places after the first are what it takes words or figures from. */
export function Where({ found: { text, places, control }, chosen, edit, figureLines, close }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) panel.current?.focus();
  }, [chosen]);
  const known = places.map((place) => ({ ...place, line: place.line || (figureLines[place.field] ?? 1) }));
  return (
    <section ref={panel} tabIndex={-1} aria-label="Where this text is" className={styles.where}>
      <p className={styles.quote}>{text}</p>
      <p>{places.length > 0 ? 'Written in' : 'Written in code.'}</p>
      <ul>
        {known.map((place, index) => (
          <li key={`${place.file}:${place.line}:${place.field}`}>
            {index > 0 && 'with a part from '}
            {place.file}, line {place.line} ({place.field}){' '}
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
