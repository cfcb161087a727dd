import type { Build } from '@/lib/site/build';

/** Says on every page that this is no production build, and what it was made from. */
export function PreviewRibbon({ commit = 'unknown', branch = 'unknown' }: Build) {
  return (
    <aside aria-label="Preview" className="preview-ribbon">
      <p>
        <strong>Preview</strong> <span className="sr-only">of branch</span>{' '}
        <span className="preview-branch">{branch}</span> <span className="sr-only">at commit</span>{' '}
        <code>{commit}</code>
      </p>
    </aside>
  );
}
