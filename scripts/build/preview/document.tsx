import type { ChangedFile } from '@/lib/preview/compare';
import { editAddress } from '@/lib/preview/edit-address';
import type { PageTexts } from '@/lib/preview/page-texts';
import type { ChecklistItem, ChecklistPoint, PublishChecklist } from '@/lib/preview/publish-checklist';
import type { BuildInfo } from '@/lib/server/build-info';
import { defaultTheme, themeBootScript } from '@/lib/theme/theme';
import { CauseCard, Downloads } from './changes';
import type { DownloadChange } from './downloads';
import type { PicturePair } from './pictures';

export type PreviewContent = {
  build: BuildInfo;
  readiness: PublishChecklist;
  /** Why there is no published site to compare with. */
  compared:
    | {
        causes: readonly ChangedFile[];
        downloads: readonly DownloadChange[];
        name: string;
        origin: string;
        drafts: ReadonlySet<string>;
      }
    | { problem: string };
  pages: ReadonlyMap<string, PageTexts>;
  pictures: { of: ReadonlyMap<string, PicturePair>; problem?: string };
  edit: string | undefined;
  /** Taken from the site's own pages: their style sheets and the class of their root. */
  styles: readonly string[];
  rootClass: string;
  css: string;
  script: string;
};

function Points({ of: points, edit }: { of: readonly ChecklistPoint[]; edit: string | undefined }) {
  return (
    <ul className="pv-lines">
      {points.map(({ text, file, line = 1 }) => (
        <li key={text + file + line}>
          {text} {file?.startsWith('page ') && <a href={file.slice(5)}>{file.slice(5)}</a>}
          {file &&
            !file.startsWith('page ') &&
            (edit ? (
              <a href={editAddress(edit, { file, line })}>
                {file}, line {line}
              </a>
            ) : (
              <code className="pv-field">
                {file}, line {line}
              </code>
            ))}
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
      {fresh.length > 0 && <Points of={fresh} edit={edit} />}
      {before.length > 0 && (
        <details>
          <summary>{before.length} on the published site already</summary>
          <Points of={before} edit={edit} />
        </details>
      )}
      {notes.length > 0 && (
        <details open={notes.length < 4}>
          <summary>{notes.length === 1 ? '1 note' : `${notes.length} notes`}</summary>
          <Points of={notes} edit={edit} />
        </details>
      )}
    </section>
  );
}

/** A page as search results and shared links show it. */
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

/** Whether a page's entry in search results changed. */
const isNewResult = ({ kind, edits }: ChangedFile) =>
  kind === 'added' || edits.some(({ of }) => of === 'title' || of === 'description');

/**
 * The page /preview: whether the build can be published, what changed, and how changed pages look in search results
 * and shared links.
 */
export function PreviewDocument(content: PreviewContent) {
  const { build, readiness, compared, pages, pictures, edit, styles, rootClass, css, script } = content;
  const missing = readiness.checks.filter(({ fresh }) => fresh.length > 0);
  const causes = 'causes' in compared ? compared.causes : [];
  const results = new Set(
    causes
      .filter(isNewResult)
      .flatMap(({ path, edits }) => [
        ...(path ? [path] : []),
        ...edits.flatMap((one) => (one.of ? one.paths : [])),
      ]),
  );
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
        <header className="pv-top">
          <p>
            <strong>Preview</strong> of branch {build.branch ?? 'unknown'} at commit{' '}
            {build.commit ?? 'unknown'}
          </p>
          <nav aria-label="On this page">
            <a href="#changed">What changed</a>
            <a href="#ready">Is it ready</a>
            {results.size > 0 && <a href="#results">Search and sharing</a>}
            <a href="/">Open the site</a>
          </nav>
        </header>
        <main>
          <h1>{readiness.ready ? 'Ready to publish' : 'Not ready to publish'}</h1>
          {readiness.ready ? (
            <p className="pv-lead">This change brings nothing that has to be corrected.</p>
          ) : (
            <ul className="pv-verdict">
              {missing.map(({ id, title, fresh }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>: {fresh.length} new
                </li>
              ))}
            </ul>
          )}

          <section id="changed">
            <h2>What changed</h2>
            {'problem' in compared ? (
              <p className="pv-notice">{compared.problem}</p>
            ) : causes.length + compared.downloads.length === 0 ? (
              <p>Nothing. This build shows what {compared.name} shows.</p>
            ) : (
              <>
                <p>
                  Compared with {compared.name}. {pictures.problem}
                </p>
                <div className="pv-tools" id="tools" />
                {causes.map((cause) => (
                  <CauseCard
                    key={cause.id}
                    {...{ cause, pages, edit, pictures: pictures.of, origin: compared.origin }}
                    isDraft={cause.file !== undefined && compared.drafts.has(cause.file)}
                  />
                ))}
                <Downloads of={compared.downloads} origin={compared.origin} />
              </>
            )}
          </section>

          <section id="ready">
            <h2>Is it ready?</h2>
            {readiness.checks.map((check) => (
              <CheckCard key={check.id} check={check} edit={edit} />
            ))}
          </section>

          {results.size > 0 && (
            <section id="results">
              <h2>Changed pages in search results and shared links</h2>
              <ul className="pv-results">
                {[...results].map((path) => {
                  const page = pages.get(path);
                  return page && <Result key={path} page={page} />;
                })}
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
