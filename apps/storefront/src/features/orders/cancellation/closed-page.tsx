import { buttonClass } from '@tianguis/ui';
import { Note } from '../../../shared/forms/note.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { cancellationCopy } from './cancellation-copy.ts';
import type { ClosedPageData } from './closed-data.ts';

const copy = cancellationCopy.closed;

/** RL-09: an order that cannot be cancelled, or no longer as the customer chose. */
export function ClosedPage({ facts, message, againHref, heading }: ClosedPageData & { heading?: 'h1' | 'h2' }) {
  return (
    <OrderFrame facts={facts} title={copy.title} heading={heading}>
      <Note look="warning" role="status">
        {message}
      </Note>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        {againHref !== undefined && (
          <a href={againHref} className={buttonClass('primary')}>
            {copy.again}
          </a>
        )}
        <a href={facts.href} className={buttonClass(againHref === undefined ? 'primary' : 'outline')}>
          {cancellationCopy.see}
        </a>
        <a href={facts.helpHref} className={buttonClass('quiet')}>
          {cancellationCopy.help}
        </a>
      </div>
    </OrderFrame>
  );
}
