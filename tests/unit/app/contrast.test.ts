import { themes } from '@/lib/theme/theme';
import { contrast, tokensOf } from '../../support/colors';

/** Text on each ground, as 'ground: texts'. WCAG 2.2 AA asks for 4.5 to 1. */
const text = [
  'paper: ink ink-2 ink-3 ember-text success danger',
  'sunk: ink ink-2 ink-3 ember-text success danger',
  'raised: ink ink-2 ink-3 ember-text success danger',
  'tint: ink ink-2 ember-text',
  'ink: paper',
  'ember: on-ember',
  'ember-hover: on-ember',
  'ember-press: on-ember',
  'band: on-band on-band-2 band-lane',
  'closing: on-closing',
  'success-tint: success ink ink-2',
  'warning-tint: warning',
  'danger-tint: danger ink',
];
/** Borders, focus rings, marks and lines of drawings: 3 to 1. */
const graphics = [
  'paper: ink edge lane before ember danger',
  'sunk: ink edge lane before',
  'raised: edge lane before danger',
  'tint: ink lane before',
  'band: band-lane band-edge',
  'closing: on-closing closing-lane',
  'danger-tint: ink edge',
];

test.each(themes)('contrast in %s', (theme) => {
  const tokens = tokensOf(theme);
  const low = [
    ...text.map((line) => [line, 4.5] as const),
    ...graphics.map((line) => [line, 3] as const),
  ].flatMap(([line, least]) => {
    const [ground = '', inks = ''] = line.split(': ');
    return inks
      .split(' ')
      .filter((ink) => contrast(`var(--${ink})`, `var(--${ground})`, tokens) < least)
      .map((ink) => `${ink} on ${ground}`);
  });
  expect(low).toEqual([]);
});
