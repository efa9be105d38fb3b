/** The account for refunds that are transferred: those of cash, of transfers and of cards that take none (RL-09). */
import type { RefundAccountForm, RefundAccountReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { clabe as clabes } from 'clabe-validator';
import { Failure, wrongField } from '../../failure.ts';
import { seal, unseal } from '../accounts/service.ts';
import { addOrderEvent, noteMail } from '../fulfilment/effects/service.ts';
import { lockOrderOf } from '../orders/service.ts';
import { refundsRepository } from './repository.ts';
import { type PaidBack, toRefundView } from './shown.ts';

/**
 * Finds the customer of a call whose session was confirmed in the last minutes.
 * @throws Failure CONFIRMATION_REQUIRED
 */
export interface ConfirmedCallers {
  whoConfirmed(accessToken: string | undefined): Promise<{ account: { id: string } }>;
}

export interface RefundAccountOptions {
  callers: ConfirmedCallers;
  paidBack: PaidBack;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

export interface RefundAccounts {
  /**
   * Names the account for all refunds of an order that need one. The account cannot be changed afterwards.
   * A stolen session must not lead money elsewhere, so the session has to be confirmed.
   * @throws Failure ORDER_NOT_FOUND; NO_ACCOUNT_NEEDED; VALIDATION_FAILED; CONFIRMATION_REQUIRED
   */
  name(accessToken: string | undefined, number: string, form: RefundAccountForm): Promise<RefundAccountReply>;
}

/** Sentences for a CLABE that cannot be used. */
const clabeFaults = {
  length: 'Tu CLABE tiene 18 dígitos. Revisa que no falte ni sobre ninguno.',
  characters: 'Escribe solo los 18 dígitos de tu CLABE.',
  checksum: 'Esa CLABE no existe: algún dígito no es correcto. Cópiala de tu banco.',
  bank: 'No conocemos el banco de esa CLABE. Revisa sus primeros tres dígitos.',
} as const;
/** No bank has this code. Another unknown code may be that of a new bank, and the check digit finds typing errors. */
const noBank = '000';

/** @throws Failure VALIDATION_FAILED with a sentence for the field */
export function readClabe(text: string): { digits: string; bank: string } {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  const fault = clabeFault(digits);
  if (fault !== undefined) throw wrongField('clabe', clabeFaults[fault]);
  const code = digits.slice(0, 3);
  return { digits, bank: clabes.banksMap[Number(code)]?.name ?? `Banco ${code}` };
}

function clabeFault(digits: string): keyof typeof clabeFaults | undefined {
  if (/\D/.test(digits)) return 'characters';
  if (digits.length !== 18) return 'length';
  if (clabes.computeChecksum(digits.slice(0, -1)) !== Number(digits.at(-1))) return 'checksum';
  return digits.startsWith(noBank) ? 'bank' : undefined;
}

function readHolder(text: string): string {
  const holder = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (holder.length < 3 || !/\p{L}/u.test(holder) || /[\p{C}<>]/u.test(holder))
    throw wrongField('titular', 'Escribe el nombre completo de quien tiene la cuenta, como está en su banco.');
  return holder;
}

export function createRefundAccounts(
  shop: UnitOfWork,
  { callers, paidBack, clock = Date.now }: RefundAccountOptions,
): RefundAccounts {
  return {
    async name(accessToken, number, form) {
      const customer = (await callers.whoConfirmed(accessToken)).account.id;
      const { digits, bank } = readClabe(form.clabe);
      const holder = readHolder(form.titular);
      const at = new Date(clock());
      const refunds = await shop.withTransaction(async (unit) => {
        const order = await lockOrderOf(unit, customer, number);
        if (!order) throw new Failure('ORDER_NOT_FOUND');
        const repository = refundsRepository(unit);
        const rows = await repository.of(order.id);
        const waiting = rows.filter((row) => toRefundView(row, paidBack).needs_account);
        if (waiting.length === 0) throw new Failure('NO_ACCOUNT_NEEDED');
        const key = await repository.sealingKey();
        for (const { id } of waiting) {
          const clabe = seal(Buffer.from(digits), { key, owner: id });
          await repository.name(id, { ...{ holder, bank, clabe, at }, last4: digits.slice(-4) });
        }
        await addOrderEvent(unit, order.id, 'refund_account', { actor: 'customer', at, data: { bank } });
        await noteMail(unit, { order: order.id, step: 'refund-account', cause: waiting.map(({ id }) => id).join(' ') });
        const ids = new Set(waiting.map(({ id }) => id));
        return (await repository.of(order.id)).filter(({ id }) => ids.has(id));
      });
      const views = refunds.map((row) => toRefundView(row, paidBack));
      return { status: 'success', data: { bank, last4: digits.slice(-4), refunds: views } };
    },
  };
}

/** Reads the CLABE of a transfer that waits. */
export const openClabe = async (on: Pick<UnitOfWork, 'db'>, refund: string, sealed: Buffer): Promise<string> =>
  unseal(sealed, { key: await refundsRepository(on).sealingKey(), owner: refund }).toString();
