import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { watchCookies } from '../../device/cookies.ts';
import { isOutdated, showVersion, storedVersion } from './data-version.ts';

/** The layout of every page of a customer; its loader returns the version that the page's loaders have read. */
const accountLayout = 'routes/account/layout';

/**
 * Reads the data of a page of a customer again when the page is shown and another tab has changed the data. The cart
 * has a version of its own (`useCart`).
 */
export function useFreshData(): void {
  const layout = useRouteLoaderData(accountLayout) as { dataVersion: string | undefined } | undefined;
  const { revalidate } = useRevalidator();
  const reread = useRef(revalidate);
  reread.current = revalidate;
  const version = layout?.dataVersion;
  useEffect(() => showVersion(version), [version]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden' || !isOutdated()) return;
      showVersion(storedVersion());
      void reread.current();
    };
    // The data may have changed while this page was loaded.
    look();
    return watchCookies(look);
  }, []);
}
