import { Icon } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Picture } from '../../commerce/picture.tsx';
import type { ProductData } from './review-data.ts';

const side = 72;

/** A reviewed product: its picture, its title, and further content below the title. */
export function ProductLine({ product, children }: { product: ProductData; children?: ReactNode }) {
  const { picture, href, title } = product;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3">
      {picture === null ? (
        <span className="grid size-18 place-items-center rounded-md bg-sunken">
          <Icon name="package" className="size-6 text-ink-soft" />
        </span>
      ) : (
        <Picture
          src={picture}
          alt=""
          sizes={`${side}px`}
          use="wanted"
          side={side}
          className="size-18 rounded-md bg-sunken object-cover"
        />
      )}
      <div className="min-w-0">
        <a href={href} className="leading-snug font-semibold [overflow-wrap:anywhere] hover:underline">
          {title}
        </a>
        {children}
      </div>
    </div>
  );
}
