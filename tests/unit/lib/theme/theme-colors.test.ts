/** @requirement THEME-03 */
import { brandColors, themeColors, themes } from '@/lib/theme/theme';
import { tokensOf } from '../../../support/colors';

/** `onBand2` is the token `--on-band-2`. */
const tokenName = (name: string) => `--${name.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)}`;

test.each([['orange', brandColors] as const, ...themes.map((theme) => [theme, themeColors[theme]] as const)])(
  'the colors of the theme %s for files and icons are the tokens of the style sheet',
  (theme, colors) => {
    const tokens = tokensOf(theme);
    for (const [name, color] of Object.entries(colors))
      expect([name, color.toLowerCase()]).toEqual([name, tokens.get(tokenName(name))]);
  },
);
