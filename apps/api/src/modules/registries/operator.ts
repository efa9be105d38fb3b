/** Commands of operators on gift registries (RT-23). */
import type { UnitOfWork } from '@tianguis/database';
import { readCode } from '@tianguis/domain/registry';
import { noteAudit } from '../accounts/service.ts';
import { type RegistrySheet, registryOperatorRepository } from './operator-repository.ts';
import { registryRepository, type StoredGift, type StoredItem } from './repository.ts';

export { tellRegistryOwners } from './mails/tell-owners.ts';
export type { RegistrySheet } from './operator-repository.ts';
export { registryProofs } from './proofs.ts';

export interface WholeRegistry extends Omit<RegistrySheet, 'items' | 'gifts'> {
  items: (StoredItem & { title: string })[];
  gifts: StoredGift[];
}

export type RegistryOperator = ReturnType<typeof createRegistryOperator>;

/**
 * @param operator name of the operator who gives the command
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createRegistryOperator(shop: UnitOfWork, operator: string) {
  async function find(on: Pick<UnitOfWork, 'db'>, typed: string): Promise<RegistrySheet> {
    const found = await registryOperatorRepository(on).ofCode(readCode(typed) ?? '');
    if (!found) throw new Error('There is no such registry: "registries list" prints the codes.');
    return found;
  }

  return {
    /** Registries by date of the event; with `all`, also closed ones. */
    list: ({ all, most }: { all: boolean; most: number }): Promise<RegistrySheet[]> =>
      registryOperatorRepository(shop).list(all, most),

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
        const titleOf = await registryOperatorRepository(unit).titles(items.map(({ product }) => product));
        return { ...found, items: items.map((one) => ({ ...one, title: titleOf.get(one.product) ?? '' })), gifts };
      }),

    /** Closes a registry, which then takes no gifts and is not found. Its owner can open it again. */
    close: (code: string): Promise<RegistrySheet> =>
      shop.withTransaction(async (unit) => {
        const found = await find(unit, code);
        if (found.closedAt !== null) throw new Error(`Registry ${found.code} is closed already.`);
        await registryOperatorRepository(unit).close(found.id);
        await noteAudit(unit.db, {
          ...{ customer: found.owner, action: 'registry-closed', actor: 'operator', operator },
          detail: { what: 'registry', registry: found.id },
        });
        return find(unit, code);
      }),
  };
}
