/** The checkout: each step, and the page after an order in every state. */
import type { Address, CheckoutStep, ShownCard } from '@tianguis/contract';
import type { ReactNode } from 'react';
import { AfterPage } from '../../features/checkout/after/after-page.tsx';
import { PayPage } from '../../features/checkout/after/pay-page.tsx';
import type { AfterPageData, AfterState, PayPageData } from '../../features/checkout/after/payment-data.ts';
import type { CheckoutPageData, DeliveryGroup, PaymentChoices } from '../../features/checkout/checkout-data.ts';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { addressCopy } from '../../features/checkout/copy/address-copy.ts';
import { answerCopy } from '../../features/checkout/copy/answer-copy.ts';
import { deliveryCopy } from '../../features/checkout/copy/delivery-copy.ts';
import { paymentCopy } from '../../features/checkout/copy/payment-copy.ts';
import { reviewCopy } from '../../features/checkout/copy/review-copy.ts';
import { AddressStep } from '../../features/checkout/steps/address-step.tsx';
import { ChangedStep } from '../../features/checkout/steps/changed-step.tsx';
import { DeliveryStep } from '../../features/checkout/steps/delivery-step.tsx';
import { PaymentStep } from '../../features/checkout/steps/payment-step.tsx';
import { ReviewStep } from '../../features/checkout/steps/review-step.tsx';
import { declineWords } from '../../features/checkout/words/decline-words.ts';
import { failed, invalid } from '../../shared/forms/form-results.ts';
import { ReducedHeader } from '../../shared/frame/reduced-header.tsx';
import { ServerHtml } from '../../shared/frame/server-html.tsx';
import { paths, productPath } from '../../shared/links/paths.ts';
import type { GalleryData } from './data.ts';
import { cards, longWord } from './samples.ts';
import { Apart, type Modules, State } from './state.tsx';

const compra = '3b241101-e2bb-4255-8caf-4136c566a962';
const home: Address = {
  ...{ id: '1', nombre: 'Ana Ríos', direccion: 'Orizaba 101, int. 4', calle: 'Orizaba', numeroExterior: '101' },
  ...{ numeroInterior: '4', colonia: 'Roma Norte', codigoPostal: '06700', municipio: 'Cuauhtémoc' },
  ...{ ciudad: 'Ciudad de México', estado: 'Ciudad de México', entreCalles: '', referencias: '' },
  ...{ telefono: '5512345678', predeterminada: true },
};
const long: Address = { ...home, id: '2', nombre: longWord, direccion: longWord, predeterminada: false };
const card: ShownCard = { id: 'c1', brand: 'visa', last4: '4242', expires: '12/30', kind: 'credit' };

export function checkouts({ real, frame }: Pick<GalleryData, 'real' | 'frame'>): Modules {
  const samples = Object.values(cards(real));
  const lines = Array.from({ length: 20 }, (_, at) => {
    const sample = samples[at % samples.length];
    if (!sample) throw new Error('samples has cards');
    const pieces = at === 1 ? 120 : 1;
    return {
      ...{ key: `${at} 0`, title: sample.title, href: productPath(sample), picture: sample.picture, pieces },
      ...{ wanted: at === 2 ? 3 : pieces, price: 39_950, amount: 39_950 * pieces },
    };
  });
  const leftOut = (['sold-out', 'gone', 'shop-only', 'choose', 'no-coverage'] as const).map((reason, at) => ({
    ...{ key: `${at} 0`, id: at + 1, sku: '0', title: at === 0 ? longWord : (lines[at]?.title ?? ''), reason },
    href: productPath(real[at % real.length] ?? { id: 1, slug: '' }),
  }));
  const parcels = [
    { key: '1', seller: 'Tianguis', service: 'Envío a domicilio', arrives: 'Llega mañana', titles: ['Taza de barro'] },
    { key: '2', seller: longWord, service: longWord, arrives: 'Llega el sábado 28 de noviembre', titles: [longWord] },
  ];
  const page = (more: Partial<CheckoutPageData> = {}): CheckoutPageData => ({
    ...{ compra, kind: 'cart', steps: ['direccion', 'envio', 'pago', 'revisar'], next: 'revisar', leftOut: [] },
    lines: lines.slice(0, 3),
    totals: {
      ...{ pieces: 122, goods: 129_900, discount: 10_000, coupon: 'BUEN-FIN', shippingFrom: undefined },
      paidBy: [
        { label: 'De tu saldo a favor', amount: '−$918' },
        { label: 'Te falta pagar', amount: '$1,271.90' },
      ],
      shipping: [
        { key: '1', label: answerCopy.shippingOf('Tianguis'), amount: 0 },
        { key: '2', label: answerCopy.shippingOf(longWord), amount: 7_900 },
      ],
      ...{ total: 127_800, isKnown: true },
    },
    ...more,
  });
  const open = page({
    next: 'direccion',
    totals: { ...page().totals, shipping: [], shippingFrom: 7_900, total: 119_900, isKnown: false },
  });
  const groups: DeliveryGroup[] = ['Tianguis', longWord].map((seller, at) => ({
    ...{ key: String(at), seller, titles: [lines[at]?.title ?? '', longWord] },
    options: [
      { key: 'a', name: 'Envío a domicilio', place: undefined, arrives: 'Llega mañana', price: 7_900, chosen: true },
      {
        ...{ key: 'b', name: 'Recoger en tienda', place: `Tianguis Centro, ${longWord} 12`, price: 0, chosen: false },
        arrives: 'Listo para recoger hoy',
      },
    ],
    canStay: false,
  }));
  const pickUpOnly = groups.map((group): DeliveryGroup => {
    const options = group.options.slice(1);
    return { ...group, key: `${group.key}-shops`, seller: 'Tianguis', options, canStay: true };
  });
  const payment = (more: Partial<PaymentChoices> = {}): PaymentChoices => ({
    ways: [
      { way: 'card', refused: undefined, until: undefined },
      { way: 'oxxo', refused: 'En OXXO se puede pagar hasta $10,000 por pedido.', until: undefined },
      { way: 'spei', refused: undefined, until: 'el lunes 23 de noviembre a las 10:29' },
      {
        ...{ way: 'credit', name: 'Crédito Tianguis •••• 2615', refused: undefined },
        until:
          'Tienes $15,000. Un solo pago a más tardar el 9 de enero, sin intereses ni comisiones. CAT 0.0 % sin IVA.',
      },
    ],
    ...{ cards: [card, { ...card, id: 'c2', brand: 'amex', last4: '0005' }], way: 'card', card, months: 12 },
    plans: [3, 12].map((months) => ({
      months,
      first: Math.ceil(127_800 / months),
      rest: Math.floor(127_800 / months),
    })),
    ...{ monthsDropped: undefined, takesCards: true, total: 127_800, balance: undefined },
    ...more,
  });
  const unpaid = payment({ way: undefined, card: undefined, cards: [], plans: [], months: undefined });
  const after = (state: AfterState, more: Partial<AfterPageData> = {}) => (
    <AfterPage
      heading="h2"
      after={{
        ...{ order: '0482915037', total: 127_800, received: 0, missing: 127_800, canPay: true, isAway: false },
        ...{ state, parcels: [], checked: '10:32:05', refreshSeconds: undefined },
        ...{ held: undefined, invoiceHref: state.kind === 'paid' ? '/testModules' : undefined, ...more },
      }}
    />
  );
  const step = (name: CheckoutStep, title: string, content: ReactNode, shown = page()) => (
    <CheckoutPage heading="h2" title={title} step={name} page={shown}>
      {content}
    </CheckoutPage>
  );
  const addresses = [home, long];
  const extras = { recibe: longWord, dedicatoria: 'Feliz día, mamá' };
  const pay = (more: Partial<PayPageData> = {}): PayPageData => ({
    ...{ order: '0482915037', attempt: '', missing: 127_800, canPay: true, part: undefined },
    why: declineWords('declined'),
    ...{ ways: unpaid.ways, cards: [], takesCards: true, session: undefined, card: undefined, first: '', months: 1 },
    ...more,
  });
  const payCards = payment().cards.map((one) => ({ ...one, plans: payment().plans }));
  return {
    'Comprar: encabezado': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {/* Only the server renders this header. Otherwise the file of all pages would include its script. */}
        {[frame.name, longWord].map((name, at) => (
          <ServerHtml
            key={name}
            id={`encabezado-${at}`}
            className="contents"
            render={
              import.meta.env.SSR && <ReducedHeader name={name} back={{ href: paths.cart, label: 'Tu carrito' }} />
            }
          />
        ))}
      </div>
    ),
    'Comprar: dirección': step(
      'direccion',
      addressCopy.title,
      <AddressStep
        {...{ compra, addresses, chosen: '1', extras: { ...extras, isOpen: false }, canAdd: true }}
        result={invalid({}, { direccion: answerCopy.none.address })}
        sample
      />,
      open,
    ),
    'Comprar: entrega': step(
      'envio',
      deliveryCopy.title,
      <DeliveryStep compra={compra} kind="cart" groups={[...groups, ...pickUpOnly.slice(1)]} sample />,
      page({ lines }),
    ),
    'Comprar: pago': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {[
          payment({ monthsDropped: 18 }),
          { ...unpaid, balance: balanceChoices[0] },
          payment({ total: 97_800, balance: balanceChoices[1] }),
          payment({ total: 0, balance: balanceChoices[2] }),
        ].map((choices, at) => (
          <Apart key={`${choices.way} ${choices.total}`} name={`pago-${at}`}>
            {step('pago', paymentCopy.title, <PaymentStep compra={compra} payment={choices} sample />)}
          </Apart>
        ))}
      </div>
    ),
    'Comprar: revisar': step(
      'revisar',
      reviewCopy.title,
      <ReviewStep
        {...{ page: page({ leftOut }), hash: 'x', chosen: 'x', address: long, ...extras, parcels, payment: payment() }}
        texts={[
          { name: 'los términos y condiciones', href: '/terminos-y-condiciones' },
          { name: 'el aviso de privacidad', href: paths.privacyNotice },
        ]}
        result={failed({}, paymentCopy.notPlaced)}
        sample
      />,
    ),
    'Comprar: cambió': step(
      'revisar',
      reviewCopy.changed.title,
      <ChangedStep
        {...{
          compra,
          hash: 'x',
          chosen: 'x',
          shownTotal: 119_900,
          total: 127_800,
          rest: 97_800,
          pieces: 3,
          leftOut,
          lines,
          canMend: true,
        }}
        differences={[
          { key: '0 0', text: `Subió el precio de “${longWord}”: costaba $200 y ahora cuesta $210.` },
          { key: undefined, text: 'El cupón BUENFIN ya no aplica: descontaba $50.' },
        ]}
        sample
      />,
    ),
    'Después de comprar': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <State name="Pagado">
          {after({ kind: 'paid', by: paymentCopy.card(card), plan: '3 meses sin intereses: 3 × $426' }, { parcels })}
        </State>
        <State name="OXXO">
          <Apart name="oxxo">
            {after(
              {
                ...{ kind: 'slip', amount: 97_800, reference: '93000012345678', groups: '9300 0012 3456 78' },
                bars: { width: 132, path: 'M10 0h2v1h-2zM13 0h1v1h-1zM16 0h3v1h-3zM100 0h2v1h-2zM120 0h2v1h-2z' },
                until: 'el lunes 23 de noviembre a las 23:59',
              },
              { held: 'Ya apartamos $300 de tu saldo a favor para este pedido.' },
            )}
          </Apart>
        </State>
        <State name="SPEI, recibido en parte">
          {after(
            {
              ...{
                kind: 'transfer',
                plainAmount: '1000.00',
                clabe: '646180157000000004',
                groups: '646 180 15700000000 4',
                bank: 'STP',
              },
              ...{ beneficiary: longWord, concept: longWord, until: 'el lunes 23 de noviembre a las 10:29' },
            },
            { received: 27_800, missing: 100_000 },
          )}
        </State>
        <State name="Rechazado">{after({ kind: 'declined', why: declineWords('declined') })}</State>
        <State name="En camino, sin respuesta">{after({ kind: 'unknown' }, { isAway: true })}</State>
        <State name="Por confirmar">{after({ kind: 'challenge', to: paths.cart })}</State>
        <State name="En revisión">{after({ kind: 'review' })}</State>
        <State name="Sin pagar">{after({ kind: 'unpaid' })}</State>
        <State name="Vencido">{after({ kind: 'ended', isExpired: true }, { received: 50_000, canPay: false })}</State>
      </div>
    ),
    'Pagar otra vez': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <State name="Otro intento">
          <Apart name="otra-vez">
            <PayPage pay={pay()} heading="h2" />
          </Apart>
        </State>
        <State name="Con tarjetas y meses">
          <Apart name="otra-vez-tarjetas">
            <PayPage pay={pay({ why: undefined, cards: payCards, first: 'tarjeta:c2', months: 3 })} heading="h2" />
          </Apart>
        </State>
        <State name="Ya no se puede">
          <PayPage pay={pay({ why: undefined, canPay: false })} heading="h2" />
        </State>
      </div>
    ),
  };
}

const amount = { field: 'Cuánto quieres usar' };
/** A balance that is not used, one that pays a part, and one that pays everything. */
const balanceChoices: readonly PaymentChoices['balance'][] = [
  {
    ...{ isUsed: false, title: 'Tienes $300 de saldo a favor', text: 'Paga $300 con él; quedan $978.' },
    ...{ ...amount, value: '300.00', label: 'Usar mi saldo', stop: undefined, next: undefined },
  },
  {
    ...{ isUsed: true, title: 'Usas $300 de tu saldo a favor', text: 'Te falta pagar $978 de otra forma.' },
    ...{ ...amount, value: '300.00', label: 'Cambiar', stop: 'No usarlo', next: undefined },
  },
  {
    ...{ isUsed: true, title: 'Usas $1,278 de tu saldo a favor', text: 'Con eso pagas toda tu compra.' },
    ...{ ...amount, value: '1278.00', label: 'Cambiar', stop: 'No usarlo', next: 'Continuar' },
  },
];
