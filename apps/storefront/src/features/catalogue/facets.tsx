import type { Facets as FacetCounts } from '@tianguis/contract';
import { buttonClass, Icon, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { facetOrder, filterWords } from '../../commerce/filter-words.ts';
import { catalogueCopy } from './copy.ts';
import { FacetChoices, Group, hasChoice } from './facet.tsx';
import type { ListingPlace } from './listing-links.ts';

export const facetsId = 'filtros';

/** Filters that share a heading, in the order of the page. */
const facetGroups = [...new Set(facetOrder.map((name) => filterWords[name].heading))].map((heading) => {
  const names = facetOrder.filter((name) => filterWords[name].heading === heading);
  return { heading, names, isFirst: names.some((name) => filterWords[name].isFirst === true) };
});

export interface FacetsProps {
  place: ListingPlace;
  facets: FacetCounts;
  total: number;
  categories: ReactNode;
}

/**
 * Every filter with what it would leave under the others. One piece of HTML: beside the list on wide screens, and a sheet on
 * phones, which is a native popover and so opens before JavaScript arrives. With JavaScript the sheet stays open while one chooses.
 */
export function Facets({ place, facets, total, categories }: FacetsProps) {
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
        {categories}
        {facetGroups
          .filter(({ names }) => names.some((name) => hasChoice(name, place, facets)))
          .map(({ heading, isFirst, names }) => (
            <Group key={heading} title={heading} first={isFirst}>
              {names.map((name) => (
                <FacetChoices key={name} name={name} place={place} facets={facets} />
              ))}
            </Group>
          ))}
      </div>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonClass('primary', 'w-full')}
        >
          {catalogueCopy.show(total)}
        </button>
      </div>
    </aside>
  );
}
