import { consentCookie } from '@tianguis/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasSeenEnough } from '../features/analytics/has-seen-enough.ts';
import { readCookie } from '../shared/device/cookies.ts';

/** After the page has settled: nothing of it waits for being measured. */
const settledMs = 1_500;

/** Notes pages for a browser that allowed it, and asks on product pages one that has not decided (AP-21). For the root. */
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
