/**
 * Commands of operators on orders (OD-03). A command that shows data of a customer adds an entry to the audit log of
 * the customer's account.
 */
import type { UnitOfWork } from '@tianguis/database';
import { noteAudit } from '../../accounts/service.ts';
import { orderProofs } from '../audit.ts';
import {
  type ListedOrder,
  type OrderFilter,
  type OrderRecord,
  orderOperatorRepository,
} from './operator-repository.ts';

export type { ListedOrder, OrderFilter, OrderRecord } from './operator-repository.ts';

export interface OrderReport extends OrderRecord {
  /** For each proof of `doctor`: whether the order fulfils it, what it says, and what to do if not (OD-04). */
  proofs: { name: string; isFine: boolean; says: string; todo: string }[];
}

export type OrderOperator = ReturnType<typeof createOrderOperator>;

/**
 * @param operator name of the operator who runs the command
 * @throws Error in all functions, with one sentence for the operator
 */
export function createOrderOperator(shop: UnitOfWork, operator: string) {
  const note = (customer: string, detail: Readonly<Record<string, unknown>>) =>
    noteAudit(shop.db, { customer, action: 'shown', actor: 'operator', operator, detail });
  const repository = orderOperatorRepository(shop);
  return {
    /**
     * Orders of all customers, sorted from new to old. The list has neither names nor e-mails, so the audit log gets no
     * entry.
     */
    list: (filter: Omit<OrderFilter, 'customer'>): Promise<ListedOrder[]> => repository.list(filter),

    /** The orders of the account with an e-mail, sorted from new to old. */
    async listOf(email: string, filter: Omit<OrderFilter, 'customer'>): Promise<ListedOrder[]> {
      const customer = await repository.customerOf(email);
      if (customer === undefined) throw new Error(`There is no customer with the e-mail ${email}.`);
      const orders = await repository.list({ ...filter, customer });
      await note(customer, { what: 'orders' });
      return orders;
    },

    /** Everything of one order. */
    async show(number: string): Promise<OrderReport> {
      const record = await repository.record(number);
      if (record === undefined) throw new Error(`There is no order ${number}.`);
      const proofs: OrderReport['proofs'] = [];
      for (const proof of orderProofs) {
        const isFine = !(await repository.contradicts(number, proof));
        proofs.push({ name: proof.name, isFine, says: isFine ? proof.fine : proof.wrong, todo: proof.todo });
      }
      if (record.order.customer_id !== null) await note(record.order.customer_id, { what: 'order', order: number });
      return { ...record, proofs };
    },
  };
}
