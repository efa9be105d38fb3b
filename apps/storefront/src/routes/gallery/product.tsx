/** The parts of a product's page, with a product of the shop whose texts all contain a very long word. */

import { useScopedId } from '@tianguis/ui';
import { PickupShops } from '../../features/location/arrivals/pickup-shops.tsx';
import { Bundle } from '../../features/product/bundle/bundle.tsx';
import { Delivery } from '../../features/product/delivery.tsx';
import { Description, Specifications } from '../../features/product/details.tsx';
import { Highlights } from '../../features/product/highlights.tsx';
import { Gallery } from '../../features/product/pictures/gallery.tsx';
import { InactiveNotice, ProductHeading } from '../../features/product/product-heading.tsx';
import { BuyBar } from '../../features/product/purchase/buy-bar.tsx';
import { BuyColumn } from '../../features/product/purchase/buy-column.tsx';
import { BuyForm, InsteadOfBuying } from '../../features/product/purchase/buy-form.tsx';
import { alternativesId } from '../../features/product/purchase/buyable.ts';
import { VariantPicker } from '../../features/product/purchase/variant-picker.tsx';
import { Reviews, reviewsId } from '../../features/product/reviews/reviews.tsx';
import { SellerCard } from '../../features/product/seller-card.tsx';
import { Share } from '../../features/product/share.tsx';
import { QuestionList } from '../../features/questions/question-list.tsx';
import { Wanted } from '../../features/session/pending-action/wanted.tsx';
import { ServerHtml } from '../../shared/frame/server-html.tsx';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { Apart, type Modules, State } from './state.tsx';

const shop = {
  ...{ name: longWord, address: 'Av. Miguel Hidalgo 77, Villa Coyoacán, Coyoacán, Ciudad de México' },
  ...{ hours: 'Lunes a sábado de 10:00 a 21:00, domingo de 11:00 a 20:00', ready: 'listo mañana' },
};

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
  const delivered = {
    ...{ ...long, is_active: true, shipping: { is_free: false } },
    features: { ...long.features, digital: false, is_store_only: false, is_store_pickup: true },
  };
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
    'Lo que va con un producto': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {(['visitors', 'catalogue'] as const).map((source, at) => (
          <Apart key={source} name={source}>
            <Bundle
              source={source}
              total={184_800}
              items={[product.title, longWord, 'Taza de peltre'].slice(0, 3 - at).map((title, place) => ({
                ...{ id: place, sku: '0', title, href: place === 0 ? undefined : '/testModules', price: 61_600 },
                ...{ picture: product.pictures[0]?.thumbnail ?? '', alt: '' },
              }))}
            />
          </Apart>
        ))}
      </div>
    ),
    'Comprar un producto': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <VariantPicker product={product} variant={variant} />
          <BuyColumn
            buying={<BuyForm product={product} variant={inStock} isOpen />}
            delivery={<Delivery product={long} variant={inStock} freeShipping={{ by: 'cart', from: 39_900 }} />}
            seller={<SellerCard seller={long.seller} siteName={siteName} />}
          />
        </div>
        <div className="grid content-start gap-4">
          <State name="Solo se agrega al carrito">
            <Apart name="carrito">
              <BuyForm product={product} variant={inStock} isOpen={false} />
            </Apart>
          </State>
          <State name="No se puede comprar">
            <InsteadOfBuying product={product} variant={{ ...variant, stock: 0 }} alternatives />
          </State>
          <Target id={alternativesId} />
          <State name="Con fecha, costo y tiendas que lo tienen">
            <Apart name="recoger">
              <Delivery
                product={delivered}
                variant={inStock}
                freeShipping={{ by: 'cart', from: 39_900 }}
                arrives="Llega entre el miércoles 30 de diciembre y el martes 5 de enero de 2027"
                cost=": $1,234.50"
                pickup={
                  <PickupShops
                    isNear
                    text={`${longWord}: listo mañana`}
                    shops={[shop, { ...shop, name: 'Tianguis Roma' }]}
                  />
                }
              />
            </Apart>
          </State>
          <State name="Ninguna tienda lo tiene">
            <PickupShops text="Por ahora ninguna de nuestras tiendas tiene piezas." isNear={false} shops={[]} />
          </State>
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
        <BuyBar price="$1,199" buyable isOpen stock={{ text: 'Disponible', good: true }} alternatives={false} />
        <BuyBar price="$899" buyable isOpen={false} stock={{ text: 'Disponible', good: true }} alternatives={false} />
        <BuyBar
          price="$1,234,567,890.50"
          buyable={false}
          isOpen
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
          <Apart name="nada">
            <Reviews path="/testModules" variantSku={null} data={{ ...reviews, count: 0, reviews: [] }} />
          </Apart>
        </State>
      </div>
    ),
    // As on the page of a product, no script contains this part.
    'Preguntas y respuestas': <ServerHtml id="preguntas" className="" render={import.meta.env.SSR && <Questions />} />,
  };
}

function Questions() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <QuestionList {...questionLinks} data={questions} />
      <State name="Sin lo que se busca">
        <Apart name="no-hay">
          <QuestionList {...questionLinks} data={{ ...questions, questions: [], found: 0, search: longWord }} />
        </Apart>
      </State>
      <State name="Sin preguntas">
        <Apart name="ninguna">
          <QuestionList {...questionLinks} data={{ ...questions, questions: [], total: 0, found: 0, pages: 0 }} />
        </Apart>
      </State>
    </div>
  );
}

const questionLinks = {
  ...{ href: () => '/testModules', searchAction: '/testModules', searchFields: {}, searchName: 'preguntas' },
};
const questions = {
  questions: [{ id: 1, text: longWord, answer: longWord, who: longWord, date: '20 de noviembre de 2026' }],
  ...{ total: 7, found: 7, search: '', page: 2, pages: 3, askAction: '/testModules' },
};

/** The target of a link whose section is another module of the gallery. */
function Target({ id }: { id: string }) {
  return <div id={useScopedId(id)} />;
}
