import { useEffect } from 'react';
import { paths } from '../shared/links/paths.ts';

const late = () => import('./presses.ts');

const actions: readonly unknown[] = [paths.addToWishlist, paths.addToCart];

/**
 * Hearts and "Agregar" work as forms without scripts. At the first press, this hook loads their scripts. The root calls
 * this hook.
 */
export function usePresses(): void {
  useEffect(() => {
    const press = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      // "Comprar ahora" has an action of its own, and leads to another page.
      if (!actions.includes(form.getAttribute('action')) || event.submitter?.hasAttribute('formaction')) return;
      event.preventDefault();
      late().then(
        (presses) => presses.press(form, event.submitter),
        // The scripts could not be loaded, offline or after a deploy: the form is submitted as without scripts.
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
