/** The links that a customer made and followed, for the export and the erasure. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { useRepository } from './use-repository.ts';

/**
 * These rows are deleted with the customer's row. Messages to partners (`partner_webhooks`) have no data of a person, and
 * stay with their order. The export leaves out names and links of other people.
 */
export const sharedCartData: PersonalDataPart = {
  name: 'carritosCompartidos',
  tables: ['cart_links', 'cart_link_uses', 'affiliate_tags', 'live_clicks', 'partner_webhooks'],
  erased: 'Los carritos que compartiste y los enlaces de carritos que abriste',
  async read({ db }, { id }) {
    const { uses, tags, clicks, links } = await useRepository(db).sheets(id);
    return {
      compartidos: links.map(({ link, created_at, ends_at, closed_at }) => ({
        ...{ enlace: `/referidos/${link}`, creado: created_at.toISOString() },
        ...{ vence: ends_at?.toISOString() ?? null, cerrado: closed_at?.toISOString() ?? null },
      })),
      abiertos: uses.map(({ kind, added, payment_id, redirect_to, used_at, undone_at }) => ({
        ...{ tipo: kind, agregado: added.map(({ id: producto, sku, pieces }) => ({ producto, sku, piezas: pieces })) },
        ...{ pago: payment_id, regreso: redirect_to, abierto: used_at.toISOString() },
        deshecho: undone_at?.toISOString() ?? null,
      })),
      afiliados: tags.map(({ tagged_at }) => tagged_at.toISOString()),
      enVivo: clicks.map(({ source, products, clicked_at }) => ({
        ...{ origen: source, productos: products, abierto: clicked_at.toISOString() },
      })),
    };
  },
};
