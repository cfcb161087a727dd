import type { ReactNode } from 'react';
import { pluralize } from '@/lib/format/pluralize';
import type { Edit, PageVersion, SiteChange } from '@/lib/preview/compare';
import { diffWords } from '@/lib/preview/diff-words';
import { type ChecklistItem, type ChecklistPoint, failedChecks } from '@/lib/preview/publish-checklist';
import type { BuildInfo } from '@/lib/server/build-info';
import type { ChangedFile } from './changed-files';
import type { PicturePair } from './pictures';

/** Content of the page. */
type PreviewContent = {
  build: BuildInfo;
  checks: readonly ChecklistItem[];
  /** The pages of this build by path. */
  pages: ReadonlyMap<string, PageVersion>;
  pictures: ReadonlyMap<string, PicturePair>;
  /** Pattern of an editor's address. */
  edit: string | undefined;
  /** Address of the published site, where it has one. */
  origin: string;
  changes: readonly SiteChange[];
  /** Changed files of content that no page shows. */
  files: readonly ChangedFile[];
  /** What the build was compared with, or why it was not, and why pictures are missing. */
  compared: string;
};

const editAddress = (pattern: string, file: string, line: number): string =>
  pattern.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', String(line));

/** The page has no style of the site, so that it looks the same whatever a change does to the site. */
const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:64rem;margin:auto;padding:1rem}
section section{margin:1rem 0;padding:0 1rem;border:1px solid GrayText;border-radius:.5rem}
li,h1,h2,h3,p,figcaption{overflow-wrap:anywhere;white-space:pre-line}
li{margin:.5rem 0}
summary{cursor:pointer;padding:.25rem 0}
del,ins{color:#10171a;background:#ffd9d2}
ins{background:#cdeed8;text-decoration:none}
img{max-width:100%;height:auto}
figure{display:inline-block;width:calc(50% - 1rem);margin:.5rem;vertical-align:top}`;

const MAX_UNFOLDED = 4;

/** Rows of a list, which opens on a click where they are many. */
function Rows({ name, rows }: { name: string; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= MAX_UNFOLDED}>
      <summary>{name}</summary>
      <ul>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static markup
          <li key={index}>{row}</li>
        ))}
      </ul>
    </details>
  );
}

/** The words of a change, with what was taken out and put in. */
const Words = ({ before, after }: Edit) =>
  diffWords(before, after).map(({ text, is }, index) => {
    const Element = ({ old: 'del', new: 'ins', same: 'span' } as const)[is];
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup
    return <Element key={index}>{text}</Element>;
  });

/** A line of a file, as a link where an editor is set, or the page that a check is about. */
function Place({ file, line = 1, edit }: Omit<ChecklistPoint, 'text'> & { edit: string | undefined }) {
  if (!file) return null;
  const page = file.replace(/^page /, '');
  const pattern = file === page ? edit : page;
  const name = file === page ? `${file}, line ${line}` : file;
  return pattern ? <a href={editAddress(pattern, file, line)}>{name}</a> : <code>{name}</code>;
}

function Check({ check, edit }: { check: ChecklistItem; edit: string | undefined }) {
  const { title, problems, notes } = check;
  const rows = (points: readonly ChecklistPoint[]) =>
    points.map(({ text, ...place }) => (
      <>
        {text} <Place {...place} edit={edit} />
      </>
    ));
  return (
    <section>
      <h3>
        {problems.length > 0 ? `${problems.length} to correct` : 'OK'}: {title}
      </h3>
      <Rows name="To correct" rows={rows(problems)} />
      <Rows name={pluralize(notes.length, 'note')} rows={rows(notes)} />
    </section>
  );
}

function Pictures({ name, pair }: { name: string; pair: PicturePair }) {
  return (['before', 'after'] as const).map((side) => {
    const caption = `${name}, ${side === 'before' ? 'published' : 'this preview'}`;
    return (
      <figure key={side}>
        {pair[side] ? <img src={pair[side]} alt={caption} /> : 'No page.'}
        <figcaption>{caption}</figcaption>
      </figure>
    );
  });
}

/** A new, removed or changed page, or a change that several pages show. */
function SiteChangeCard({ change, content }: { change: SiteChange; content: PreviewContent }) {
  const { kind, name, path, changes } = change;
  const { pages, pictures, origin } = content;
  const lines = pages.get(path ?? '')?.lines ?? [];
  const titleOf = (shown: string) => pages.get(shown)?.name ?? shown;
  const kinds = { added: 'New: ', removed: 'Removed: ', changed: '' };
  const all = [...new Set(changes.flatMap(({ paths }) => paths)).add(path ?? '')].filter((one) => one > '*');
  return (
    <section>
      <h3>
        {kinds[kind]}
        {name}
      </h3>
      {kind === 'added' && <p>{lines.slice(0, 2).join('\n')}</p>}
      {kind === 'added' && <p>{pluralize(lines.length, 'text')}, all new.</p>}
      {changes.map(({ edits: [first, ...more] }) => (
        <div key={JSON.stringify(first)}>
          <p>{first && <Words {...first} />}</p>
          <Rows
            name={`${pluralize(more.length, 'more text')} with the same change`}
            rows={more.map((one) => <Words key={one.after} {...one} />)}
          />
        </div>
      ))}
      <Rows
        name={`On ${pluralize(all.length, 'page')}`}
        rows={all.map((shown) => (
          <>
            {kind !== 'removed' && <a href={shown}>{titleOf(shown)}</a>}{' '}
            {kind !== 'added' && origin && <a href={origin + shown}>Published: {shown}</a>}
          </>
        ))}
      />
      {all.some((shown) => pictures.has(shown)) && (
        <details>
          <summary>Before and after</summary>
          {all.map((shown) => {
            const pair = pictures.get(shown);
            return pair && <Pictures key={shown} name={titleOf(shown)} pair={pair} />;
          })}
        </details>
      )}
    </section>
  );
}

/** The page /preview: is it ready, and what changed. */
export function PreviewDocument(content: PreviewContent) {
  const { build, checks, changes, files, compared, edit } = content;
  const failed = failedChecks(checks);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>Preview: what changed, and is it ready?</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <p>
            Preview of branch {build.branch ?? 'unknown'} at commit {build.commit ?? 'unknown'}.{' '}
            <a href="/">Open the site</a>
          </p>
          <h1>{failed.length > 0 ? 'Not ready to publish' : 'Ready to publish'}</h1>
          <section>
            <h2>What changed</h2>
            <p>{compared}</p>
            {changes.map((change) => (
              <SiteChangeCard
                key={change.kind + change.path + JSON.stringify(change.changes)}
                change={change}
                content={content}
              />
            ))}
            {files.map(({ file, line, edits }) => (
              <section key={file}>
                <h3>No page shows this: {file}</h3>
                <Place file={file} line={line} edit={edit} />
                <Rows
                  name={pluralize(edits.length, 'change')}
                  rows={edits.map((one) => <Words key={one.after} {...one} />)}
                />
              </section>
            ))}
          </section>
          <section>
            <h2>Is it ready?</h2>
            {checks.map((check) => (
              <Check key={check.title} check={check} edit={edit} />
            ))}
          </section>
        </main>
      </body>
    </html>
  );
}
