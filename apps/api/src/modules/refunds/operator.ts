/**
 * Transfers of refunds, for operators (AF-01). No provider returns cash or a transfer, so an operator transfers the
 * money in the bank, and notes which transfers were made or came back.
 */
import type { UnitOfWork } from '@tianguis/database';
import { noteAudit } from '../accounts/service.ts';
import { addOrderEvent, noteMail } from '../fulfilment/effects/service.ts';
import { lockOrder } from '../orders/service.ts';
import { openClabe } from './clabe.ts';
import { refundsRepository } from './repository.ts';

/** A transfer that an operator has to make. The amount is centavos. */
export interface DueTransfer {
  refund: string;
  number: string | null;
  amount: number;
  holder: string;
  bank: string;
  clabe: string;
  named: Date;
}

export type TransferOperator = ReturnType<typeof createTransferOperator>;

/**
 * @param operator name of the operator who gives the command
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createTransferOperator(shop: UnitOfWork, operator: string) {
  return {
    /** The transfers that wait, the earliest account first. The audit log notes that their CLABEs were shown. */
    due: (): Promise<DueTransfer[]> =>
      shop.withTransaction(async (unit) => {
        const waiting = await refundsRepository(unit).waiting();
        for (const customer of new Set(waiting.flatMap((one) => one.customer ?? [])))
          await noteAudit(unit.db, {
            ...{ customer, action: 'shown', actor: 'operator', operator },
            detail: { what: 'account' },
          });
        return Promise.all(
          waiting.map(async ({ clabe, refund, number, amount, holder, bank, namedAt }) => ({
            ...{ refund, number, amount, holder, bank, named: namedAt },
            clabe: await openClabe(unit, refund, clabe),
          })),
        );
      }),

    /** Notes that a transfer was made. Its CLABE is erased, and the customer gets a mail. */
    transferred: (refund: string, reference: string, at = new Date()) =>
      change(refund, 'transferred', at, (repository) => repository.setTransferred(refund, reference, at)),

    /** Notes that the bank sent a transfer back: the customer is asked for another account. */
    returned: (refund: string, at = new Date()) =>
      change(refund, 'transfer-returned', at, (repository) => repository.setReturned(refund)),
  };

  function change(
    refund: string,
    step: 'transferred' | 'transfer-returned',
    at: Date,
    work: (repository: ReturnType<typeof refundsRepository>) => Promise<boolean>,
  ): Promise<void> {
    return shop.withTransaction(async (unit) => {
      const id = await refundsRepository(unit).orderOf(refund);
      const order = id === undefined ? undefined : await lockOrder(unit, id);
      if (!order || !(await work(refundsRepository(unit))))
        throw new Error(`No transfer of a refund ${refund} ${step === 'transferred' ? 'waits' : 'is known'}.`);
      await addOrderEvent(unit, order.id, step.replace('-', '_'), { actor: operator, at, data: { refund } });
      await noteMail(unit, { order: order.id, step, cause: refund });
    });
  }
}
