import { classNames, Icon } from '@tianguis/ui';
import { useEffect } from 'react';
import { cartCopy as copy } from './cart-copy.ts';
import { cartFields as fields } from './cart-data.ts';
import { LineForm } from './lines/line-form.tsx';
import type { CartMessage } from './use-cart.ts';

interface CartMessagesProps {
  message: CartMessage | undefined;
  version: number;
  /** Closes the message, as Escape does. */
  dismiss?: (() => void) | undefined;
  /** The message scrolls with the page. */
  isStill?: boolean;
}

const lookOf = ({ isFault, isNotice }: CartMessage) => (isFault ? 'fault' : isNotice ? 'notice' : 'done');

/**
 * The result of the last change, with the button that undoes it. It remains in view while the page scrolls. If the
 * pressed button disappeared, the message takes the focus (`useFocusHeir`).
 */
export function CartMessages({ message, version, dismiss, isStill = false }: CartMessagesProps) {
  useEffect(() => {
    if (!dismiss) return;
    const close = ({ key }: KeyboardEvent) => void (key === 'Escape' && dismiss());
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [dismiss]);
  return (
    <div role={message?.isFault ? 'alert' : 'status'} className={classNames('cart-message', isStill && 'still')}>
      {message && message.text !== '' && (
        <div tabIndex={-1} data-focus-heir="" className={lookOf(message)}>
          <span className="flex min-w-0 items-start gap-2 py-1">
            <Icon name={lookOf(message) === 'done' ? 'check' : 'alert'} className="mt-0.5 size-4 flex-none" />
            {message.text}
          </span>
          {message.undo && (
            <LineForm line={message.undo} version={version}>
              <button
                type="submit"
                name={fields.what}
                value={message.undo.what}
                className="inline-flex min-h-11 items-center text-talavera underline"
              >
                {copy.undo}
              </button>
            </LineForm>
          )}
          {dismiss && (
            <button
              type="button"
              onClick={dismiss}
              aria-label={copy.dismiss}
              className="ml-auto grid size-11 flex-none place-content-center rounded-full"
            >
              <Icon name="close" className="size-4" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
