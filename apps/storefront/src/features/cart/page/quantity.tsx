import { Icon } from '@tianguis/ui';
import { type MouseEvent, use, useEffect, useRef } from 'react';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { cartCopy } from './cart-copy.ts';
import { type CartLineData, cartFields as fields } from './cart-data.ts';
import { ChangeCart, LineForm } from './line-form.tsx';

const copy = cartCopy.line;
const stepLook =
  'grid size-11 flex-none place-content-center rounded-full text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

/** Not `disabled`, which would lose the focus. */
const stay = (event: MouseEvent) => event.preventDefault();

interface QuantityProps {
  line: CartLineData;
  version: number;
  /** Pieces that are wanted, as long as the shop has not answered. */
  wanted: number | undefined;
}

/** How many pieces: one less, one more, or a number that is typed. */
export function Quantity({ line, version, wanted }: QuantityProps) {
  const change = use(ChangeCart);
  const pieces = wanted ?? line.wanted;
  const most = Math.max(line.most, 1);
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  // A new number replaces the typed text; the input element stays, so the focus stays.
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
      {/* The browser takes the first button for Enter. */}
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
