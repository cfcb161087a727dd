/**
 * Colors of the default theme for code that cannot read CSS: documents, share images, icons. Their source is
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
