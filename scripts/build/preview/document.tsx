import type { Build } from '@/lib/build-info';
import type { Comparison } from '@/lib/preview/compare';
import type { Manifest } from '@/lib/preview/manifest';
import type { Check, Readiness } from '@/lib/preview/readiness';
import { defaultTheme, themeBootScript } from '@/lib/theme';
import { Changes, type OldPictures } from './changes';

/** What the page is made from. */
export type PreviewContent = {
  build: Build;
  manifest: Manifest;
  readiness: Readiness;
  /** Without a published site to compare with, why. */
  compared: { comparison: Comparison; name: string; old: OldPictures } | { problem: string };
  editable: boolean;
  /** What it takes from the site's own pages: their style sheets and the class of their root. */
  styles: readonly string[];
  rootClass: string;
  css: string;
};

/** More notes than this are folded. */
const MANY = 6;

function Lines({ of: lines }: { of: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="pv-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function CheckCard({ id, title, missing, notes, fine }: Check) {
  return (
    <section className="pv-card" id={id}>
      <h3>
        {title}{' '}
        <span className="pv-badge" data-ok={missing.length === 0}>
          {missing.length === 0 ? 'OK' : `${missing.length} missing`}
        </span>
      </h3>
      {missing.length === 0 && <p>{fine}</p>}
      <Lines of={missing} />
      {notes.length > MANY ? (
        <details>
          <summary>{notes.length} notes that are worth a look</summary>
          <Lines of={notes} />
        </details>
      ) : (
        <Lines of={notes} />
      )}
    </section>
  );
}

/** A page as a result of a search and as a shared link show it. */
function Result({ origin, page }: { origin: string; page: Manifest['pages'][number] }) {
  const { path, title, description, image } = page;
  const host = new URL(origin).host;
  return (
    <li className="pv-card pv-result">
      <div>
        <p className="pv-quiet">{`${host}${path === '/' ? '' : path.replaceAll('/', ' › ')}`}</p>
        <p className="pv-result-title">
          <a href={path}>{title}</a>
        </p>
        <p>{description}</p>
      </div>
      {image && (
        <figure>
          <img
            src={image}
            alt={`How a shared link to ${path} looks`}
            width={1200}
            height={630}
            loading="lazy"
          />
          <figcaption>
            {title} <span className="pv-quiet">{host}</span>
          </figcaption>
        </figure>
      )}
    </li>
  );
}

/** The page /preview: what changed, whether it is ready, and how each page looks in search results and shared links. */
export function PreviewDocument(content: PreviewContent) {
  const { build, manifest, readiness, compared, editable, styles, rootClass, css } = content;
  const missing = readiness.checks.filter((check) => check.missing.length > 0);
  return (
    <html lang="en" className={`pv ${rootClass}`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>Preview: what changed, and is it ready?</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, see lib/theme.ts */}
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
            <a href="#where">Where to edit</a>
            <a href="#results">Search and sharing</a>
            <a href="/">Open the site</a>
          </nav>
        </header>
        <main>
          <h1>{readiness.ready ? 'Ready to publish' : 'Not ready to publish'}</h1>
          {readiness.ready ? (
            <p className="pv-lead">Every check passed.</p>
          ) : (
            <>
              <p className="pv-lead">This is missing:</p>
              <ul className="pv-verdict">
                {missing.map(({ id, title, missing: lines }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>: {lines.length}
                  </li>
                ))}
              </ul>
            </>
          )}

          <section id="changed">
            <h2>What changed</h2>
            {'problem' in compared ? (
              <p className="pv-notice">
                {compared.problem} Set PREVIEW_BASE_URL to the address of the published site, or to a folder
                with its published.json, and build again.
              </p>
            ) : (
              <>
                <p>Compared with {compared.name}.</p>
                <Changes comparison={compared.comparison} old={compared.old} />
              </>
            )}
          </section>

          <section id="ready">
            <h2>Is it ready?</h2>
            {readiness.checks.map((check) => (
              <CheckCard key={check.id} {...check} />
            ))}
          </section>

          <section id="where">
            <h2>Where do I change a sentence?</h2>
            <p>
              Open <a href="/">any page</a> and turn on <strong>Show where texts are</strong> in the bar at
              the bottom. Point at a text, tap it, or go to it with the Tab key. The bar names its file, line
              and field.
            </p>
            {!editable && (
              <p className="pv-notice">
                PREVIEW_EDIT_URL is not set, so the bar has no Edit link. deploy/previews.md has examples.
              </p>
            )}
          </section>

          <section id="results">
            <h2>Each page in search results and shared links</h2>
            <ul className="pv-results">
              {manifest.pages
                .filter(({ path }) => path !== '/_not-found')
                .map((page) => (
                  <Result key={page.path} origin={manifest.origin} page={page} />
                ))}
            </ul>
          </section>
        </main>
      </body>
    </html>
  );
}
