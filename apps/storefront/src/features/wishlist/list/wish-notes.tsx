/** Changes of a product since it was saved. */
import { priceChange, priceChangeWords } from '@tianguis/domain';
import { productPath } from '../../../shared/links/paths.ts';
import { listCopy as copy } from './list-copy.ts';
import type { Wish } from './list-data.ts';

/** The change of the price, "Bajó $300", with the saved price and its date. */
export function PriceNote({ wish: { card, savedPrice, savedAt, state } }: { wish: Wish }) {
  const { trend } = priceChange(savedPrice, card.price);
  const words = priceChangeWords(savedPrice, card.price);
  return (
    <p className="text-ink-soft">
      {state !== 'gone' && words !== undefined && (
        <b
          className={`mb-1 flex w-fit rounded-sm px-1.5 py-0.5 text-sm ${trend === 'down' ? 'bg-nopal-wash text-nopal' : 'bg-sunken text-ink'}`}
        >
          {words}
        </b>
      )}
      {copy.saved(savedPrice, savedAt)}
    </p>
  );
}

/** Why the product cannot be bought, and what to do instead. */
export function StateNote({ wish: { card, state } }: { wish: Pick<Wish, 'card' | 'state'> }) {
  if (state === 'buyable') return null;
  return (
    <p className="mt-1 font-semibold text-cempasuchil-ink">
      {copy.states[state]}{' '}
      {state !== 'shop' && (
        <a
          href={`${productPath(card)}#parecidos`}
          aria-label={copy.similarTo(card.title)}
          className="touch font-semibold text-talavera underline"
        >
          {copy.similar}
        </a>
      )}
    </p>
  );
}
