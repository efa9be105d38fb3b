/** The error pages of this shop, with its search box where a search may help. */
import { SearchForm } from '../../features/search/search-form.tsx';
import { ErrorPage, NotFound } from '../../shared/errors/error-page.tsx';

/** `sample`: shown within another page, which keeps its own title, robots tag and `h1`. */
export function ShopError({ error, sample = false }: { error: unknown; sample?: boolean }) {
  return <ErrorPage error={error} sample={sample} search={<ErrorSearch />} />;
}

/** RT-30. */
export function ShopNotFound() {
  return <NotFound search={<ErrorSearch />} />;
}

function ErrorSearch() {
  return <SearchForm className="mt-6 flex w-full max-w-xl flex-none" tone="paper" />;
}
