import { type RefObject, useEffect, useRef, useState } from 'react';
import { checkoutFields as fields } from './checkout-data.ts';

/**
 * The chosen way to pay, while the customer chooses. A choice that was made before scripts ran counts, too.
 * @returns the choice, the function that changes the choice, and a reference for the element around the choices
 */
export function usePicked(first: string): [string, (value: string) => void, RefObject<HTMLDivElement | null>] {
  const [picked, setPicked] = useState(first);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>(`input[name="${fields.payment}"]:checked`);
    if (chosen) setPicked(chosen.value);
  }, []);
  return [picked, setPicked, root];
}
