import { useEffect } from 'react';
import { paths } from '../shared/links/paths.ts';

const late = () => import('./presses.ts');

/** For who is signed in. */
export const startPresses = () => late().then((presses) => presses.startPresses());

const actions: readonly unknown[] = [paths.addToWishlist, paths.addToCart];

/** Hearts and "Agregar" work as forms; the first press loads what scripts make of it. For the root. */
export function usePresses(): void {
  useEffect(() => {
    const press = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!actions.includes(form.getAttribute('action'))) return;
      event.preventDefault();
      late().then(
        (presses) => presses.press(form, event.submitter),
        // Offline, or another build: as without scripts.
        () => {
          document.removeEventListener('submit', press);
          form.requestSubmit(event.submitter);
        },
      );
    };
    document.addEventListener('submit', press);
    return () => document.removeEventListener('submit', press);
  }, []);
}
