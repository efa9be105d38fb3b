/** Commands of operators on businesses that want to sell (RT-25). */
import type { UnitOfWork } from '@tianguis/database';
import { type LeadRow, leadRepository } from './repository.ts';

export type { LeadRow } from './repository.ts';

export type LeadOperator = ReturnType<typeof createLeadOperator>;

/**
 * @param clock epoch milliseconds
 * @throws Error in `show` and `close`, with one sentence for the operator; nothing is changed then
 */
export function createLeadOperator(shop: UnitOfWork, clock: () => number = Date.now) {
  async function show(folio: string): Promise<LeadRow> {
    const row = await leadRepository(shop).byFolio(folio);
    if (!row) throw new Error(`There is no lead ${folio}: "leads list" prints the folios.`);
    return row;
  }

  return {
    /** Leads that wait, the oldest first; with `all`, all leads, the newest first. */
    list: (selection: { all: boolean; most: number }): Promise<LeadRow[]> => leadRepository(shop).list(selection),

    show,

    /** Closes a lead, with what was agreed. A second call changes nothing. @returns whether it waited */
    async close(folio: string, note: string | undefined): Promise<boolean> {
      await show(folio);
      return leadRepository(shop).close(folio, note ?? null, new Date(clock()));
    },
  };
}

/** Erases leads that nothing happened to for some days. @returns their number */
export const pruneLeads = (shop: UnitOfWork, days: number, now = Date.now()): Promise<number> =>
  leadRepository(shop).prune(days, new Date(now));
