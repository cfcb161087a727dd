import type { Found } from './find-texts';
import styles from './preview.module.css';

/** The file and line of a text in one line, for those who hear the page. */
const saidOf = ({ text, places: [first] }: Found) =>
  `${text.length > 60 ? `${text.slice(0, 60)}…` : text}: ${
    first ? [first.file, first.line && `line ${first.line}`].filter(Boolean).join(', ') : 'written in code'
  }`;

/** Small frames are above large ones. */
const layerOf = ({ box }: Found) => Math.max(1, 1000 - Math.round(Math.sqrt(box.width * box.height)));

type Props = {
  found: Found;
  current: boolean;
  point: (found: Found) => void;
  choose: (found: Found) => void;
};

/** The frame around a text. It lies over the text, so a click chooses the text and follows no link. */
export function Spot({ found, current, point, choose }: Props) {
  const { id, box, places } = found;
  return (
    <button
      id={id}
      type="button"
      aria-label={saidOf(found)}
      data-from={places.length > 0 ? 'content' : 'code'}
      data-current={current || undefined}
      className={styles.spot}
      style={{ ...box, zIndex: layerOf(found) }}
      onMouseEnter={() => point(found)}
      onFocus={() => point(found)}
      onClick={() => choose(found)}
    />
  );
}
