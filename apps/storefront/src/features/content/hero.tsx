import type { HeroLook } from '@tianguis/contract';
import { formatMoney } from '@tianguis/domain';
import { buttonClass } from '@tianguis/ui';
import { useId } from 'react';
import { Picture } from '../../commerce/picture.tsx';
import { showsDiscount } from '../../commerce/product-card/discount.ts';
import { Sideways } from '../../commerce/shelf/sideways.tsx';
import { productPath } from '../../shared/links/paths.ts';
import { contentCopy as copy } from './copy.ts';
import type { SlideData } from './data.server.ts';

/** Papel picado: a string of cut paper flags, drawn once and repeated. */
function PapelPicado() {
  const id = useId();
  const colors = ['var(--cempasuchil)', 'var(--nopal)', 'var(--rosa)', 'var(--talavera)'];
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-0 h-20 w-[134%] origin-top-left scale-75 lg:w-full lg:scale-100"
    >
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

/** Rotations of the products beside the text. */
const tilts = [
  'lg:-rotate-6 lg:translate-y-2',
  'lg:rotate-3 lg:-translate-y-2',
  'lg:-rotate-3 lg:translate-y-1',
  'lg:rotate-6',
] as const;

/** Number of products that a phone shows. */
const onPhone = 3;

export interface HeroProps {
  slides: readonly SlideData[];
  heading: 'h1' | 'h2';
  /** Below this percentage no discount badge is shown (ST-13). */
  hiddenDiscount: number;
}

/**
 * The page's first block: one slide, or several that snap side by side (RT-01). It works without scripts, and nothing
 * moves without the shopper. The first slide's title is the page's heading if `heading` is `h1`.
 */
export function Hero({ slides, heading, hiddenDiscount }: HeroProps) {
  const [only] = slides;
  if (slides.length === 1 && only)
    return <Slide slide={only} heading={heading} hiddenDiscount={hiddenDiscount} first />;
  return (
    <section aria-label={copy.slides}>
      <Sideways name={copy.slides} className="hero-slides" dots={slides.map(({ title }) => title)}>
        {slides.map((slide, index) => (
          <li key={slide.title}>
            <Slide
              slide={slide}
              heading={index === 0 ? heading : 'h2'}
              hiddenDiscount={hiddenDiscount}
              first={index === 0}
            />
          </li>
        ))}
      </Sideways>
    </section>
  );
}

function Slide(props: Omit<HeroProps, 'slides'> & { slide: SlideData; first: boolean }) {
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
            <a
              key={action.href}
              href={action.href}
              className={buttonClass(index === 0 ? 'primary' : 'outline', 'max-sm:px-4')}
            >
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
                  sizes="(min-width: 62rem) 200px, (min-width: 36rem) 22vw, 30vw"
                  use="hero"
                  side={208}
                  first={first && index < onPhone}
                  className="w-full"
                />
                <span className="sr-only">{`${product.title}, `}</span>
                <span className="tag">
                  {formatMoney(product.price)}
                  {showsDiscount(product.discount, props.hiddenDiscount) && <b>{`-${product.discount}%`}</b>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
