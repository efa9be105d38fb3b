import { Icon } from '@tianguis/ui';
import { type MouseEvent, use, useEffect, useRef } from 'react';
import { useHydrated } from '../../../../shared/device/use-hydrated.ts';
import { cartCopy } from '../cart-copy.ts';
import { type CartLineData, cartFields as fields } from '../cart-data.ts';
import { ChangeCart, LineForm } from './line-form.tsx';

const copy = cartCopy.line;
const stepLook =
  'grid size-11 flex-none place-content-center rounded-full text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

/** Ignores the click. The attribute `disabled` would lose the focus. */
const stay = (event: MouseEvent) => event.preventDefault();

interface QuantityProps {
  line: CartLineData;
  version: number;
  /** The quantity that the customer wants, until the shop has answered. */
  wanted: number | undefined;
}

/** The quantity of a line: one less, one more, or a typed number. */
export function Quantity({ line, version, wanted }: QuantityProps) {
  const change = use(ChangeCart);
  const pieces = wanted ?? line.wanted;
  const most = Math.max(line.most, 1);
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  // A new number replaces the typed text. The input element is not replaced, so the focus remains.
  useEffect(() => {
    if (input.current) input.current.value = String(pieces);
  }, [pieces]);
  return (
    <LineForm
      line={line}
      version={version}
      what="cantidad"
      className="flex items-center rounded-full border border-line-strong"
    >
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
        className={stepLook}
      >
        <Icon name="minus" className="size-4" />
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
        className="w-10 bg-transparent text-center text-base font-semibold tabular-nums"
      />
      <button
        type="submit"
        name={fields.step}
        value={Math.min(pieces + 1, most)}
        aria-disabled={pieces >= most || undefined}
        onClick={pieces >= most ? stay : undefined}
        aria-label={copy.more(line.title)}
        className={stepLook}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </LineForm>
  );
}
