import type { CSSProperties } from 'react';
import type { Build } from '@/lib/build-info';

/** Inline, so that the style sheet of the production site does not carry it. */
const ribbon: CSSProperties = {
  position: 'fixed',
  zIndex: 60,
  // At the bottom: scroll-padding (app/globals.css) keeps what has focus clear of it.
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
    <aside aria-label="Preview" className="print:hidden" style={ribbon}>
      <p style={{ display: 'flex', gap: '0.625rem', whiteSpace: 'nowrap' }}>
        <strong>Preview</strong> <span className="sr-only">of branch</span>{' '}
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{branch}</span>{' '}
        <span className="sr-only">at commit</span> <span>{commit}</span>
      </p>
    </aside>
  );
}
