import { type Comparison, type FileChange, isSame, type PageChange } from '@/lib/preview/compare';
import type { TextChange } from '@/lib/preview/compare-texts';
import type { ManifestPage } from '@/lib/preview/manifest';
import { Change, placeOf, Words } from './words';

/** The bytes of a published picture as a data address, by its address on the site. */
export type OldPictures = Readonly<Record<string, string>>;

type Group = { change: TextChange; paths: string[] };

/** Changes that several pages share, such as a figure, and per page what is left. */
export function sharedChanges(pages: readonly PageChange[]): { several: Group[]; own: PageChange[] } {
  const groups = new Map<string, Group>();
  for (const { path, texts } of pages) {
    for (const change of texts.filter(({ kind }) => kind !== 'moved')) {
      const { field: _, ...words } = { field: undefined, ...change };
      const key = JSON.stringify(words);
      const known = groups.get(key) ?? { change, paths: [] };
      if (!known.paths.includes(path)) known.paths.push(path);
      groups.set(key, known);
    }
  }
  const several = [...groups].filter(([, { paths }]) => paths.length > 1);
  const keys = new Set(several.map(([key]) => key));
  const own = pages.map((page) => ({
    ...page,
    texts: page.texts.filter((change) => {
      const { field: _, ...words } = { field: undefined, ...change };
      return !keys.has(JSON.stringify(words));
    }),
  }));
  const isLeft = ({ title, description, texts, later, files }: PageChange) =>
    title || description || texts.length + later.length + files.length > 0;
  return { several: several.map(([, group]) => group), own: own.filter(isLeft) };
}

const nameOf = (path: string) => (path === '/' ? 'Home page' : path);
const PageLink = ({ path }: { path: string }) => <a href={path}>{nameOf(path)}</a>;
const Count = ({ of: number, done }: { of: number; done: string }) => (
  <li>
    <strong>{number}</strong> {number === 1 ? 'page' : 'pages'} {done}
  </li>
);

function PageLinks({ paths }: { paths: readonly string[] }) {
  return (
    <ul className="pv-pages">
      {paths.map((path) => (
        <li key={path}>
          <PageLink path={path} />
        </li>
      ))}
    </ul>
  );
}

function PageList({ title, pages }: { title: string; pages: readonly ManifestPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="pv-group">
      <h3>{title}</h3>
      <ul className="pv-plain">
        {pages.map(({ path, title: name, texts }) => (
          <li key={path}>
            {title.startsWith('Removed') ? path : <PageLink path={path} />} <span>{name}</span>{' '}
            <span className="pv-quiet">({texts.length} texts)</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PageCard({ path, title, description, texts, later, files }: PageChange) {
  const open = (text: string) => <a href={placeOf(path, text)}>Open at the place</a>;
  return (
    <section className="pv-card">
      <h4>
        <PageLink path={path} />
      </h4>
      <ul className="pv-changes">
        {title && (
          <li className="pv-change">
            <strong className="pv-verb">Title</strong>
            <p className="pv-text">
              <Words {...title} />
            </p>
          </li>
        )}
        {description && (
          <li className="pv-change">
            <strong className="pv-verb">Description</strong>
            <p className="pv-text">
              <Words {...description} />
            </p>
          </li>
        )}
        {texts.map((change) => (
          <Change key={JSON.stringify(change)} change={change} link={open} />
        ))}
        {later.map((change) => (
          <Change
            key={JSON.stringify(change)}
            change={change}
            link={() => <span>Shown after a choice</span>}
          />
        ))}
        {files.map((address) => (
          <li key={address} className="pv-change">
            <strong className="pv-verb">File</strong>
            <p className="pv-text">
              <a href={address}>{address}</a> is different
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Several({ groups }: { groups: readonly Group[] }) {
  if (groups.length === 0) return null;
  return (
    <section className="pv-group">
      <h3>The same change on several pages</h3>
      {groups.map(({ change, paths }) => (
        <div key={JSON.stringify(change)} className="pv-card">
          <ul className="pv-changes">
            <Change change={change} />
          </ul>
          <p>On {paths.length} pages:</p>
          <ul className="pv-pages">
            {paths.map((path) => (
              <li key={path}>
                <a href={'after' in change ? placeOf(path, change.after) : path}>{nameOf(path)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function TextGroup({
  title,
  note,
  changes,
}: {
  title: string;
  note?: string;
  changes: readonly TextChange[];
}) {
  if (changes.length === 0) return null;
  return (
    <section className="pv-group">
      <h3>{title}</h3>
      {note && <p>{note}</p>}
      <div className="pv-card">
        <ul className="pv-changes">
          {changes.map((change) => (
            <Change key={JSON.stringify(change)} change={change} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pictures({ title, files, old }: { title: string; files: readonly FileChange[]; old: OldPictures }) {
  if (files.length === 0) return null;
  return (
    <section className="pv-group">
      <h3>{title}</h3>
      {files.map(({ address, is, pages }) => (
        <div key={address} className="pv-card">
          <p>
            <strong className="pv-verb">{is}</strong>{' '}
            {is === 'removed' ? address : <a href={address}>{address}</a>}
          </p>
          {/* One drawing of a file that holds several cannot be shown by itself. */}
          {!address.includes('#') && (
            <div className="pv-pair">
              {is !== 'added' &&
                (old[address] ? (
                  <figure>
                    <img src={old[address]} alt={`${address} on the published site`} />
                    <figcaption>Published</figcaption>
                  </figure>
                ) : (
                  <p className="pv-quiet">The published file could not be read.</p>
                ))}
              {is !== 'removed' && (
                <figure>
                  <img src={address} alt={`${address} in this preview`} />
                  <figcaption>This preview</figcaption>
                </figure>
              )}
            </div>
          )}
          {pages.length > 0 && <PageLinks paths={pages} />}
        </div>
      ))}
    </section>
  );
}

/** What is different from the published site. */
export function Changes({ comparison, old }: { comparison: Comparison; old: OldPictures }) {
  const { added, removed, changed, shared, prices, chat, redirects, shareImages, pictures, downloads } =
    comparison;
  if (isSame(comparison)) return <p>Nothing. This build shows what the published site shows.</p>;
  const { several, own } = sharedChanges(changed);
  return (
    <>
      <ul className="pv-summary">
        <Count of={added.length} done="added" />
        <Count of={removed.length} done="removed" />
        <Count of={changed.length} done="changed" />
      </ul>
      {prices.length > 0 && (
        <section className="pv-group">
          <h3>Prices</h3>
          {prices.map(({ before, after, pages }) => (
            <div key={before + after} className="pv-card">
              <p className="pv-text">
                <del>{before}</del> <ins>{after}</ins>
              </p>
              <PageLinks paths={pages} />
            </div>
          ))}
        </section>
      )}
      <PageList title="New pages" pages={added} />
      <PageList title="Removed pages" pages={removed} />
      <TextGroup title="Header and footer" note="These are on every page." changes={shared} />
      <Several groups={several} />
      {own.length > 0 && (
        <section className="pv-group">
          <h3>Changed pages</h3>
          {own.map((page) => (
            <PageCard key={page.path} {...page} />
          ))}
        </section>
      )}
      <TextGroup title="Chat" note="What the assistant says." changes={chat} />
      {redirects.length > 0 && (
        <section className="pv-group">
          <h3>Redirects</h3>
          <ul className="pv-plain">
            {redirects.map(({ from, before, after }) => (
              <li key={from}>
                {from} leads to {before && <del>{before}</del>} {after ? <ins>{after}</ins> : 'nothing now'}
              </li>
            ))}
          </ul>
        </section>
      )}
      {downloads.length > 0 && (
        <section className="pv-group">
          <h3>Downloads</h3>
          {downloads.map(({ address, is, pages }) => (
            <div key={address} className="pv-card">
              <p>
                <strong className="pv-verb">{is}</strong>{' '}
                {is === 'removed' ? address : <a href={address}>{address}</a>}
              </p>
              {pages.length > 0 && <PageLinks paths={pages} />}
            </div>
          ))}
        </section>
      )}
      <Pictures title="Pictures for shared links" files={shareImages} old={old} />
      <Pictures title="Pictures on pages" files={pictures} old={old} />
    </>
  );
}
