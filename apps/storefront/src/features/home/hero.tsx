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
    <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-14 w-full lg:h-20">
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
const places = [
  'lg:-rotate-6 lg:translate-y-2',
  'lg:rotate-3 lg:-translate-y-2',
  'lg:rotate-[8deg] lg:translate-y-1',
] as const;

export function Hero({ goods }: { goods: readonly CardData[] }) {
  return (
    <section className="relative overflow-hidden rounded-lg border border-line bg-rosa-wash px-4 pt-16 pb-4 sm:px-10 lg:pt-28 lg:pb-10">
      <PapelPicado />
      <div className="lg:max-w-[26rem]">
        <p className="text-sm font-semibold text-rosa-deep">{copy.eyebrow}</p>
        <h1 className="mt-1 max-w-[18ch] text-xl font-bold sm:text-2xl lg:text-3xl">{copy.title}</h1>
        <p className="mt-2 max-w-prose text-ink-soft max-sm:hidden">{copy.text}</p>
        <div className="mt-3 flex flex-wrap gap-2 lg:mt-5">
          <a href={paths.departments} className={buttonClass('primary')}>
            {copy.action}
          </a>
          <a href={paths.offers} className={buttonClass('outline')}>
            {copy.offers}
          </a>
        </div>
      </div>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:max-w-xl lg:absolute lg:right-8 lg:bottom-8 lg:mt-0 lg:flex lg:max-w-none lg:gap-3">
        {goods.map((product, index) => (
          <li
            key={product.id}
            className={`overflow-hidden rounded-md bg-card shadow-card transition-transform duration-300 ease-out hover:rotate-0 lg:w-44 lg:rounded-lg lg:shadow-lift xl:w-52 ${places[index] ?? ''}`}
          >
            <a href={productPath(product)} className="block focus-visible:-outline-offset-3">
              <Picture
                src={product.picture}
                alt=""
                sizes="(min-width: 62rem) 210px, 30vw"
                widths={[160, 480]}
                side={208}
                first
                className="w-full"
              />
              <span className="sr-only">{product.title}, </span>
              <span className="flex flex-wrap items-center justify-between gap-x-1 px-2 py-1.5 text-sm font-bold lg:px-3 lg:py-2">
                {formatMoney(product.price)}
                <span className="rounded-sm bg-cempasuchil-wash px-1.5 text-xs text-cempasuchil-ink">
                  -{product.discount}%
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
