import { closedMenu, menuReducer } from '@/components/layout/use-menu';

test('SHELL-09 at most one submenu is open; its title again closes it', () => {
  const services = menuReducer(closedMenu, { type: 'toggle-submenu', label: 'Services' });
  expect(services.submenu).toBe('Services');
  const tools = menuReducer(services, { type: 'toggle-submenu', label: 'Tools' });
  expect(tools.submenu).toBe('Tools');
  expect(menuReducer(tools, { type: 'toggle-submenu', label: 'Tools' }).submenu).toBeNull();
});

test('SHELL-08 SHELL-10 the panel toggles, and closing closes all', () => {
  const open = menuReducer(closedMenu, { type: 'toggle-panel' });
  expect(open).toEqual({ panel: true, submenu: null });
  const deep = menuReducer(open, { type: 'toggle-submenu', label: 'Tools' });
  expect(deep.panel).toBe(true);
  expect(menuReducer(deep, { type: 'toggle-panel' })).toEqual(closedMenu);
  expect(menuReducer(deep, { type: 'close' })).toEqual(closedMenu);
});
