import type { Pricing } from '@tianguis/contract';
import { formatMoney } from '@tianguis/domain';
import { type MonthsPlan, plansFor } from '@tianguis/domain/offer';
import { Icon } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { monthsWords } from '../../../commerce/months-words.ts';
import { showsDiscount } from '../../../commerce/product-card/discount.ts';
import { paths } from '../../../shared/links/paths.ts';
import { productCopy } from '../copy.ts';

const copy = productCopy.price;
const months = productCopy.months;

/**
 * The cash price, and the price in months: number and amount of the payments, and their total (Ley Federal de
 * Protección al Consumidor, art. 66). Every plan is shown.
 */
export function PriceBlock(props: {
  pricing: Pricing;
  /** The greatest number of months that the product allows, and the plans that the shop offers. */
  months: number;
  plans: readonly MonthsPlan[];
  hiddenDiscount: number;
  offerEndsAt: string | null;
  /** The sentence with the ways to pay; undefined if the product cannot be bought here (TR-01). */
  payWith: string | undefined;
  /** Text about the stock, directly below the price. */
  stock: ReactNode;
}) {
  const { list_price, sales_price, percentage_discount } = props.pricing;
  const discounted = showsDiscount(percentage_discount, props.hiddenDiscount);
  const plans = plansFor(props.plans, props.months, sales_price);
  const longest = plans.at(-1);
  return (
    <div>
      {discounted && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="sr-only">{copy.list} </span>
          <s className="text-ink-soft">{formatMoney(list_price)}</s>
          <span className="rounded-sm bg-cempasuchil-wash px-1.5 py-0.5 text-xs font-bold text-cempasuchil-ink">
            <span className="sr-only">{copy.off(percentage_discount)}</span>
            <span aria-hidden="true">-{percentage_discount}%</span>
          </span>
          <span className="text-nopal">{copy.saving(list_price - sales_price)}</span>
        </p>
      )}
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-bold tracking-tight">{formatMoney(sales_price)}</span>
        <span className="text-xs text-ink-soft">
          {copy.cash} · {copy.vat}
        </span>
      </p>
      {props.stock}
      {longest && (
        <>
          <p className="mt-1 text-sm">
            <strong className="font-semibold">{monthsWords(longest).whole}</strong>
            <span className="text-ink-soft max-sm:block">
              <span className="max-sm:hidden"> · </span>
              {months.total(longest.total)}
            </span>
          </p>
          <details className="group mt-1 text-sm">
            <summary className="inline-flex min-h-11 items-center gap-1 font-semibold text-talavera hover:underline lg:min-h-8">
              {months.all}
              <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <table className="w-full border-collapse text-left">
              <thead className="text-xs text-ink-soft">
                <tr>
                  <th className="py-1 font-normal">{months.plan}</th>
                  <th className="py-1 text-right font-normal">{months.payment}</th>
                </tr>
              </thead>
              <tbody>
                {plans.map((plan) => (
                  <tr key={plan.months} className="border-t border-line">
                    <td className="py-1.5 pr-2 whitespace-nowrap">{months.months(plan.months)}</td>
                    <td className="py-1.5 text-right font-semibold">{monthsWords(plan).payments}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="pt-1 text-xs text-ink-soft">{months.note(longest.total)}</p>
          </details>
        </>
      )}
      {props.payWith && (
        <a
          href={paths.paymentMethods}
          className="flex min-h-11 items-center gap-2 text-sm text-talavera hover:underline lg:min-h-8"
        >
          <Icon name="card" className="size-4 flex-none" />
          {props.payWith}
        </a>
      )}
      {discounted && props.offerEndsAt && (
        <p className="mt-2 flex items-center gap-2 rounded-md bg-cempasuchil-wash px-3 py-2 text-sm text-cempasuchil-ink">
          <Icon name="clock" className="size-4 flex-none" />
          {copy.ends(props.offerEndsAt)}
        </p>
      )}
    </div>
  );
}
