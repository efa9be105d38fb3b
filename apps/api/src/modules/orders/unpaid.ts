/** Orders that wait for the payment of their customer (issue 38, item 8). */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { placingRepository } from './placing-repository.ts';
import { unpaidRepository } from './unpaid-repository.ts';

export type { UnpaidOrder } from './unpaid-repository.ts';

/**
 * The unpaid orders of a customer that stand in the cart, the newest first. An order with a slip of OXXO or a CLABE is
 * not among them, since its customer pays elsewhere.
 */
export const unpaidOrders = ({ db }: Pick<UnitOfWork, 'db'>, customer: string) => unpaidRepository(db).of(customer);

/**
 * Locks a customer until the unit ends, so that a customer’s checkouts run one after the other.
 * @returns false if the account was erased, or is marked for deletion
 */
export const lockCustomer = (unit: Unit, customer: string): Promise<boolean> =>
  placingRepository(unit).lockCustomer(customer);

/** Locks an order of a customer. @returns its id; undefined for another customer's order */
export const lockUnpaidOrder = ({ db }: Unit, customer: string, number: string): Promise<string | undefined> =>
  unpaidRepository(db).lock(customer, number);
