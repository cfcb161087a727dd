import { clean } from '@/lib/content/text-marks';

type Entry = { id: string; category: string; services: readonly string[] };

/**
 * Other articles with the same category or a shared service, at most `limit`. Those that share more come first; ties
 * keep their order.
 */
export function relatedArticles<Article extends Entry>(
  article: Entry,
  all: readonly Article[],
  limit = 3,
): Article[] {
  const shared = ({ category, services }: Entry) =>
    Number(clean(category) === clean(article.category)) +
    services.filter((id) => article.services.includes(id)).length;
  return all
    .filter((other) => other.id !== article.id && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, limit);
}
