import { pricing } from '@/content/pricing/pricing-rules';
import {
  ALL_PAGES,
  type ChangedFile,
  nameOf,
  type RepeatedChange,
  type TextChange,
} from '@/lib/preview/compare';
import { diffWords } from '@/lib/preview/diff-words';
import { editAddress } from '@/lib/preview/edit-address';
import { figureLines } from '@/lib/preview/figure-lines';
import type { PageTexts } from '@/lib/preview/page-texts';
import type { DownloadChange } from './downloads';
import type { PicturePair } from './pictures';

type Pages = ReadonlyMap<string, PageTexts>;
type Links = { pages: Pages; edit: string | undefined; origin: string };

const lines = figureLines(pricing);

/** More pages than this are collapsed. */
const MAX_UNFOLDED_PAGES = 4;

function Words({ before, after }: { before: string; after: string }) {
  return diffWords(before, after).map(({ text, is }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: nothing here is drawn again.
    if (is === 'old') return <del key={index}>{text}</del>;
    if (is === 'new') return <ins key={index}>{text}</ins>;
    return <span key={index}>{text}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: nothing here is drawn again.
  });
}

/** A link that opens a page at a text and highlights it, in browsers that support text fragments. */
export const placeOf = (path: string, text: string): string => {
  const words = text.split(' ');
  // '-' and ',' have a meaning in text fragments.
  const encoded = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replaceAll('-', '%2D');
  const quoted =
    words.length > 12 ? `${encoded(words.slice(0, 5))},${encoded(words.slice(-5))}` : encoded(words);
  return `${path}#:~:text=${quoted}`;
};

const verbs = { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' };
function titleOf(path: string, pages: Pages): string {
  const page = pages.get(path);
  return page ? nameOf(page) : path;
}

function Place({ of: place, edit }: { of: string; edit: string | undefined }) {
  const [file = '', written = '', ...field] = place.split(':');
  const line = written === '0' ? String(lines[field.join(':')] ?? 1) : written;
  const name = `${file}, line ${line} (${field.join(':')})`;
  return edit ? (
    <a href={editAddress(edit, { file, line: Number(line) || 1 })}>{name}</a>
  ) : (
    <code className="pv-field">{name}</code>
  );
}

function OnPages({ edit: { paths, after }, pages, origin }: { edit: RepeatedChange } & Omit<Links, 'edit'>) {
  if (paths.includes(ALL_PAGES)) return <span>In the header or footer of every page</span>;
  const links = paths.map((path) => (
    <li key={path}>
      <a href={after ? placeOf(path, after) : path}>{titleOf(path, pages)}</a>
      {origin && (
        <>
          {' '}
          (<a href={origin + path}>published</a>)
        </>
      )}
    </li>
  ));
  return paths.length > MAX_UNFOLDED_PAGES ? (
    <details>
      <summary>On {paths.length} pages</summary>
      <ul className="pv-pages">{links}</ul>
    </details>
  ) : (
    <ul className="pv-pages">{links}</ul>
  );
}

const after = (text: string) =>
  text ? `after “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”` : 'at the start';

function Text({ of: change }: { of: TextChange }) {
  if (change.kind === 'added') return <ins>{change.after}</ins>;
  if (change.kind === 'removed') return <del>{change.before}</del>;
  if (change.kind === 'changed') return <Words {...change} />;
  return (
    <>
      {change.after}{' '}
      <em>
        was {after(change.from ?? '')}, is {after(change.to ?? '')}
      </em>
    </>
  );
}

const named = { title: 'Title in search results', description: 'Description in search results' };

function EditItem({
  edit: one,
  edit: { alike },
  pages,
  origin,
  pattern,
}: {
  edit: RepeatedChange;
  pages: Pages;
  origin: string;
  pattern: string | undefined;
}) {
  return (
    <li className="pv-change" id={one.id}>
      <p>
        <strong className="pv-verb">{verbs[one.kind]}</strong>{' '}
        <a
          className="pv-link"
          href={`#${one.id}`}
          aria-label={`Link to this change: ${(one.after || one.before).slice(0, 60)}`}
        >
          #
        </a>
      </p>
      <div className="pv-text">
        <p>
          {one.of && <span className="pv-quiet">{named[one.of]}: </span>}
          <Text of={one} />
        </p>
        {alike.length > 0 && (
          <details>
            <summary>
              {alike.length === 1 ? '1 more text' : `${alike.length} more texts`} with the same change
            </summary>
            <ul className="pv-lines">
              {alike.map((change) => (
                <li key={change.before + change.after}>
                  <Text of={change} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className="pv-meta">
          {one.places.slice(0, 3).map((place) => (
            <Place key={place} of={place} edit={pattern} />
          ))}
          <OnPages edit={one} pages={pages} origin={origin} />
        </div>
      </div>
    </li>
  );
}

function Pictures({ of: shown, pages }: { of: readonly (readonly [string, PicturePair])[]; pages: Pages }) {
  if (shown.length === 0) return null;
  return (
    <details>
      <summary>Before and after, {shown.length === 1 ? '1 page' : `${shown.length} pages`}</summary>
      {shown.map(([path, picture]) => (
        <div key={path} className="pv-pair">
          {(['before', 'after'] as const).map((side) => (
            <figure key={side}>
              {picture[side] ? (
                <img
                  src={picture[side]}
                  alt={`${titleOf(path, pages)}, ${side === 'before' ? 'published' : 'in this preview'}`}
                />
              ) : (
                <p className="pv-quiet">No page.</p>
              )}
              <figcaption>
                {titleOf(path, pages)}, {side === 'before' ? 'published' : 'this preview'}
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </details>
  );
}

type CauseProps = {
  cause: ChangedFile;
  pictures: ReadonlyMap<string, PicturePair>;
  isDraft: boolean;
} & Links;

/** An editor's change, its effects, and, collapsed, its consequences. */
export function CauseCard({ cause, pictures, isDraft, pages, edit, origin }: CauseProps) {
  const { id, kind, title, path, file, edits, follows } = cause;
  const item = (one: RepeatedChange) => (
    <EditItem key={one.id} edit={one} pattern={edit} {...{ pages, origin }} />
  );
  const shown = [...new Set([...(path ? [path] : []), ...edits.flatMap(({ paths }) => paths)])];
  const badge = isDraft ? 'Draft' : kind === 'added' ? 'New page' : kind === 'removed' ? 'Removed page' : '';
  const body = (
    <>
      {path && kind === 'added' && <p>{pages.get(path)?.main.length} texts, all new.</p>}
      <ul className="pv-changes">{edits.map(item)}</ul>
      <Pictures
        of={shown.flatMap((page) => {
          const picture = pictures.get(page);
          return picture ? [[page, picture] as const] : [];
        })}
        pages={pages}
      />
      {follows.length > 0 && (
        <details>
          <summary>
            {follows.length} {follows.length === 1 ? 'change follows' : 'changes follow'} by{' '}
            {follows.length === 1 ? 'itself' : 'themselves'}, in lists and related entries
          </summary>
          <ul className="pv-changes">{follows.map(item)}</ul>
        </details>
      )}
    </>
  );
  return (
    <section className="pv-card pv-cause" id={id}>
      <h3>
        {badge && (
          <span className="pv-badge" data-ok={!isDraft}>
            {badge}
          </span>
        )}{' '}
        {path && kind === 'added' ? <a href={path}>{title}</a> : title}{' '}
        {file && file !== title && <code className="pv-field">{file}</code>}{' '}
      </h3>
      {kind === 'lists' || kind === 'code' ? (
        <details>
          <summary>
            {edits.length} {edits.length === 1 ? 'change' : 'changes'}{' '}
            {kind === 'lists' ? 'of order, which follow by themselves' : 'that no file of content explains'}
          </summary>
          {body}
        </details>
      ) : (
        body
      )}
    </section>
  );
}

/** Documents with their changed lines. */
export function Downloads({ of: downloads, origin }: { of: readonly DownloadChange[]; origin: string }) {
  return downloads.map(({ address, is, lines }) => (
    <section key={address} className="pv-card pv-cause" id={`file-${address.replace(/\W+/g, '-')}`}>
      <h3>
        <span className="pv-badge">Document {is}</span>{' '}
        {is === 'removed' ? address : <a href={address}>{address}</a>}{' '}
        {origin && is !== 'added' && <a href={origin + address}>published</a>}
      </h3>
      {lines.length > 0 && (
        <details open={lines.length < 9}>
          <summary>{lines.length} lines</summary>
          <ul className="pv-lines">
            {lines.map(({ text, added }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing here is drawn again.
              <li key={index}>{added ? <ins>{text}</ins> : <del>{text}</del>}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  ));
}
