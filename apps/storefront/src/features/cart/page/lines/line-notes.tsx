import { priceChangeWords } from '@tianguis/domain';
import { classNames, Icon } from '@tianguis/ui';
import { cartCopy } from '../cart-copy.ts';
import type { CartLineData } from '../cart-data.ts';

const copy = cartCopy.line;

/** When the line arrives, and who sends it. On phones, an icon says that the shop sends it. */
export function Arrival({ line: { arrival, isUndeliverable, isFulfilled } }: { line: CartLineData }) {
  return (
    <div className="arrival-row">
      {arrival !== undefined && (
        <p className={isUndeliverable ? 'nowhere' : undefined}>
          <Icon name={isUndeliverable ? 'alert' : 'truck'} />
          {arrival}
        </p>
      )}
      {isFulfilled && (
        <p className="fulfilled" title={cartCopy.fulfilled}>
          <Icon name="punctual" />
          <span>{cartCopy.fulfilled}</span>
        </p>
      )}
    </div>
  );
}

/** Why fewer pieces of a line count than before, or none. */
export function StateNote({ line: { state, wanted, pieces } }: { line: CartLineData }) {
  if (state === 'ok') return null;
  return (
    <p tabIndex={-1} data-focus-heir="" className="note">
      <Icon name="alert" />
      {state === 'less' ? copy.states.less(wanted, pieces) : copy.states[state](wanted)}
    </p>
  );
}

/** The words about a changed price; undefined if the price has not changed. */
export function priceNoteOf({ priceBefore, price }: CartLineData): string | undefined {
  const change = priceBefore === null ? undefined : priceChangeWords(priceBefore, price);
  return priceBefore === null || change === undefined ? undefined : copy.priceChanged(change, priceBefore);
}

export function PriceNote({ line }: { line: CartLineData }) {
  const words = priceNoteOf(line);
  if (words === undefined) return null;
  return <p className={classNames('note price', line.price < (line.priceBefore ?? 0) && 'lower')}>{words}</p>;
}
