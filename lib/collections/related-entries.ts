type Article = { id: string; category: string; services: readonly string[] };
type CaseStudy = { id: string; industry: string; solution: string };

/** Other entries that share something, at most `limit`. Those that share more come first; ties keep their order. */
function related<Entry extends { id: string }>(
  { id }: { id: string },
  all: readonly Entry[],
  limit: number,
  shares: (other: Entry) => boolean[],
): Entry[] {
  const shared = (other: Entry) => shares(other).filter(Boolean).length;
  return all
    .filter((other) => other.id !== id && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, limit);
}

/** Other articles with the same category or a shared service, at most `limit`. */
export const findRelatedArticles = <Entry extends Article>(
  article: Article,
  all: readonly Entry[],
  limit = 3,
) =>
  related(article, all, limit, ({ category, services }) => [
    category === article.category,
    ...services.map((id) => article.services.includes(id)),
  ]);

/** Other case studies with the same industry or solution, at most `limit`. */
export const findRelatedCaseStudies = <Entry extends CaseStudy>(
  caseStudy: CaseStudy,
  all: readonly Entry[],
  limit = 2,
) =>
  related(caseStudy, all, limit, ({ industry, solution }) => [
    industry === caseStudy.industry,
    solution === caseStudy.solution,
  ]);
