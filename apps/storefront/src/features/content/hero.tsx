import type { HeroLook } from '@tianguis/contract';
import { formatMoney } from '@tianguis/domain';
import { buttonClass } from '@tianguis/ui';
import { useId } from 'react';
import { Picture } from '../../commerce/picture.tsx';
import { productPath } from '../../shared/links/paths.ts';
import { contentCopy as copy } from './copy.ts';
import type { SlideData } from './data.server.ts';

/** Papel picado: cut paper flags on a string, drawn once and repeated. */
function PapelPicado() {
  const id = useId();
  const colors = ['var(--cempasuchil)', 'var(--nopal)', 'var(--rosa)', 'var(--talavera)'];
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-14 w-full lg:h-20">
      <defs>
        <pattern id={id} width="320" height="80" patternUnits="userSpaceOnUse">
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
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Goods laid out beside the words, each tilted a little, as on a cloth. */
const tilts = [
  'lg:-rotate-6 lg:translate-y-2',
  'lg:rotate-3 lg:-translate-y-2',
  'lg:rotate-[8deg] lg:translate-y-1',
] as const;

/**
 * What the page has to say first: one slide, or several side by side that snap (RT-01). All are there without a script; nothing
 * moves by itself. The first slide's title is the page's heading where `heading` is `h1`.
 */
export function Hero({ slides, heading }: { slides: readonly SlideData[]; heading: 'h1' | 'h2' }) {
  const [only] = slides;
  if (slides.length === 1 && only) return <Slide slide={only} heading={heading} first />;
  return (
    <section aria-label={copy.slides}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="hero-slides shelf" tabIndex={0} aria-label={copy.slides}>
        {slides.map((slide, index) => (
          <li key={slide.title}>
            <Slide slide={slide} heading={index === 0 ? heading : 'h2'} first={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide(props: { slide: SlideData; heading: 'h1' | 'h2'; first: boolean }) {
  const { slide, heading: Heading, first } = props;
  const look: HeroLook = slide.look;
  return (
    <div className={`hero-slide ${look}`}>
      {look === 'papel-picado' && <PapelPicado />}
      <div className="words">
        {slide.eyebrow && <p className="eyebrow">{slide.eyebrow}</p>}
        <Heading>{slide.title}</Heading>
        {slide.text && <p className="more">{slide.text}</p>}
        <p className="actions">
          {slide.actions.map((action, index) => (
            <a key={action.href} href={action.href} className={buttonClass(index === 0 ? 'primary' : 'outline')}>
              {action.label}
            </a>
          ))}
        </p>
      </div>
      {slide.products.length > 0 && (
        <ul className="goods">
          {slide.products.slice(0, tilts.length).map((product, index) => (
            <li key={product.id} className={tilts[index] ?? ''}>
              <a href={productPath(product)}>
                <Picture
                  src={product.picture}
                  alt=""
                  sizes="(min-width: 62rem) 210px, 30vw"
                  widths={[160, 480]}
                  side={208}
                  first={first}
                  className="w-full"
                />
                <span className="sr-only">{`${product.title}, `}</span>
                <span className="tag">
                  {formatMoney(product.price)}
                  {product.discount > 0 && <b>{`-${product.discount}%`}</b>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
