import { Icon } from '@tianguis/ui';
import type { ParcelWords } from '../checkout-data.ts';
import { afterCopy } from '../copy/after-copy.ts';

/** The parcels of an order, with their promised dates. Dates of an unpaid order are true if the customer pays today. */
export function Parcels({ parcels, isPaid }: { parcels: readonly ParcelWords[]; isPaid: boolean }) {
  if (parcels.length === 0) return null;
  return (
    <section className="rounded-lg border border-line bg-card p-4">
      <h2 className="flex items-center gap-2 font-bold">
        <Icon name="truck" className="size-5 flex-none text-ink-soft" />
        {isPaid ? afterCopy.thanks.parcels : afterCopy.thanks.parcelsIfPaid}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {parcels.map(({ key, seller, service, arrives, titles }) => (
          <li key={key} className="py-2.5 [overflow-wrap:anywhere]">
            <p className="font-semibold">{arrives}</p>
            <p className="text-sm text-ink-soft">
              {service} · {seller}
            </p>
            <p className="line-clamp-2 text-sm text-ink-soft">{titles.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
