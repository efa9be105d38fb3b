import { formatMoney } from '@tianguis/domain';
import { Breadcrumb, Icon } from '@tianguis/ui';
import { HeartForm } from '../../commerce/heart-form.tsx';
import { ProductShelf } from '../../commerce/product-shelf.tsx';
import { Rating } from '../../commerce/rating.tsx';
import { categoryPath, paths, productPath } from '../../shared/links/paths.ts';
import { BuyBar, BuyForm } from './buy-form.tsx';
import { productCopy as copy } from './copy.ts';
import type { ProductPageData } from './data.server.ts';
import { Delivery } from './delivery.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { PriceBlock } from './price-block.tsx';
import { Reviews } from './reviews.tsx';
import { SellerCard } from './seller-card.tsx';
import { Share } from './share.tsx';
import { VariantPicker } from './variant-picker.tsx';

export interface ProductPageProps extends ProductPageData {
  hiddenDiscount: number;
  lowStock: number;
  freeShippingThreshold: number;
  origin: string;
  /** The variant that the URL asks for, null when it asks for none. */
  askedVariant: string | null;
}

/** RT-13. On phones one column with the buttons at hand; on wide screens pictures, words and the buying box side by side. */
export function ProductPage(props: ProductPageProps) {
  const { product, variant, hiddenDiscount } = props;
  const buyable = product.is_active && variant.stock > 0 && !product.features.is_store_only;
  const related = (
    <ProductShelf
      title={product.is_active ? copy.related : copy.alternatives}
      products={props.related}
      hiddenDiscount={hiddenDiscount}
    />
  );
  return (
    <div className="page pb-16 lg:pb-0">
      <Breadcrumb
        label={copy.breadcrumb}
        items={[
          { name: copy.home, href: paths.home },
          ...product.category.breadcrumb.map((crumb) => ({ name: crumb.name, href: categoryPath(crumb) })),
        ]}
      />
      {!product.is_active && (
        <div role="status" className="mb-4 rounded-md border border-line bg-cempasuchil-wash p-4">
          <p className="font-semibold text-cempasuchil-ink">{copy.stock.inactive}</p>
          <p className="text-sm">{copy.stock.inactiveHelp}</p>
          <div className="mt-4">{related}</div>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_20rem]">
        <div className="md:row-span-2 md:self-start xl:row-span-1">
          <Gallery key={product.pictures[0]?.source} pictures={product.pictures} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <header>
            <div className="flex items-center justify-between gap-2 text-xs text-ink-soft">
              <p>
                {product.condition === 'refurbished' && (
                  <strong className="mr-2 text-cempasuchil-ink">{copy.refurbished}</strong>
                )}
                {product.brand}
                {product.sold_count > 0 && ` · ${copy.sold(product.sold_count)}`}
              </p>
              <HeartForm product={product} className="-my-2" />
            </div>
            <h1 className="text-xl leading-tight font-bold lg:text-2xl">{product.title}</h1>
            {product.rating.count > 0 && (
              <a
                href="#opiniones"
                className="mt-1 inline-flex min-h-11 items-center text-sm hover:underline lg:min-h-8"
              >
                <Rating value={product.rating.average} count={product.rating.count} />
              </a>
            )}
          </header>
          <PriceBlock
            pricing={variant.pricing}
            months={product.months}
            hiddenDiscount={hiddenDiscount}
            offerEndsAt={product.offer_ends_at}
          />
          <VariantPicker product={product} variant={variant} />
          {product.highlights.length > 0 && (
            <section aria-labelledby="destacados" className="order-last lg:order-none">
              <h2 id="destacados" className="mb-1.5 text-sm font-semibold">
                {copy.highlights}
              </h2>
              <ul className="grid gap-1.5 text-sm">
                {product.highlights.map((highlight) => (
                  <li key={highlight} className="flex gap-2">
                    <Icon name="check" className="mt-0.5 size-4 flex-none text-nopal" />
                    {highlight}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Share
            title={product.title}
            url={`${props.origin}${productPath(product, props.askedVariant ?? undefined)}`}
          />
        </div>
        <aside className="grid content-start gap-5 rounded-lg border border-line bg-card p-4 md:col-start-2 xl:col-start-3">
          <BuyForm product={product} variant={variant} lowStock={props.lowStock} />
          <Delivery product={product} variant={variant} freeShippingFrom={props.freeShippingThreshold} />
          <div className="border-t border-line pt-4">
            <SellerCard seller={product.seller} />
          </div>
        </aside>
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-12">
        <Details product={product} />
        <Reviews path={productPath(product)} variantSku={props.askedVariant} data={props.reviews} />
        {product.is_active && related}
      </div>
      <BuyBar price={formatMoney(variant.pricing.sales_price)} buyable={buyable} />
    </div>
  );
}
