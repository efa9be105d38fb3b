import { useEffect } from 'react';
import { usePostalCode } from '../../../commerce/destination/postal-code.ts';

/**
 * Writes arrival dates into the page if there is a postal code. Without a code, no script is loaded.
 * @param areShown whether the page may have lines for dates; the checkout writes its own dates
 */
export function useArrivals(areShown: boolean): void {
  const code = usePostalCode();
  useEffect(() => {
    if (!code || !areShown) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./arrival-dates.ts').then(
      ({ showArrivals }) => {
        if (!isOver) stop = showArrivals();
      },
      // The script could not be loaded, offline or after a deploy: dates remain empty until the next page.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [code, areShown]);
}
