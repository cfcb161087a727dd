import { SelectField, TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

/** The fields of the search form. The address holds the search, so the browser must not restore what they held. */
export function SearchInputs({ categories }: { categories: readonly string[] }) {
  return (
    <>
      <div className="relative [&_input]:appearance-none [&_input]:pl-[2.8125rem]">
        <TextField
          id="article-search"
          label="Search articles"
          type="search"
          placeholder="Title or summary"
          autoComplete="off"
          enterKeyHint="search"
        />
        {/* The list updates as you type. The button is for visitors who look for one. */}
        <button
          type="submit"
          aria-label="Search"
          className="absolute bottom-0 left-0 h-12 w-11 rounded-control pl-3.5 text-left text-ink-2"
        >
          <Icon name="search" />
        </button>
      </div>
      <SelectField id="article-category" label="Category" autoComplete="off">
        <option value="">All categories</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
    </>
  );
}
