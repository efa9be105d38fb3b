import { GoodsPicture } from './goods-picture.tsx';
import type { Goods } from './order-facts.ts';
import { ordersCopy } from './orders-copy.ts';

/** Goods of an order with their pieces. */
export function GoodsList({ goods }: { goods: readonly Goods[] }) {
  return (
    <ul className="divide-y divide-line">
      {goods.map(({ key, title, options, picture, pieces }) => (
        <li key={key} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
          <GoodsPicture src={picture} side={56} className="size-14" />
          <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
            <span className="block leading-snug font-semibold">{title}</span>
            {options !== '' && <span className="block text-ink-soft">{options}</span>}
            <span className="block text-ink-soft">{ordersCopy.pieces(pieces)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
