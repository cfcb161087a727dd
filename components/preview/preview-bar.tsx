'use client';

import { useEffect, useRef, useState } from 'react';
import type { BuildInfo } from '@/lib/server/build-info';
import type { ShownText } from './find-texts';
import { keepMarksOut } from './marks';
import styles from './preview.module.css';
import { SourcePanel } from './source-panel';
import { TextOverlay } from './text-overlay';

type Props = BuildInfo & {
  /** Pattern of the address of an editor. */
  edit?: string | undefined;
  /** Line numbers of the prices in content/pricing/pricing-rules.ts, by field. */
  priceLines: Readonly<Record<string, number>>;
};

/** Says on every page that this is a preview, leads to /preview, and shows where each text is written. */
export function PreviewBar({ commit = 'unknown', branch = 'unknown', edit, priceLines }: Props) {
  const [on, setOn] = useState(false);
  const [texts, setTexts] = useState<readonly ShownText[]>([]);
  const [hovered, setHovered] = useState<ShownText>();
  const [selected, setSelected] = useState<ShownText>();
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const current = selected ?? hovered;

  useEffect(keepMarksOut, []);

  useEffect(() => {
    if (!on) return;
    let stop = () => {};
    let gone = false;
    import('./find-texts').then(({ watchTexts }) => {
      if (!gone) stop = watchTexts(setTexts);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [on]);

  useEffect(() => {
    if (!on) return;
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (selected) return close();
      turn();
      toggle.current?.focus();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  });

  /** The bar moves to the top while it would cover the current text. */
  useEffect(() => {
    const box = current && document.getElementById(current.id)?.getBoundingClientRect();
    const element = bar.current;
    if (!element) return;
    element.dataset.at = 'bottom';
    const { top, right } = element.getBoundingClientRect();
    if (box && box.bottom > top && box.left < right) element.dataset.at = 'top';
  }, [current]);

  function turn() {
    setOn(!on);
    setTexts([]);
    setHovered(undefined);
    setSelected(undefined);
  }

  function close() {
    if (selected) document.getElementById(selected.id)?.focus();
    setSelected(undefined);
  }

  return (
    <div data-preview="">
      <section ref={bar} aria-label="Preview" data-at="bottom" className={`print:hidden ${styles.bar}`}>
        {on && current && (
          <SourcePanel
            shown={current}
            isSelected={current === selected}
            onClose={close}
            {...{ edit, priceLines }}
          />
        )}
        <p>
          <strong>Preview</strong> <span className="sr-only">of branch</span> <span>{branch}</span>{' '}
          <span className="sr-only">at commit</span> <span>{commit}</span>
        </p>
        <p className={styles.actions}>
          <a href="/preview">What changed, is it ready?</a>
          <button ref={toggle} type="button" aria-pressed={on} onClick={turn}>
            Show where texts are
          </button>
          {on && (
            <span role="status">{texts.length === 0 ? 'Reading the page…' : `${texts.length} texts`}</span>
          )}
        </p>
      </section>
      {on && (
        <div className="print:hidden">
          {[false, true].map((pinned) => (
            <div key={String(pinned)} className={pinned ? styles.pinned : styles.overlays}>
              {texts
                .filter((one) => one.pinned === pinned)
                .map((one) => (
                  <TextOverlay
                    key={one.id}
                    shown={one}
                    current={one === current}
                    onHover={setHovered}
                    onSelect={setSelected}
                  />
                ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
