/** Commands of operators on gift registries (RT-23). */
import type { UnitOfWork } from '@tianguis/database';
import { readCode } from '@tianguis/domain/registry';
import { sql } from 'kysely';
import { noteAudit } from '../accounts/service.ts';
import { registryRepository, type StoredGift, type StoredItem, type StoredRegistry } from './repository.ts';

export { registryProofs } from './proofs.ts';
export { tellRegistryOwners } from './tell-owners.ts';

export interface RegistrySheet extends StoredRegistry {
  email: string;
  items: number;
  gifts: number;
}

export interface WholeRegistry extends Omit<RegistrySheet, 'items' | 'gifts'> {
  items: (StoredItem & { title: string })[];
  gifts: StoredGift[];
}

export type RegistryOperator = ReturnType<typeof createRegistryOperator>;

const sheet = sql`
  select r.id, r.customer_id as owner, c.email, r.code, r.kind, r.names, r.event_on::text as "eventOn", r.message,
         r.address_id as address, r.is_listed as "isListed", r.is_surprise as "isSurprise", r.closed_at as "closedAt",
         (select count(*)::integer from registry_items i where i.registry_id = r.id and i.wanted > 0) as items,
         (select count(*)::integer from registry_items i join registry_gifts g on g.item_id = i.id
           where i.registry_id = r.id) as gifts
    from registries r join customers c on c.id = r.customer_id`;

/**
 * @param operator name of the operator who gives the command
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createRegistryOperator(shop: UnitOfWork, operator: string) {
  async function find({ db }: Pick<UnitOfWork, 'db'>, typed: string): Promise<RegistrySheet> {
    const { rows } = await sql<RegistrySheet>`${sheet} where r.code = ${readCode(typed) ?? ''}`.execute(db);
    if (!rows[0]) throw new Error('There is no such registry: "registries list" prints the codes.');
    return rows[0];
  }

  return {
    /** Registries by date of the event; with `all`, also closed ones. */
    async list({ all, most }: { all: boolean; most: number }): Promise<RegistrySheet[]> {
      const { rows } = await sql<RegistrySheet>`
        ${sheet} where (${all} or r.closed_at is null) order by r.event_on, r.id limit ${most}`.execute(shop.db);
      return rows;
    },

    /** All of a registry. The audit log of its customer notes it. */
    show: (code: string): Promise<WholeRegistry> =>
      shop.withTransaction(async (unit) => {
        const found = await find(unit, code);
        await noteAudit(unit.db, {
          ...{ customer: found.owner, action: 'shown', actor: 'operator', operator },
          detail: { what: 'registry', registry: found.id },
        });
        const registries = registryRepository(unit);
        const [items, gifts] = [await registries.items(found.id), await registries.gifts(found.id)];
        const titles = await unit.db
          .selectFrom('products')
          .select(['id', 'title'])
          .where('id', 'in', [0, ...items.map(({ product }) => product)])
          .execute();
        const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
        return { ...found, items: items.map((one) => ({ ...one, title: titleOf.get(one.product) ?? '' })), gifts };
      }),

    /** Closes a registry, which then takes no gifts and is not found. Its owner can open it again. */
    close: (code: string): Promise<RegistrySheet> =>
      shop.withTransaction(async (unit) => {
        const found = await find(unit, code);
        if (found.closedAt !== null) throw new Error(`Registry ${found.code} is closed already.`);
        await unit.db
          .updateTable('registries')
          .set({ closed_at: sql<Date>`now()` })
          .where('id', '=', found.id)
          .execute();
        await noteAudit(unit.db, {
          ...{ customer: found.owner, action: 'registry-closed', actor: 'operator', operator },
          detail: { what: 'registry', registry: found.id },
        });
        return find(unit, code);
      }),
  };
}
