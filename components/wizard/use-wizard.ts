import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { readWalk, WALK_PARAMETER, walkAddress, writeWalk } from '@/lib/wizard/state-in-url';
import type { Alphabets, Walk } from '@/lib/wizard/wizard-state';

const readers = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  readers.add(onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    readers.delete(onChange);
    window.removeEventListener('popstate', onChange);
  };
}

function addressed(): string {
  return new URLSearchParams(window.location.search).get(WALK_PARAMETER) ?? '';
}

function write(text: string, how: 'pushState' | 'replaceState') {
  window.history[how](null, '', walkAddress(window.location.pathname, text));
  for (const read of readers) read();
}

/**
 * A walk whose state is the page's address: a link to it is the state, and the browser's Back and Forward
 * walk it. The server and the first client render show the start; then the address is read.
 *
 * @param reducer pure; what it returns is written to the address.
 * @returns the walk, `send` for actions, and the number of moves so far, which views follow with the focus.
 */
export function useWalk<Action>(alphabets: Alphabets, reducer: (walk: Walk, action: Action) => Walk) {
  const text = useSyncExternalStore(subscribe, addressed, () => '');
  const walk = useMemo(() => readWalk(text, alphabets), [text, alphabets]);
  const [moves, setMoves] = useState(0);
  const shown = useRef('');

  useEffect(() => {
    shown.current = text;
    // What is not ours leaves the address, so that it is not copied or bookmarked.
    if (text !== '' && walk.answers.length === 0) write('', 'replaceState');
  }, [text, walk]);

  useEffect(() => {
    const onPop = () => {
      // A jump within the page is no move.
      if (addressed() !== shown.current) setMoves((count) => count + 1);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const send = useCallback(
    (action: Action) => {
      const current = readWalk(addressed(), alphabets);
      const next = reducer(current, action);
      if (next === current) return;
      const moved = next.at !== current.at;
      write(writeWalk(next, alphabets), moved ? 'pushState' : 'replaceState');
      if (moved) setMoves((count) => count + 1);
    },
    [alphabets, reducer],
  );

  return { walk, moves, send };
}

/** A ref for the heading of what is shown now: it takes focus after each move, and not when the page opens. */
export function useHeadingFocus(moves: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return heading;
}
