/** The cart: lines in every state, totals, and coupons. */
import { CartBar } from '../../features/cart/page/buying/cart-bar.tsx';
import { cartCopy } from '../../features/cart/page/cart-copy.ts';
import type {
  CartLineData,
  CartPageData,
  CartSellerData,
  LineState,
  UnpaidOrderData,
} from '../../features/cart/page/cart-data.ts';
import { CartMessages } from '../../features/cart/page/cart-messages.tsx';
import { CartPage } from '../../features/cart/page/cart-page.tsx';
import { CouponCard } from '../../features/cart/page/coupon-card.tsx';
import { FreeShippingBar } from '../../features/cart/page/free-shipping-bar.tsx';
import { RemovedLine } from '../../features/cart/page/lines/removed-line.tsx';
import { Summary } from '../../features/cart/page/summary.tsx';
import { UnpaidOrders } from '../../features/cart/page/unpaid-orders.tsx';
import { invalid } from '../../shared/forms/form-results.ts';
import { productPath } from '../../shared/links/paths.ts';
import type { GalleryData } from './data.ts';
import { cards, longWord } from './samples.ts';
import { Apart, type Modules, State } from './state.tsx';

const answered = { status: 'done', values: {}, fieldErrors: {}, message: '' } as const;
const change = () => Promise.resolve(answered);

export function carts({ real, frame }: Pick<GalleryData, 'real' | 'frame'>): Modules {
  const { from: freeFrom } = frame.freeShipping;
  let last = 0;
  const line = (more: Partial<CartLineData> = {}): CartLineData => {
    const [card] = Object.values(cards(real));
    if (!card) throw new Error('samples has cards');
    last++;
    return {
      ...{ id: last, sku: 'A-1', title: card.title, href: productPath(card), picture: card.picture, alt: card.alt },
      ...{ options: ['Azul talavera', 'M'], price: 39_950, listPrice: 49_900, amount: 39_950, wanted: 1, pieces: 1 },
      ...{ most: 12, state: 'ok', priceBefore: null, arrival: 'Llega del 28 nov al 2 dic', isFulfilled: false },
      isUndeliverable: false,
      ...more,
    };
  };
  const out = (state: LineState, more: Partial<CartLineData> = {}) =>
    line({ state, pieces: 0, most: 0, amount: 0, arrival: undefined, ...more });
  const seller = (name: string, lines: CartLineData[], more: Partial<CartSellerData> = {}): CartSellerData => ({
    ...{ id: ++last, name, href: '/tiendas', isOfficial: true, goods: 39_950, lines },
    shipping: { isFree: true, cost: 0, missing: 0 },
    ...more,
  });
  const installments = { months: 6, first: 21_300, rest: 21_300, total: 127_800 };
  const totals: CartPageData['totals'] = {
    ...{ list_price: 149_700, goods: 129_900, saved: 29_800, discount: 10_000, shipping: 7_900, total: 127_800 },
    ...{ is_shipping_known: true, shipping_from: null, installments },
  };
  const coupon = (state: NonNullable<CartPageData['coupon']>['state']) => ({
    ...{ codigo: 'BUEN-FIN', description: 'Diez por ciento en tu primera compra', state },
    ...{ discount: 10_000, missing: 5_050 },
  });
  const unpaid = (more: Partial<UnpaidOrderData> = {}): UnpaidOrderData => ({
    ...{ order: '0482915037', total: 127_800, canChange: true, until: 'martes 1 de diciembre a las 10:30 a.m.' },
    lines: [line(), line({ title: longWord })].map(({ title, picture, amount }, at) => ({
      ...{ key: String(at), title, picture: at === 0 ? picture : null, amount, pieces: at + 1 },
    })),
    ...more,
  });
  const full: CartPageData = {
    unpaid: [],
    sellers: [
      seller('Tianguis', [
        line({ isFulfilled: true }),
        line({ wanted: 120, pieces: 50, most: 50, amount: 1_997_500, state: 'less' }),
        line({ priceBefore: 34_950 }),
        line({ arrival: 'No llega a tu código postal', isUndeliverable: true }),
        line({ priceBefore: 44_950, title: longWord, options: [longWord] }),
      ]),
      seller(
        longWord,
        [out('sold-out', { wanted: 3 }), out('gone'), out('shop-only'), out('choose', { options: [] })],
        {
          goods: 19_900,
          shipping: { isFree: false, cost: 7_900, missing: Math.max(1, freeFrom - 19_900) },
        },
      ),
    ],
    later: [line(), line({ title: longWord, priceBefore: 29_950 }), out('sold-out')],
    ...{ pieces: 53, version: 7, totals, coupon: coupon('applied'), postalCode: '06600', freeFrom },
    // The shop counts each seller apart.
    toFreeShipping: undefined,
    withoutMonths: undefined,
    isOpen: true,
    notices: ['Cambiaste “Silla” en otra ventana: tenía 5 piezas, y ahora tiene 3 piezas.'],
  };
  const unknown = { ...totals, is_shipping_known: false, shipping_from: 7_900, installments: null, saved: 0 };
  const settled = () => undefined;
  const empty = { ...full, sellers: [], later: [], pieces: 0, notices: [] };
  const page = {
    hiddenDiscount: 5,
    credit: { after: 2, label: 'Crédito Tianguis', href: '/testModules' },
    sample: true,
  };
  const undo = { what: 'devolver', id: 7, sku: '0' } as const;
  return {
    Carrito: <CartPage {...page} shown={full} popular={[]} />,
    'Lo que falta para el envío gratis': (
      <FreeShippingBar
        {...{ goods: 19_900, freeFrom: 39_900, missing: 20_000 }}
        text={cartCopy.shipping.missing(20_000)}
        label={cartCopy.shipping.bar}
        className="rounded-lg border border-line"
      />
    ),
    'Carrito vacío': <CartPage {...page} shown={empty} popular={real.slice(0, 4)} credit={undefined} />,
    'Pedidos sin pagar': (
      <div className="grid gap-4">
        <UnpaidOrders
          cart={{ ...full, unpaid: [unpaid(), unpaid({ order: '7730021548', canChange: false, until: undefined })] }}
          change={change}
        />
      </div>
    ),
    'Resumen del carrito': (
      <div className="grid gap-4 sm:grid-cols-2">
        <Summary cart={full} isBusy={false} settled={settled} />
        <Apart name="por-calcular">
          <Summary
            cart={{ ...full, totals: unknown, coupon: null, withoutMonths: longWord, isOpen: false }}
            isBusy
            settled={settled}
          />
        </Apart>
      </div>
    ),
    'Barra del carrito': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [&>section]:static">
        <CartBar cart={full} isBusy={false} settled={settled} />
        <CartBar cart={{ ...full, totals: { ...unknown, total: 123_456_789_050 } }} isBusy settled={settled} />
        <Summary cart={full} isBusy={false} settled={settled} />
      </div>
    ),
    Cupones: (
      <div className="grid gap-4 sm:grid-cols-2">
        {(['applied', 'below', 'nothing', 'over', 'used-up'] as const).map((state) => (
          <CouponCard key={state} coupon={coupon(state)} change={change} sample />
        ))}
        <State name="Uno que no existe">
          <CouponCard
            {...{ coupon: null, change, sample: true }}
            result={invalid({ codigo: longWord.slice(0, 40) }, { codigo: 'No conocemos ese cupón.' })}
          />
        </State>
      </div>
    ),
    'Lo que pasó en el carrito': (
      <div className="grid gap-4">
        {[
          { text: 'Lo quitamos de tu carrito.', isFault: false, undo },
          { text: `De “${longWord}” quedan 3 piezas.`, isFault: false },
          { text: 'No pudimos conectarnos. Tu carrito sigue como estaba.', isFault: true },
        ].map((message) => (
          <CartMessages key={message.text} message={message} version={7} isStill />
        ))}
        {[line(), line({ title: longWord })].map((one) => (
          <RemovedLine
            key={one.id}
            line={one}
            leaving={{ text: 'Lo quitamos de tu carrito.', undo: 'devolver', height: undefined }}
            version={7}
          />
        ))}
      </div>
    ),
  };
}
