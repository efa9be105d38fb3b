import { consentCookie } from '@tianguis/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasSeenEnough } from '../features/analytics/has-seen-enough.ts';
import { readCookie } from '../shared/device/cookies.ts';

/** Measuring starts after the page has settled, so that it delays nothing of the page. */
const settledMs = 1_500;

/**
 * Records pages in a browser that allowed it (AP-21). On product pages, asks a browser that has not decided. The root
 * calls this hook.
 */
export function useMeasurement(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const consent = readCookie(consentCookie);
    const isAsked = consent === undefined && pathname.startsWith('/producto/');
    if (consent === 'no' || (consent === undefined && !isAsked)) return;
    const start = () => {
      if (!isAsked || hasSeenEnough()) import('./measure.ts').then(({ measure }) => measure()).catch(() => undefined);
    };
    const timer = setTimeout(start, isAsked ? settledMs : 0);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
