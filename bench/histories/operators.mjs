// What operators, carriers and jobs do, as the commands of the shop do it.
import { persist } from '../purchases/bank.mjs';

/** @param unit the unit of work of the shop's database */
export async function operatorsOf(unit) {
  const { createOrderChanges, createReturnOperator, createTransferOperator } = await import('@tianguis/api');
  const changes = createOrderChanges(unit, 'Carmen');
  const returns = createReturnOperator(unit, 'Carmen');
  const transfers = createTransferOperator(unit, 'Carmen');
  return {
    async advance(order, log, to, parcel) {
      const what = `${to}${parcel ? ` parcel ${parcel.slice(0, 8)}` : ''}`;
      const answer = await log.command(order, what, () => changes.advance(order.number, { to, parcel }));
      note(order.cameBack, answer, 'returned');
      return answer;
    },

    async cancel(order, log, parcel) {
      const what = `cancel ${parcel ? `parcel ${parcel.slice(0, 8)}` : 'the order'}`;
      note(order.stopped, await log.command(order, what, () => changes.cancel(order.number, parcel)), 'cancelled');
    },

    async refund(order, log, line, pieces) {
      const work = () => changes.refund(order.number, { line, pieces });
      if (await log.command(order, `refund ${line}x${pieces}`, work)) order.goodwill.push({ line, pieces });
    },

    /** @param step posted, arrived, good, damaged or refuse */
    async inspect(order, log, one, step) {
      const { number } = one;
      const work = {
        posted: () => returns.posted(number, 'DHL'),
        arrived: () => returns.arrived(number),
        good: () => returns.accept(number, true),
        damaged: () => returns.accept(number, false),
        refuse: () => returns.refuse(number, 'Tiene marcas de uso.'),
      }[step];
      const answer = await log.command(order, `return ${number.slice(-2)}: ${step}`, work);
      // Of two inspections at once, the first one counts.
      if (step === 'good' && answer?.before === 'arrived' && answer.after === 'accepted') one.isGood = true;
    },

    /** Makes all transfers of some orders; some come back. */
    async transfer(orders, random, log) {
      const byNumber = new Map(orders.map((order) => [order.number, order]));
      const due = await persist(async () => ({ status: 200, rows: await transfers.due() }), 'transfers');
      for (const { refund, number, amount } of due.rows) {
        const order = byNumber.get(number);
        if (!order) continue;
        const made = await log.command(order, `transfer ${amount}`, () => transfers.transferred(refund, 'T1'));
        if (!made) continue;
        order.transfers.set(refund, amount);
        if (!random.chance(0.2)) continue;
        // The bank sends the money back.
        const gone = await log.command(order, 'transfer came back', () => transfers.returned(refund));
        if (gone) order.transfers.delete(refund);
      }
    },
  };
}

/** Notes the parcels that a command brought into a state. */
function note(parcels, answer, state) {
  for (const { id, before, after } of answer?.parcels ?? []) if (before !== after && after === state) parcels.add(id);
}
