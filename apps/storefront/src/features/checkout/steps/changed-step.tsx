import { buttonClass } from '@tianguis/ui';
import { ChangedAmounts } from '../../../shared/forms/changed-amounts.tsx';
import { paths } from '../../../shared/links/paths.ts';
import type { CheckoutLine, LeftOutLine } from '../checkout-data.ts';
import { reviewCopy } from '../copy/review-copy.ts';
import { LeftOut, MendForm } from './left-out.tsx';
import { PayForm } from './pay-form.tsx';

const copy = reviewCopy.changed;

export interface ChangedStepProps {
  compra: string;
  hash: string;
  /** Identifies the choices that the customer was shown. */
  chosen: string;
  shownTotal: number;
  total: number;
  /** The amount that the balance does not pay. */
  rest: number;
  pieces: number;
  differences: readonly { text: string; key: string | undefined }[];
  leftOut: readonly LeftOutLine[];
  lines: readonly CheckoutLine[];
  /** Whether lines of the cart can be taken out. */
  canMend: boolean;
  sample?: boolean;
}

/** CO-01: both totals and every difference, with one button that agrees to the new total. */
export function ChangedStep(props: ChangedStepProps) {
  const { compra, hash, chosen, shownTotal, total, rest, pieces, differences, leftOut, lines, canMend, sample } = props;
  const titles = new Map(lines.map(({ key, title }) => [key, title]));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="alert" className="max-w-[65ch]">
        {copy.text}
      </p>
      <ChangedAmounts was={{ label: copy.was, amount: shownTotal }} is={{ label: copy.is, amount: total }} />
      {total === shownTotal && <p className="text-sm text-ink-soft">{copy.same}</p>}
      <section className="rounded-lg border border-line bg-card p-4">
        <h2 className="font-bold">{copy.list}</h2>
        <ul className="mt-1 divide-y divide-line">
          {differences.map(({ text, key }) => (
            <li key={text} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
              <span className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">{text}</span>
              {canMend && key !== undefined && titles.has(key) && (
                <MendForm compra={compra} line={key} title={titles.get(key) ?? ''} />
              )}
            </li>
          ))}
        </ul>
      </section>
      {canMend && <LeftOut compra={compra} lines={leftOut} />}
      {pieces > 0 ? (
        <PayForm
          {...{ compra, hash, total, chosen, sample }}
          label={rest > 0 ? reviewCopy.pay(rest) : reviewCopy.order(total)}
        />
      ) : (
        <p className="font-semibold">{copy.nothing}</p>
      )}
      <p>
        <a href={paths.cart} className={buttonClass('outline')}>
          {copy.toCart}
        </a>
      </p>
    </div>
  );
}
