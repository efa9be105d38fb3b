import { classNames, Icon } from '@tianguis/ui';
import { useEffect, useRef } from 'react';
import { cartCopy as copy } from './cart-copy.ts';
import { cartFields as fields } from './cart-data.ts';
import { LineForm } from './line-form.tsx';
import type { CartMessage } from './use-cart.ts';

interface CartMessagesProps {
  message: CartMessage | undefined;
  /** It is the answer to a change of the open page; else the page came with it. */
  isSent: boolean;
  version: number;
  /** It does not stay in view. */
  isStill?: boolean;
}

/**
 * What became of the last change, with what takes it back. It stays in view while the page scrolls. Where the pressed
 * button is gone with its line, it takes the focus.
 */
export function CartMessages({ message, isSent, version, isStill = false }: CartMessagesProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (message && isSent && isLost) box.current?.focus({ preventScroll: true });
  }, [message]);
  return (
    <div
      role={message?.isFault ? 'alert' : 'status'}
      className={classNames('empty:hidden', !isStill && 'sticky top-[calc(var(--header)+0.5rem)] z-10 max-lg:top-2')}
    >
      {message && message.text !== '' && (
        <div
          ref={box}
          tabIndex={-1}
          className={classNames(
            'flex flex-wrap items-center gap-x-4 rounded-md px-4 py-2 text-sm font-semibold [overflow-wrap:anywhere] shadow-lift outline-none',
            message.isFault ? 'bg-alarm-wash text-alarm' : 'bg-nopal-wash text-nopal',
          )}
        >
          <span className="flex min-w-0 items-start gap-2 py-1">
            <Icon name={message.isFault ? 'alert' : 'check'} className="mt-0.5 size-4 flex-none" />
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
        </div>
      )}
    </div>
  );
}
