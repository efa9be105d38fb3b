import { escapeFormula } from '../read/formula.ts';

/**
 * Encodes a cell of CSV, with formulas escaped. A spreadsheet may still change a text that looks like a number, so
 * readers of such files accept these changes.
 */
export function csvCell(text: string): string {
  const cell = escapeFormula(text);
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
