import type { ReactNode } from 'react';
import type { TextChange } from '@/lib/preview/compare-texts';
import { compareWords } from '@/lib/preview/words';

/** The words of a text that changed, with what was taken out and put in. */
export function Words({ before, after }: { before: string; after: string }) {
  return compareWords(before, after).map(({ text, is }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: nothing here is drawn again.
    if (is === 'old') return <del key={index}>{text}</del>;
    if (is === 'new') return <ins key={index}>{text}</ins>;
    return <span key={index}>{text}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: nothing here is drawn again.
  });
}

/** A link that opens a page at a text and marks it. Browsers search for the text; without it they open the page. */
export const placeOf = (path: string, text: string): string => {
  const words = text.split(' ');
  // '-' and ',' have a meaning of their own there.
  const encoded = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replaceAll('-', '%2D');
  const quoted =
    words.length > 12 ? `${encoded(words.slice(0, 5))},${encoded(words.slice(-5))}` : encoded(words);
  return `${path}#:~:text=${quoted}`;
};

const verbs = { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' };

/** Where a field is written, such as 'content/faq.ts sharedFaq.2.answer'. */
function Field({ of: field }: { of: string }) {
  return <code className="pv-field">{field}</code>;
}

/** One change of a text. @param link opens the page at the text, where it is on a page. */
export function Change({ change, link }: { change: TextChange; link?: (text: string) => ReactNode }) {
  const { kind } = change;
  return (
    <li className="pv-change" data-kind={kind}>
      <strong className="pv-verb">{verbs[kind]}</strong>
      <p className="pv-text">
        {kind === 'changed' && <Words before={change.before} after={change.after} />}
        {kind === 'added' && <ins>{change.after}</ins>}
        {kind === 'removed' && <del>{change.before}</del>}
        {kind === 'moved' && (
          <>
            {change.texts[0]}
            {change.texts.length > 1 && <em> and {change.texts.length - 1} texts after it</em>}
          </>
        )}
      </p>
      <p className="pv-meta">
        {'field' in change && change.field && <Field of={change.field} />}
        {kind !== 'removed' && link?.(kind === 'moved' ? (change.texts[0] ?? '') : change.after)}
      </p>
    </li>
  );
}
