import { Search } from 'lucide';
import { SelectField, TextField } from '@/components/ui/field';
import { Glyph } from '@/components/ui/glyph';

/** The search box and the category (BLOG-01), for the form of islands/article-list/search-form.tsx. */
export function SearchInputs({ categories }: { categories: readonly string[] }) {
  return (
    <>
      <div className="article-search-words">
        <TextField
          id="article-search"
          label="Search articles"
          type="search"
          placeholder="Title or summary"
          autoComplete="off"
          enterKeyHint="search"
        />
        <Glyph of={Search} />
      </div>
      <SelectField id="article-category" label="Category">
        <option value="">All categories</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
    </>
  );
}
