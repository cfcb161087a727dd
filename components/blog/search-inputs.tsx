import { Search } from 'lucide';
import { SelectField, TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

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
        <Icon icon={Search} />
      </div>
      {/* What the browser would put back into the fields is not asked for: the address says what is. */}
      <SelectField id="article-category" label="Category" autoComplete="off">
        <option value="">All categories</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
    </>
  );
}
