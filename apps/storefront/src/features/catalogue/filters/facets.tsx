import type { Facets as FacetCounts } from '@tianguis/contract';
import { buttonClass, Icon, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { facetNames, filterWords } from '../../../commerce/listing/filter-words.ts';
import { catalogueCopy } from '../copy.ts';
import type { ListingAddress } from '../listing-links.ts';
import { FacetChoices, Group, hasChoice } from './facet.tsx';
import { Uncounted } from './uncounted.ts';

export const facetsId = 'filtros';

/** Groups of filters with the same heading, in the sequence of the page. */
const facetGroups = [...new Set(facetNames.map((name) => filterWords[name].heading))].map((heading) => {
  const names = facetNames.filter((name) => filterWords[name].heading === heading);
  return { heading, names, isFirst: names.some((name) => filterWords[name].isFirst === true) };
});

export interface FacetsProps {
  address: ListingAddress;
  facets: FacetCounts;
  /** Undefined if nothing was counted; then no choice shows a number. */
  total: number | undefined;
  categories: ReactNode;
}

/**
 * All filters with their counts, as one piece of HTML: a column beside the list on wide screens, a sheet on phones. The
 * sheet is a native popover, so it opens before JavaScript loads. With JavaScript it remains open while the shopper
 * chooses.
 */
export function Facets({ address, facets, total, categories }: FacetsProps) {
  const id = useScopedId(facetsId);
  return (
    <aside id={id} popover="auto" aria-label={catalogueCopy.filters} className="filters">
      <div className="sticky top-0 z-10 -mx-4 flex items-center justify-between border-b border-line bg-raised px-4 py-1 lg:hidden">
        <p className="text-lg font-bold">{catalogueCopy.filters}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={catalogueCopy.closeFilters}
          className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="groups">
        <Uncounted value={total === undefined}>
          {categories}
          {facetGroups
            .filter(({ names }) => names.some((name) => hasChoice(name, address, facets)))
            .map(({ heading, isFirst, names }) => (
              <Group key={heading} title={heading} first={isFirst}>
                {names.map((name) => (
                  <FacetChoices key={name} name={name} address={address} facets={facets} />
                ))}
              </Group>
            ))}
        </Uncounted>
      </div>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonClass('primary', 'w-full')}
        >
          {total === undefined ? catalogueCopy.done : catalogueCopy.show(total)}
        </button>
      </div>
    </aside>
  );
}
