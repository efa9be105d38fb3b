/**
 * Prevents CSV injection: spreadsheets run cells that begin with these characters as formulas. An apostrophe turns the
 * cell into text; {@link unescapeFormula} removes it again.
 */
export function escapeFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

export function unescapeFormula(cell: string): string {
  return cell.charCodeAt(0) === 39 && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
