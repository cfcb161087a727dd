import { storage } from '../storage/storage-keys';

/** The themes in the switcher's order. Each is a class of the body. */
export const themes = ['orange', 'dark-orange', 'light-orange'] as const;
export type Theme = (typeof themes)[number];

export const defaultTheme: Theme = 'orange';

/** The switcher's name for each theme, and a description of its looks. */
export const themeNames: Record<Theme, { label: string; looks: string }> = {
  orange: { label: 'Orange', looks: 'White' },
  'dark-orange': { label: 'Dark orange', looks: 'Black' },
  'light-orange': { label: 'Light orange', looks: 'Peach' },
};

/**
 * Colors of app/tokens.css for code that cannot read CSS: `onBand2` is `--on-band-2`. A unit test keeps both equal. These
 * are for `theme-color`, the web manifest and the letter icon.
 */
export const themeColors: Record<Theme, { paper: string; lane: string; onEmber: string }> = {
  orange: { paper: '#FFFFFF', lane: '#F4510B', onEmber: '#10171A' },
  'dark-orange': { paper: '#0E1315', lane: '#FF6A2A', onEmber: '#160A03' },
  'light-orange': { paper: '#FFF7F1', lane: '#EA4E0A', onEmber: '#1A0B05' },
};

const { paper, lane } = themeColors[defaultTheme];
/** Colors of the default theme for documents, share images, icons and the files of drawings. */
export const brandColors = {
  paper,
  sunk: '#F2F5F5',
  ink: '#10171A',
  ink2: '#425056',
  ink3: '#58666C',
  rule: '#D9E0E2',
  edge: '#748288',
  before: '#7B8990',
  lane,
  emberText: '#B23A00',
  tint: '#FFEBE1',
  onBand: '#F4F7F7',
  onBand2: '#B7C3C8',
} as const;

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** The theme that the button switches to; after the last comes the first. */
export const getNextTheme = (theme: Theme): Theme =>
  themes[(themes.indexOf(theme) + 1) % themes.length] ?? defaultTheme;

/**
 * Script for the head. It sets `theme-color` and gives the body the stored theme's class as soon as the parser
 * creates it, so that the first frame has the right theme. It must stay small and must not throw.
 */
export function createThemeBootScript(): string {
  const papers = Object.fromEntries(themes.map((theme) => [theme, themeColors[theme].paper]));
  return `(function(){var p=${JSON.stringify(papers)},t;try{t=localStorage.getItem(${JSON.stringify(storage.theme.key)})}catch(e){}
if(!Object.hasOwn(p,t))t=${JSON.stringify(defaultTheme)};
new MutationObserver(function(_,o){if(document.body){document.body.className=t;o.disconnect()}}).observe(document.documentElement,{childList:true});
var m=document.createElement('meta');m.name='theme-color';m.content=p[t];document.head.append(m)})()`;
}
