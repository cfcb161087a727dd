import type { ReactNode } from 'react';
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

/** What the parts of the page look up: the pages of this build, the editor's address and the published site's. */
export type Site = {
  pages: ReadonlyMap<string, PageTexts>;
  pictures: ReadonlyMap<string, PicturePair>;
  edit: string | undefined;
  origin: string;
};

const lines = figureLines(pricing);

/** More pages than this are folded. */
const MAX_UNFOLDED_PAGES = 4;

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
export const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** A part that opens on a click. */
export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** A line of a file, as a link where an editor is set. */
export function FileLine({
  file,
  line,
  field,
  edit,
}: {
  file: string;
  line: number;
  field?: string;
  edit: string | undefined;
}) {
  const name = `${file}, line ${line}${field ? ` (${field})` : ''}`;
  return edit ? <a href={editAddress(edit, { file, line })}>{name}</a> : <code>{name}</code>;
}

/** The address of a text on a page, which browsers scroll to and mark; without the text they open the page. */
function textAddress(path: string, text: string): string {
  const words = text.split(' ');
  // '-' and ',' have a meaning of their own in such an address.
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replaceAll('-', '%2D');
  const quoted =
    words.length > 12 ? `${encode(words.slice(0, 5))},${encode(words.slice(-5))}` : encode(words);
  return `${path}#:~:text=${quoted}`;
}

const verbs = { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' };
const headTexts = { title: 'Title in search results', description: 'Description in search results' };

function titleOf(path: string, { pages }: Site): string {
  const page = pages.get(path);
  return page ? nameOf(page) : path;
}

function OnPages({ edit: { paths, after }, site }: { edit: RepeatedChange; site: Site }) {
  if (paths.includes(ALL_PAGES)) return <span>In the header or footer of every page</span>;
  const list = (
    <ul className="pv-pages">
      {paths.map((path) => (
        <li key={path}>
          <a href={after ? textAddress(path, after) : path}>{titleOf(path, site)}</a>
          {site.origin && (
            <>
              {' '}
              (<a href={site.origin + path}>published</a>)
            </>
          )}
        </li>
      ))}
    </ul>
  );
  return paths.length > MAX_UNFOLDED_PAGES ? <Fold title={`On ${paths.length} pages`}>{list}</Fold> : list;
}

const afterText = (text = '') => (text ? `after “${shorten(text)}”` : 'at the start');

/** The words of a change, with what was taken out and put in. */
function Words({ kind, before, after, from, to }: TextChange) {
  if (kind === 'moved')
    return (
      <>
        {after} <em>{`was ${afterText(from)}, is ${afterText(to)}`}</em>
      </>
    );
  return diffWords(before, after).map(({ text, is }, index) => {
    const Element = is === 'old' ? 'del' : is === 'new' ? 'ins' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup
    return <Element key={index}>{text}</Element>;
  });
}

function EditItem({ edit, site }: { edit: RepeatedChange; site: Site }) {
  const { id, kind, alike, places, after, before } = edit;
  return (
    <li className="pv-change" id={id}>
      <p>
        <strong className="pv-verb">{verbs[kind]}</strong>{' '}
        <a
          className="pv-link"
          href={`#${id}`}
          aria-label={`Link to this change: ${(after || before).slice(0, 60)}`}
        >
          #
        </a>
      </p>
      <div>
        <p>
          {edit.of && <span className="pv-quiet">{headTexts[edit.of]}: </span>}
          <Words {...edit} />
        </p>
        {alike.length > 0 && (
          <Fold title={`${count(alike.length, 'more text')} with the same change`}>
            <ul className="pv-lines">
              {alike.map((change) => (
                <li key={change.before + change.after}>
                  <Words {...change} />
                </li>
              ))}
            </ul>
          </Fold>
        )}
        <div className="pv-meta">
          {places.slice(0, 3).map((place) => {
            const [file = '', line = '', ...rest] = place.split(':');
            const field = rest.join(':');
            return (
              <FileLine
                key={place}
                file={file}
                line={Number(line) || (lines[field] ?? 1)}
                field={field}
                edit={site.edit}
              />
            );
          })}
          <OnPages edit={edit} site={site} />
        </div>
      </div>
    </li>
  );
}

function Pictures({ paths, site }: { paths: readonly string[]; site: Site }) {
  const shown = paths.filter((path) => site.pictures.has(path));
  if (shown.length === 0) return null;
  return (
    <Fold title={`Before and after, ${count(shown.length, 'page')}`}>
      {shown.map((path) => (
        <div key={path} className="pv-pair">
          {(['before', 'after'] as const).map((side) => {
            const src = site.pictures.get(path)?.[side];
            const caption = `${titleOf(path, site)}, ${side === 'before' ? 'published' : 'this preview'}`;
            return (
              <figure key={side}>
                {src ? <img src={src} alt={caption} /> : <p className="pv-quiet">No page.</p>}
                <figcaption>{caption}</figcaption>
              </figure>
            );
          })}
        </div>
      ))}
    </Fold>
  );
}

/** What an editor did, what it changed, and, folded, what follows from it. */
export function CauseCard({ cause, isDraft, site }: { cause: ChangedFile; isDraft: boolean; site: Site }) {
  const { id, kind, title, path, file, edits, follows } = cause;
  const list = (items: readonly RepeatedChange[]) => (
    <ul>
      {items.map((edit) => (
        <EditItem key={edit.id} edit={edit} site={site} />
      ))}
    </ul>
  );
  const isNew = path !== undefined && kind === 'added';
  const badge = isDraft ? 'Draft' : isNew ? 'New page' : kind === 'removed' ? 'Removed page' : '';
  const body = (
    <>
      {isNew && <p>{site.pages.get(path)?.main.length} texts, all new.</p>}
      {list(edits)}
      <Pictures
        paths={[...new Set([...(path ? [path] : []), ...edits.flatMap(({ paths }) => paths)])]}
        site={site}
      />
      {follows.length > 0 && (
        <Fold title={`${count(follows.length, 'change')} in lists and related entries follow from this`}>
          {list(follows)}
        </Fold>
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
        {isNew ? <a href={path}>{title}</a> : title} {file && file !== title && <code>{file}</code>}{' '}
      </h3>
      {kind === 'lists' || kind === 'code' ? (
        <Fold
          title={`${count(edits.length, 'change')} ${kind === 'lists' ? 'of order, which follow from others' : 'that no file of content explains'}`}
        >
          {body}
        </Fold>
      ) : (
        body
      )}
    </section>
  );
}

/** A document with the lines that changed in it. */
export function Download({
  change: { address, is, lines },
  origin,
}: {
  change: DownloadChange;
  origin: string;
}) {
  return (
    <section className="pv-card pv-cause" id={`file-${address.replace(/\W+/g, '-')}`}>
      <h3>
        <span className="pv-badge">Document {is}</span>{' '}
        {is === 'removed' ? address : <a href={address}>{address}</a>}{' '}
        {origin && is !== 'added' && <a href={origin + address}>published</a>}
      </h3>
      {lines.length > 0 && (
        <Fold title={count(lines.length, 'line')} open={lines.length < 9}>
          <ul className="pv-lines">
            {lines.map(({ text, added }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup
              <li key={index}>{added ? <ins>{text}</ins> : <del>{text}</del>}</li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}
