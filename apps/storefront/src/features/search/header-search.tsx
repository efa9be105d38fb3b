import { Icon } from '@tianguis/ui';
import { useLocation } from 'react-router';
import { searchedText } from '../../shared/links/listing/searched-text.ts';
import { paths } from '../../shared/links/paths.ts';
import { boxCopy as copy } from './box-copy.ts';
import { SearchForm } from './search-form.tsx';

/** The search box in the header of wide screens. On a results page, the box contains the searched text. */
export function HeaderSearch() {
  const searched = useSearched();
  return <SearchForm key={searched} className="hidden lg:flex" text={searched} />;
}

/** On phones, a link that looks like the box and opens the search page (UI-04, RT-07). */
export function SearchLink() {
  const searched = useSearched();
  return (
    <a
      href={searched === '' ? paths.mobileSearch : `${paths.mobileSearch}?query=${encodeURIComponent(searched)}`}
      className="flex h-11 items-center gap-2 rounded-full bg-card px-4 text-sm text-ink-soft shadow-card"
    >
      <Icon name="search" className="size-4.5 flex-none text-rosa" />
      {searched === '' ? copy.placeholder : <span className="truncate text-ink">{searched}</span>}
    </a>
  );
}

/** The searched text on a results page; empty elsewhere. */
function useSearched(): string {
  const { pathname, search } = useLocation();
  return searchedText(pathname, new URLSearchParams(search).get('query'));
}
