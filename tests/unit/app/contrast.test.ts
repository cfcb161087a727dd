import { themes } from '@/lib/theme';
import { contrast, rulesOf, tokensOf } from '../../support/colors';

/** Text on each ground: WCAG 2.2 AA asks for 4.5 to 1. */
const text: [ground: string, texts: string][] = [
  ['paper', 'ink ink-2 ink-3 ember-text success danger'],
  ['sunk', 'ink ink-2 ink-3 ember-text success danger'],
  ['raised', 'ink ink-2 ink-3 ember-text success danger'],
  ['tint', 'ink ink-2 ember-text'],
  ['ink', 'paper'],
  ['ember', 'on-ember'],
  ['ember-hover', 'on-ember'],
  ['ember-press', 'on-ember'],
  ['band', 'on-band on-band-2'],
  ['success-tint', 'success ink ink-2'],
  ['warning-tint', 'warning'],
  ['danger-tint', 'danger ink'],
];
/** Borders, focus rings, marks and lines of drawings: 3 to 1. */
const graphics: [ground: string, strokes: string][] = [
  ['paper', 'ink edge lane before ember danger ink-3'],
  ['sunk', 'ink edge lane before'],
  ['raised', 'edge lane before danger'],
  ['tint', 'ink lane before'],
  ['ember', 'on-ember'],
  ['band', 'band-lane band-edge'],
  ['success-tint', 'ink'],
  ['danger-tint', 'ink edge'],
];
/** Inside a dark band the names take other values. */
const textOnBands: typeof text = [
  ['paper', 'ink ink-2 ink-3 ember-text'],
  ['tint', 'ink'],
];
const graphicsOnBands: typeof text = [['paper', 'ink edge lane before']];

const pairs = (table: typeof text, least: number) =>
  table.flatMap(([ground, inks]) => inks.split(' ').map((ink) => [ink, ground, least] as const));
const value = (name: string) => `var(--${name})`;

const buttonRules = rulesOf('../components/ui/button.module.css');
const states = (variant: string, inBand: boolean) => {
  const own = buttonRules.filter(({ selector }) => new RegExp(`\\.${variant}(:\\w+)?$`).test(selector));
  // A rule for bands replaces the general one of the same state.
  return own.filter(({ selector }) =>
    inBand
      ? !own.some((other) => other.selector === `:global(.band) ${selector}`)
      : !selector.startsWith(':global'),
  );
};

describe.each(themes)('contrast in %s', (theme) => {
  const tokens = tokensOf(theme);
  const bandTokens = tokensOf(theme, true);

  test.each([...pairs(text, 4.5), ...pairs(graphics, 3)])('%s on %s is %d or more', (ink, ground, least) => {
    expect(contrast(value(ink), value(ground), tokens)).toBeGreaterThanOrEqual(least);
  });

  test.each([...pairs(textOnBands, 4.5), ...pairs(graphicsOnBands, 3)])(
    'in a dark band %s on %s is %d or more',
    (ink, ground, least) => {
      expect(contrast(value(ink), value(ground), bandTokens)).toBeGreaterThanOrEqual(least);
    },
  );

  test.each([
    ...['primary', 'secondary', 'outline', 'outlinePrimary', 'accent'].map((name) => [name, false] as const),
    ...['primary', 'secondary', 'outline'].map((name) => [name, true] as const),
  ])(
    'the label of a button stands out at rest, under the pointer and pressed: %s, in a band: %s',
    (variant, inBand) => {
      const found = states(variant, inBand);
      expect(found).toHaveLength(3);
      const color = found[0]?.values.get('color') ?? '';
      for (const { values } of found) {
        // An outline button shows the ground it stands on.
        const ground = values.get('background') ?? value('paper');
        expect(contrast(color, ground, inBand ? bandTokens : tokens)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
