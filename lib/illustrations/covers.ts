/** Where the cover of a category is: the illustration 'best-practices' for 'Best Practices', in public/covers. */
export const getCoverPath = (category: string): string =>
  `/covers/${category.toLowerCase().replaceAll(' ', '-')}.svg`;
