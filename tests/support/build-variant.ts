/**
 * The variant: a copy of the sources with what is fixed at build time changed, built beside the default build.
 * It holds another origin, detection after consent, preview, an old address, a sixth service, a draft, an article of
 * tomorrow, and a rebrand, so that one extra build proves them all.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
/** Folder of the variant's sources and build. */
export const variantFolder = join(root, '.test-output', 'variant');

const SOURCES = `app components content lib public scripts instrumentation.ts middleware.ts next.config.mjs
  package.json postcss.config.mjs tailwind.config.ts tsconfig.json`.split(/\s+/);

/** Replaces text of a copied file. @throws Error when the text is missing, so that no edit is lost. */
function edit(file: string, from: string, to: string): void {
  const path = join(variantFolder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'`);
  writeFileSync(path, text.replaceAll(from, to));
}

/** The address that the variant is built for. */
export const variantOrigin = 'https://www.variant.example';

/** What `next build` of the variant sees beside the copied sources. */
export const variantEnv = {
  NEXT_PUBLIC_SITE_URL: variantOrigin,
  NEXT_PUBLIC_CURRENCY_DETECTION: 'consent',
  SITE_PREVIEW: '1',
  // The default build stands for the published site.
  PREVIEW_BASE_URL: join(root, '.next'),
  PREVIEW_EDIT_URL: 'https://host.example/edit/main/{file}#L{line}',
  TURBOPACK_ROOT: root,
};

/** What the README promises: one file, its title and one line of the list (and its import) add a service everywhere. */
function addSixthService(): void {
  const path = join(variantFolder, 'content/services');
  const text = readFileSync(join(path, 'ai-optimization.ts'), 'utf8')
    .replaceAll('ai-optimization', 'ai-audit')
    .replace("name: 'ai-audit'", "name: 'ai-optimization'")
    .replaceAll('aiOptimization', 'aiAudit')
    // No two pages may share a description.
    .replace(/description:\n *'/, '$&Audited: ');
  writeFileSync(join(path, 'ai-audit.ts'), text);
  edit('content/company/service-titles.ts', '} as const;', "  'ai-audit': 'AI Audit',\n} as const;");
  const index = 'content/services/index.ts';
  edit(index, 'import { aiOnboarding }', "import { aiAudit } from './ai-audit';\nimport { aiOnboarding }");
  edit(index, '  aiOptimization,\n]', '  aiOptimization,\n  aiAudit,\n]');
}

/** A draft, which a deploy preview shows, and an article of a date to come, which no build before it shows. */
function addUnpublished(): void {
  const folder = join(variantFolder, 'content/articles');
  const [, first = ''] =
    /from '\.\/([a-z0-9-]+)';/.exec(readFileSync(join(folder, 'index.ts'), 'utf8')) ?? [];
  const text = readFileSync(join(folder, `${first}.ts`), 'utf8');
  const [, name = ''] = /export const (\w+)/.exec(text) ?? [];
  for (const [id, title, from, to] of [
    ['an-unfinished-thought', 'An unfinished thought', '  excerpt:', '  draft: true,\n  excerpt:'],
    ['news-of-tomorrow', 'News of tomorrow', /publishDate: '[^']*'/, "publishDate: '2999-01-01'"],
  ] as const) {
    const constant = id.replaceAll('-', '');
    const copy = text
      .replace(from, to)
      .replaceAll(first, id)
      .replaceAll(name, constant)
      // No two pages may share a description.
      .replace(
        /(description:\s*')[^']*/,
        `$1${title}, in one sentence of the length that search results show below a title.`,
      )
      .replace(/^( {2}| {4})title: .*$/gm, `$1title: '${title}',`);
    writeFileSync(join(folder, `${id}.ts`), copy);
    const schema = "import { article as schema } from '../schemas/articles';";
    edit('content/articles/index.ts', schema, `${schema}\nimport { ${constant} } from './${id}';`);
    edit('content/articles/index.ts', `  ${name},`, `  ${name},\n  ${constant},`);
  }
}

/** Prices, hours, an office and a label of another company. */
function beOtherCompany(): void {
  const costs = 'training: 2000, onboarding: 5000, automation: 7500, development: 15000, optimization: 10000';
  const others = 'training: 2400, onboarding: 6100, automation: 8300, development: 17000, optimization: 9900';
  edit('content/pricing/pricing-rules.ts', costs, others);
  edit('content/company/company.ts', "'Friday']", "'Friday', 'Saturday']");
  edit('content/company/company.ts', "city: 'London'", "city: 'Leeds'");
  edit('content/contact/contact-options.ts', 'Request a Quote', 'Ask for an Offer');
}

/** Copies what a build needs, shares node_modules, and makes the changes of the variant. */
export function writeVariant(): void {
  rmSync(variantFolder, { recursive: true, force: true });
  mkdirSync(variantFolder, { recursive: true });
  for (const name of SOURCES) cpSync(join(root, name), join(variantFolder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(variantFolder, 'node_modules'), 'dir');
  edit(
    'content/site/redirects.ts',
    'const moved: z.input<typeof redirect>[] = [',
    `const moved: z.input<typeof redirect>[] = [
      { from: '/company/team', to: '/about' },
      { from: '/services/ai-course', to: '/services/ai-training' },
      { from: '/case-studies/spindle', to: '/case-studies/manufacturing-predictive-maintenance' },
      { from: '/blog/train-your-team', to: '/blog/train-team-ai-tools-approach' },`,
  );
  addSixthService();
  addUnpublished();
  beOtherCompany();
  // The rebrand: one file, as the README promises (the logo is a picture and carries no name).
  edit('content/company/company.ts', "name: 'Emberlane'", "name: 'Northwick'");
  edit('content/company/company.ts', "letter: 'E'", "letter: 'N'");
  edit('content/company/company.ts', '@emberlane.example', '@northwick.example');
  edit('content/company/company.ts', 'emberlane', 'northwick');
}
