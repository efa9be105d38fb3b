/** The balance of a customer: its movements, sending it to an account, and giving it up (PA-05, AF-04, AF-07). */
import type { BalanceMovement, BalanceReply, BalanceView, GiveUpForm, PayoutForm } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico, formatMoney } from '@tianguis/domain';
import { refundArrival } from '@tianguis/domain/order';
import { Failure, wrongField } from '../../failure.ts';
import { noteAudit } from '../accounts/service.ts';
import type { MailService } from '../mail/service.ts';
import { lockCustomer } from '../orders/service.ts';
import { readClabe, readHolder, sealClabe } from '../refunds/service.ts';
import { payoutAsked } from './letters.ts';
import { type PayoutRow, payoutRepository } from './payout-repository.ts';
import { balanceRepository } from './repository.ts';

/**
 * Finds the customer of a call; `whoConfirmed`: whose session was confirmed in the last minutes.
 * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client; CONFIRMATION_REQUIRED
 */
export interface BalanceCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
  whoConfirmed(accessToken: string | undefined): Promise<{ account: { id: string; nombre: string; email: string } }>;
}

export interface BalanceOptions {
  callers: BalanceCallers;
  mail: MailService;
  /** Public origin of the shop, without a trailing slash. */
  publicOrigin: string;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

export interface Balances {
  read(accessToken: string | undefined): Promise<BalanceReply>;
  /**
   * Sends balance to an account. A stolen session must not lead money elsewhere, so the session has to be confirmed,
   * and the customer is mailed. The same form, sent again, pays once.
   * @throws Failure VALIDATION_FAILED; BALANCE_CHANGED; CONFIRMATION_REQUIRED; CONFLICT for the id of another payout
   */
  payOut(accessToken: string | undefined, form: PayoutForm): Promise<BalanceReply>;
  /** Gives the whole balance up (AF-07). @throws Failure BALANCE_CHANGED; CONFIRMATION_REQUIRED */
  giveUp(accessToken: string | undefined, form: GiveUpForm): Promise<BalanceReply>;
}

/** Movements and payouts that are shown at most. */
const most = 200;

export function createBalances(
  shop: UnitOfWork,
  { callers, mail, publicOrigin, clock = Date.now }: BalanceOptions,
): Balances {
  async function view(on: Pick<UnitOfWork, 'db'>, customer: string): Promise<BalanceReply> {
    const balances = balanceRepository(on);
    const { amount, held } = await balances.read(customer);
    const movements = await balances.entries(customer, most, 'usable');
    const data: BalanceView = {
      ...{ amount, held, today: dateInMexico(clock()) },
      movements: movements.map(({ id, kind, number, gift, at, ...entry }) => ({
        ...{ id, kind: kind as BalanceMovement, amount: entry.amount, at: at.toISOString() },
        // The order of a gift is its giver's.
        ...{ pedido: gift ? null : number, regalo: gift && { de: gift.from, titulo: gift.title } },
      })),
      payouts: (await payoutRepository(on).of(customer, most)).map(toPayout),
    };
    return { status: 'success', data };
  }

  /** Changes the balance of a customer whom the transaction locks. */
  const change = (customer: string, work: (unit: Unit) => Promise<void>): Promise<BalanceReply> =>
    shop.withTransaction(async (unit) => {
      if (!(await lockCustomer(unit, customer))) throw new Failure('UNAUTHENTICATED');
      await work(unit);
      return view(unit, customer);
    });

  return {
    async read(accessToken) {
      return view(shop, (await callers.whoCalls(accessToken)).account.id);
    },

    async payOut(accessToken, { envio: id, importe: amount, clabe: typed, titular }) {
      const { account } = await callers.whoConfirmed(accessToken);
      const { id: customer, nombre, email } = account;
      const { digits, bank } = readClabe(typed);
      const holder = readHolder(titular);
      const at = new Date(clock());
      return change(customer, async (unit) => {
        const before = await payoutRepository(unit).find(id);
        if (before?.customer === customer) return;
        if (before) throw new Failure('CONFLICT', 'The id is that of another payout.');
        const usable = await balanceRepository(unit).lock(customer);
        if (usable < amount)
          throw usable === 0 ? new Failure('BALANCE_CHANGED') : wrongField('importe', tooMuch(usable));
        const last4 = digits.slice(-4);
        const clabe = await sealClabe(unit, id, digits);
        await payoutRepository(unit).add({ id, customer, amount, holder, bank, last4, clabe, at });
        const entry = { customer, kind: 'payout', cause: id, amount: -amount, actor: 'customer', at } as const;
        if (!(await balanceRepository(unit).add(entry))) throw new Failure('BALANCE_CHANGED');
        await noteAudit(unit.db, { customer, action: 'balance-payout' });
        const letter = payoutAsked({ name: nombre, amount, bank, last4, origin: publicOrigin });
        await mail.write(unit, { kind: 'balance-payout', to: email, letter });
      });
    },

    async giveUp(accessToken, { renuncia: cause, importe: amount }) {
      const { id: customer } = (await callers.whoConfirmed(accessToken)).account;
      return change(customer, async (unit) => {
        const balances = balanceRepository(unit);
        if (await balances.hasEntry(customer, 'given_up', cause)) return;
        if ((await balances.lock(customer)) !== amount) throw new Failure('BALANCE_CHANGED');
        const at = new Date(clock());
        const entry = { customer, kind: 'given_up', cause, amount: -amount, actor: 'customer', at } as const;
        if (!(await balances.add(entry))) throw new Failure('BALANCE_CHANGED');
        await noteAudit(unit.db, { customer, action: 'balance-given-up' });
      });
    },
  };
}

const tooMuch = (usable: number): string => `Puedes enviar hasta ${formatMoney(usable)}, que es tu saldo.`;

function toPayout({
  id,
  amount,
  bank,
  last4,
  askedAt,
  transferredAt,
  returnedAt,
}: PayoutRow): BalanceView['payouts'][number] {
  const state = returnedAt ? 'returned' : transferredAt ? 'transferred' : 'asked';
  return {
    ...{ id, amount, bank, last4, state, at: (returnedAt ?? transferredAt ?? askedAt).toISOString() },
    arrives_by: state === 'asked' ? refundArrival('account', askedAt.getTime()) : null,
  };
}
