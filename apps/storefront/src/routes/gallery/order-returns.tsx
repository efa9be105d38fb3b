/** The pages of a return (RL-10). */
import type { OrderView, ReturnPreview, ReturnView } from '@tianguis/contract';
import { OwnerField } from '../../features/account/drafts/owner-field.tsx';
import { toBetween, toChooseReturn, toReturnReview } from '../../features/orders/returns/ask-data.ts';
import { BrokenPage } from '../../features/orders/returns/broken-page.tsx';
import { ChooseReturnPage } from '../../features/orders/returns/choose-page.tsx';
import { LabelPage } from '../../features/orders/returns/label-page.tsx';
import { readReturnChoice, returnableLines } from '../../features/orders/returns/return-choice.ts';
import { ReturnPage } from '../../features/orders/returns/return-page.tsx';
import { toLabel, toReturnPage } from '../../features/orders/returns/return-page-data.ts';
import { ReturnReviewPage } from '../../features/orders/returns/review-page.tsx';
import { TellPage } from '../../features/orders/returns/tell-page.tsx';
import { toWant } from '../../features/orders/returns/want-data.ts';
import { WantPage } from '../../features/orders/returns/want-page.tsx';
import type { GalleryData } from './data.ts';
import { sampleOrder } from './order-help.tsx';
import { longWord } from './samples.ts';
import { Apart, type Modules } from './state.tsx';

const product = 7;

export function orderReturns({ real, now }: Pick<GalleryData, 'real' | 'now'>): Modules {
  const order = returnableOrder(sampleOrder(real[0]?.picture ?? null, now));
  const open = returnableLines(order, product);
  const choose = (query: string) =>
    toChooseReturn(order, product, { open, choice: readReturnChoice(new URLSearchParams(query), open) });
  const choice = readReturnChoice(new URLSearchParams('paso=elegido&l1=1&motivo=llego-roto'), open);
  const between = toBetween(order, product, choice, 'adjuntar-fotografias');
  const preview = samplePreview(order);
  const view = sampleReturn(order);
  const id = '00000000-0000-4000-8000-000000000000';
  const review = {
    ...toReturnReview(preview, { order, product, choice, id }),
    action: '/testModules',
    owner: <OwnerField />,
  };
  // Bars that a scanner reads need the server: these are four of the same width.
  const bars = { width: 28, path: 'M10 0h1v1h-1zM12 0h1v1h-1zM14 0h1v1h-1zM16 0h1v1h-1z' };
  return {
    'Qué hacer con un producto': (
      <Apart name="que-hacer">
        <WantPage {...toWant(order, product, true)} note={longWord} title={longWord} heading="h2" />
      </Apart>
    ),
    'Qué devolver': (
      <Apart name="devolver">
        <ChooseReturnPage {...choose('')} heading="h2" />
      </Apart>
    ),
    'Qué devolver, con errores': (
      <Apart name="devolver-errores">
        <ChooseReturnPage {...choose('paso=elegido&l1=99')} heading="h2" />
      </Apart>
    ),
    'No funciona': (
      <Apart name="no-funciona">
        <BrokenPage {...between} heading="h2" />
      </Apart>
    ),
    'Contar qué pasó': (
      <Apart name="contar">
        <TellPage {...between} action="/testModules" owner={<OwnerField />} heading="h2" />
      </Apart>
    ),
    'Revisar una devolución': (
      <Apart name="revisar-devolucion">
        <ReturnReviewPage {...review} values={{ relato: longWord }} heading="h2" />
      </Apart>
    ),
    'Cambió lo que se regresa de una devolución': (
      <Apart name="devolucion-cambio">
        <ReturnReviewPage {...review} was={60_000} heading="h2" />
      </Apart>
    ),
    'Devolución pedida': (
      <Apart name="devolucion">
        <ReturnPage {...toReturnPage(view, order)} cancelAction="/testModules" done={longWord} heading="h2" />
      </Apart>
    ),
    'Devolución que no se aceptó': (
      <Apart name="devolucion-rechazada">
        <ReturnPage {...toReturnPage(refused(view), order)} heading="h2" />
      </Apart>
    ),
    'Guía de una devolución': (
      <Apart name="guia">
        <LabelPage {...toLabel(view, bars)} heading="h2" />
      </Apart>
    ),
  };
}

/** The order after its delivery. */
const returnableOrder = (order: OrderView): OrderView => ({
  ...{ ...order, pedido: '0123456803', can_cancel: false },
  parcels: order.parcels.map((parcel) => ({
    ...{ ...parcel, delivered_at: order.placed_at, status: { word: 'entregado', track: 'shipping' } },
    lines: parcel.lines.map((line) => ({
      ...{ ...line, cancellable: 0, returnable: line.pieces, return_until: order.today },
    })),
  })),
});

const goods = {
  ...{ line: 1, id: product, childrenSku: '7', title: longWord, options: [longWord], picture: null, pieces: 1 },
};

const samplePreview = ({ pedido, today, refunds }: OrderView): ReturnPreview => ({
  ...{ pedido, lines: [goods], bearer: 'shop', ways: ['punto', 'recoleccion'], with_shipping: true },
  ...{ wants_photographs: true, until: today, law_until: today, post_by: today, amount: 64_950, refunds },
  exchanges: [
    { childrenSku: '7', options: [longWord], is_same: true, difference: 0 },
    { childrenSku: '8', options: [longWord, 'Rojo'], is_same: false, difference: 12_345 },
    { childrenSku: '9', options: ['Chica'], is_same: false, difference: -5_000 },
  ],
});

const sampleReturn = ({ pedido, placed_at: at, today, refunds }: OrderView): ReturnView => ({
  ...{ id: 'd', number: `${pedido}01`, parcel: 'a', state: 'started', word: 'devolución iniciada', asked_at: at },
  ...{ due_on: today, lines: [goods], pedido, reason: 'llego-roto', bearer: 'shop', way: 'punto', amount: 64_950 },
  exchange: {
    ...{ childrenSku: '8', options: [longWord, 'Rojo'], is_same: false, difference: 12_345, pieces: 1 },
    ...{ state: 'reserved', pedido: null, to_pay: false },
  },
  steps: [
    { word: 'devolución iniciada', state: 'current', at },
    { word: 'en espera del retorno del producto', state: 'next', at: null },
    { word: 'reembolsado', state: 'next', at: null },
  ],
  ...{ can_cancel: true, refusal: null, carrier: null, tracking: null, refunds, photographs: [], today },
  to: { name: longWord, address: longWord, postal_code: '06060' },
});

const refused = (view: ReturnView): ReturnView => ({
  ...{ ...view, state: 'refused', word: 'no autorizado', due_on: null, steps: [], refunds: [], can_cancel: false },
  refusal: longWord,
});
