import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { SearchTexts } from '@/content/schemas/search';

/**
 * The field and the button of a search form. The address holds the search, so the browser must not restore the field.
 *
 * @param variant of the button, where the page has another primary one.
 */
export const SearchField = ({ texts, variant }: { texts: SearchTexts['field']; variant?: 'outline' }) => (
  <div className="grid max-w-reading grid-cols-[1fr_auto] items-end gap-3 max-sm:grid-cols-1">
    <TextField
      id="site-search"
      name="q"
      label={texts.label}
      type="search"
      placeholder={texts.placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
    />
    <Button type="submit" variant={variant ?? 'primary'}>
      {texts.button}
    </Button>
  </div>
);
