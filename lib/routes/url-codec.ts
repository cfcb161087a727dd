/** Encodes a page's state in its address. Used by `useUrlState` in components/hooks. */
export type UrlCodec<State> = {
  /** The state in the server's HTML and the first client render, whatever the address. */
  initial: State;
  read: (url: URL) => State;
  /** Changes `url` so that it contains `state`. */
  write: (url: URL, state: State) => void;
  /** Whether a change replaces the history entry; by default each change adds one. */
  replaces?: (before: State, after: State) => boolean;
};
