import type { Found } from './find-texts';
import styles from './preview.module.css';

/** The file and line of a text in one line, for those who hear the page. */
const saidOf = ({ text, from, places: [first] }: Found) =>
  `${text.length > 60 ? `${text.slice(0, 60)}…` : text}: ${
    from === 'code' || !first
      ? 'from code'
      : `${first.file}, line ${first.line}${from === 'several' ? ', or others' : ''}`
  }`;

type Props = {
  found: Found;
  current: boolean;
  point: (found: Found) => void;
  choose: (found: Found) => void;
};

/** The frame around a text. It lies over the text, so a click chooses the text and follows no link. */
export function Spot({ found, current, point, choose }: Props) {
  const { id, box, pinned, from } = found;
  return (
    <button
      id={id}
      type="button"
      aria-label={saidOf(found)}
      data-from={from}
      data-current={current || undefined}
      className={`print:hidden ${styles.spot}`}
      style={{ ...box, position: pinned ? 'fixed' : 'absolute', zIndex: pinned ? 51 : 45 }}
      onMouseEnter={() => point(found)}
      onFocus={() => point(found)}
      onClick={() => choose(found)}
    />
  );
}
