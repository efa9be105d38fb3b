/** Products, stores and their marks. */

import { CreditBanner } from '../../commerce/credit-banner.tsx';
import type { CardData } from '../../commerce/product-card/card-data.ts';
import { ProductCard } from '../../commerce/product-card/product-card.tsx';
import { ProductShelf } from '../../commerce/shelf/product-shelf.tsx';
import { SeenReplied } from '../../commerce/shelf/seen-shelf.tsx';
import type { SeenReply } from '../../commerce/shelf/seen-storage.ts';
import { StoreFace } from '../../commerce/store/store-face.tsx';
import { PriceBlock } from '../../features/product/purchase/price-block.tsx';
import { StoreCard } from '../../features/stores/store-card.tsx';
import type { GalleryData } from './data.ts';
import { cards, storeCards } from './samples.ts';
import { type Modules, State } from './state.tsx';

const hour = 3_600_000;
const plans = [3, 6, 9, 12, 18].map((months) => ({ months, from: months * 10_000 }));

export function goods({ real, store, now }: GalleryData): Modules {
  const samples = cards(real);
  const all: readonly CardData[] = Object.values(samples);
  const seen: [name: string, reply: SeenReply | 'failed' | undefined][] = [
    ['Cargando', undefined],
    ['Con error', 'failed'],
    ['Ya no se venden', { products: [], hiddenDiscount: 5 }],
    ['Con productos', { products: all.slice(0, 4), hiddenDiscount: 5 }],
  ];
  return {
    Tarjetas: (
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {Object.entries(samples).map(([name, card]) => (
          <li key={name}>
            <State name={name}>
              <ProductCard product={card} hiddenDiscount={5} />
            </State>
          </li>
        ))}
      </ul>
    ),
    Repisas: (
      <ProductShelf
        title="Una repisa con un nombre"
        products={all}
        hiddenDiscount={5}
        more={{ label: 'Ver todo', href: '/c/ofertas/' }}
      />
    ),
    'Vistos recientemente': (
      <div className="grid gap-6 sm:grid-cols-2">
        {seen.map(([name, reply]) => (
          <State key={name} name={name}>
            <SeenReplied reply={reply} retry={() => undefined} />
          </State>
        ))}
      </div>
    ),
    Crédito: <CreditBanner label="Crédito Tianguis" href="/formas-pago" />,
    Tiendas: (
      <div className="flex flex-wrap gap-4">
        {['#d4006a', '#f2a0be', '#00704f', '#ffffff', '#000000'].map((accent) => (
          <StoreFace key={accent} store={{ name: 'Ñandú', accent, logo: null }} side={64} />
        ))}
      </div>
    ),
    'Tarjetas de tiendas': (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {storeCards(real[0]?.picture ?? null, store).map((store) => (
          <li key={`${store.kind} ${store.name} ${store.products}`}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    ),
    Precio: (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Con oferta y meses">
          <PriceBlock
            pricing={{ list_price: 239_900, sales_price: 119_950, percentage_discount: 50 }}
            months={18}
            hiddenDiscount={5}
            offerEndsAt={new Date(now + 50 * hour).toISOString()}
            plans={plans}
            payWith="Paga con tarjeta, OXXO o SPEI"
            stock={<p className="text-sm font-semibold text-alarm">¡Solo quedan 2 piezas!</p>}
          />
        </State>
        <State name="Solo de contado">
          <PriceBlock
            pricing={{ list_price: 4_900, sales_price: 4_900, percentage_discount: 0 }}
            months={0}
            hiddenDiscount={5}
            offerEndsAt={null}
            plans={plans}
            payWith={undefined}
            stock={<p className="text-sm font-semibold text-nopal">Disponible</p>}
          />
        </State>
      </div>
    ),
  };
}
