import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tokens = ReadonlyMap<string, string>;
type Rgb = readonly [number, number, number];

const css = readFileSync(join(__dirname, '..', '..', 'app', 'tokens.css'), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** The custom properties that app/tokens.css sets for a theme, which is a class of the body. */
export function tokensOf(theme: string): Tokens {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g))
    if (selector.split(',').some((one) => one.trim() === `body.${theme}`))
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g))
        found.set(name, value.trim());
  if (!found.has('--paper')) throw new Error(`app/tokens.css has no theme '${theme}'`);
  return found;
}

/**
 * The color that a CSS value comes to: hexadecimal, or var() of a token.
 *
 * @throws Error for anything else, so that a color written in another way is not passed over.
 */
function resolve(value: string, tokens: Tokens): Rgb {
  const hex = value.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i);
  if (hex) return [1, 2, 3].map((index) => Number.parseInt(hex[index] ?? '', 16)) as unknown as Rgb;
  const name = value.match(/^var\((--[\w-]+)\)$/)?.[1];
  const own = name && tokens.get(name);
  if (own) return resolve(own, tokens);
  throw new Error(`'${value}' is not a color of app/tokens.css`);
}

/** Relative luminance of WCAG 2. */
export function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2 of two CSS values, from 1 to 21. */
export function contrast(one: string, other: string, tokens: Tokens): number {
  const [a, b] = [luminance(resolve(one, tokens)), luminance(resolve(other, tokens))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
