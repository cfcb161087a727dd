import { pluralize } from '@/lib/format/pluralize';
import type { SiteChange } from '@/lib/preview/compare';
import type { PageTexts } from '@/lib/preview/page-texts';
import type { ChecklistItem, ChecklistPoint, PublishChecklist } from '@/lib/preview/publish-checklist';
import type { BuildInfo } from '@/lib/server/build-info';
import { defaultTheme, themeBootScript } from '@/lib/theme/theme';
import { Card, ChangeCard, Download, FileLine, Fold, Link, quietClass, Rows, type Site } from './changes';
import type { DownloadChange } from './downloads';

/** Content of the page. */
type PreviewContent = {
  build: BuildInfo;
  readiness: PublishChecklist;
  site: Site;
  /** The comparison, or why there is none. */
  compared:
    | {
        changes: readonly SiteChange[];
        downloads: readonly DownloadChange[];
        name: string;
        isDraft: (path: string) => boolean;
        /** Why there are fewer pictures than changed pages. */
        problem?: string | undefined;
      }
    | { reason: string };
  /** Taken from the site's own pages: their style sheets and the class of their root. */
  styles: readonly string[];
  rootClass: string;
  script: string;
};

function Points({ points, edit }: { points: readonly ChecklistPoint[]; edit: string | undefined }) {
  return (
    <Rows>
      {points.map(({ text, file, line = 1 }) => (
        <li key={text + file + line}>
          {text}{' '}
          {file?.startsWith('page ') ? (
            <Link href={file.slice(5)}>{file.slice(5)}</Link>
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
  return (
    <Card
      id={id}
      heading={title}
      badge={newProblems.length === 0 ? 'OK' : `${newProblems.length} new`}
      isOk={newProblems.length === 0}
    >
      {newProblems.length + oldProblems.length + notes.length === 0 && <p>{okText}</p>}
      {newProblems.length > 0 && <Points points={newProblems} edit={edit} />}
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
function Result({ page: { path, title, description, image } }: { page: PageTexts }) {
  return (
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
}

/** Pages whose title or description in search results is new. */
const resultPaths = (changes: readonly SiteChange[]) =>
  changes.flatMap(({ kind, path, edits }) => [
    ...(path && kind === 'added' ? [path] : []),
    ...edits.flatMap(({ of, paths }) => (of ? paths : [])),
  ]);

/** The page /preview: is it ready, what changed, and how changed pages look in search results and shared links. */
export function PreviewDocument(content: PreviewContent) {
  const { build, readiness, compared, site, styles, rootClass, script } = content;
  const changes = 'changes' in compared ? compared.changes : [];
  const results = [...new Set(resultPaths(changes))].flatMap((path) => site.pages.get(path) ?? []);
  return (
    <html lang="en" className={rootClass}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>Preview: what changed, and is it ready?</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, see lib/theme/theme.ts */}
        <script dangerouslySetInnerHTML={{ __html: themeBootScript() }} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
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
            {'reason' in compared ? (
              <p className="border-l-3 border-lane pl-4">{compared.reason}</p>
            ) : changes.length + compared.downloads.length === 0 ? (
              <p>Nothing. This build shows what {compared.name} shows.</p>
            ) : (
              <>
                <p>
                  Compared with {compared.name}. {compared.problem}
                </p>
                <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-2" data-needs-script hidden>
                  <label>
                    Filter by words or page{' '}
                    <input
                      type="search"
                      className="rounded-control border border-edge bg-raised px-2 py-1.5"
                    />
                  </label>
                  <p role="status" />
                </div>
                {changes.map((change) => (
                  <ChangeCard
                    key={change.id}
                    change={change}
                    site={site}
                    isDraft={change.path !== undefined && compared.isDraft(change.path)}
                  />
                ))}
                {compared.downloads.map((change) => (
                  <Download key={change.address} change={change} origin={site.origin} />
                ))}
              </>
            )}
          </section>

          <section id="ready">
            <h2 className="mt-14 mb-4 type-h3-lg">Is it ready?</h2>
            {readiness.checks.map((check) => (
              <CheckCard key={check.id} check={check} edit={site.edit} />
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, page.js */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
