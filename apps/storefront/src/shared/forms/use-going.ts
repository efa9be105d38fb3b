import type { FormResult } from '@tianguis/ui';
import { useEffect, useState } from 'react';
import { goField } from './go-field.ts';

/**
 * For a form whose success leads to another page. The form looks busy until that page arrives. A page that returns from
 * the back/forward cache is ready again.
 */
export function useGoing(): { pending: boolean; onDone: (result: FormResult) => void } {
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const ready = () => setPending(false);
    window.addEventListener('pageshow', ready);
    return () => window.removeEventListener('pageshow', ready);
  }, []);
  const onDone = ({ values }: FormResult) => {
    const to = values[goField];
    if (to === undefined) return;
    setPending(true);
    location.assign(to);
  };
  return { pending, onDone };
}
