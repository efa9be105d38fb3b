/** Which use of an invoice (UsoCFDI) goes with which tax regime of its receiver. */
import { useTable } from './use-table.ts';

/** The part of a receiver's tax data that decides which uses are possible. */
export interface UseDeciders {
  regime: string;
  kind: 'company' | 'person';
}

export interface CfdiUse {
  /** Name in Spanish, as the SAT has it. */
  name: string;
  taxpayers: readonly string[];
  regimes: readonly string[];
}

/** The SAT's catalogue by code. */
export const cfdiUses: ReadonlyMap<string, CfdiUse> = new Map(
  useTable.flatMap(({ taxpayers, regimes, uses }) =>
    Object.entries(uses).map(([code, name]) => [
      code,
      { name, taxpayers: taxpayers.split(' '), regimes: regimes.split(' ') },
    ]),
  ),
);

/** Uses of credit notes, payments and payrolls, which no purchase has. */
const notOfPurchases = new Set(['G02', 'CP01', 'CN01']);

/** Whether the SAT accepts the use. */
export function fitsUse(use: string, { regime, kind }: UseDeciders): boolean {
  const found = cfdiUses.get(use);
  return found?.taxpayers.includes(kind) === true && found.regimes.includes(regime);
}

/** The uses that a purchase can have. */
export const usesFor = (receiver: UseDeciders): string[] =>
  [...cfdiUses.keys()].filter((use) => !notOfPurchases.has(use) && fitsUse(use, receiver));

/** The use of a credit note: returns and discounts, or no effect on taxes where the regime has no such use. */
export const creditNoteUse = (receiver: UseDeciders): string => (fitsUse('G02', receiver) ? 'G02' : 'S01');
