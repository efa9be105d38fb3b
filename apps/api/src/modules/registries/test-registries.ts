/** For tests: an owner with a registry, and givers who buy from it. */
import type { CheckoutView, OwnRegistry, QuoteView, Registry } from '@tianguis/contract';
import { withPayments } from '../payments/testing/test-payments.ts';

/** The street of the owner, which no giver may read. */
export const street = 'Callejón del Aguacate';

export async function withRegistries() {
  const shop = await withPayments();
  const { buyer, call, pool } = shop;

  async function owner(email = 'lupita@correo.mx') {
    const lupita = await buyer(email);
    await lupita.move({ calle: street, numeroExterior: '77', referencias: 'Portón colorado', telefono: '5599887766' });
    await pool.query('update customer_sessions set confirmed_at = now()');
    const values = {
      ...{ evento: 'wedding', nombres: 'Lupita y Beto', fecha: '2027-02-14', mensaje: '¡Los esperamos!' },
      ...{ direccion: lupita.address, buscable: false, sorpresa: false },
    };
    const put = (path: string, payload: object) => call('PUT', path, { headers: lupita.headers, payload });
    return {
      ...{ ...lupita, values, put },
      create: (more: object = {}, formulario: string = crypto.randomUUID()) =>
        lupita.post('/app/v1/mesas', { formulario, ...values, ...more }),
      change: (id: string, more: object) => put(`/app/v1/mesas/${id}`, { ...values, ...more }),
      want: (id: string, producto: number, quiere: number, childrenSku = '0') =>
        put(`/app/v1/mesas/${id}/articulos`, { producto, childrenSku, quiere }),
      view: async (id: string): Promise<OwnRegistry> => (await lupita.get(`/app/v1/mesas/${id}`)).body.data,
      /** A registry that wants pieces of product 7. */
      async registry(pieces = 2, more: object = {}): Promise<OwnRegistry> {
        const { body } = await this.create(more);
        const { id } = body.data;
        return (await this.want(id, 7, pieces)).body.data;
      },
    };
  }

  const open = (codigo: string) => call('POST', '/app/v1/mesas-de-regalos/abrir', { payload: { codigo } });

  async function giver(email = 'rosa@correo.mx') {
    const rosa = await buyer(email);
    await pool.query('update customer_sessions set confirmed_at = now()');
    const checkout = async (mesa: OwnRegistry, pieces = 1, more: object = {}) =>
      rosa.post('/app/v1/compras', {
        regalo: { mesa: mesa.codigo, articulo: mesa.articulos[0]?.id, pieces, dedicatoria: '¡Felicidades!', ...more },
      });
    return {
      ...{ ...rosa, checkout },
      /** Buys a gift. @param way token of a saved card, or the way of cash and transfers */
      async give(mesa: OwnRegistry, pieces = 1, way = 'ok') {
        const opened: CheckoutView = (await checkout(mesa, pieces)).body.data;
        if (way === 'ok') shop.bank.save(rosa.id, way);
        const seen = (await rosa.get(`/app/v1/compras/${opened.compra}`)).body.data as CheckoutView;
        const choices = way === 'ok' ? { tarjeta: seen.saved_cards[0]?.id } : { forma: way };
        const chosen: CheckoutView = (await rosa.choose(opened.compra, choices)).body.data;
        return rosa.place(chosen.quote as QuoteView);
      },
    };
  }

  /** What of the first item is taken, reserved and left. */
  const counts = async (codigo: string): Promise<(number | null | undefined)[]> => {
    const registry: Registry = (await open(codigo)).body.data;
    const [item] = registry.articulos;
    return [item?.regaladas, item?.apartadas, item?.faltan];
  };

  return {
    ...{ ...shop, owner, giver, open, counts },
    async clear() {
      await shop.clear();
      await pool.query('truncate registries cascade');
    },
  };
}
