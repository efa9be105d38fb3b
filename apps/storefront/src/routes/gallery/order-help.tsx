/** Help with an order, its cancellation, and the account for refunds. */
import type { CancellationPreview, InvoicesView, OrderView, RefundView } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import { OwnerField } from '../../features/account/drafts/owner-field.tsx';
import { toBalance } from '../../features/orders/balance/balance-data.ts';
import { BalanceView } from '../../features/orders/balance/balance-view.tsx';
import { readChoice } from '../../features/orders/cancellation/choice.ts';
import { openLines, toChoose } from '../../features/orders/cancellation/choose-data.ts';
import { ChoosePage } from '../../features/orders/cancellation/choose-page.tsx';
import { ClosedPage } from '../../features/orders/cancellation/closed-page.tsx';
import { toDone } from '../../features/orders/cancellation/done-data.ts';
import { DonePage } from '../../features/orders/cancellation/done-page.tsx';
import { toReview } from '../../features/orders/cancellation/review-data.ts';
import { ReviewPage } from '../../features/orders/cancellation/review-page.tsx';
import { GoodsList } from '../../features/orders/goods-list.tsx';
import { toHelp } from '../../features/orders/help/help-data.ts';
import { HelpPage } from '../../features/orders/help/help-page.tsx';
import { toInvoicePage } from '../../features/orders/invoice/invoice-data.ts';
import { InvoicePage } from '../../features/orders/invoice/invoice-page.tsx';
import { OrderFrame } from '../../features/orders/order-frame.tsx';
import { toRefundAccount } from '../../features/orders/refund-account/refund-account-data.ts';
import { RefundAccountPage } from '../../features/orders/refund-account/refund-account-page.tsx';
import { RefundList } from '../../features/orders/refunds/refund-list.tsx';
import { toRefunds } from '../../features/orders/refunds/refund-words.ts';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { Apart, type Modules } from './state.tsx';

const tenderOf = (kind: string) => ({ kind, amount: 129_900, card: null, months: 1 });

const none = undefined;

export function orderHelp({ real, now }: Pick<GalleryData, 'real' | 'now'>): Modules {
  const order = sampleOrder(real[0]?.picture ?? null, now);
  const unpaid: OrderView = {
    ...{ ...order, pedido: '0123456801', refunds: [], can_pay: true, can_change: true },
    ...{ status: { word: 'esperando pago', track: 'payment' } },
    payment: { state: 'awaiting', pay_until: order.placed_at, tenders: [tenderOf('oxxo')] },
  };
  const chosen = (query: string, of = order) => readChoice(new URLSearchParams(query), openLines(of), none);
  const preview: CancellationPreview = {
    ...{ pedido: order.pedido, is_paid: true, is_whole: false, amount: 64_950 },
    lines: [{ line: 2, id: 8, childrenSku: '8', title: longWord, options: [longWord], picture: null, pieces: 1 }],
    refunds: order.refunds.map((refund) => ({ ...refund, amount: 32_475 })),
  };
  const terms = { order, product: none, id: '00000000-0000-4000-8000-000000000000', reason: 'otra' };
  const review = { ...toReview(preview, terms), action: '/testModules', owner: <OwnerField /> };
  const account = { action: '/testModules', confirmHref: '/testModules', values: {} };
  const named = order.refunds.map((refund) => ({ ...refund, account: sampleAccount, needs_account: false }));
  const pressKey = 'clave-de-muestra';
  return {
    'Ayuda con un pedido': <HelpPage {...toHelp(order, none)} pressKey={pressKey} heading="h2" />,
    'Ayuda con un producto de un pedido': (
      <Apart name="producto">
        <HelpPage {...toHelp({ ...order, pedido: '0123456802' }, 8)} pressKey={pressKey} heading="h2" />
      </Apart>
    ),
    'Ayuda con un pedido sin pagar': <HelpPage {...toHelp(unpaid, none)} pressKey={pressKey} heading="h2" />,
    'Mi saldo a favor': (
      <Apart name="saldo">
        <BalanceView {...account} {...sampleBalance(now)} isConfirmed id={terms.id} sample />
      </Apart>
    ),
    'Mi saldo a favor, sin movimientos': (
      <BalanceView
        {...{ ...account, ...toBalance({ ...noBalance, today: dateInMexico(now) }) }}
        isConfirmed={false}
        id={terms.id}
        sample
      />
    ),
    'Qué cancelar': (
      <Apart name="elegir">
        <ChoosePage {...toChoose(order, none, chosen(''))} heading="h2" />
      </Apart>
    ),
    'Qué cancelar, con errores': (
      <Apart name="errores">
        <ChoosePage {...toChoose(order, none, chosen('paso=revisar&l1=9'))} heading="h2" />
      </Apart>
    ),
    'Qué cancelar, sin pagar': (
      <Apart name="sin-pagar">
        <ChoosePage {...toChoose(unpaid, none, chosen('', unpaid))} heading="h2" />
      </Apart>
    ),
    'Revisar una cancelación': (
      <Apart name="revisar">
        <ReviewPage {...review} heading="h2" />
      </Apart>
    ),
    'Cambió lo que se regresa': (
      <Apart name="cambio">
        <ReviewPage {...review} was={60_000} notice={longWord} heading="h2" />
      </Apart>
    ),
    'Ya no se puede cancelar': (
      <Apart name="cerrado">
        <ClosedPage facts={review.facts} message={longWord} againHref="/testModules" heading="h2" />
      </Apart>
    ),
    'Cancelación hecha': (
      <Apart name="hecha">
        <DonePage
          {...toDone({ ...sampleCancellation, lines: preview.lines, refunds: order.refunds }, order, none)}
          {...{ pressKey }}
          heading="h2"
        />
      </Apart>
    ),
    'Cuenta para reembolsos': (
      <Apart name="cuenta">
        <RefundAccountPage
          {...{ ...toRefundAccount(order, none), ...account }}
          {...{ isConfirmed: true, owner: <OwnerField />, notice: longWord }}
          result={{ status: 'invalid', values: { clabe: '0123' }, fieldErrors: { clabe: longWord }, message: '' }}
          heading="h2"
        />
      </Apart>
    ),
    'Cuenta para reembolsos, sin confirmar': (
      <Apart name="sin-confirmar">
        <RefundAccountPage {...{ ...toRefundAccount(order, none), ...account }} isConfirmed={false} heading="h2" />
      </Apart>
    ),
    'Cuenta para reembolsos, guardada': (
      <Apart name="guardada">
        <RefundAccountPage
          {...{ ...toRefundAccount({ ...order, refunds: named }, none), ...account }}
          isConfirmed
          heading="h2"
        />
      </Apart>
    ),
    'Pedir factura': (
      <Apart name="pedir-factura">
        <InvoicePage
          {...{ ...toInvoicePage(order, sampleInvoices, none), action: '/testModules', owner: <OwnerField /> }}
          form={{ id: terms.id, regimes: sampleChoices, uses: sampleChoices, checked: longWord }}
          values={{}}
          result={{
            status: 'invalid',
            values: { rfc: 'XXX' },
            fieldErrors: { rfc: longWord, uso: longWord },
            message: '',
          }}
          notice={longWord}
          heading="h2"
        />
      </Apart>
    ),
    'Facturas de un pedido': (
      <Apart name="facturas">
        <InvoicePage
          {...{ ...toInvoicePage(order, issuedInvoices, none), action: '/testModules' }}
          form={{ id: terms.id, regimes: sampleChoices, uses: undefined, checked: '' }}
          values={{}}
          heading="h2"
        />
      </Apart>
    ),
    'Partes de las páginas de un pedido': (
      <Apart name="partes">
        <OrderFrame facts={review.facts} title={longWord} heading="h2">
          <GoodsList goods={review.goods} />
          <RefundList {...toRefunds(order.refunds, order.pedido, order.today)} />
        </OrderFrame>
      </Apart>
    ),
  };
}

const sampleChoices = [{ value: '601', label: longWord }];
const sampleInvoices: InvoicesView = {
  ...{ pedido: '0123456803', until: '2026-12-31', can_ask: true, receiver: null, faults: [], is_sample: true },
  parts: ['La Merced', 'Otra tienda'].map((seller) => ({
    ...{ seller, state: 'open', reason: null, amount: 64_950, documents: [] },
  })),
};
const issuedInvoices: InvoicesView = {
  ...{ ...sampleInvoices, pedido: '0123456804', can_ask: false, is_sample: false },
  parts: [
    {
      ...{ seller: longWord, state: 'issued', reason: null, amount: 64_950 },
      documents: (['invoice', 'credit-note'] as const).map((kind) => ({
        ...{ id: kind, kind, total: 64_950, at: null, state: kind === 'invoice' ? 'ready' : 'waiting' },
        uuid: kind === 'invoice' ? '11111111-2222-4333-8444-555555555555' : null,
      })),
    },
    { seller: 'Otra tienda', state: 'none', reason: 'seller', amount: 0, documents: [] },
  ],
};
const sampleAccount = { bank: 'BANORTE', last4: '9719', holder: longWord };
const sampleCancellation = {
  ...{ id: 'c', pedido: '0123456800', at: '2026-11-21T18:00:00Z', reason: 'otra', is_paid: true, is_whole: false },
};

/** A paid order in two parcels: one left, the other can be cancelled. */
/** An order with a parcel to cancel, and another on its way. */
export function sampleOrder(picture: string | null, now: number): OrderView {
  const moment = new Date(now).toISOString();
  const today = dateInMexico(now);
  const line = {
    ...{ id: 7, childrenSku: '7', title: 'Comal de barro de 30 cm', picture, pieces: 3, line: 1, cancelled: 0 },
    ...{
      cancellable: 3,
      returnable: 0,
      return_until: null,
      brand: '',
      options: [{ name: 'Color', value: 'Negro' }],
      slug: null,
    },
    ...{ list_price: 69_900, price: 64_950, discount: 0 },
  };
  const parcel: Omit<OrderView['parcels'][number], 'id' | 'seller' | 'collected_at' | 'status' | 'lines'> = {
    ...{ delivery: 'carrier', promised: { from: today, to: today }, delivered_at: null, place: null, steps: [] },
    ...{ carrier: null, tracking: null, shipping: 5_000 },
  };
  const refund: RefundView = {
    ...{ id: 'a', amount: 5_000, state: 'made', at: moment, way: 'card', card: { brand: 'visa', last4: '4242' } },
    ...{ needs_account: false, arrives_by: today, account: null },
  };
  return {
    ...{ pedido: '0123456800', placed_at: moment, ended_at: null, is_test: false },
    status: { word: 'preparando tu producto', track: 'shipping' },
    payment: { state: 'paid', pay_until: null, tenders: [tenderOf('card')] },
    ...{ goods: 129_900, discount: 0, shipping: 5_000, total: 134_900, coupon: null, gift_note: null, address: null },
    ...{ exchange_of: null, gift_change: null },
    parcels: [
      {
        ...{ ...parcel, id: 'a', seller: { id: 1, name: longWord }, collected_at: null },
        status: { word: 'preparando tu producto', track: 'shipping' },
        lines: [line, { ...line, line: 2, id: 8, title: longWord, picture: null, pieces: 1, cancellable: 1 }],
      },
      {
        ...{ ...parcel, id: 'b', seller: { id: 2, name: 'Tianguis' }, collected_at: moment },
        status: { word: 'en camino', track: 'shipping' },
        lines: [{ ...line, line: 3, id: 9, cancelled: 1, cancellable: 0 }],
      },
    ],
    refunds: [
      refund,
      { ...refund, id: 'b', way: 'oxxo', card: null, state: 'due', needs_account: true, arrives_by: null },
    ],
    ...{ returns: [], texts: [], can_pay: false, can_cancel: true, can_change: false, has_slip: false, today },
  };
}

const noBalance = { amount: 0, held: 0, movements: [], payouts: [] };

function sampleBalance(now: number) {
  const at = new Date(now).toISOString();
  const payout = { amount: 20_000, bank: longWord, last4: '9719', at };
  return toBalance({
    ...{ amount: 123_450, held: 30_000, today: dateInMexico(now) },
    movements: [
      { id: 3, kind: 'payout', amount: -20_000, pedido: null, regalo: null, at },
      { id: 4, kind: 'refund', amount: 5_000, pedido: null, regalo: { de: longWord, titulo: longWord }, at },
      { id: 2, kind: 'hold', amount: -30_000, pedido: '0123456801', regalo: null, at },
      { id: 1, kind: 'refund', amount: 173_450, pedido: '0123456802', regalo: null, at },
    ],
    payouts: [
      { ...payout, id: 'a', state: 'asked', arrives_by: dateInMexico(now) },
      { ...payout, id: 'b', state: 'returned', arrives_by: null },
    ],
  });
}
