export { type ConceptTax, taxCodes } from './concept-taxes.ts';
export * from './credit-note.ts';
export * from './invoice-sums.ts';
export * from './micros.ts';
