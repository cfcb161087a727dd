/**
 * How a page's address holds a state, so that a link to the address is the state. `useUrlState` in
 * components/hooks reads and writes it.
 */
export type UrlCodec<State> = {
  /** What the server and the first client render show, whatever the address says. */
  initial: State;
  read: (url: URL) => State;
  /** Changes `url` so that it holds `state`. */
  write: (url: URL, state: State) => void;
  /** Whether a change replaces the present entry of the history; without this function each change adds one. */
  replaces?: (before: State, after: State) => boolean;
};
