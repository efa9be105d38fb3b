/** The cart in the export and in the erasure of a customer's data. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { couponRepository } from './coupons/coupon-repository.ts';
import { lineRepository } from './line-repository.ts';

/** These rows are deleted with the customer's row. Stored requests are hashes of forms, and are deleted after a day. */
export const cartData: PersonalDataPart = {
  name: 'carrito',
  tables: ['carts', 'cart_lines', 'coupon_uses', 'idempotent_requests'],
  erased: 'Tu carrito, lo que guardaste para después y tus cupones',
  async read({ db }, { id }) {
    const [lines, uses] = await Promise.all([lineRepository(db).sheets(id), couponRepository(db).usesOf(id)]);
    return {
      productos: lines.map(({ title, sku, pieces, isLater, isRemoved, notedPrice, tag, addedAt }) => ({
        ...{
          titulo: title,
          opcion: sku === '0' ? null : sku,
          piezas: pieces,
          paraDespues: isLater,
          quitado: isRemoved,
        },
        ...{ precioAlAgregar: notedPrice / 100, origen: tag, agregado: addedAt.toISOString() },
      })),
      cupones: uses.map(({ code, heldUntil }) => ({ codigo: code, apartadoHasta: heldUntil?.toISOString() ?? null })),
    };
  },
};
