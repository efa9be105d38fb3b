import type { FacetValue } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy } from './copy.ts';
import { Count, Group, More } from './filters/facet.tsx';

const copy = catalogueCopy.facet;

/** Above this number, only a few categories are shown at first, since other filters follow below. */
const mostAtOnce = 8;
const fewAtOnce = 5;

export interface CategoryLinksProps {
  /** Link to the parent category, which preserves the filters. */
  up?: { name: string; href: string } | undefined;
  /** Child categories in display sequence. Categories without products under the filters are left out. */
  below: readonly { id: number; name: string; href: string }[];
  counts: readonly FacetValue[];
  /** Whether the categories filter this listing; otherwise they lead to their own pages. */
  within?: boolean;
}

/**
 * Links to the parent and the child categories, with their counts under the filters. The links preserve the filters.
 */
export function CategoryLinks({ up, below, counts, within = false }: CategoryLinksProps) {
  const count = (id: number) => counts.find((value) => Number(value.value) === id)?.count ?? 0;
  const shown = below.map((child) => ({ ...child, count: count(child.id) })).filter((child) => child.count > 0);
  if (!up && shown.length === 0) return null;
  const atOnce = shown.length > mostAtOnce ? shown.slice(0, fewAtOnce) : shown;
  const rest = shown.slice(atOnce.length);
  const row = (child: (typeof shown)[number]) => (
    <li key={child.id}>
      <Way within={within} href={child.href} className="facet">
        {`${child.name} `}
        <Count of={child.count} />
      </Way>
    </li>
  );
  return (
    <Group title={copy.category}>
      {up && (
        <Way
          within={within}
          href={up.href}
          className="flex min-h-11 items-center gap-1 text-sm text-talavera hover:underline lg:min-h-8"
        >
          <Icon name="chevron-left" className="size-4" />
          {copy.upTo(up.name)}
        </Way>
      )}
      <ul>{atOnce.map(row)}</ul>
      {rest.length > 0 && (
        <More words={copy.moreCategories(rest.length)}>
          <ul>{rest.map(row)}</ul>
        </More>
      )}
    </Group>
  );
}

/** A link. To another page, it loads a document; as a filter of this page, it is a client-side navigation. */
function Way({ within, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { within: boolean; href: string }) {
  return within ? <Link keepScroll {...anchor} /> : <a {...anchor} />;
}
