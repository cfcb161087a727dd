export type NavigationLink = { label: string; href: string; hint?: string };

/** A menu entry: a link, or a title with a submenu. `section` lists the paths below which it is the active one. */
export type NavigationItem =
  | { label: string; href: string; section?: never; links?: never }
  | { label: string; section: string[]; links: NavigationLink[]; href?: never };
