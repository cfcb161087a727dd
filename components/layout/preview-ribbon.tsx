import type { CSSProperties } from 'react';
import type { Build } from '@/lib/build-info';

/** In the element itself, so that the style sheet of the production site has no word of it. */
const hangs: CSSProperties = {
  position: 'fixed',
  zIndex: 60,
  // The foot of the window is kept clear of what has focus (app/globals.css), the header is not.
  inset: 'auto auto 0 0',
  maxWidth: 'min(26rem, calc(100% - 2.5rem))',
  padding: '0 0.75rem',
  borderRadius: '0 var(--r-control) 0 0',
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  // Never in the way of what it covers.
  pointerEvents: 'none',
};

/** Says on every page that this is no production build, and what it was made from. */
export function PreviewRibbon({ commit = 'unknown', branch = 'unknown' }: Build) {
  return (
    <aside aria-label="Preview" className="no-print" style={hangs}>
      <p style={{ display: 'flex', gap: '0.625rem', whiteSpace: 'nowrap' }}>
        <strong>Preview</strong> <span className="sr-only">of branch</span>{' '}
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{branch}</span>{' '}
        <span className="sr-only">at commit</span> <span>{commit}</span>
      </p>
    </aside>
  );
}
