type Placed = { id: string; category: string; services: readonly string[] };

/**
 * The articles to show below an article: others of its category or that lead to one of its services, at most
 * `limit`. The more they share the earlier they stand; otherwise the order of the list holds.
 */
export function relatedArticles<Article extends Placed>(
  article: Placed,
  all: readonly Article[],
  limit = 3,
): Article[] {
  const shared = ({ category, services }: Placed) =>
    Number(category === article.category) + services.filter((id) => article.services.includes(id)).length;
  return all
    .filter((other) => other.id !== article.id && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, limit);
}
