import type { CategoryCrumb, FacetValue } from '@tianguis/contract';
import { formatListing, type ListingState } from '@tianguis/domain';
import { Icon } from '@tianguis/ui';
import { catalogueCopy } from './copy.ts';
import { Count, Group } from './facets.tsx';

const copy = catalogueCopy.facet;

/** The way up and the categories below, with what they hold under the filters, which they keep. */
export function CategoryLinks(props: {
  parent: CategoryCrumb | undefined;
  below: readonly { id: number; name: string; slug: string }[];
  counts: readonly FacetValue[];
  state: ListingState;
}) {
  const segments = formatListing({ ...props.state, page: 1 });
  const count = (id: number) => props.counts.find((value) => Number(value.value) === id)?.count ?? 0;
  return (
    <Group title={copy.category}>
      {props.parent && (
        <a
          href={`/categoria/${props.parent.id}/${props.parent.slug}/${segments}`}
          className="flex min-h-11 items-center gap-1 text-sm text-talavera hover:underline lg:min-h-8"
        >
          <Icon name="chevron-left" className="size-4" />
          {copy.upTo(props.parent.name)}
        </a>
      )}
      <ul>
        {props.below
          .map((child) => ({ ...child, count: count(child.id) }))
          .filter((child) => child.count > 0)
          .map((child) => (
            <li key={child.id}>
              <a href={`/categoria/${child.id}/${child.slug}/${segments}`} className="facet">
                {`${child.name} `}
                <Count of={child.count} />
              </a>
            </li>
          ))}
      </ul>
    </Group>
  );
}
