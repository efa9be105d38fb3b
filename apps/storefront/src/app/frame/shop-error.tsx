/** What stands where a page could not be made, with the shop's search box where searching may help. */
import { SearchForm } from '../../features/search/search-form.tsx';
import { ErrorPage, NotFound } from '../../shared/errors/error-page.tsx';

/** `sample`: it is shown on another page, whose title, robots and `h1` stay its own. */
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
