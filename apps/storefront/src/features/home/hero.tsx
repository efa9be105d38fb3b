import { formatMoney } from '@tianguis/domain';
import { buttonClass } from '@tianguis/ui';
import type { CardData } from '../../commerce/card-data.ts';
import { Picture } from '../../commerce/picture.tsx';
import { paths, productPath } from '../../shared/links/paths.ts';
import { homeCopy } from './copy.ts';

const copy = homeCopy.hero;

/** Papel picado: cut paper flags on a string, drawn once and repeated. */
function PapelPicado() {
  const colors = ['var(--cempasuchil)', 'var(--nopal)', 'var(--rosa)', 'var(--talavera)'];
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-16 w-full sm:h-20">
      <defs>
        <pattern id="papel-picado" width="320" height="80" patternUnits="userSpaceOnUse">
          <path d="M0 6q160 14 320 0" fill="none" stroke="var(--line-strong)" strokeWidth="1.500" />
          {colors.map((color, index) => (
            <path
              key={color}
              transform={`translate(${8 + index * 80} ${8 + (index % 3 === 0 ? 0 : 4)})`}
              d="M0 0h64v42l-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8zM12 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM42 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM32 14l6 8-6 8-6-8zM10 28h8v6h-8zM46 28h8v6h-8z"
              fill={color}
              fillRule="evenodd"
              opacity=".9"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#papel-picado)" />
    </svg>
  );
}

/** Goods laid out beside the words, each tilted a little, as on a cloth. */
const places = ['-rotate-6 translate-y-3', 'rotate-3 -translate-y-2', 'rotate-[9deg] translate-y-6'] as const;

export function Hero({ goods }: { goods: readonly CardData[] }) {
  return (
    <section className="relative overflow-hidden rounded-lg border border-line bg-rosa-wash px-5 pt-20 pb-8 sm:px-10 sm:pt-28 sm:pb-10">
      <PapelPicado />
      <div className="lg:max-w-[26rem]">
        <p className="text-sm font-semibold text-rosa-deep">{copy.eyebrow}</p>
        <h1 className="mt-1 max-w-[18ch] text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">{copy.text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <a href={paths.departments} className={buttonClass('primary')}>
            {copy.action}
          </a>
          <a href={paths.offers} className={buttonClass('outline')}>
            {copy.offers}
          </a>
        </div>
      </div>
      <ul className="absolute right-8 bottom-8 hidden gap-3 lg:flex">
        {goods.slice(0, places.length).map((product, index) => (
          <li
            key={product.id}
            className={`w-44 overflow-hidden rounded-lg bg-card shadow-lift transition-transform duration-300 ease-out hover:rotate-0 xl:w-52 ${places[index]}`}
          >
            <a href={productPath(product)} aria-label={product.title} className="block focus-visible:-outline-offset-3">
              <Picture src={product.picture} alt="" sizes="210px" widths={[240, 480]} side={208} />
              <span aria-hidden="true" className="flex items-center justify-between px-3 py-2 text-sm font-bold">
                {formatMoney(product.price)}
                <span className="rounded-sm bg-rosa px-1.5 text-xs text-on-rosa">-{product.discount}%</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
