/** The parts of a product's page, with a product of the shop whose texts all contain a very long word. */

import { IdScope, useScopedId } from '@tianguis/ui';
import { BuyBar } from '../../features/product/buy-bar.tsx';
import { BuyColumn } from '../../features/product/buy-column.tsx';
import { BuyForm, InsteadOfBuying } from '../../features/product/buy-form.tsx';
import { alternativesId } from '../../features/product/buyable.ts';
import { Delivery } from '../../features/product/delivery.tsx';
import { Description, Specifications } from '../../features/product/details.tsx';
import { Gallery } from '../../features/product/gallery.tsx';
import { Highlights } from '../../features/product/highlights.tsx';
import { InactiveNotice, ProductHeading } from '../../features/product/product-heading.tsx';
import { Reviews, reviewsId } from '../../features/product/reviews.tsx';
import { SellerCard } from '../../features/product/seller-card.tsx';
import { Share } from '../../features/product/share.tsx';
import { VariantPicker } from '../../features/product/variant-picker.tsx';
import { Wanted } from '../../features/session/wanted.tsx';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

export function productParts({ page: { product, variant, reviews }, siteName, origin }: GalleryData): Modules {
  const [review, ...others] = reviews.reviews;
  const long = {
    ...product,
    seller: { ...product.seller, name: longWord },
    highlights: [longWord, ...product.highlights],
    description: [longWord, ...product.description],
    specifications: [{ group: longWord, rows: [[longWord, longWord] as [string, string]] }, ...product.specifications],
  };
  const inStock = { ...variant, stock: 12 };
  return {
    'Título de un producto': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ProductHeading product={product} heading="h2" />
        <Target id={reviewsId} />
        <State name="Ya no se vende">
          <InactiveNotice product={product} heading="h2" />
        </State>
      </div>
    ),
    'Fotos de un producto': (
      <div className="max-w-140">
        <Gallery pictures={product.pictures} />
      </div>
    ),
    'Comprar un producto': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <VariantPicker product={product} variant={variant} />
          <BuyColumn
            buying={<BuyForm product={product} variant={inStock} />}
            delivery={<Delivery product={long} variant={inStock} freeShippingFrom={39_900} />}
            seller={<SellerCard seller={long.seller} siteName={siteName} />}
          />
        </div>
        <div className="grid content-start gap-4">
          <State name="No se puede comprar">
            <InsteadOfBuying product={product} variant={{ ...variant, stock: 0 }} alternatives />
          </State>
          <Target id={alternativesId} />
          <State name="Lo que se quería antes de entrar">
            <Wanted
              wanted={{
                kind: 'carrito',
                title: longWord,
                href: '/tiendas',
                picture: product.pictures[0]?.thumbnail ?? '',
                alt: '',
                choices: ['Blanco perla', '3 piezas'],
                price: 123_456_789_050,
              }}
            />
          </State>
        </div>
      </div>
    ),
    'Barra de compra': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-[var(--gutter)] [&>section]:visible [&>section]:flex [&>section]:static [&>section]:translate-none">
        <BuyBar price="$1,199" buyable stock={{ text: 'Disponible', good: true }} alternatives={false} />
        <BuyBar
          price="$1,234,567,890.50"
          buyable={false}
          stock={{ text: 'Agotado por ahora', good: false }}
          alternatives
        />
        <Target id={alternativesId} />
      </div>
    ),
    'Detalles de un producto': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Highlights highlights={long.highlights} />
        <Share title={product.title} url={`${origin}/tiendas`} />
        <Description paragraphs={long.description} />
        <Specifications groups={long.specifications} />
      </div>
    ),
    Opiniones: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Reviews
          path="/testModules"
          variantSku={null}
          data={{ ...reviews, reviews: review ? [{ ...review, title: longWord, body: longWord }, ...others] : [] }}
        />
        <State name="Sin opiniones">
          <WithoutReviews data={{ ...reviews, count: 0, reviews: [] }} />
        </State>
      </div>
    ),
  };
}

/** Target of a link within the page whose section is another module. */
function Target({ id }: { id: string }) {
  return <div id={useScopedId(id)} />;
}

/** A second list of reviews beside the first. */
function WithoutReviews({ data }: { data: GalleryData['page']['reviews'] }) {
  const scope = useScopedId('nada');
  return (
    <IdScope name={scope}>
      <Reviews path="/testModules" variantSku={null} data={data} />
    </IdScope>
  );
}
