import type { FacetValue } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy } from './copy.ts';
import { Count, Group, More } from './facet.tsx';

const copy = catalogueCopy.facet;

/** More categories than this are not shown at once, but only a few of them: other filters stand below. */
const mostAtOnce = 8;
const fewAtOnce = 5;

export interface CategoryLinksProps {
  /** The way up, with the filters kept. */
  up?: { name: string; href: string } | undefined;
  /** Categories below, in the order shown; those that hold nothing under the filters are left out. */
  below: readonly { id: number; name: string; href: string }[];
  counts: readonly FacetValue[];
  /** Categories narrow this same listing instead of leading to pages of their own. */
  within?: boolean;
}

/** The way up and the categories below, with what they hold under the filters, which they keep. */
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

/** Another page is a document of its own; this one, narrowed, is followed softly. */
function Way({ within, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { within: boolean; href: string }) {
  return within ? <Link keepScroll {...anchor} /> : <a {...anchor} />;
}
