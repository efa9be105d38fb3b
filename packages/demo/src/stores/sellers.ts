import type { DepartmentKey } from '../departments/department-keys.ts';
import type { Random } from '../random.ts';
import type { ShopStore } from './index.ts';

const OWN_SHARE = 0.3;
const OFFICIAL_SHARE = 0.6;

/**
 * Assigns sellers to products: official stores sell their brand, other sellers their departments, and the retailer
 * everything.
 */
export class Sellers {
  readonly #own: ShopStore;
  readonly #official = new Map<string, ShopStore>();
  readonly #others = new Map<DepartmentKey, (readonly [ShopStore, number])[]>();

  constructor(stores: readonly ShopStore[], departments: readonly DepartmentKey[]) {
    const own = stores.find(({ isOwn }) => isOwn);
    if (!own) throw new Error('one of the stores must be the retailer itself');
    this.#own = own;
    for (const key of departments) {
      const here = stores.filter((store) => store.departments.includes(key));
      this.#others.set(
        key,
        here.filter(({ brand }) => brand === null).map((store) => [store, store.size] as const),
      );
      for (const store of here) if (store.brand !== null) this.#official.set(`${key}/${store.brand}`, store);
    }
  }

  /** Picks the seller of one product. Digital products are sold by the retailer or by the brand's official store. */
  choose(random: Random, department: DepartmentKey, brand: string, digital: boolean): ShopStore {
    const official = this.#official.get(`${department}/${brand}`);
    const wantsOfficial = random.chance(OFFICIAL_SHARE);
    const wantsOwn = random.chance(OWN_SHARE);
    const others = this.#others.get(department) ?? [];
    if (official && wantsOfficial) return official;
    if (wantsOwn || digital || others.length === 0) return this.#own;
    return random.weighted(others);
  }
}
