import type { BuildInfo } from '@/lib/server/build-info';
import styles from './preview.module.css';

/** Says on every page that this is a preview, and leads to /preview. */
export const PreviewBar = ({ commit = 'unknown', branch = 'unknown' }: BuildInfo) => (
  <section data-preview="" aria-label="Preview" className={`print:hidden ${styles.bar}`}>
    <p>
      <strong>Preview</strong> <span className="sr-only">of branch</span> <span>{branch}</span>{' '}
      <span className="sr-only">at commit</span> <span>{commit}</span>
    </p>
    <p>
      <a href="/preview">What changed, is it ready?</a>
    </p>
  </section>
);
