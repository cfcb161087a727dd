import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

/** Maps the design tokens of app/tokens.css to utility names. Tailwind 4 reads this through `@config`. */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: token('paper'),
      sunk: token('sunk'),
      raised: token('raised'),
      ink: token('ink'),
      'ink-2': token('ink-2'),
      'ink-3': token('ink-3'),
      rule: token('rule'),
      edge: token('edge'),
      before: token('before'),
      lane: token('lane'),
      ember: token('ember'),
      'ember-hover': token('ember-hover'),
      'on-ember': token('on-ember'),
      'ember-text': token('ember-text'),
      tint: token('tint'),
      band: token('band'),
      success: token('success'),
      'success-tint': token('success-tint'),
      warning: token('warning'),
      'warning-tint': token('warning-tint'),
      danger: token('danger'),
      'danger-tint': token('danger-tint'),
    },
    fontSize: Object.fromEntries(
      ['note', 'small', 'copy', 'h3', 'h3-lg', 'h2', 'h1'].map((name) => [name, token(name)]),
    ),
    borderRadius: {
      none: '0',
      panel: token('r-panel'),
      badge: token('r-badge'),
      control: token('r-control'),
      card: token('r-card'),
      full: '9999px',
    },
    extend: {
      fontFamily: { sans: token('font') },
      maxWidth: { reading: '40rem' },
    },
  },
} satisfies Config;
