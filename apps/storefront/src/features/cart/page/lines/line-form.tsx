import { createContext, type ReactNode, use } from 'react';
import { paths } from '../../../../shared/links/paths.ts';
import { type CartAction, type CartLineData, cartFields as fields } from '../cart-data.ts';
import type { CartChange } from '../use-cart.ts';

/** The function that changes the cart of an open page; undefined without scripts and in the gallery. */
export const ChangeCart = createContext<((change: CartChange) => void) | undefined>(undefined);

interface LineFormProps {
  line: Pick<CartLineData, 'id' | 'sku'>;
  version: number;
  what?: CartAction;
  className?: string;
  children: ReactNode;
}

/**
 * A form that changes a line; its buttons may submit another action. It works without scripts. With scripts, it changes
 * the open page.
 */
export function LineForm({ line: { id, sku }, version, what, className, children }: LineFormProps) {
  const change = use(ChangeCart);
  return (
    <form
      method="post"
      action={paths.cart}
      className={className}
      onSubmit={(event) => {
        if (!change) return;
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const { submitter } = event.nativeEvent as SubmitEvent;
        const isNamed = submitter instanceof HTMLButtonElement && submitter.name !== '';
        if (isNamed) form.set(submitter.name, submitter.value);
        const asked = form.get(fields.what) as CartAction;
        const typed = String(form.get(fields.step) ?? form.get(fields.pieces) ?? '').trim();
        if (asked !== 'cantidad') change({ what: asked, id, sku });
        // A quantity of 0 counts as a removal, since a removal can be undone.
        else if (/^0+$/.test(typed)) change({ what: 'quitar', id, sku });
        else if (/^\d{1,3}$/.test(typed)) change({ what: asked, id, sku, pieces: Number(typed) });
        else {
          // The text is not a number: the field shows the earlier quantity again, with a message.
          event.currentTarget.reset();
          change({ what: asked, id, sku });
        }
      }}
    >
      <input type="hidden" name={fields.product} value={id} />
      <input type="hidden" name={fields.sku} value={sku} />
      <input type="hidden" name={fields.version} value={version} />
      {what !== undefined && <input type="hidden" name={fields.what} value={what} />}
      {children}
    </form>
  );
}
