import { formatMoney } from '@tianguis/domain';
import { buttonClass } from '@tianguis/ui';
import { ordersCopy } from '../orders-copy.ts';
import type { RefundsData } from './refund-words.ts';

const copy = ordersCopy.refunds;

/** Refunds of an order: where each goes, by when it arrives, and the way to name the account of those that need one. */
export function RefundList({ refunds, accountHref }: RefundsData) {
  return (
    <div className="grid justify-items-start gap-2">
      <ul aria-label={copy.title} className="w-full divide-y divide-line">
        {refunds.map(({ key, amount, date, to, progress, needsAccount }) => (
          <li key={key} className="py-2 [overflow-wrap:anywhere] first:pt-0">
            <span className="flex items-baseline justify-between gap-4 font-semibold text-talavera">
              <span className="min-w-0">{to}</span>
              <span className="flex-none tabular-nums">{formatMoney(amount)}</span>
            </span>
            <span className={`block text-sm ${needsAccount ? 'font-semibold text-cempasuchil-ink' : ''}`}>
              {progress}
            </span>
            <span className="block text-xs text-ink-soft">{copy.decided(date)}</span>
          </li>
        ))}
      </ul>
      {accountHref !== undefined && (
        <a href={accountHref} className={buttonClass('primary', 'max-sm:w-full print:hidden')}>
          {copy.account}
        </a>
      )}
    </div>
  );
}
