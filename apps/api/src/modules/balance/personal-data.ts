/** The balance of a customer, for the export and the erasure of an account. */
import { formatMoney } from '@tianguis/domain';
import type { Hindrance, PersonalDataPart } from '../personal-data/service.ts';
import { payoutRepository } from './payout-repository.ts';
import { balanceRepository } from './repository.ts';

const link = { href: '/mi-cuenta/saldo', text: 'Ver mi saldo' };

/** An account is erased when its balance is 0 (AF-07). The entries stay without the customer. */
export const balanceData: PersonalDataPart = {
  name: 'saldo',
  tables: ['customer_balances', 'balance_entries', 'balance_payouts'],
  erased: 'Las cuentas a las que enviaste tu saldo',
  async read(shop, { id }) {
    const { amount, held } = await balanceRepository(shop).read(id);
    const [entries, payouts] = [
      await balanceRepository(shop).entries(id, 10_000, 'usable'),
      await payoutRepository(shop).of(id, 10_000),
    ];
    return {
      ...{ saldo: amount / 100, apartado: held / 100 },
      movimientos: entries.map(({ kind, amount: sum, number, gift, at }) => ({
        ...{ tipo: kind, importe: sum / 100, pedido: gift ? null : number, fecha: at.toISOString() },
        ...(gift && { regalo_de: gift.from, regalo: gift.title }),
      })),
      envios: payouts.map(({ amount: sum, bank, last4, holder, askedAt }) => ({
        ...{ importe: sum / 100, banco: bank, terminacion: last4, titular: holder, fecha: askedAt.toISOString() },
      })),
    };
  },
  async hindrances(shop, { id }, isErasing) {
    // The customer is locked. A refund may still arrive, so the balance is locked as well.
    if (isErasing) await balanceRepository(shop).lock(id);
    const { amount } = await balanceRepository(shop).read(id);
    const waiting = await payoutRepository(shop).waiting(id);
    return [
      ...(amount > 0 ? [balanceLeft(amount)] : []),
      ...waiting.map(
        ({ amount: sum, bank }): Hindrance => ({
          reason: `a payout of ${formatMoney(sum)} of the balance has not been made`,
          what: `Te debemos ${formatMoney(sum)} que enviaste de tu saldo a tu cuenta de ${bank}.`,
          todo: 'Espera a que te llegue.',
          link,
        }),
      ),
    ];
  },
};

const balanceLeft = (amount: number): Hindrance => ({
  reason: `the balance is ${formatMoney(amount)}`,
  what: `Tienes ${formatMoney(amount)} de saldo a favor.`,
  todo: 'Úsalo, envíalo a tu cuenta o renuncia a él.',
  link,
});
