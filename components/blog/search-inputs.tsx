import clsx from 'clsx';
import { SelectField, TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

/** The fields of the search form. The address holds the search, so the browser must not restore them. */
export function SearchInputs({ categories }: { categories: readonly string[] }) {
  return (
    <>
      <div
        className={clsx(
          'relative [&_input]:appearance-none [&_input]:px-11.25 [&_input::-webkit-search-cancel-button]:hidden',
          '[&:has(input:placeholder-shown)>[type=reset]]:hidden',
        )}
      >
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
        {/* For pointers only, like the browser's own button: Tab skips it. */}
        <button
          type="reset"
          tabIndex={-1}
          aria-label="Clear search"
          className="absolute right-0 bottom-0 grid h-12 w-11 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon name="x" size={18} />
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
