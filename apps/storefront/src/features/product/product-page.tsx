import { formatMoney } from '@tianguis/domain';
import { Breadcrumb, classNames } from '@tianguis/ui';
import { Fragment } from 'react';
import { CreditBanner } from '../../commerce/credit-banner.tsx';
import type { CreditBannerData } from '../../commerce/credit-data.ts';
import { ProductShelf } from '../../commerce/product-shelf.tsx';
import { SeenRecently } from '../../commerce/seen-recently.tsx';
import { categoryPath, paths, productPath } from '../../shared/links/paths.ts';
import { BuyBar, BuyForm, InsteadOfBuying } from './buy-form.tsx';
import { alternativesId, isBuyable } from './buyable.ts';
import { productCopy as copy } from './copy.ts';
import type { ProductPageData } from './data.server.ts';
import { Delivery } from './delivery.tsx';
import { Description, Specifications } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { Highlights } from './highlights.tsx';
import { PriceBlock } from './price-block.tsx';
import { InactiveNotice, ProductHeading } from './product-heading.tsx';
import { Reviews } from './reviews.tsx';
import { SellerCard } from './seller-card.tsx';
import { Share } from './share.tsx';
import { stockWords } from './stock-words.ts';
import { VariantPicker } from './variant-picker.tsx';

export interface ProductPageProps extends ProductPageData {
  hiddenDiscount: number;
  lowStock: number;
  freeShippingThreshold: number;
  origin: string;
  /** Stands after as many of the sections under the product as the configuration says (UI-15). */
  credit: CreditBannerData | undefined;
  /** The variant that the URL asks for, null when it asks for none. */
  askedVariant: string | null;
}

/**
 * RT-13. On phones one column with the buttons at hand. From 768 px what one decides by stands at the right, and the rest follows
 * below the pictures; from 1280 px pictures, words and the buying box stand side by side.
 */
export function ProductPage(props: ProductPageProps) {
  const { product, variant, hiddenDiscount } = props;
  const active = product.is_active;
  const buyable = isBuyable(product, variant);
  const alternatives = !buyable && props.related.length > 0;
  const stock = stockWords(product, variant, props.lowStock);
  const stockClass = `text-sm font-semibold ${stock.good ? 'text-nopal' : 'text-alarm'}`;
  const related = (
    <ProductShelf
      title={buyable ? copy.related : copy.alternatives}
      products={props.related}
      hiddenDiscount={hiddenDiscount}
      first={!active}
      far={active && !alternatives}
    />
  );
  const others = alternatives && (
    <div id={alternativesId} className="scroll-mt-4">
      {related}
    </div>
  );
  const sections = [
    <Reviews key="reviews" path={productPath(product)} variantSku={props.askedVariant} data={props.reviews} />,
    <Fragment key="related">{buyable && related}</Fragment>,
    <SeenRecently key="seen" current={product.id} />,
  ];
  if (props.credit) sections.splice(props.credit.after, 0, <CreditBanner key="credit" {...props.credit} />);
  return (
    <div className="page">
      <Breadcrumb
        label={copy.breadcrumb}
        items={[
          { name: copy.home, href: paths.home },
          ...product.category.breadcrumb.map((crumb) => ({ name: crumb.name, href: categoryPath(crumb) })),
        ]}
      />
      {!active && (
        <div className="mb-10 grid grid-cols-[minmax(0,1fr)] gap-6">
          <InactiveNotice product={product} />
          {others}
        </div>
      )}
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
          'xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]',
          buyable ? 'md:max-xl:grid-rows-[auto_auto_1fr]' : 'md:max-xl:grid-rows-[auto_1fr]',
        )}
      >
        <div className="xl:sticky xl:top-[calc(var(--header)+1rem)] xl:row-span-2 xl:self-start">
          <Gallery key={product.pictures[0]?.source} pictures={product.pictures} />
        </div>
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:col-start-2 md:row-start-1 xl:contents',
            buyable ? 'md:row-span-3' : 'md:row-span-2',
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 xl:col-start-2 xl:row-start-1">
            <ProductHeading product={product} />
            {active && (
              <>
                <PriceBlock
                  pricing={variant.pricing}
                  months={product.months}
                  hiddenDiscount={hiddenDiscount}
                  offerEndsAt={product.offer_ends_at}
                  buyable={buyable}
                  stock={<p className={`mt-0.5 md:hidden ${stockClass}`}>{stock.text}</p>}
                />
                <VariantPicker product={product} variant={variant} />
              </>
            )}
          </div>
          <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 self-start rounded-lg border border-line bg-card p-4 xl:col-start-3 xl:row-span-2 xl:row-start-1">
            {active && (
              <div className="grid gap-3">
                <p className={`max-md:hidden ${stockClass}`}>{stock.text}</p>
                {buyable ? (
                  <BuyForm product={product} variant={variant} />
                ) : (
                  <InsteadOfBuying product={product} variant={variant} alternatives={alternatives} />
                )}
              </div>
            )}
            <Delivery product={product} variant={variant} freeShippingFrom={props.freeShippingThreshold} />
            <div className={active ? 'border-t border-line pt-4' : undefined}>
              <SellerCard seller={product.seller} />
            </div>
          </aside>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:col-start-1 md:row-start-2 xl:col-start-2">
          <Highlights highlights={product.highlights} />
          <Share
            title={product.title}
            url={`${props.origin}${productPath(product, props.askedVariant ?? undefined)}`}
          />
        </div>
        {active && others && <div className="mt-5 md:col-span-full md:row-start-3">{others}</div>}
        <div
          className={classNames(
            'mt-5 xl:col-span-1 xl:row-start-4',
            buyable ? 'md:col-start-1 md:row-start-3' : 'md:col-span-full md:row-start-4',
          )}
        >
          <Description paragraphs={product.description} />
        </div>
        <div
          className={classNames(
            'mt-5 md:col-span-full xl:col-span-2 xl:col-start-2 xl:row-start-4',
            buyable ? 'md:row-start-4' : 'md:row-start-5',
          )}
        >
          <Specifications groups={product.specifications} />
        </div>
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12">{sections}</div>
      {active && (
        <BuyBar
          price={formatMoney(variant.pricing.sales_price)}
          buyable={buyable}
          stock={stock}
          alternatives={alternatives}
        />
      )}
    </div>
  );
}
