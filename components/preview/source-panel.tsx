'use client';

import { useEffect, useRef } from 'react';
import type { SourcePlace } from '@/lib/content/places';
import { editAddress } from '@/lib/preview/source-place';
import type { ShownText } from './find-texts';
import styles from './preview.module.css';

/** `next dev` opens the developer's editor at this address, as its own error messages do. */
const openHere = ({ file, line }: SourcePlace) =>
  fetch(`/__nextjs_launch-editor?${new URLSearchParams({ file, line1: String(line), column1: '1' })}`);

const isDev = process.env.NODE_ENV === 'development';

type Props = {
  shown: ShownText;
  /** True when the text was clicked, not only hovered. The panel's buttons can then be reached. */
  isSelected: boolean;
  edit: string | undefined;
  priceLines: Readonly<Record<string, number>>;
  onClose: () => void;
};

/**
 * Shows where a text is written, with links to edit it. Further places are those of texts and prices that it includes.
 */
export function SourcePanel({
  shown: { text, places, control },
  isSelected,
  edit,
  priceLines,
  onClose,
}: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSelected) panel.current?.focus();
  }, [isSelected]);
  const known = places.map((place) => ({ ...place, line: place.line || (priceLines[place.field] ?? 1) }));
  return (
    <section ref={panel} tabIndex={-1} aria-label="Where this text is" className={styles.source}>
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
      {isSelected && (
        <p className={styles.actions}>
          {control && (
            <button type="button" onClick={() => control.click()}>
              {control.tagName === 'A' ? 'Follow this link' : 'Press this button'}
            </button>
          )}
          <button type="button" onClick={onClose}>
            Close
          </button>
        </p>
      )}
    </section>
  );
}
