import { describeField } from '@/lib/content-check/field-in-words';
import { didYouMean } from '@/lib/content-check/nearest';
import type { Finding } from './findings';
import { type ContentText, keyOf } from './parse-content-file';

/** What a field may name: the names of all entries of a kind, and of those that are drafts. */
export type Kind = { what: string; names: readonly string[]; drafts?: readonly string[] };

/** Fields that name an entry, by their file and path: 'case-studies/retail-desk.ts industry'. */
export type Reference = readonly [place: RegExp, kind: Kind];

/** What is wrong with the names that fields give: there is no such entry, or it is a draft. */
export const referenceFindings = (
  texts: readonly ContentText[],
  references: readonly Reference[],
): Finding[] =>
  texts.flatMap((text): Finding[] => {
    const { file, line, path, value } = text;
    const place = `${file.replace('content/', '')} ${path.slice(1).join('.')}`;
    const [, kind] = references.find(([pattern]) => pattern.test(place)) ?? [];
    const isDraft = kind?.drafts?.includes(value);
    if (!kind || (kind.names.includes(value) && !isDraft)) return [];
    const { what, names } = kind;
    const message = isDraft
      ? `the ${what} '${value}' is a draft. Name another one, or take it out.`
      : `there is no ${what} '${value}'. Use one of: ${names.join(', ')}.${didYouMean(value, names)}`;
    return [{ file, line, message: `${describeField(path.slice(1))}: ${message}` }];
  });

/** Finds anchors that a page has twice, and links of a page to a section that it lacks. */
export function anchorFindings(texts: readonly ContentText[]): Finding[] {
  const set = texts.filter(({ path }) => /sections\.\d+\.anchor$/.test(path.join('.')));
  const anchors = set.map(({ value }) => value);
  return texts.flatMap((text): Finding[] => {
    const { file, line, value, path } = text;
    const isNamed = path.join('.').endsWith('hero.anchor') || (keyOf(text) === 'href' && value[0] === '#');
    const message = isNamed
      ? `no section of this page has the anchor '${value}'.${didYouMean(value, anchors)} Use the anchor of a section, or leave it out.`
      : `the anchor '${value}' is on this page twice. Give each its own.`;
    const isWrong = isNamed
      ? !anchors.includes(value.replace('#', ''))
      : anchors.indexOf(value) < set.indexOf(text);
    return isWrong && (isNamed || set.includes(text)) ? [{ file, line, message }] : [];
  });
}

/** Finds titles and descriptions of search results that two pages share. What code fills in may differ. */
export function sharedMetaFindings(texts: readonly ContentText[]): Finding[] {
  const seen = new Map<string, string>();
  return texts.flatMap(({ file, line, path, value }): Finding[] => {
    const isMeta = /\bmeta\.(title|description)$|^content\/guides\/\S+ \w+\.description$/;
    if (!isMeta.test(`${file} ${path.join('.')}`) || value.includes('{}')) return [];
    const first = seen.get(value);
    seen.set(value, `${file}, line ${line}`);
    const message = `search results show '${value}' for ${first} too. Give each page a title and a description of its own.`;
    return first ? [{ file, line, message }] : [];
  });
}
