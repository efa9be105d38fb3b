import { useEffect } from 'react';
import { usePostalCode } from '../../../commerce/destination/postal-code.ts';

/** Has dates of arrival written into the page once a postal code is known; without one nothing is loaded. */
export function useArrivals(): void {
  const code = usePostalCode();
  useEffect(() => {
    if (!code) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./arrival-dates.ts').then(
      ({ showArrivals }) => {
        if (!isOver) stop = showArrivals();
      },
      // Offline, or another build: dates stay empty until the next page.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [code]);
}
