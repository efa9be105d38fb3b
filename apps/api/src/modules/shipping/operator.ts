/** Rules of shipping for operators' commands: imports and exports rows, and explains dates (decision 33). */
import type { UnitOfWork } from '@tianguis/database';
import { stateOfPostalCode } from '@tianguis/domain';
import { mexicoClock } from '@tianguis/domain/shipping';
import { refreshDispatchSets } from '../inventory/service.ts';
import { explainPromise } from './explain.ts';
import { columnsOf, type FileRow, fileKindNames, type ShippingRows } from './files/file-columns.ts';
import { type GivenRows, readShippingFile } from './files/file-read.ts';
import { type ImportPlan, planImport } from './files/import-plan.ts';
import { createShippingOperatorRepository, type StoreName } from './operator-repository.ts';
import { createShippingRepository } from './repository.ts';
import { toRules } from './rules.ts';

export {
  columnsOf,
  type FileKind,
  type FileRow,
  fileKindNames,
  namedIn,
  type ShippingRows,
  showHour,
} from './files/file-columns.ts';
export { readShippingFile, WrongFile } from './files/file-read.ts';
export { csvOf, jsonOf } from './files/file-write.ts';
export type { ImportPlan } from './files/import-plan.ts';

/** A value of a place before and after a change, as the export writes it. */
export interface PlaceChange {
  name: string;
  before: string;
  after: string;
}

/** @throws Error with one sentence for an operator; WrongFile with a sentence for each wrong row */
export function createShippingOperator(shop: UnitOfWork) {
  const repository = createShippingOperatorRepository(shop.db);

  const write = (given: GivenRows, replace: boolean): Promise<ImportPlan> =>
    shop.withTransaction(async (unit) => {
      const on = createShippingOperatorRepository(unit.db);
      await on.lock();
      const [rows, stores] = [await on.rows(), await on.stores()];
      const names = storeNames(stores);
      const plan = planImport(given, rows, { storeNamed: names.find, replace });
      const { removed = [], changed: edited = [] } = plan.places ?? {};
      // Dispatch sets contain warehouses only, and the stock of a variant is what its active warehouses have. So both
      // change only if a place is removed, changes its kind, or begins or ends its work.
      const before = new Map(rows.places.map((place) => [place.code, place]));
      const matters = ({ code, kind, active }: FileRow) => {
        const place = before.get(String(code));
        return place?.kind !== kind || place?.active !== active;
      };
      const others = [...removed, ...edited.filter(matters)];
      const products = others.length > 0 ? await on.productsIn(others.map(({ code }) => String(code))) : [];
      // Rows with a place are removed before the place, and written after the place.
      for (const kind of fileKindNames.toReversed()) await on.remove(kind, plan[kind]?.removed ?? [], names.numbers);
      for (const kind of fileKindNames) {
        const { added = [], changed = [] } = plan[kind] ?? {};
        await on.write(kind, [...added, ...changed], names.numbers);
      }
      await refreshDispatchSets(unit, products);
      return plan;
    });

  return {
    rows: (): Promise<ShippingRows> => repository.rows(),

    /**
     * Adds and changes rows. With `replace`, also removes stored rows that the file lacks. Kinds of rows that the file
     * does not contain at all are not removed.
     */
    import: (bytes: Uint8Array, replace: boolean): Promise<ImportPlan> => write(readShippingFile(bytes), replace),

    /** @param cells in the form that files have */
    async editPlace(code: string, cells: Readonly<Record<string, string>>): Promise<PlaceChange[]> {
      const placeOf = async () => (await repository.rows()).places.find((row) => row.code === code);
      const before = await placeOf();
      if (!before) throw new Error(`There is no place "${code}": "shipping import" adds places.`);
      await write({ places: [{ where: `Place ${code}`, cells: { ...cells, code } }] }, false);
      const after = (await placeOf()) ?? before;
      return Object.entries(columnsOf('places')).flatMap(([name, column]) => {
        const [was, is] = [before, after].map((row: FileRow) => column.write(row[name] ?? null));
        return was === is ? [] : [{ name, before: was ?? '', after: is ?? '' }];
      });
    },

    /** @returns whether the day was added, changed, or already stored */
    async addHoliday(day: string, name: string): Promise<'added' | 'changed' | 'same'> {
      const { holidays } = await write({ holidays: [{ where: day, cells: { day, name } }] }, false);
      if (holidays?.added.length) return 'added';
      return holidays?.changed.length ? 'changed' : 'same';
    },

    /** @returns the name of the holiday */
    removeHoliday: (day: string): Promise<string> =>
      shop.withTransaction(async ({ db }) => {
        const on = createShippingOperatorRepository(db);
        await on.lock();
        const row = (await on.rows()).holidays.find((one) => one.day === day);
        if (!row) throw new Error(`${day} is none of the holidays that were added; those of the law stay.`);
        await on.remove('holidays', [row], new Map());
        return String(row.name);
      }),

    /** Explains when a product arrives at a postal code. @param at epoch milliseconds */
    async explain(product: string, postalCode: string, at: number): Promise<string[]> {
      const state = stateOfPostalCode(postalCode);
      if (!state) throw new Error(`No state has the postal code ${postalCode}.`);
      const found = await repository.product(product);
      if (!found) throw new Error(`There is no product "${product}".`);
      const [rows, codes] = await Promise.all([createShippingRepository(shop.db).rules(), repository.codes()]);
      return explainPromise({ rules: toRules(rows), product: found, postalCode, state, clock: mexicoClock(at), codes });
    },
  };
}

export type ShippingOperator = ReturnType<typeof createShippingOperator>;

/** Finds stores by their ids in feeds, by a slug that only one store has, or by their numbers. */
function storeNames(stores: readonly StoreName[]) {
  const numbers = new Map<string, number>();
  const isShared = (slug: string, id: number) =>
    stores.some((other) => other.id !== id && (other.slug === slug || other.external === slug));
  const nameOf = ({ id, slug, external }: StoreName) => external ?? (isShared(slug, id) ? String(id) : slug);
  for (const store of stores) numbers.set(nameOf(store), store.id);
  const find = (text: string): string | null | undefined => {
    const called = stores.find(({ external }) => external === text);
    if (called) return nameOf(called);
    const [first, second] = stores.filter(({ slug }) => slug === text);
    if (first) return second ? null : nameOf(first);
    const numbered = stores.find(({ id }) => String(id) === text);
    return numbered && nameOf(numbered);
  };
  return { numbers, find };
}
