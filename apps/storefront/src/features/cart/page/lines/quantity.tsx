import { Icon } from '@tianguis/ui';
import { type MouseEvent, use, useEffect, useId, useRef } from 'react';
import { useHydrated } from '../../../../shared/device/use-hydrated.ts';
import { cartCopy } from '../cart-copy.ts';
import { type CartLineData, cartFields as fields } from '../cart-data.ts';
import { ChangeCart, LineForm } from './line-form.tsx';

const copy = cartCopy.line;

/** Ignores the click. The attribute `disabled` would lose the focus. */
const stay = (event: MouseEvent) => event.preventDefault();

interface QuantityProps {
  line: CartLineData;
  version: number;
  /** The quantity that the customer wants, until the shop has answered. */
  wanted: number | undefined;
}

/** The quantity of a line: one less, one more, or a typed number. The field says so if there are no more pieces. */
export function Quantity({ line, version, wanted }: QuantityProps) {
  const change = use(ChangeCart);
  const pieces = wanted ?? line.wanted;
  const most = Math.max(line.most, 1);
  const isAtMost = pieces >= most;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const mostId = useId();
  // A new number replaces the typed text. The input element is not replaced, so the focus remains.
  useEffect(() => {
    if (input.current) input.current.value = String(pieces);
  }, [pieces]);
  return (
    <LineForm line={line} version={version} what="cantidad" className="line-pieces">
      {/* The Enter key submits the first button of a form, so this button has to be the one that submits the
         typed number. */}
      <button type="submit" tabIndex={isHydrated ? -1 : undefined} className="sr-only">
        {copy.updateOf(line.title)}
      </button>
      <button
        type="submit"
        name={fields.step}
        value={Math.max(1, Math.min(pieces, most + 1) - 1)}
        aria-disabled={pieces <= 1 || undefined}
        onClick={pieces <= 1 ? stay : undefined}
        aria-label={copy.less(line.title)}
      >
        <Icon name="minus" />
      </button>
      <input
        ref={input}
        name={fields.pieces}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={pieces}
        aria-label={copy.quantityOf(line.title)}
        onBlur={({ currentTarget: { value, form } }) => change && value !== String(pieces) && form?.requestSubmit()}
        aria-describedby={isAtMost ? mostId : undefined}
      />
      {isAtMost && <span id={mostId}>{copy.most(line.most)}</span>}
      <button
        type="submit"
        name={fields.step}
        value={Math.min(pieces + 1, most)}
        aria-disabled={isAtMost || undefined}
        onClick={isAtMost ? stay : undefined}
        aria-label={copy.more(line.title)}
      >
        <Icon name="plus" />
      </button>
    </LineForm>
  );
}
