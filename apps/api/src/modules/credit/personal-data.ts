/** The store credit of a customer, for the export and the erasure of an account. */
import { formatMoney } from '@tianguis/domain';
import type { Hindrance, PersonalDataPart } from '../personal-data/service.ts';
import { creditRepository } from './repository.ts';
import { requestRepository } from './request-repository.ts';

const link = { href: '/mi-cuenta', text: 'Ver mi cuenta' };

/** An account is erased when its debt is paid, and nothing is in favour of the customer (AF-07). */
export const creditData: PersonalDataPart = {
  name: 'credito',
  tables: ['credit_accounts', 'credit_entries', 'credit_reminders', 'credit_requests'],
  erased: 'Tus solicitudes de crédito, con el ingreso que escribiste',
  async read(shop, { id }) {
    const account = await creditRepository(shop).ofCustomer(id);
    const entries = account ? await creditRepository(shop).entries(account.id) : [];
    return {
      cuenta: account
        ? {
            ...{ numero: account.number, limite: account.limit / 100, debes: account.used / 100 },
            ...{ a_favor: account.favor / 100, apartado: account.held / 100, desde: account.openedAt.toISOString() },
          }
        : null,
      movimientos: entries
        .filter(({ owed }) => owed !== 0)
        .map(({ kind, owed, order, at }) => ({
          ...{ tipo: kind, importe: owed / 100, pedido: order, fecha: at.toISOString() },
        })),
      solicitudes: (await requestRepository(shop).of(id)).map(({ income, state, contract, askedAt }) => ({
        ...{ ingreso: income / 100, estado: state, contrato: contract, fecha: askedAt.toISOString() },
      })),
    };
  },
  async hindrances(shop, { id }, isErasing) {
    // The customer is locked. A refund may still arrive, so the credit is locked as well.
    if (isErasing) await creditRepository(shop).lock(id);
    const account = await creditRepository(shop).ofCustomer(id);
    return account === undefined ? [] : [...debtOf(account.used + account.held), ...favorOf(account.favor)];
  },
  erase: (unit, { id }) => creditRepository(unit).erase(id),
};

const debtOf = (owed: number): Hindrance[] =>
  owed === 0
    ? []
    : [
        {
          reason: `the store credit owes ${formatMoney(owed)}`,
          what: `Debes ${formatMoney(owed)} de tu crédito de la tienda.`,
          todo: 'Págalos: la página de tu crédito dice cómo.',
          link,
        },
      ];

const favorOf = (favor: number): Hindrance[] =>
  favor === 0
    ? []
    : [
        {
          reason: `the store credit has ${formatMoney(favor)} in favour of the customer`,
          what: `Tienes ${formatMoney(favor)} a favor en tu crédito de la tienda.`,
          todo: 'Pídenos que te los transfiramos.',
          link: { href: '/contacto', text: 'Escribirnos' },
        },
      ];
