import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NEEDS_SCRIPT_ATTRIBUTE } from '@/lib/build-attributes';
import { listFiles } from '@/scripts/support/list-files';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What each import of a CSS Module uses of it: '.NAME' of `styles.NAME` and `styles['NAME']`. */
const uses = listFiles(root, 'components')
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const code = read(file);
    return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, styles, path = '']) => ({
      file,
      module: path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
      names: [...code.matchAll(new RegExp(`(?<![\\w/-])${styles}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
        ([, dotted, quoted]) => dotted ?? quoted ?? '',
      ),
    }));
  });

test('every class and attribute that components select by is in the style sheets', () => {
  expect(uses.length).toBeGreaterThan(15);
  const missing = uses.flatMap(({ file, module, names }) => {
    const classes = new Set([...read(module).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
    return names.filter((name) => !classes.has(name)).map((name) => `${file}: ${module} has no .${name}`);
  });
  expect(missing).toEqual([]);
  expect(read('app/globals.css')).toContain(`[${NEEDS_SCRIPT_ATTRIBUTE}]`);
});
