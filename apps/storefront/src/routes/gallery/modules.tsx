/** Every module of the shop in its states (RT-26), for whoever builds it and for the visual checks. */
import { parseListing } from '@tianguis/domain';
import { Breadcrumb, Button, type ButtonLook, Icon, Stars } from '@tianguis/ui';
import { Fragment, type ReactNode } from 'react';
import type { CardData } from '../../commerce/card-data.ts';
import { CreditBanner } from '../../commerce/credit-banner.tsx';
import { ProductCard } from '../../commerce/product-card.tsx';
import { ProductShelf } from '../../commerce/product-shelf.tsx';
import { Rating } from '../../commerce/rating.tsx';
import { StoreFace } from '../../commerce/store-face.tsx';
import { ListingPage } from '../../features/catalogue/listing-page.tsx';
import { Blocks } from '../../features/content/blocks.tsx';
import { Countdown } from '../../features/content/countdown.tsx';
import { Hero } from '../../features/content/hero.tsx';
import { PreviewBar } from '../../features/content/preview-bar.tsx';
import { PriceBlock } from '../../features/product/price-block.tsx';
import { Badge } from '../../shared/frame/cart-badge.tsx';
import { cards, facets, longWord, slide } from './samples.ts';

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'outline', 'quiet'];
const heroLooks = ['papel-picado', 'lona', 'noche', 'nopal'] as const;
const hour = 3_600_000;

/** A named state of a module. */
function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-2xs text-ink-soft">{name}</p>
      {children}
    </div>
  );
}

export interface ModuleData {
  pictures: readonly string[];
  now: number;
}

/** The modules by name. Each is drawn twice on the page, once in each theme, so nothing in them may have a fixed id. */
export function modules({ pictures, now }: ModuleData): Record<string, ReactNode> {
  const samples = cards(pictures);
  const all = Object.values(samples).map((card, index): CardData => ({ ...card, id: index + 1 }));
  const until = (ms: number) => new Date(now + ms).toISOString();
  return {
    Botones: (
      <div className="flex flex-wrap gap-3">
        {looks.map((look) => (
          <Fragment key={look}>
            <Button look={look}>Agregar al carrito</Button>
            <Button look={look} disabled>
              Agotado
            </Button>
          </Fragment>
        ))}
        <Button className="max-w-full [overflow-wrap:anywhere]">{longWord}</Button>
      </div>
    ),
    Insignia: (
      <div className="flex gap-8 rounded-md bg-lona p-4 text-on-lona">
        {[1, 12, 99, 100].map((count) => (
          <span key={count} className="relative">
            <Icon name="cart" className="size-6" />
            <Badge count={count} />
          </span>
        ))}
      </div>
    ),
    Estrellas: (
      <div className="flex flex-wrap items-center gap-6">
        <Stars value={0} label="0 de 5" />
        <Stars value={3.7} label="3.7 de 5" className="text-xl" />
        <Rating value={4.9} count={1} />
        <Rating value={4.2} count={1_234_567} className="text-xs" />
      </div>
    ),
    Ruta: (
      <Breadcrumb
        label="Ruta de muestra"
        items={[{ name: 'Inicio', href: '#inicio' }, { name: longWord, href: '#largo' }, { name: 'Aquí' }]}
      />
    ),
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
        more={{ label: 'Ver todo', href: '#todo' }}
      />
    ),
    Portadas: (
      <div className="grid gap-4">
        {heroLooks.map((look, index) => (
          <Hero key={look} slides={[slide(look, all.slice(index, index + 3))]} heading="h2" />
        ))}
        <State name="Sin productos, palabras largas">
          <Hero slides={[slide('lona', [], { title: longWord, text: `${longWord} ${longWord}` })]} heading="h2" />
        </State>
      </div>
    ),
    'Cuenta regresiva': (
      <div className="grid gap-2">
        <Countdown endsAt={until(2 * hour)} />
        <Countdown endsAt={until(75 * hour)} />
        <Countdown endsAt={until(-hour)} />
      </div>
    ),
    Crédito: <CreditBanner label="Crédito Tianguis" href="#credito" />,
    Tiendas: (
      <div className="flex gap-4">
        {['#d4006a', '#f2a0be', '#00704f', '#ffffff', '#000000'].map((accent) => (
          <StoreFace key={accent} store={{ name: 'Ñandú', accent, logo: null }} side={64} />
        ))}
      </div>
    ),
    Precio: (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Con oferta y meses">
          <PriceBlock
            pricing={{ list_price: 239_900, sales_price: 119_950, percentage_discount: 50 }}
            months={18}
            hiddenDiscount={5}
            offerEndsAt={until(50 * hour)}
            buyable
            stock={<p className="text-sm font-semibold text-alarm">¡Solo quedan 2 piezas!</p>}
          />
        </State>
        <State name="Solo de contado">
          <PriceBlock
            pricing={{ list_price: 4_900, sales_price: 4_900, percentage_discount: 0 }}
            months={0}
            hiddenDiscount={5}
            offerEndsAt={null}
            buyable={false}
            stock={<p className="text-sm font-semibold text-nopal">Disponible</p>}
          />
        </State>
      </div>
    ),
    Textos: (
      <Blocks
        hiddenDiscount={5}
        blocks={[
          {
            type: 'text',
            html: `<h2>Un texto del operador</h2><p>Con <a href="#liga">una liga</a> y ${longWord}.</p><ul><li>Uno</li><li>Dos</li></ul><blockquote><p>Una cita.</p></blockquote><table><thead><tr><th>Plazo</th><th>Pago</th></tr></thead><tbody><tr><td>6 meses</td><td>$500</td></tr></tbody></table>`,
          },
          {
            type: 'editorial',
            title: 'Ideas',
            more: null,
            tiles: [
              { title: 'Con foto', text: 'Y una línea de texto.', href: '#a', picture: pictures[0] ?? null },
              { title: longWord, text: '', href: '#b', picture: null },
            ],
          },
        ]}
      />
    ),
    'Vista previa': <PreviewBar at="2026-12-24T20:00:00-06:00" />,
  };
}

/** Listings are drawn once: their filters are a popover with an id of its own. */
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
