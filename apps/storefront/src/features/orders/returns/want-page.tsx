import { Note } from '../../../shared/forms/note.tsx';
import { LinkTile } from '../../../shared/links/link-tile.tsx';
import { GoodsList } from '../goods-list.tsx';
import { OrderFrame } from '../order-frame.tsx';
import type { WantPageData } from './want-data.ts';

export type WantPageProps = WantPageData & { title: string; heading?: 'h1' | 'h2' };

/** RL-10: what the customer can do with a product: return it, see its return, cancel it, write. */
export function WantPage({ facts, goods, note, options, title, heading }: WantPageProps) {
  return (
    <OrderFrame facts={facts} title={title} heading={heading}>
      <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
        <GoodsList goods={goods} />
      </div>
      {note !== undefined && (
        <Note look="warning" role="status">
          {note}
        </Note>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {options.map((option) => (
          <li key={`${option.href} ${option.title}`}>
            <LinkTile {...option} />
          </li>
        ))}
      </ul>
    </OrderFrame>
  );
}
