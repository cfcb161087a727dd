import type { ComponentProps, ReactNode } from 'react';
import { pluralize } from '@/lib/format/pluralize';
import {
  ALL_PAGES,
  changeKinds,
  nameOf,
  type PageVersion,
  type RepeatedChange,
  type SiteChange,
  type TextChange,
} from '@/lib/preview/compare';
import { diffWords } from '@/lib/preview/diff-words';
import type { ChecklistItem, ChecklistPoint, PublishChecklist } from '@/lib/preview/publish-checklist';
import { editAddress } from '@/lib/preview/settings';
import type { BuildInfo } from '@/lib/server/build-info';
import { defaultTheme, themeBootScript } from '@/lib/theme/theme';
import type { ChangedFile } from './changed-files';
import type { DownloadChange } from './downloads';
import type { PicturePair } from './pictures';

/** Content of the page. */
type PreviewContent = {
  build: BuildInfo;
  readiness: PublishChecklist;
  /** The pages of this build by path. */
  pages: ReadonlyMap<string, PageVersion>;
  pictures: ReadonlyMap<string, PicturePair>;
  /** Pattern of an editor's address. */
  edit: string | undefined;
  /** Address of the published site, where it has one. */
  origin: string;
  /** The comparison, or why there is none. */
  compared:
    | {
        changes: readonly SiteChange[];
        downloads: readonly DownloadChange[];
        /** Changed files of content that no page shows. */
        files: readonly ChangedFile[];
        name: string;
        /** What a page is that the published site will not show yet. */
        labelOf: (path: string) => string | undefined;
        /** Why there are fewer pictures than changed pages. */
        problem?: string | undefined;
      }
    | { reason: string };
  /** Taken from the site's own pages: their styles and the class of their root. */
  head: ReactNode;
  rootClass: string;
};
type Shown = Pick<PreviewContent, 'pages' | 'pictures' | 'edit' | 'origin'>;

/** More pages than this are folded. */
const MAX_UNFOLDED_PAGES = 4;

const quietClass = 'text-ink-2 wrap-anywhere';
const Link = (props: ComponentProps<'a'>) => (
  <a className="text-ember-text underline wrap-anywhere" {...props} />
);
const Rows = (props: ComponentProps<'ul'>) => (
  <ul className="divide-y divide-rule *:py-1.5 *:wrap-anywhere" {...props} />
);

/** A part that opens on a click. */
const Fold = ({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details open={open}>
    <summary className="cursor-pointer py-1.5">{title}</summary>
    {children}
  </details>
);

/** A box with a heading. `badge` shows its status, in green if `isOk`. */
function Card({
  heading,
  badge,
  isOk = true,
  children,
  ...rest
}: ComponentProps<'section'> & { heading: ReactNode; badge: string; isOk?: boolean }) {
  const color = isOk ? 'bg-success-tint text-success' : 'bg-warning-tint text-warning';
  return (
    <section className="my-3 rounded-card border border-rule bg-raised p-4" {...rest}>
      <h3 className="mb-2 text-xl font-semibold">
        {badge && <span className={`rounded-badge px-2 text-sm ${color}`}>{badge}</span>} {heading}
      </h3>
      {children}
    </section>
  );
}

/** A line of a file, as a link where an editor is set. */
function FileLine({ file, line, edit }: { file: string; line: number; edit: string | undefined }) {
  const name = `${file}, line ${line}`;
  return edit ? (
    <Link href={editAddress(edit, { file, line })}>{name}</Link>
  ) : (
    <code className={quietClass}>{name}</code>
  );
}

/** The words of a change, with what was taken out and put in. */
const Words = ({ before, after }: Pick<TextChange, 'before' | 'after'>) =>
  diffWords(before, after).map(({ text, is }, index) => {
    const Element = is === 'old' ? 'del' : is === 'new' ? 'ins' : 'span';
    const color = { old: 'bg-danger-tint text-danger', new: 'bg-success-tint text-success', same: undefined }[
      is
    ];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup
      <Element key={index} className={color}>
        {text}
      </Element>
    );
  });

/** The address of a text on a page, which browsers scroll to and mark; without the text they open the page. */
function textAddress(path: string, text: string): string {
  const words = text.split(' ');
  // '-' and ',' have a meaning of their own in such an address.
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replaceAll('-', '%2D');
  const quoted =
    words.length > 12 ? `${encode(words.slice(0, 5))},${encode(words.slice(-5))}` : encode(words);
  return `${path}#:~:text=${quoted}`;
}

const titleOf = (path: string, { pages }: Shown) => {
  const page = pages.get(path);
  return page ? nameOf(page) : path;
};

function OnPages({ edit: { paths, after }, shown }: { edit: RepeatedChange; shown: Shown }) {
  if (paths.includes(ALL_PAGES)) return null;
  const list = (
    <ul className="flex flex-wrap gap-x-4 text-sm *:py-0.5">
      {paths.map((path) => (
        <li key={path}>
          <Link href={after ? textAddress(path, after) : path}>{titleOf(path, shown)}</Link>
          {shown.origin && (
            <>
              {' '}
              (<Link href={shown.origin + path}>published</Link>)
            </>
          )}
        </li>
      ))}
    </ul>
  );
  return paths.length > MAX_UNFOLDED_PAGES ? <Fold title={`On ${paths.length} pages`}>{list}</Fold> : list;
}

function Pictures({ paths, shown }: { paths: readonly string[]; shown: Shown }) {
  const pictured = paths.filter((path) => shown.pictures.has(path));
  if (pictured.length === 0) return null;
  return (
    <Fold title={`Before and after, ${pluralize(pictured.length, 'page')}`}>
      {pictured.map((path) => (
        <div key={path} className="my-3 grid gap-4 md:grid-cols-2">
          {(['before', 'after'] as const).map((side) => {
            const src = shown.pictures.get(path)?.[side];
            const caption = `${titleOf(path, shown)}, ${side === 'before' ? 'published' : 'this preview'}`;
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

/** A new, removed or changed page, or a change that several pages show. */
function ChangeCard({
  change,
  label,
  shown,
}: { change: SiteChange; label: string | undefined; shown: Shown }) {
  const { kind, title, path, edits } = change;
  const isNew = path !== undefined && kind === 'added';
  const badge = label ?? (isNew ? 'New page' : kind === 'removed' ? 'Removed page' : '');
  const paths = new Set([...(path ? [path] : []), ...edits.flatMap((edit) => edit.paths)]);
  return (
    <Card
      badge={badge}
      isOk={!label}
      heading={path && kind !== 'removed' ? <Link href={path}>{title}</Link> : title}
    >
      {isNew && <p>{pluralize(shown.pages.get(path)?.main.length ?? 0, 'text')}, all new.</p>}
      {kind === 'removed' && <p className={quietClass}>{path}</p>}
      <ul className="divide-y divide-rule">
        {edits.map((edit) => (
          <li key={edit.kind + edit.before + edit.after} className="py-2.5 wrap-anywhere">
            <strong className="text-sm font-semibold text-ink-2">{changeKinds[edit.kind]}</strong>
            <p>
              <Words {...edit} />
            </p>
            {edit.alike.length > 0 && (
              <Fold title={`${pluralize(edit.alike.length, 'more text')} with the same change`}>
                <Rows>
                  {edit.alike.map((one) => (
                    <li key={one.before + one.after}>
                      <Words {...one} />
                    </li>
                  ))}
                </Rows>
              </Fold>
            )}
            <OnPages edit={edit} shown={shown} />
          </li>
        ))}
      </ul>
      <Pictures paths={[...paths]} shown={shown} />
    </Card>
  );
}

/** Lines that were taken out and put in, folded where they are many. */
function Lines({ lines }: { lines: readonly { key: string; row: ReactNode }[] }) {
  if (lines.length === 0) return null;
  return (
    <Fold title={pluralize(lines.length, 'line')} open={lines.length < 9}>
      <Rows>
        {lines.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </Rows>
    </Fold>
  );
}

function Points({ points, edit }: { points: readonly ChecklistPoint[]; edit: string | undefined }) {
  return (
    <Rows>
      {points.map(({ text, file, line = 1 }) => (
        <li key={text + file + line}>
          {text}{' '}
          {file?.startsWith('page ') || file?.startsWith('/') ? (
            <Link href={file.replace('page ', '')}>{file.replace('page ', '')}</Link>
          ) : (
            file && <FileLine file={file} line={line} edit={edit} />
          )}
        </li>
      ))}
    </Rows>
  );
}

function CheckCard({ check, edit }: { check: ChecklistItem; edit: string | undefined }) {
  const { id, title, newProblems, oldProblems, notes, okText } = check;
  const isOk = newProblems.length === 0;
  return (
    <Card id={id} heading={title} badge={isOk ? 'OK' : `${newProblems.length} new`} isOk={isOk}>
      {isOk && oldProblems.length + notes.length === 0 && <p>{okText}</p>}
      {!isOk && <Points points={newProblems} edit={edit} />}
      {oldProblems.length > 0 && (
        <Fold title={`${oldProblems.length} on the published site already`}>
          <Points points={oldProblems} edit={edit} />
        </Fold>
      )}
      {notes.length > 0 && (
        <Fold title={pluralize(notes.length, 'note')} open={notes.length < 4}>
          <Points points={notes} edit={edit} />
        </Fold>
      )}
    </Card>
  );
}

/** A page as a search result and as a shared link show it. */
const Result = ({ page: { path, title, description, image } }: { page: PageVersion }) => (
  <li className="my-3 grid gap-4 rounded-card border border-rule bg-raised p-4 md:grid-cols-[3fr_2fr]">
    <div>
      <p className={quietClass}>{path === '/' ? 'Home page' : path.slice(1).replaceAll('/', ' › ')}</p>
      <p className="text-lg">
        <Link href={path}>{title}</Link>
      </p>
      <p>{description}</p>
    </div>
    {image && (
      <img
        className="rounded-control border border-rule"
        src={image}
        alt={`How a shared link to ${title} looks`}
        width={1200}
        height={630}
        loading="lazy"
      />
    )}
  </li>
);

/** Pages whose title or description in search results is new. */
const resultPaths = (changes: readonly SiteChange[]) =>
  changes.flatMap(({ kind, path, edits }) => [
    ...(path && kind === 'added' ? [path] : []),
    ...edits.flatMap((edit) => (edit.kind === 'title' || edit.kind === 'description' ? edit.paths : [])),
  ]);

function Changes({ content }: { content: PreviewContent }) {
  const { compared, ...shown } = content;
  if ('reason' in compared) return <p className="border-l-3 border-lane pl-4">{compared.reason}</p>;
  const { changes, downloads, files, name, problem, labelOf } = compared;
  if (changes.length + downloads.length + files.length === 0)
    return <p>Nothing. This build shows what {name} shows.</p>;
  return (
    <>
      <p>
        Compared with {name}. {problem}
      </p>
      {changes.map((change) => (
        <ChangeCard
          key={`${change.kind} ${change.path} ${change.edits[0]?.before} ${change.edits[0]?.after}`}
          change={change}
          shown={shown}
          label={change.path && labelOf(change.path)}
        />
      ))}
      {downloads.map(({ address, is, lines }) => (
        <Card
          key={address}
          badge={`Document ${is}`}
          heading={is === 'removed' ? address : <Link href={address}>{address}</Link>}
        >
          <Lines
            lines={lines.map(({ text, added }, index) => ({
              key: `${index}`,
              row: <Words {...(added ? { before: '', after: text } : { before: text, after: '' })} />,
            }))}
          />
        </Card>
      ))}
      {files.map(({ file, lines }) => (
        <Card key={file} badge="No page shows this" heading={file}>
          <Lines
            lines={lines.map(({ line, before, after }) => ({
              key: `${line} ${before}`,
              row: (
                <>
                  <Words before={before} after={after} />{' '}
                  <FileLine file={file} line={line} edit={shown.edit} />
                </>
              ),
            }))}
          />
        </Card>
      ))}
    </>
  );
}

/** The page /preview: is it ready, what changed, and how changed pages look in search results and shared links. */
export function PreviewDocument(content: PreviewContent) {
  const { build, readiness, compared, pages, edit, head, rootClass } = content;
  const changes = 'changes' in compared ? compared.changes : [];
  const results = [...new Set(resultPaths(changes))].flatMap((path) => pages.get(path) ?? []);
  return (
    <html lang="en" className={rootClass}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>Preview: what changed, and is it ready?</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, see lib/theme/theme.ts */}
        <script dangerouslySetInnerHTML={{ __html: themeBootScript() }} />
        {head}
      </head>
      <body className={defaultTheme}>
        <header className="mx-auto flex max-w-5xl flex-wrap justify-between gap-x-6 gap-y-2 border-b border-rule px-5 py-4">
          <p>
            <strong>Preview</strong> of branch {build.branch ?? 'unknown'} at commit{' '}
            {build.commit ?? 'unknown'}
          </p>
          <nav aria-label="On this page" className="flex flex-wrap gap-x-5 *:py-1">
            <Link href="#changed">What changed</Link>
            <Link href="#ready">Is it ready</Link>
            {results.length > 0 && <Link href="#results">Search and sharing</Link>}
            <Link href="/">Open the site</Link>
          </nav>
        </header>
        <main className="mx-auto max-w-5xl px-5 py-4">
          <h1 className="my-6 type-h1">{readiness.ready ? 'Ready to publish' : 'Not ready to publish'}</h1>
          {readiness.ready ? (
            <p className="text-lg">This change brings nothing that has to be corrected.</p>
          ) : (
            <ul className="border-l-3 border-lane pl-4 *:py-1">
              {readiness.checks
                .filter(({ newProblems }) => newProblems.length > 0)
                .map(({ id, title, newProblems }) => (
                  <li key={id}>
                    <Link href={`#${id}`}>{title}</Link>: {newProblems.length} new
                  </li>
                ))}
            </ul>
          )}
          <section id="changed">
            <h2 className="mt-14 mb-4 type-h3-lg">What changed</h2>
            <Changes content={content} />
          </section>
          <section id="ready">
            <h2 className="mt-14 mb-4 type-h3-lg">Is it ready?</h2>
            {readiness.checks.map((check) => (
              <CheckCard key={check.id} check={check} edit={edit} />
            ))}
          </section>
          {results.length > 0 && (
            <section id="results">
              <h2 className="mt-14 mb-4 type-h3-lg">Changed pages in search results and shared links</h2>
              <ul>
                {results.map((page) => (
                  <Result key={page.path} page={page} />
                ))}
              </ul>
            </section>
          )}
        </main>
      </body>
    </html>
  );
}
