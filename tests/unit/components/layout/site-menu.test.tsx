/** @requirement SHELL-08 SHELL-09 SHELL-10 */

import { fireEvent, render, screen } from '@testing-library/react';
import { SiteMenu } from '@/components/layout/site-menu';
import * as routes from '@/lib/routes';

jest.mock('next/navigation', () => ({ usePathname: () => routes.about }));
window.matchMedia = () => new EventTarget() as MediaQueryList;
window.ResizeObserver = class {
  observe() {}
  disconnect() {}
} as never;

const item = (label: string) => ({
  label,
  section: [`/${label}`],
  links: [{ label: `All ${label}`, href: `#${label}` }],
});

test('the menu of small screens opens by its button, shows one submenu at a time, and closes on a choice', () => {
  render(<SiteMenu items={[item('Services'), item('Tools')]} tools={null} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const open = () => screen.queryAllByRole('button', { expanded: true }).map((one) => one.textContent);
  expect(open()).toEqual([]);
  press('Open menu');
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  press('Services');
  press('Tools');
  expect(open()).toEqual(['', 'Tools']);
  press('Tools');
  expect(open()).toEqual(['']);
  press('Tools');
  fireEvent.click(screen.getByRole('link', { name: 'All Tools' }));
  expect(open()).toEqual([]);
});
