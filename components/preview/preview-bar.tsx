'use client';

import { useEffect, useState } from 'react';
import type { Build } from '@/lib/build-info';
import type { Found } from './find-texts';
import styles from './preview.module.css';
import { Spot } from './spot';
import { Where } from './where';

/** Stays on from page to page. */
let turnedOn = false;

/** Says on every page that this is a preview, leads to /preview, and shows where each text is written. */
export function PreviewBar({ commit = 'unknown', branch = 'unknown' }: Build) {
  const [on, setOn] = useState(turnedOn);
  const [found, setFound] = useState<readonly Found[]>([]);
  const [failed, setFailed] = useState(false);
  const [edit, setEdit] = useState<string>();
  const [pointed, setPointed] = useState<Found>();
  const [chosen, setChosen] = useState<Found>();
  const current = chosen ?? pointed;

  useEffect(() => {
    turnedOn = on;
    if (!on) return;
    let stop = () => {};
    let gone = false;
    import('./find-texts')
      .then(({ watchTexts }) => watchTexts(setFound))
      .then((watch) => {
        if (gone) return watch.stop();
        setEdit(watch.edit);
        stop = watch.stop;
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      stop();
    };
  }, [on]);

  function turn() {
    setOn(!on);
    setFound([]);
    setFailed(false);
    setPointed(undefined);
    setChosen(undefined);
  }

  function close() {
    const spot = chosen && document.getElementById(chosen.id);
    setChosen(undefined);
    spot?.focus();
  }

  return (
    <div data-preview="">
      <section aria-label="Preview" className={`print:hidden ${styles.bar}`}>
        {on && current && <Where found={current} chosen={current === chosen} edit={edit} close={close} />}
        <p>
          <strong>Preview</strong> <span className="sr-only">of branch</span> <span>{branch}</span>{' '}
          <span className="sr-only">at commit</span> <span>{commit}</span>
        </p>
        <p className={styles.actions}>
          <a href="/preview">What changed, is it ready?</a>
          <button type="button" aria-pressed={on} onClick={turn}>
            Show where texts are
          </button>
          {failed && <span role="alert">The list of texts did not load. Reload the page.</span>}
          {on && !failed && (
            <span role="status">{found.length === 0 ? 'Reading the page…' : `${found.length} texts`}</span>
          )}
        </p>
      </section>
      {on &&
        found.map((one) => (
          <Spot key={one.id} found={one} current={one === current} point={setPointed} choose={setChosen} />
        ))}
    </div>
  );
}
