import type { Passage } from '@/lib/search/passage';
import { stemsOf } from '@/lib/search/words';

/** The paragraph of a passage that has most of a query's stems. */
export function excerptFor({ text }: Passage, stems: ReadonlySet<string>): string {
  const countOf = (block: string) => new Set(stemsOf(block).filter((stem) => stems.has(stem))).size;
  const [best = ''] = text.split('\n').sort((one, other) => countOf(other) - countOf(one));
  return best.startsWith('- ') ? best.slice(2) : best;
}
