/** What can stand on a page only once, since its parts have ids of their own. */
import { parseListing } from '@tianguis/domain';
import { ListingPage } from '../../features/catalogue/listing-page.tsx';
import { InsteadOfBuying } from '../../features/product/buy-form.tsx';
import type { ProductPageData } from '../../features/product/data.server.ts';
import { Delivery } from '../../features/product/delivery.tsx';
import { Description, Specifications } from '../../features/product/details.tsx';
import { Gallery } from '../../features/product/gallery.tsx';
import { Highlights } from '../../features/product/highlights.tsx';
import { InactiveNotice } from '../../features/product/product-heading.tsx';
import { Reviews } from '../../features/product/reviews.tsx';
import { SellerCard } from '../../features/product/seller-card.tsx';
import { VariantPicker } from '../../features/product/variant-picker.tsx';
import { facets, longWord } from './samples.ts';
import { State } from './state.tsx';

/** Nothing left under its filters, with words that are too long. */
export function EmptyListing() {
  const { state } = parseListing(['estrellas=4', 'enviogratis=1']);
  return (
    <ListingPage
      title={`Listado vacío de ${longWord}`}
      heading="h2"
      place={{ base: '/c/ofertas', state }}
      listing={{ products: [], total: 0, pages: 0, facets }}
      hiddenDiscount={5}
      categories={null}
    />
  );
}

/** The parts of a product's page, of a product of the shop that has a word too long everywhere and cannot be bought. */
export function ProductParts({
  page: { product, variant, reviews },
  siteName,
}: {
  page: ProductPageData;
  siteName: string;
}) {
  const [review, ...others] = reviews.reviews;
  const long = {
    ...product,
    seller: { ...product.seller, name: longWord },
    highlights: [longWord, ...product.highlights],
    description: [longWord, ...product.description],
    specifications: [{ group: longWord, rows: [[longWord, longWord] as [string, string]] }, ...product.specifications],
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <State name="Ya no se vende">
        <InactiveNotice product={product} heading="h2" />
      </State>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <Gallery pictures={product.pictures} />
        <div className="grid content-start gap-4">
          <VariantPicker product={product} variant={variant} />
          <InsteadOfBuying product={product} variant={{ ...variant, stock: 0 }} alternatives />
          <Delivery product={long} variant={variant} freeShippingFrom={39_900} />
          <SellerCard seller={long.seller} siteName={siteName} />
          <Highlights highlights={long.highlights} />
        </div>
        <Description paragraphs={long.description} />
        <Specifications groups={long.specifications} />
      </div>
      <Reviews
        path="/testModules"
        variantSku={null}
        data={{ ...reviews, reviews: review ? [{ ...review, title: longWord, body: longWord }, ...others] : [] }}
      />
    </div>
  );
}
