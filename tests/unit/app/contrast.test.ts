import { contrast, rulesOf, tokensOf } from '../../support/colors';

const themes = ['orange', 'dark-orange', 'light-orange'] as const;

/** Text, ground, what WCAG 2.2 AA needs, and the ratios of the visual direction in the three themes. */
const table: [text: string, ground: string, needs: number, ratios: [number, number, number]][] = [
  ['ink', 'paper', 4.5, [18.11, 17.06, 16.45]],
  ['ink', 'sunk', 4.5, [16.52, 15.73, 15.29]],
  ['ink', 'raised', 4.5, [18.11, 14.42, 17.82]],
  ['ink-2', 'paper', 4.5, [8.35, 10.62, 9.11]],
  ['ink-2', 'sunk', 4.5, [7.62, 9.79, 8.47]],
  ['ink-2', 'raised', 4.5, [8.35, 8.97, 9.87]],
  ['ink-3', 'paper', 4.5, [5.95, 7.4, 7.01]],
  ['ink-3', 'sunk', 4.5, [5.42, 6.82, 6.51]],
  ['ink-3', 'raised', 4.5, [5.95, 6.25, 7.59]],
  ['ember-text', 'paper', 4.5, [6.0, 8.68, 6.34]],
  ['ember-text', 'sunk', 4.5, [5.48, 8.0, 5.89]],
  ['ember-text', 'raised', 4.5, [6.0, 7.34, 6.86]],
  ['ember-text', 'tint', 4.5, [5.21, 7.2, 5.81]],
  ['ink', 'tint', 4.5, [15.72, 14.16, 15.07]],
  ['ink-2', 'tint', 4.5, [7.25, 8.81, 8.35]],
  ['on-ember', 'ember', 4.5, [5.2, 6.81, 5.11]],
  ['on-ember', 'ember-hover', 4.5, [6.45, 8.08, 6.51]],
  ['on-ember', 'ember-press', 4.5, [4.58, 5.79, 4.67]],
  ['paper', 'ink', 4.5, [18.11, 17.06, 16.45]],
  ['on-band', 'band', 4.5, [16.81, 14.42, 15.88]],
  ['on-band-2', 'band', 4.5, [10.05, 8.97, 10.27]],
  ['success', 'success-tint', 4.5, [5.64, 8.22, 6.63]],
  ['success', 'paper', 4.5, [6.56, 10.82, 7.09]],
  ['warning', 'warning-tint', 4.5, [6.55, 8.65, 7.31]],
  ['danger', 'danger-tint', 4.5, [5.74, 7.42, 6.15]],
  ['danger', 'paper', 4.5, [6.86, 9.18, 6.98]],
  ['danger', 'raised', 4.5, [6.86, 7.76, 7.56]],
  ['edge', 'paper', 3, [3.97, 4.7, 4.19]],
  ['edge', 'sunk', 3, [3.62, 4.33, 3.9]],
  ['edge', 'raised', 3, [3.97, 3.97, 4.54]],
  ['lane', 'paper', 3, [3.48, 6.54, 3.3]],
  ['lane', 'sunk', 3, [3.18, 6.03, 3.06]],
  ['lane', 'raised', 3, [3.48, 5.53, 3.57]],
  ['lane', 'tint', 3, [3.02, 5.43, 3.02]],
  ['before', 'paper', 3, [3.61, 5.51, 3.45]],
  ['before', 'sunk', 3, [3.29, 5.08, 3.21]],
  ['ember', 'paper', 3, [3.48, 6.54, 3.3]],
  ['band-lane', 'band', 3, [6.34, 5.53, 6.14]],
  ['band-edge', 'band', 3, [4.87, 5.04, 4.79]],
];

/** What the styles put together beyond that table: where, text or stroke, ground, what it needs. */
const further: [where: string, text: string, ground: string, needs: number][] = [
  ['placeholder in a field', 'ink-3', 'raised', 4.5],
  ['disabled button, field, pager and chip', 'ink-3', 'sunk', 4.5],
  ['current page of the pager, length of a video', 'paper', 'ink', 4.5],
  ['alert and message of success: a heading in it', 'ink', 'danger-tint', 4.5],
  ['message of success: its text', 'ink', 'success-tint', 4.5],
  ['message of success: its second line', 'ink-2', 'success-tint', 4.5],
  ['field error on a side panel', 'danger', 'sunk', 4.5],
  ['success on a side panel', 'success', 'sunk', 4.5],
  ['success in a pricing card', 'success', 'raised', 4.5],
  ['badge: secondary', 'ink', 'sunk', 4.5],
  ['badge: outline', 'ink-2', 'paper', 4.5],
  ['label and arrow of the lit answer', 'on-ember', 'ember', 4.5],
  ['selected text', 'ink', 'tint', 4.5],
  ['link in a chat message of the visitor', 'ember-text', 'tint', 4.5],
  ['focus ring on the page', 'ink', 'paper', 3],
  ['focus ring on a panel', 'ink', 'sunk', 3],
  ['focus ring in a menu, inside the row', 'ink', 'tint', 3],
  ['focus ring in an alert', 'ink', 'danger-tint', 3],
  ['focus ring in a message of success', 'ink', 'success-tint', 3],
  ['border of an invalid field', 'danger', 'raised', 3],
  ['border of an invalid field against the page', 'danger', 'paper', 3],
  ['border of a control in an alert', 'edge', 'danger-tint', 3],
  ['mark of an open option', 'before', 'raised', 3],
  ['mark of a filter under the pointer', 'before', 'tint', 3],
  ['border of a chosen option', 'lane', 'raised', 3],
  ['tick in a chosen box', 'on-ember', 'ember', 3],
  ['chart: words', 'ink-2', 'sunk', 4.5],
  ['chart: minor words', 'ink-3', 'sunk', 4.5],
  ['chart: lit words', 'ember-text', 'sunk', 4.5],
  ['chart: tick of the weeks', 'ink-3', 'paper', 3],
  ['chart: box of a step', 'edge', 'sunk', 3],
];

/** The same on a dark band. */
const onBands: [where: string, text: string, ground: string, needs: number][] = [
  ['text', 'ink', 'paper', 4.5],
  ['second text', 'ink-2', 'paper', 4.5],
  ['meta text', 'ink-3', 'paper', 4.5],
  ['link', 'ember-text', 'paper', 4.5],
  ['selected text', 'ink', 'tint', 4.5],
  ['focus ring', 'ink', 'paper', 3],
  ['border of a button', 'edge', 'paper', 3],
  ['lane', 'lane', 'paper', 3],
  ['series before', 'before', 'paper', 3],
];

const value = (name: string) => `var(--${name})`;
const ratioOf = (text: string, ground: string, theme: string, band = false) =>
  contrast(value(text), value(ground), tokensOf(theme, band));

describe.each(themes)('contrast in %s', (theme) => {
  const column = themes.indexOf(theme);

  test.each(table)('%s on %s is %d or more, and as designed', (text, ground, needs, ratios) => {
    const ratio = ratioOf(text, ground, theme);
    expect(ratio).toBeGreaterThanOrEqual(needs);
    expect(ratio.toFixed(2)).toBe(ratios[column]?.toFixed(2));
  });

  test.each(further)('%s: %s on %s is %d or more', (_where, text, ground, needs) => {
    expect(ratioOf(text, ground, theme)).toBeGreaterThanOrEqual(needs);
  });

  test.each(onBands)('on a band, %s: %s on %s is %d or more', (_where, text, ground, needs) => {
    expect(ratioOf(text, ground, theme, true)).toBeGreaterThanOrEqual(needs);
  });

  const buttons = rulesOf('button.css').filter(
    ({ values }) => values.has('background') || values.has('color'),
  );
  const colorOf = (variant: string) =>
    buttons.find(({ selector }) => selector === `.button-${variant}`)?.values.get('color');

  test.each(['primary', 'secondary', 'outline', 'outline-primary', 'accent'])(
    'the words of a button stand out at rest, under the pointer and pressed: %s',
    (variant) => {
      const states = buttons.filter(({ selector }) => selector.match(/\.button-([a-z-]+)/)?.[1] === variant);
      expect(states.length).toBeGreaterThanOrEqual(3);
      for (const { selector, values } of states) {
        // An outline button shows the ground it stands on.
        const ground = values.get('background') ?? value('paper');
        const tokens = tokensOf(theme, selector.startsWith('.band'));
        expect([selector, contrast(colorOf(variant) ?? '', ground, tokens) >= 4.5]).toEqual([selector, true]);
      }
    },
  );

  test.each(['primary', 'secondary', 'outline'])('and on a dark band: %s', (variant) => {
    const states = buttons.filter(({ selector }) => selector.match(/\.button-([a-z-]+)/)?.[1] === variant);
    // A rule for bands takes the place of the general one of the same state.
    const inBand = states.filter(
      ({ selector }) => !states.some((other) => other.selector === `.band ${selector}`),
    );
    for (const { selector, values } of inBand) {
      const ground = values.get('background') ?? value('paper');
      const ratio = contrast(colorOf(variant) ?? '', ground, tokensOf(theme, true));
      expect([selector, ratio >= 4.5]).toEqual([selector, true]);
    }
  });
});

/** Rules that set a text and its ground at once name a pair of the lists above. */
test('every pair that a rule of the style sheets sets is in a list', () => {
  const listed = new Set(
    [...table, ...further.map(([, ...pair]) => pair)].map(([text, ground]) => `${text} on ${ground}`),
  );
  const token = (text = '') => text.match(/^var\(--([\w-]+)\)$/)?.[1];
  const sheets = ['globals', 'shell', 'pieces', 'chat', 'tools', 'landing', 'fork', 'filters'];
  const set = sheets.flatMap((sheet) =>
    rulesOf(`${sheet}.css`).flatMap(({ selector, values }) => {
      const [text, ground] = [token(values.get('color')), token(values.get('background'))];
      const pair = `${text} on ${ground}`;
      return text && ground ? [{ pair, where: `${sheet}.css ${selector}` }] : [];
    }),
  );
  expect(set.length).toBeGreaterThan(15);
  expect(set.filter(({ pair }) => !listed.has(pair))).toEqual([]);
});
