import type { ComponentProps, ReactNode } from 'react';
import { pricing } from '@/content/pricing/pricing-rules';
import { pluralize } from '@/lib/format/pluralize';
import {
  ALL_PAGES,
  type ChangedFile,
  nameOf,
  type RepeatedChange,
  type TextChange,
} from '@/lib/preview/compare';
import { diffWords } from '@/lib/preview/diff-words';
import type { PageTexts } from '@/lib/preview/page-texts';
import { priceLines } from '@/lib/preview/price-lines';
import { editAddress, readPlace } from '@/lib/preview/source-place';
import type { DownloadChange } from './downloads';
import type { PicturePair } from './pictures';

/** Shared by the parts of the page: the pages of this build, the editor's address and the published site's. */
export type Site = {
  pages: ReadonlyMap<string, PageTexts>;
  pictures: ReadonlyMap<string, PicturePair>;
  edit: string | undefined;
  origin: string;
};

const lines = priceLines(pricing);

/** More pages than this are folded. */
const MAX_UNFOLDED_PAGES = 4;

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export const quietClass = 'text-ink-2 wrap-anywhere';
const linkClass = 'text-ember-text underline wrap-anywhere';

/** A link of the page /preview. */
export const Link = (props: ComponentProps<'a'>) => <a className={linkClass} {...props} />;

/** A part that opens on a click. */
export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="cursor-pointer py-1.5">{title}</summary>
      {children}
    </details>
  );
}

/** A box with a heading. `badge` shows its status, in green if `isOk`. */
export function Card({
  heading,
  badge,
  isOk = true,
  children,
  ...rest
}: ComponentProps<'section'> & { heading: ReactNode; badge: string; isOk?: boolean }) {
  return (
    <section className="my-3 rounded-card border border-rule bg-raised p-4" {...rest}>
      <h3 className="mb-2 text-xl font-semibold">
        {badge && (
          <span
            className={`rounded-badge px-2 text-sm ${isOk ? 'bg-success-tint text-success' : 'bg-warning-tint text-warning'}`}
          >
            {badge}
          </span>
        )}{' '}
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** Rows with a line above each. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-rule *:py-1.5 *:wrap-anywhere">{children}</ul>
);

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
  return edit ? (
    <Link href={editAddress(edit, { file, line })}>{name}</Link>
  ) : (
    <code className={quietClass}>{name}</code>
  );
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
    <ul className="flex flex-wrap gap-x-4 *:py-0.5">
      {paths.map((path) => (
        <li key={path}>
          <Link href={after ? textAddress(path, after) : path}>{titleOf(path, site)}</Link>
          {site.origin && (
            <>
              {' '}
              (<Link href={site.origin + path}>published</Link>)
            </>
          )}
        </li>
      ))}
    </ul>
  );
  return paths.length > MAX_UNFOLDED_PAGES ? <Fold title={`On ${paths.length} pages`}>{list}</Fold> : list;
}

const afterText = (text = '') => (text ? `after “${shorten(text)}”` : 'at the start');

const Old = (props: ComponentProps<'del'>) => (
  <del className="bg-danger-tint px-0.5 text-danger line-through" {...props} />
);
const New = (props: ComponentProps<'ins'>) => (
  <ins className="bg-success-tint px-0.5 text-success underline" {...props} />
);

/** The words of a change, with what was taken out and put in. */
function Words({ kind, before, after, from, to }: TextChange) {
  if (kind === 'moved')
    return (
      <>
        {after} <em>{`was ${afterText(from)}, is ${afterText(to)}`}</em>
      </>
    );
  return diffWords(before, after).map(({ text, is }, index) => {
    const Element = is === 'old' ? Old : is === 'new' ? New : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup
    return <Element key={index}>{text}</Element>;
  });
}

function EditItem({ edit, site }: { edit: RepeatedChange; site: Site }) {
  const { id, kind, alike, places, after, before } = edit;
  return (
    <li
      className="grid gap-x-3 py-2.5 wrap-anywhere target:outline-2 target:outline-offset-4 target:outline-lane md:grid-cols-[6rem_1fr]"
      id={id}
    >
      <p>
        <strong className="text-sm font-semibold text-ink-2">{verbs[kind]}</strong>{' '}
        <Link href={`#${id}`} aria-label={`Link to this change: ${(after || before).slice(0, 60)}`}>
          #
        </Link>
      </p>
      <div>
        <p>
          {edit.of && <span className={quietClass}>{headTexts[edit.of]}: </span>}
          <Words {...edit} />
        </p>
        {alike.length > 0 && (
          <Fold title={`${pluralize(alike.length, 'more text')} with the same change`}>
            <Rows>
              {alike.map((change) => (
                <li key={change.before + change.after}>
                  <Words {...change} />
                </li>
              ))}
            </Rows>
          </Fold>
        )}
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {places.slice(0, 3).map((place) => {
            const { file, line, field } = readPlace(place);
            const at = line || (lines[field] ?? 1);
            return <FileLine key={place} file={file} line={at} field={field} edit={site.edit} />;
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
    <Fold title={`Before and after, ${pluralize(shown.length, 'page')}`}>
      {shown.map((path) => (
        <div key={path} className="my-3 grid gap-4 md:grid-cols-2">
          {(['before', 'after'] as const).map((side) => {
            const src = site.pictures.get(path)?.[side];
            const caption = `${titleOf(path, site)}, ${side === 'before' ? 'published' : 'this preview'}`;
            return (
              <figure key={side}>
                {src ? (
                  <img className="rounded-control border border-rule" src={src} alt={caption} />
                ) : (
                  <p className={quietClass}>No page.</p>
                )}
                <figcaption className="mt-1 text-sm">{caption}</figcaption>
              </figure>
            );
          })}
        </div>
      ))}
    </Fold>
  );
}

/** A checkbox for a reviewed change; page.js shows and stores it. */
const Checked = () => (
  <label className="text-sm font-normal whitespace-nowrap" data-needs-script hidden>
    Checked <input type="checkbox" className="size-5 align-middle" />
  </label>
);

/** An editor's change, its edits and, collapsed, the changes that follow from it. */
export function CauseCard({ cause, isDraft, site }: { cause: ChangedFile; isDraft: boolean; site: Site }) {
  const { id, kind, title, path, file, edits, follows } = cause;
  const list = (items: readonly RepeatedChange[]) => (
    <ul className="divide-y divide-rule">
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
        <Fold title={`${pluralize(follows.length, 'change')} in lists and related entries follow from this`}>
          {list(follows)}
        </Fold>
      )}
    </>
  );
  return (
    <Card
      id={id}
      data-cause
      badge={badge}
      isOk={!isDraft}
      heading={
        <>
          {isNew ? <Link href={path}>{title}</Link> : title}{' '}
          {file && file !== title && <code className={`text-sm ${quietClass}`}>{file}</code>} <Checked />
        </>
      }
    >
      {kind === 'lists' || kind === 'code' ? (
        <Fold
          title={`${pluralize(edits.length, 'change')} ${kind === 'lists' ? 'of order, which follow from others' : 'that no file of content explains'}`}
        >
          {body}
        </Fold>
      ) : (
        body
      )}
    </Card>
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
    <Card
      id={`file-${address.replace(/\W+/g, '-')}`}
      data-cause
      badge={`Document ${is}`}
      heading={
        <>
          {is === 'removed' ? address : <Link href={address}>{address}</Link>}{' '}
          {origin && is !== 'added' && <Link href={origin + address}>published</Link>} <Checked />
        </>
      }
    >
      {lines.length > 0 && (
        <Fold title={pluralize(lines.length, 'line')} open={lines.length < 9}>
          <Rows>
            {lines.map(({ text, added }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup
              <li key={index}>{added ? <New>{text}</New> : <Old>{text}</Old>}</li>
            ))}
          </Rows>
        </Fold>
      )}
    </Card>
  );
}
