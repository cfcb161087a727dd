import type { Theme } from './theme';

/**
 * The colors of the default theme for code that cannot read CSS: documents, share images, icons. Their source is
 * app/tokens.css, where `onBand2` is `--on-band-2`; a unit test keeps both equal.
 */
export const brandColors = {
  paper: '#FFFFFF',
  sunk: '#F2F5F5',
  ink: '#10171A',
  ink2: '#425056',
  ink3: '#58666C',
  rule: '#D9E0E2',
  edge: '#748288',
  before: '#7B8990',
  lane: '#F4510B',
  emberText: '#B23A00',
  tint: '#FFEBE1',
  onBand: '#F4F7F7',
  onBand2: '#B7C3C8',
} as const;

/** What browser code needs of each theme: for `theme-color`, the web manifest and the letter icon. */
export const themeColors: Record<Theme, { paper: string; lane: string; onEmber: string }> = {
  orange: { paper: '#FFFFFF', lane: '#F4510B', onEmber: '#10171A' },
  'dark-orange': { paper: '#0E1315', lane: '#FF6A2A', onEmber: '#160A03' },
  'light-orange': { paper: '#FFEDE0', lane: '#EA4E0A', onEmber: '#1A0B05' },
};
