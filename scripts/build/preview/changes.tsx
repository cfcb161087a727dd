import type { ComponentProps, ReactNode } from 'react';
import { pluralize } from '@/lib/format/pluralize';
import {
  ALL_PAGES,
  nameOf,
  type RepeatedChange,
  type SiteChange,
  type TextChange,
} from '@/lib/preview/compare';
import { diffWords } from '@/lib/preview/diff-words';
import type { PageTexts } from '@/lib/preview/page-texts';
import { editAddress } from '@/lib/preview/settings';
import type { DownloadChange } from './downloads';
import type { PicturePair } from './pictures';

/** Shared by the parts of the page: the pages of this build, the editor's address and the published site's. */
export type Site = {
  pages: ReadonlyMap<string, PageTexts>;
  pictures: ReadonlyMap<string, PicturePair>;
  edit: string | undefined;
  origin: string;
};

/** More pages than this are folded. */
const MAX_UNFOLDED_PAGES = 4;

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
export function FileLine({ file, line, edit }: { file: string; line: number; edit: string | undefined }) {
  const name = `${file}, line ${line}`;
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

const verbs = { changed: 'Changed', added: 'Added', removed: 'Removed' };
const headTexts = { title: 'Title in search results', description: 'Description in search results' };

function titleOf(path: string, { pages }: Site): string {
  const page = pages.get(path);
  return page ? nameOf(page) : path;
}

function OnPages({ edit: { paths, after }, site }: { edit: RepeatedChange; site: Site }) {
  if (paths.includes(ALL_PAGES)) return null;
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

const Old = (props: ComponentProps<'del'>) => (
  <del className="bg-danger-tint px-0.5 text-danger line-through" {...props} />
);
const New = (props: ComponentProps<'ins'>) => (
  <ins className="bg-success-tint px-0.5 text-success underline" {...props} />
);

/** The words of a change, with what was taken out and put in. */
const Words = ({ before, after }: TextChange) =>
  diffWords(before, after).map(({ text, is }, index) => {
    const Element = is === 'old' ? Old : is === 'new' ? New : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup
    return <Element key={index}>{text}</Element>;
  });

function EditItem({ edit, site }: { edit: RepeatedChange; site: Site }) {
  const { kind, alike } = edit;
  return (
    <li className="grid gap-x-3 py-2.5 wrap-anywhere md:grid-cols-[6rem_1fr]">
      <p>
        <strong className="text-sm font-semibold text-ink-2">{verbs[kind]}</strong>
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
        <div className="text-sm">
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

/** A new, removed or changed page, or a change that several pages show. */
export function ChangeCard({ change, isDraft, site }: { change: SiteChange; isDraft: boolean; site: Site }) {
  const { id, kind, title, path, edits } = change;
  const isNew = path !== undefined && kind === 'added';
  const badge = isDraft ? 'Draft' : isNew ? 'New page' : kind === 'removed' ? 'Removed page' : '';
  return (
    <Card
      id={id}
      data-change
      badge={badge}
      isOk={!isDraft}
      heading={
        <>
          {path && kind !== 'removed' ? <Link href={path}>{title}</Link> : title} <Checked />
        </>
      }
    >
      {isNew && <p>{site.pages.get(path)?.main.length} texts, all new.</p>}
      <ul className="divide-y divide-rule">
        {edits.map((edit) => (
          <EditItem key={edit.before + edit.after} edit={edit} site={site} />
        ))}
      </ul>
      <Pictures
        paths={[...new Set([...(path ? [path] : []), ...edits.flatMap(({ paths }) => paths)])]}
        site={site}
      />
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
      data-change
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
