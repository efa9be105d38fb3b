import { Button, buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../../shared/links/paths.ts';
import { productCopy } from '../copy.ts';
import { buyFormId } from './buy-form.tsx';
import { alternativesId } from './buyable.ts';
import type { StockWords } from './stock-words.ts';

const copy = productCopy.buy;

/**
 * A bar with price and buttons within reach of a thumb while the page scrolls; its buttons submit the form above. The
 * bar covers the bottom menu and ends above the footer. It is not sticky on low screens. It is hidden while the form's
 * buttons are in view.
 */
export function BuyBar(props: {
  price: string;
  buyable: boolean;
  /** Whether purchases are open. While they are closed, the bar has only the button of the cart. */
  isOpen: boolean;
  stock: StockWords;
  alternatives: boolean;
}) {
  const form = useScopedId(buyFormId);
  const others = useScopedId(alternativesId);
  const away = useInView('[data-choice]', props.buyable || props.alternatives);
  return (
    <section
      data-buying
      data-away={away || undefined}
      aria-label={props.isOpen ? copy.bar : copy.cartBar}
      className="sticky bottom-0 z-20 -mx-[var(--gutter)] mt-8 flex items-center gap-2 border-t border-line bg-card px-[var(--gutter)] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-200 ease-out data-away:invisible data-away:translate-y-full xl:hidden short:static"
    >
      <p className="mr-auto text-lg leading-tight font-bold">
        {props.price}
        {!props.buyable && (
          <span className={`block text-xs font-semibold ${props.stock.good ? 'text-nopal' : 'text-alarm'}`}>
            {props.stock.text}
          </span>
        )}
      </p>
      {props.buyable && !props.isOpen ? (
        <Button type="submit" form={form}>
          {copy.cart}
        </Button>
      ) : props.buyable ? (
        <>
          <Button type="submit" form={form} look="secondary" aria-label={copy.cart} className="px-3">
            <Icon name="cart" />
          </Button>
          <Button type="submit" form={form} formAction={paths.buyNow}>
            {copy.now}
          </Button>
        </>
      ) : (
        props.alternatives && (
          <a href={`#${others}`} className={buttonClass('outline')}>
            {copy.alternativesShort}
          </a>
        )
      )}
    </section>
  );
}

/**
 * Whether the first element of `selector` is fully in view; queried again when `there` changes. Always false without
 * scripts.
 */
function useInView(selector: string, there: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = there ? document.querySelector(selector) : null;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true), {
      threshold: 1,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector, there]);
  return inView;
}
