import type { ShownText } from './find-texts';
import styles from './preview.module.css';

/** The text with its file and line, for screen readers. */
const saidOf = ({ text, places: [first] }: ShownText) =>
  `${text.length > 60 ? `${text.slice(0, 60)}…` : text}: ${
    first ? [first.file, first.line && `line ${first.line}`].filter(Boolean).join(', ') : 'written in code'
  }`;

/** Small frames lie over large ones. */
const layerOf = ({ box }: ShownText) => Math.max(1, 1000 - Math.round(Math.sqrt(box.width * box.height)));

type Props = {
  shown: ShownText;
  current: boolean;
  onHover: (found: ShownText) => void;
  onSelect: (found: ShownText) => void;
};

/** The frame around a text. It covers the text, so a click selects the text instead of following a link. */
export function TextOverlay({ shown, current, onHover, onSelect }: Props) {
  const { id, box, places } = shown;
  return (
    <button
      id={id}
      type="button"
      aria-label={saidOf(shown)}
      data-from={places.length > 0 ? 'content' : 'code'}
      data-current={current || undefined}
      className={styles.overlay}
      style={{ ...box, zIndex: layerOf(shown) }}
      onMouseEnter={() => onHover(shown)}
      onFocus={() => onHover(shown)}
      onClick={() => onSelect(shown)}
    />
  );
}
