import { formatMoney } from '@tianguis/domain';
import type { FreeShipping } from '@tianguis/domain/cart';
import { Breadcrumb, classNames } from '@tianguis/ui';
import { Fragment, type ReactNode } from 'react';
import { CreditBanner } from '../../commerce/credit-banner.tsx';
import type { CreditBannerData } from '../../commerce/credit-data.ts';
import { ArrivalLine } from '../../commerce/product-card/arrival-line.tsx';
import { ProductShelf } from '../../commerce/shelf/product-shelf.tsx';
import { SeenRecently } from '../../commerce/shelf/seen-recently.tsx';
import { categoryPath, paths, productPath } from '../../shared/links/paths.ts';
import { Bundle } from './bundle/bundle.tsx';
import { productCopy as copy } from './copy.ts';
import type { ProductPageData } from './data.server.ts';
import { Delivery, skuOf } from './delivery.tsx';
import { Description, Specifications } from './details.tsx';
import { Highlights } from './highlights.tsx';
import { Gallery } from './pictures/gallery.tsx';
import { InactiveNotice, ProductHeading } from './product-heading.tsx';
import { BuyBar } from './purchase/buy-bar.tsx';
import { BuyColumn } from './purchase/buy-column.tsx';
import { BuyForm, InsteadOfBuying } from './purchase/buy-form.tsx';
import { alternativesId, isBuyable } from './purchase/buyable.ts';
import { PriceBlock } from './purchase/price-block.tsx';
import type { ShownOffer } from './purchase/shown-offer.ts';
import { stockWords } from './purchase/stock-words.ts';
import { VariantPicker } from './purchase/variant-picker.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { SellerCard } from './seller-card.tsx';
import { Share } from './share.tsx';
import { specificationsOf } from './specifications.ts';

export interface ProductPageProps extends ProductPageData {
  hiddenDiscount: number;
  lowStock: number;
  freeShipping: FreeShipping;
  origin: string;
  siteName: string;
  /** The part of the shop's offer that the page shows (TR-01). */
  offer: ShownOffer;
  /** The credit banner, after the configured number of sections (UI-15). */
  credit: CreditBannerData | undefined;
  /** Arrival date, shipping cost and pickup shops, if the page depends on the visitor. */
  arrives?: { short: string; long: string; cost?: string } | undefined;
  pickup?: ReactNode;
  /** Questions and answers, of another feature. */
  questions?: ReactNode;
  /** The link to the page with the arrival date, for browsers without scripts. */
  withoutScript?: ReactNode;
  /** The variant in the URL; null if the URL has none. */
  askedVariant: string | null;
}

/**
 * The product page (RT-13). On phones it has one column, with the buttons in reach. From 768 px the buying box is at
 * the right, and the details follow below the pictures. From 1280 px pictures, texts and the buying box are side by
 * side, and the details follow below the first two. The buying box is sticky.
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
  const price = formatMoney(variant.pricing.sales_price);
  // If the product cannot be bought, the alternatives span the page between the picture and the texts.
  const apart = active && alternatives;
  const others = alternatives && (
    <div id={alternativesId} className="scroll-mt-4">
      {related}
    </div>
  );
  const seenByOthers = (
    <ProductShelf title={copy.alsoSeen} products={props.alsoSeen} hiddenDiscount={hiddenDiscount} far />
  );
  const sections = [
    <Reviews key="reviews" path={productPath(product)} variantSku={props.askedVariant} data={props.reviews} />,
    <Fragment key="questions">{props.questions}</Fragment>,
    <Fragment key="bundle">{buyable && props.bundle && <Bundle {...props.bundle} />}</Fragment>,
    <Fragment key="related">{buyable && related}</Fragment>,
    <Fragment key="also-seen">{seenByOthers}</Fragment>,
    <SeenRecently key="seen" current={product.id} />,
  ];
  if (props.credit) sections.splice(props.credit.after, 0, <CreditBanner key="credit" {...props.credit} />);
  // The reviews and the sections above them are beside the buying box.
  const opinions = 1 + sections.findIndex(({ key }) => key === 'reviews');
  return (
    <div className="page">
      <div className="max-lg:-mt-2">
        <Breadcrumb
          label={copy.breadcrumb}
          items={[
            { name: copy.home, href: paths.home },
            ...product.category.breadcrumb.map((crumb) => ({ name: crumb.name, href: categoryPath(crumb) })),
          ]}
        />
      </div>
      {!active && (
        <div className="mb-10 grid grid-cols-[minmax(0,1fr)] gap-6">
          <InactiveNotice product={product} />
          {others}
        </div>
      )}
      {/* From 1280 px the second row takes the rest of the gallery's height; the details start below. */}
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-y-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
          'xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_20rem]',
          apart
            ? 'md:grid-rows-[auto_1fr_repeat(4,auto)] xl:grid-rows-[repeat(5,auto)_1fr]'
            : 'md:grid-rows-[repeat(3,auto)_1fr_auto] xl:grid-rows-[repeat(4,auto)_1fr]',
        )}
      >
        <div className="xl:row-span-2 xl:row-start-1">
          <Gallery key={product.pictures[0]?.source} pictures={product.pictures} />
        </div>
        <div
          className={classNames(
            'flex flex-col gap-4 md:col-start-2 md:row-start-1 xl:contents',
            apart ? 'md:row-span-2' : 'md:row-span-4',
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 md:gap-4 xl:col-start-2 xl:row-start-1">
            <ProductHeading product={product} />
            {active && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <PriceBlock
                  pricing={variant.pricing}
                  months={product.months}
                  hiddenDiscount={hiddenDiscount}
                  offerEndsAt={product.offer_ends_at}
                  plans={props.offer.plans}
                  payWith={buyable ? props.offer.payWith : undefined}
                  stock={
                    <div className="mt-0.5 text-sm md:hidden">
                      <p className={stockClass}>{stock.text}</p>
                      {buyable && (
                        <ArrivalLine product={product.id} sku={skuOf(product, variant)} text={props.arrives?.short} />
                      )}
                    </div>
                  }
                />
                <VariantPicker product={product} variant={variant} />
              </div>
            )}
          </div>
          <BuyColumn
            buying={
              active && (
                <div className="grid gap-3">
                  <p className="flex flex-wrap items-baseline justify-between gap-x-3 max-md:hidden">
                    <span className="text-xl font-bold max-xl:hidden">{price}</span>
                    <span className={stockClass}>{stock.text}</span>
                  </p>
                  {buyable ? (
                    <BuyForm product={product} variant={variant} isOpen={props.offer.isOpen} />
                  ) : (
                    <InsteadOfBuying product={product} variant={variant} alternatives={alternatives} />
                  )}
                </div>
              )
            }
            delivery={
              <Delivery
                product={product}
                variant={variant}
                freeShipping={props.freeShipping}
                arrives={props.arrives?.long}
                cost={props.arrives?.cost}
                pickup={props.pickup}
                withoutScript={props.withoutScript}
              />
            }
            seller={<SellerCard seller={product.seller} siteName={props.siteName} />}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-md:mt-2 md:col-start-1 md:row-start-2 xl:col-start-2 xl:row-span-2 xl:row-start-2">
          <Highlights highlights={product.highlights} />
          <Share
            title={product.title}
            url={`${props.origin}${productPath(product, props.askedVariant ?? undefined)}`}
          />
        </div>
        {apart && (
          <div className="mt-5 md:col-span-full md:row-start-3 xl:col-span-2 xl:col-start-1 xl:row-start-4">
            {others}
          </div>
        )}
        <div
          className={classNames(
            'max-md:mt-5 xl:col-span-1 xl:row-start-3',
            apart ? 'md:col-span-full md:row-start-4 md:mt-5' : 'md:col-start-1 md:row-start-3',
            'xl:mt-0',
          )}
        >
          <Description paragraphs={product.description} />
        </div>
        <div
          className={classNames(
            'mt-5 xl:col-span-2 xl:col-start-1 xl:row-start-[-3]',
            apart ? 'md:col-span-full md:row-start-5' : 'md:col-start-1 md:row-start-4',
          )}
        >
          <Specifications groups={specificationsOf(product)} />
        </div>
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] content-start gap-12 md:col-span-full md:row-start-[-2] xl:col-span-2">
          {sections.slice(0, opinions)}
        </div>
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12">{sections.slice(opinions)}</div>
      {active && (
        <BuyBar price={price} buyable={buyable} isOpen={props.offer.isOpen} stock={stock} alternatives={alternatives} />
      )}
    </div>
  );
}
