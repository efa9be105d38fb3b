/** Checks whether arrival dates can be computed (decision 33): places, and rates for every zone. */
import { stateOfPostalCode } from '@tianguis/domain';
import { zones } from '@tianguis/domain/shipping';
import { oneLine } from '../table.ts';
import { ask } from './ask.ts';
import { type Check, type DatabaseContext, ok, warn } from './check.ts';
import { limit } from './expect-none.ts';

const todo = 'npm run shop -- shipping show lists the rows; "shipping import FILE" and "shipping place" mend them.';
const some = (names: readonly string[]) =>
  oneLine(`${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`, 120);

export const shippingChecks: readonly Check<DatabaseContext>[] = [
  {
    name: 'Places of shipping',
    limit,
    async run(on) {
      const places = await ask<{ code: string; postal: string; active: boolean; kind: string; store: number | null }>(
        on,
        `select code, postal_code as postal, is_active as active, kind, store_id as store from shipping_places order by id`,
      );
      const active = places.filter((place) => place.active);
      const general = active.filter(({ kind, store }) => kind === 'seller' && store === null);
      const [{ ours, homeless } = { ours: 0, homeless: [] }] = await ask<{ ours: number; homeless: string[] }>(
        on,
        `select count(*) filter (where exists (select from products p
            where p.store_id = s.id and p.is_active and p.fulfillment_id = 1))::integer as ours,
          coalesce(array_agg(s.name order by s.id) filter (where exists (select from products p
            where p.store_id = s.id and p.is_active and p.fulfillment_id <> 1)
            and not exists (select from shipping_places o where o.store_id = s.id and o.is_active)), '{}') as homeless
          from stores s`,
      );
      const nowhere = places.flatMap(({ code, postal }) => (stateOfPostalCode(postal) ? [] : [code]));
      const faults = [
        ...(nowhere.length > 0 ? [`no state has the postal code of ${some(nowhere)}, so nothing leaves there`] : []),
        ...(ours > 0 && !active.some(({ kind }) => kind === 'warehouse')
          ? ['there is no warehouse, so what we ship has no date']
          : []),
        ...(general.length === 0 && homeless.length > 0
          ? [`there is no general place, so ${some(homeless)} (${homeless.length} in all) have no date`]
          : []),
        ...(general.length > 1
          ? [`several places are general, and only the first counts: ${some(general.map(({ code }) => code))}`]
          : []),
      ];
      if (faults.length === 0) return ok(`${active.length} active of ${places.length}.`);
      return warn(sentence(faults), todo);
    },
  },
  {
    name: 'Rates of shipping',
    limit,
    async run(on) {
      const rates = await ask<{ service: string; zone: string }>(
        on,
        `select service, zone from shipping_rates where store_id is null`,
      );
      const [{ any, big } = { any: false, big: false }] = await ask<{ any: boolean; big: boolean }>(
        on,
        `select exists (select from products where is_active and not is_big_ticket) as any,
                exists (select from products where is_active and is_big_ticket) as big`,
      );
      const needed = [...(any ? ['estandar'] : []), ...(big ? ['voluminoso'] : [])];
      const faults = needed.flatMap((service) => {
        const missing = zones.filter((zone) => !rates.some((rate) => rate.service === service && rate.zone === zone));
        return missing.length === 0 ? [] : [`there is no general rate of ${service} for ${missing.join(', ')}`];
      });
      if (faults.length === 0) return ok(`${rates.length} general ones.`);
      return warn(`${sentence(faults)} What goes there has no date.`, todo);
    },
  },
];

function sentence(faults: readonly string[]): string {
  const text = faults.join('; ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
