import { formatCount, type PriceFilter, wholePesos } from '@tianguis/domain';
import { Button } from '@tianguis/ui';
import { use } from 'react';
import { Form } from 'react-router';
import { filterWords } from '../../../commerce/listing/filter-words.ts';
import { paths } from '../../../shared/links/paths.ts';
import { catalogueCopy } from '../copy.ts';
import { type ListingAddress, listingAt } from '../listing-links.ts';
import { Uncounted } from './uncounted.ts';

const copy = catalogueCopy.facet;

/**
 * The form of the price range in whole pesos. A form cannot write path segments, so its route redirects to the
 * canonical URL.
 */
export function PriceForm({ address, range }: { address: ListingAddress; range: { min: number; max: number } }) {
  const { priceMin, priceMax } = address.state;
  const isUncounted = use(Uncounted);
  const field = (end: PriceFilter['end'], name: string, label: string, value: number | undefined) => (
    <label className="grid grow text-xs text-ink-soft">
      {label}
      <span className="flex h-11 items-center rounded-md border border-line-strong bg-card px-2 text-sm text-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-talavera lg:h-10">
        <span aria-hidden="true">$</span>
        <input
          name={name}
          inputMode="numeric"
          maxLength={12}
          defaultValue={value === undefined ? '' : wholePesos(value, end)}
          placeholder={isUncounted ? undefined : formatCount(wholePesos(range[end], end))}
          className="w-full min-w-0 bg-transparent pl-1 outline-none placeholder:text-ink-soft"
        />
      </span>
    </label>
  );
  return (
    <Form method="get" action={paths.filterByPrice} preventScrollReset key={`${priceMin}-${priceMax}`}>
      <input type="hidden" name="en" value={listingAt(address, address.state)} />
      <div className="flex items-end gap-2">
        {field('min', 'preciomenor', filterWords.priceMin.choice('', ''), priceMin)}
        {field('max', 'preciomayor', filterWords.priceMax.choice('', ''), priceMax)}
      </div>
      <Button type="submit" look="outline" className="mt-2 w-full">
        {copy.priceApply}
      </Button>
    </Form>
  );
}
