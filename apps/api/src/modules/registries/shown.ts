/** Converts registries for replies. No reply has more of the address than its town. */
import type { Address, OwnRegistry, Registry, RegistryItem, RegistrySummary } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { changeHindrance, countItem, giftStateOf } from '@tianguis/domain/registry';
import { hindranceOf, type LineCards, lineKey, readLineFacts } from '../lines/service.ts';
import type { StoredGift, StoredItem, StoredRegistry } from './repository.ts';

export const toSummary = ({ code, kind, names, eventOn }: StoredRegistry): RegistrySummary => ({
  ...{ codigo: code, evento: kind, nombres: names, fecha: eventOn },
});

/** The items with today's prices. @param isSecret the owner must not know what was given */
export async function showItems(
  { db }: Pick<UnitOfWork, 'db'>,
  items: readonly StoredItem[],
  { cardsOf, isSecret = false }: { cardsOf: LineCards; isSecret?: boolean },
): Promise<RegistryItem[]> {
  const names = items.map(({ product: id, sku }) => ({ id, sku }));
  const facts = new Map((await readLineFacts(db, names)).map((one) => [lineKey(one), one]));
  const cards = await cardsOf([...facts.values()]);
  return items.flatMap((item): RegistryItem[] => {
    const key = lineKey({ id: item.product, sku: item.sku });
    const line = facts.get(key);
    const card = cards.get(key);
    if (!line || !card) return [];
    const { taken, reserved, left } = countItem(item.wanted, item.gifts);
    const isSold = hindranceOf(line) === undefined;
    return [
      {
        ...{ id: item.id, producto: item.product, childrenSku: item.sku, slug: item.slug, titulo: line.title },
        ...{ opciones: Object.values(line.variant?.options ?? {}), imagen: card.pictures[0]?.thumbnail ?? null },
        ...{ precio: isSold ? (line.variant?.salePrice ?? null) : null, quiere: item.wanted },
        ...{
          regaladas: isSecret ? null : taken,
          apartadas: isSecret ? null : reserved,
          faltan: isSecret ? null : left,
        },
        se_vende: isSold && (line.variant?.stock ?? 0) > 0,
      },
    ];
  });
}

/** Paid gifts that were not refunded as a whole. @param offersBalance the owner can change gifts into balance */
export const showGifts = (gifts: readonly StoredGift[], offersBalance: boolean): OwnRegistry['regalos'] =>
  gifts
    .filter(({ payment, pieces }) => giftStateOf(payment) === 'taken' && pieces > 0)
    .map(({ id, from, note, title, pieces, at, thankedAt, facts, changed }) => ({
      ...{ id, de: from, dedicatoria: note, titulo: title, piezas: pieces, at: at.toISOString() },
      ...{ gracias: thankedAt !== null, se_cambia: offersBalance && changeHindrance(facts) === undefined },
      cambio: changed.pieces > 0 ? { piezas: changed.pieces, importe: changed.amount } : null,
    }));

/** The town of an address. */
export const townOf = (address: Pick<Address, 'ciudad' | 'municipio' | 'estado'>): string =>
  [...new Set([address.ciudad || address.municipio, address.estado])].filter((text) => text !== '').join(', ');

/** What a giver reads of an address: the names and the town. All other texts are empty. */
export const giversAddress = (address: Address, names: string): Address => ({
  ...{
    id: '',
    nombre: `Domicilio de ${names}`,
    direccion: '',
    calle: '',
    numeroExterior: '',
    numeroInterior: '',
    colonia: '',
  },
  ...{ codigoPostal: '', municipio: '', ciudad: address.ciudad || address.municipio, estado: address.estado },
  ...{ entreCalles: '', referencias: '', telefono: '', predeterminada: false },
});

export const toPublic = (
  registry: StoredRegistry,
  address: Address | undefined,
  articulos: RegistryItem[],
): Registry => ({
  ...toSummary(registry),
  ...{ mensaje: registry.message, lugar: address ? townOf(address) : '', articulos },
  recibe: registry.closedAt === null && address !== undefined,
});
