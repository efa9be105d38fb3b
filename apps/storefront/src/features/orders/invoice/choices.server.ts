/** Choices of the form of an invoice: regimes and uses, which depend on each other (AF-03). */
import { cfdiUses, usesFor } from '@tianguis/domain/invoice';
import { readRfc, regimeNames, taxRegimes } from '@tianguis/domain/tax';
import type { Choice } from '@tianguis/ui';

/** All regimes: which of them fit follows from an RFC that may not be typed yet. */
export const regimeChoices: readonly Choice[] = Object.keys(taxRegimes).map((code) => ({
  value: code,
  label: `${code} ${regimeNames[code] ?? ''}`.trim(),
}));

/**
 * The uses that go with a regime, and with the kind of taxpayer of the RFC.
 * @returns undefined if the regime is not chosen, or unknown
 */
export function usesOf(regime: string, rfc: string): Choice[] | undefined {
  const kinds = Object.hasOwn(taxRegimes, regime) ? taxRegimes[regime] : undefined;
  if (!kinds) return undefined;
  const read = readRfc(rfc);
  const known = 'kind' in read && read.kind !== 'generic' && kinds.includes(read.kind) ? [read.kind] : kinds;
  const codes = new Set(known.flatMap((kind) => usesFor({ regime, kind })));
  return [...cfdiUses].flatMap(([code, { name }]) =>
    codes.has(code) ? [{ value: code, label: `${code} ${name}` }] : [],
  );
}
