import { buttonClass } from '@tianguis/ui';
import { paths } from '../../shared/links/paths.ts';
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

export function Hero() {
  return (
    <section className="relative overflow-hidden rounded-lg border border-line bg-rosa-wash px-5 pt-20 pb-8 sm:px-10 sm:pt-28 sm:pb-10">
      <PapelPicado />
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
    </section>
  );
}
