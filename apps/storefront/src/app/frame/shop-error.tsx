/** This shop's error pages. An error page contains the search box if a search may help. */
import { SearchForm } from '../../features/search/search-form.tsx';
import { ErrorPage, NotFound } from '../../shared/errors/error-page.tsx';

/** `sample`: the error page is shown inside the gallery, which has its own title, robots tag and `h1`. */
export function ShopError({ error, sample = false }: { error: unknown; sample?: boolean }) {
  return <ErrorPage error={error} sample={sample} search={<ErrorSearch />} />;
}

/** The page of an unknown URL (RT-30). */
export function ShopNotFound() {
  return <NotFound search={<ErrorSearch />} />;
}

function ErrorSearch() {
  return <SearchForm className="mt-6 flex w-full max-w-xl flex-none" tone="paper" />;
}
