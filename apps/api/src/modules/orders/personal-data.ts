/** The orders of a customer, for the export and the erasure of an account. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { eraseRefundAccounts } from '../refunds/service.ts';
import { eraseReturnStories } from '../returns/service.ts';
import { orderRepository } from './repository.ts';
import { hindrancesOf } from './settlement/hindrances.ts';
import { settlementsOf } from './settlement/settlement-repository.ts';

/**
 * Orders outlive the account, since tax law requires their amounts. The erasure removes the person from them (AF-07):
 * name, e-mail, telephone, address, gift note, comments on cancellations, stories of returns, and accounts for
 * refunds. An order that is not settled hinders the erasure.
 */
export const orderData: PersonalDataPart = {
  name: 'pedidos',
  tables: [
    ...[
      'card_pages',
      'checkouts',
      'quotes',
      'orders',
      'order_sellers',
      'order_parcels',
      'order_lines',
      'order_events',
      'order_tenders',
    ],
    ...['order_shares', 'payment_attempts', 'payment_receipts', 'refunds', 'stock_movements', 'order_mails'],
    ...['order_cancellations', 'refunded_pieces', 'refund_accounts', 'order_returns', 'order_return_lines'],
    'return_exchanges',
    // What sellers are owed for the lines, which names nobody.
    ...['seller_settlements', 'seller_entries'],
  ],
  erased: 'Tu nombre, tu dirección y tu dedicatoria en tus pedidos',
  retained: [
    {
      what: 'Las facturas y comprobantes de tus compras, si las hay',
      years: 5,
      reason: 'Código Fiscal de la Federación, artículo 30',
    },
    {
      what: 'Los registros contables de esas compras, si las hay',
      years: 10,
      reason: 'Código de Comercio, artículo 46',
    },
  ],
  async read({ db }, { id }) {
    const orders = await orderRepository(db).sheets(id);
    return orders.map(({ number, placedAt, total, shipping, discount, coupon, buyer, address, giftNote, lines }) => ({
      ...{ numero: number, fecha: placedAt.toISOString(), comprador: buyer, direccion: address, dedicatoria: giftNote },
      ...{ total: total / 100, envio: shipping / 100, descuento: discount / 100, cupon: coupon },
      productos: lines.map(({ title, sku, pieces, price }) => ({
        ...{ titulo: title, sku, piezas: pieces, precio: price / 100 },
      })),
    }));
  },
  hindrances: async ({ db }, { id }, isErasing) => hindrancesOf(await settlementsOf(db, id, isErasing)),
  async erase(unit, { id }) {
    await eraseRefundAccounts(unit, id);
    await eraseReturnStories(unit, id);
    await orderRepository(unit.db).removePerson(id);
  },
};
