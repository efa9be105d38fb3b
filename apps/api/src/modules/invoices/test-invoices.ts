/** For tests: customers who ask for invoices, sellers with invented certificates, and the local stamping service. */
import { randomUUID } from 'node:crypto';
import type { InvoiceReceiver, InvoicesView } from '@tianguis/contract';
import { openCsd, type Stamper, StamperUnavailable, type StampFault } from '@tianguis/invoice';
import { createLocalStamper } from '@tianguis/invoice/local';
import { satSchemas, testCsd } from '@tianguis/invoice/testing';
import { wholeOffer } from '@tianguis/testkit/offers';
import { withPayments } from '../payments/testing/test-payments.ts';
import { invoiceProofs } from './audit.ts';
import type { Issuer, Issuers } from './issuing.ts';
import { doInvoiceWork } from './work.ts';

/** RFCs that the SAT publishes for tests: of two companies, and of a person. */
export const sellers = {
  1: { rfc: 'EKU9003173C9', regime: '601', name: 'ESCUELA KEMPER URGATE' },
  2: { rfc: 'URE180429TM6', regime: '601', name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA' },
} as const;
export const receiver: InvoiceReceiver = {
  ...{ rfc: 'FUNK671228PH6', nombre: 'Karla Fuente Nolasco', regimen: '612', uso: 'G03', codigoPostal: '44970' },
};

export async function withInvoices(offer: Partial<typeof wholeOffer> = {}) {
  const shop = await withPayments({ offer: { ...wholeOffer, ...offer } });
  const { buyer, pool, product, time, unit } = shop;
  const certificates = new Map<string, Issuer>();
  for (const { rfc } of Object.values(sellers))
    certificates.set(rfc, { sealer: openCsd(testCsd({ rfc })), postalCode: '06600' });
  const local = createLocalStamper({ now: () => new Date(time.now), taxpayers: null, schemas: satSchemas() });
  /** `away`: the service does not answer, before or after it has stamped. */
  const service: { away: 'before' | 'after' | undefined; faults: StampFault[]; sent: string[] } = {
    ...{ away: undefined, faults: [], sent: [] },
  };
  const stamper: Stamper = {
    async stamp(xml) {
      service.sent.push(xml);
      if (service.away === 'before') throw new StamperUnavailable('away');
      if (service.faults.length > 0) return { faults: service.faults };
      const result = await local.stamp(xml);
      if (service.away === 'after') throw new StamperUnavailable('away');
      return result;
    },
  };
  const without = new Set<string>();
  const issuers: Issuers = { find: async (rfc) => certificates.get(rfc) };

  /** Runs the job at the time of the test. @returns errors that it met */
  async function work(): Promise<unknown[]> {
    const errors: unknown[] = [];
    const some: Issuers = { find: async (rfc) => (without.has(rfc) ? undefined : issuers.find(rfc)) };
    await doInvoiceWork(unit, { stamper, issuers: some }, { now: time.now, onError: (error) => errors.push(error) });
    return errors;
  }

  /** Gives all products tax keys, and all sellers tax data. */
  async function tax() {
    await pool.query(`
      insert into product_tax (product_id, keys)
      select id, '{"claveProdServ": "52151800", "claveUnidad": "H87", "iva": 16}' from products on conflict do nothing`);
    for (const [store, { rfc, regime, name }] of Object.entries(sellers))
      await pool.query('insert into seller_tax values ($1, $2, $3, $4) on conflict do nothing', [
        ...[store, rfc, regime, name],
      ]);
  }

  return {
    ...{ ...shop, issuers, local, service, stamper, tax, without, pay: shop.work, work },
    /** A paid order: 3 pieces of $500 of the first seller, less a coupon, and 2 of $99.99 of the second. */
    async bought(email?: string) {
      await pool.query(`insert into coupons (code, description, amount, max_uses) values ('HOLA', '-', 1001, 9)`);
      await product(7, { stock: 50, price: 50_000 });
      await product(8, { stock: 50, price: 9_999, store_id: 2 });
      await tax();
      const ana = await buyer(email);
      await ana.add([{ id: 8, cart_quantity: 2 }]);
      await ana.add([{ id: 7, cart_quantity: 3 }]);
      await ana.send('PUT', '/cupon', { codigo: 'HOLA' });
      const { pedido } = (await ana.buy('ok')).body.data as { pedido: string };
      return invoicesOf(ana, pedido);
    },
    invoicesOf,
    /** The proofs of `doctor` about invoices that orders contradict. @param hours by which the clock is ahead */
    async contradicted(): Promise<string[]> {
      await pool.query(`update refunded_pieces set at = at - interval '2 years'`);
      const found: string[] = [];
      for (const { name, wrongOf } of invoiceProofs)
        for (const { id } of (await pool.query(wrongOf('orders'))).rows) found.push(`${name} ${id}`);
      return found;
    },
    async clear() {
      await pool.query('truncate cfdis, invoice_requests, customer_tax, seller_tax cascade');
      await shop.clear();
      Object.assign(service, { away: undefined, faults: [], sent: [] });
      without.clear();
    },
  };

  function invoicesOf(ana: Awaited<ReturnType<typeof buyer>>, pedido: string) {
    const path = `/app/v1/pedidos/${pedido}/facturas`;
    return {
      ...{ ana, pedido, path },
      read: async (): Promise<InvoicesView> => (await ana.get(path)).body.data,
      ask: (more: object = {}) => ana.post(path, { solicitud: randomUUID(), ...receiver, ...more }),
      async file(id: string, format: 'xml' | 'pdf'): Promise<{ name: string; type: string; content: Buffer }> {
        const { data } = (await ana.get(`${path}/${id}/${format}`)).body;
        return { ...data, content: Buffer.from(data.content, 'base64') };
      },
      /** Cancels pieces, such as `1x2`: 2 pieces of the first line. */
      async cancel(piezas: string) {
        const cancellations = `/app/v1/pedidos/${pedido}/cancelaciones`;
        const { amount } = (await ana.get(`${cancellations}?piezas=${piezas}`)).body.data;
        const form = { cancelacion: randomUUID(), motivo: 'otra', importe: amount, piezas };
        const { status } = await ana.post(cancellations, form);
        if (status !== 200) throw new Error(`the cancellation of ${piezas} answered ${status}`);
        return amount as number;
      },
    };
  }
}
