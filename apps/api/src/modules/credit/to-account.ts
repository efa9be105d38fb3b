/** Converts an account and its entries for replies and commands. */
import type { CreditMovementKind, CreditView } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import { type CreditTerms, creditDebt, creditStatements, cutOf } from '@tianguis/domain/credit';
import type { CreditAccountRow, CreditEntryRow } from './repository.ts';

export type CreditAccountView = NonNullable<CreditView['account']>;

/** @param entries from old to new */
export function toAccount(
  row: CreditAccountRow,
  entries: readonly CreditEntryRow[],
  terms: CreditTerms,
  today: string,
): CreditAccountView {
  const { number, limit, used, favor, held, state } = row;
  const moved = entries.filter(({ owed }) => owed !== 0).map((entry) => ({ ...entry, date: dateInMexico(entry.at) }));
  const byCut = Map.groupBy(moved, ({ date }) => cutOf(date, terms));
  const statements = creditStatements(
    moved.map(({ date, owed: amount }) => ({ date, amount })),
    terms,
  );
  const { overdue, next } = creditDebt(statements, today);
  const canSpend = state === 'active' && overdue === 0;
  return {
    ...{ number, ending: number.slice(-4), limit, used, favor, held, state, overdue, next: next ?? null },
    available: canSpend ? Math.max(0, limit + favor - used - held) : 0,
    statements: statements.toReversed().map((statement) => ({
      ...statement,
      movements: (byCut.get(statement.cut) ?? []).toReversed().map(({ id, kind, owed: amount, order: pedido, at }) => ({
        ...{ id, kind: kind as CreditMovementKind, amount, pedido, at: at.toISOString() },
      })),
    })),
  };
}
