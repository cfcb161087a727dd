const MAX_CASE_STUDIES = 2;
/** Of each case study. */
const MAX_RESULTS = 2;
const MAX_ARTICLES = 3;

/** The case studies of a section: those of one service or industry, by its id, cut to the limits. */
export function selectCaseStudies<
  CaseStudy extends { solutionId: string; industryId: string; results: string[] },
>(caseStudies: readonly CaseStudy[], match: { solution: string } | { industry: string }): CaseStudy[] {
  return caseStudies
    .filter((caseStudy) =>
      'solution' in match ? caseStudy.solutionId === match.solution : caseStudy.industryId === match.industry,
    )
    .slice(0, MAX_CASE_STUDIES)
    .map((caseStudy) => ({ ...caseStudy, results: caseStudy.results.slice(0, MAX_RESULTS) }));
}

/** The articles of a section: the first ones, or those with a category or with one of the words in the title. */
export function selectSectionArticles<Article extends { category: string; title: string }>(
  articles: readonly Article[],
  match: 'first' | { category?: string | undefined; titleContains: readonly string[] },
): Article[] {
  if (match === 'first') return articles.slice(0, MAX_ARTICLES);
  const words = match.titleContains.map((word) => word.toLowerCase());
  return articles
    .filter(
      ({ category, title }) =>
        category.toLowerCase() === match.category?.toLowerCase() ||
        words.some((word) => title.toLowerCase().includes(word)),
    )
    .slice(0, MAX_ARTICLES);
}

/** The questions of a section: its own, then shared ones by their positions, counted from 1. Missing ones are skipped. */
export const selectQuestions = <Item>(
  { questions = [], positions }: { questions?: readonly Item[] | undefined; positions: readonly number[] },
  shared: readonly Item[],
): Item[] => [...questions, ...positions.flatMap((position) => shared.slice(position - 1, position))];
