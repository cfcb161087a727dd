import type { ChangedFile } from '@/lib/preview/compare';
import type { PageTexts } from '@/lib/preview/page-texts';
import type { ChecklistItem, ChecklistPoint, PublishChecklist } from '@/lib/preview/publish-checklist';
import type { BuildInfo } from '@/lib/server/build-info';
import { defaultTheme, themeBootScript } from '@/lib/theme/theme';
import { CauseCard, count, Download, FileLine, Fold, type Site } from './changes';
import type { DownloadChange } from './downloads';

/** What the page is made from. */
export type PreviewContent = {
  build: BuildInfo;
  readiness: PublishChecklist;
  site: Site;
  /** Without a published site to compare with, why. */
  compared:
    | {
        causes: readonly ChangedFile[];
        downloads: readonly DownloadChange[];
        name: string;
        drafts: ReadonlySet<string>;
        /** Why there are fewer pictures than changed pages. */
        problem?: string | undefined;
      }
    | { reason: string };
  /** What it takes from the site's own pages: their style sheets and the class of their root. */
  styles: readonly string[];
  rootClass: string;
  css: string;
  script: string;
};

function Points({ points, edit }: { points: readonly ChecklistPoint[]; edit: string | undefined }) {
  return (
    <ul className="pv-lines">
      {points.map(({ text, file, line = 1 }) => (
        <li key={text + file + line}>
          {text}{' '}
          {file?.startsWith('page ') ? (
            <a href={file.slice(5)}>{file.slice(5)}</a>
          ) : (
            file && <FileLine file={file} line={line} edit={edit} />
          )}
        </li>
      ))}
    </ul>
  );
}

function CheckCard({ check, edit }: { check: ChecklistItem; edit: string | undefined }) {
  const { id, title, fresh, before, notes, fine } = check;
  return (
    <section className="pv-card" id={id}>
      <h3>
        {title}{' '}
        <span className="pv-badge" data-ok={fresh.length === 0}>
          {fresh.length === 0 ? 'OK' : `${fresh.length} new`}
        </span>
      </h3>
      {fresh.length + before.length + notes.length === 0 && <p>{fine}</p>}
      {fresh.length > 0 && <Points points={fresh} edit={edit} />}
      {before.length > 0 && (
        <Fold title={`${before.length} on the published site already`}>
          <Points points={before} edit={edit} />
        </Fold>
      )}
      {notes.length > 0 && (
        <Fold title={count(notes.length, 'note')} open={notes.length < 4}>
          <Points points={notes} edit={edit} />
        </Fold>
      )}
    </section>
  );
}

/** A page as a search result and as a shared link show it. */
function Result({ page: { path, title, description, image } }: { page: PageTexts }) {
  return (
    <li className="pv-card pv-result">
      <div>
        <p className="pv-quiet">{path === '/' ? 'Home page' : path.slice(1).replaceAll('/', ' › ')}</p>
        <p className="pv-result-title">
          <a href={path}>{title.text}</a>
        </p>
        <p>{description.text}</p>
      </div>
      {image && (
        <img
          src={image}
          alt={`How a shared link to ${title.text} looks`}
          width={1200}
          height={630}
          loading="lazy"
        />
      )}
    </li>
  );
}

/** Pages whose title or description in search results is new. */
const resultPaths = (causes: readonly ChangedFile[]) =>
  causes.flatMap(({ kind, path, edits }) => [
    ...(path && kind === 'added' ? [path] : []),
    ...edits.flatMap(({ of, paths }) => (of ? paths : [])),
  ]);

/** The page /preview: is it ready, what changed, and how changed pages look in search results and shared links. */
export function PreviewDocument(content: PreviewContent) {
  const { build, readiness, compared, site, styles, rootClass, css, script } = content;
  const causes = 'causes' in compared ? compared.causes : [];
  const results = [...new Set(resultPaths(causes))].flatMap((path) => site.pages.get(path) ?? []);
  return (
    <html lang="en" className={`pv ${rootClass}`}>
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, preview.css */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className={defaultTheme}>
        <header>
          <p>
            <strong>Preview</strong> of branch {build.branch ?? 'unknown'} at commit{' '}
            {build.commit ?? 'unknown'}
          </p>
          <nav aria-label="On this page">
            <a href="#changed">What changed</a>
            <a href="#ready">Is it ready</a>
            {results.length > 0 && <a href="#results">Search and sharing</a>}
            <a href="/">Open the site</a>
          </nav>
        </header>
        <main>
          <h1>{readiness.ready ? 'Ready to publish' : 'Not ready to publish'}</h1>
          {readiness.ready ? (
            <p className="pv-lead">This change brings nothing that has to be corrected.</p>
          ) : (
            <ul className="pv-verdict">
              {readiness.checks
                .filter(({ fresh }) => fresh.length > 0)
                .map(({ id, title, fresh }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>: {fresh.length} new
                  </li>
                ))}
            </ul>
          )}

          <section id="changed">
            <h2>What changed</h2>
            {'reason' in compared ? (
              <p className="pv-notice">{compared.reason}</p>
            ) : causes.length + compared.downloads.length === 0 ? (
              <p>Nothing. This build shows what {compared.name} shows.</p>
            ) : (
              <>
                <p>
                  Compared with {compared.name}. {compared.problem}
                </p>
                <div className="pv-tools" id="tools" />
                {causes.map((cause) => (
                  <CauseCard
                    key={cause.id}
                    cause={cause}
                    site={site}
                    isDraft={cause.file !== undefined && compared.drafts.has(cause.file)}
                  />
                ))}
                {compared.downloads.map((change) => (
                  <Download key={change.address} change={change} origin={site.origin} />
                ))}
              </>
            )}
          </section>

          <section id="ready">
            <h2>Is it ready?</h2>
            {readiness.checks.map((check) => (
              <CheckCard key={check.id} check={check} edit={site.edit} />
            ))}
          </section>

          {results.length > 0 && (
            <section id="results">
              <h2>Changed pages in search results and shared links</h2>
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
