/** Concepts of an invoice as JSON. Their amounts are bigints, which JSON does not have. */
import type { Concept } from '@tianguis/domain/invoice';

const marked = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? { micros: `${value}` } : value);

function revived(_name: string, value: unknown): unknown {
  const isMarked = typeof value === 'object' && value !== null && Object.keys(value).join() === 'micros';
  return isMarked ? BigInt((value as { micros: string }).micros) : value;
}

export const writeConcepts = (concepts: readonly Concept[]): string => JSON.stringify(concepts, marked);

export const readConcepts = (stored: readonly unknown[]): Concept[] =>
  JSON.parse(JSON.stringify(stored), revived) as Concept[];
