/** The light theme's colors, for files: a file cannot follow the visitor's theme. Hex without '#'. */
export const ink = {
  paper: 'FFFFFF',
  sunk: 'F2F5F5',
  ink: '10171A',
  ink2: '425056',
  ink3: '58666C',
  rule: 'D9E0E2',
  edge: '748288',
  before: '7B8990',
  lane: 'F4510B',
  emberText: 'B23A00',
  tint: 'FFEBE1',
} as const;

/** Who a file comes from. `origin` completes addresses inside the site. */
export type Sender = { name: string; email: string; origin: string };

/** What every file says of itself. `date` is fixed in content, so that the same content makes the same bytes. */
export type About = { title: string; subtitle: string; description: string; date: string; sender: Sender };

/** Says when a file was written, as readers and as its metadata take it: midnight UTC. */
export const writtenAt = ({ date }: Pick<About, 'date'>): Date => new Date(`${date}T00:00:00Z`);

/** An address as a file carries it: paths of the site get its origin. */
export const absolute = (href: string, { origin }: Sender): string =>
  href.startsWith('/') ? new URL(href, origin).href : href;
