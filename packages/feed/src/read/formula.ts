/**
 * A spreadsheet takes a cell that begins with one of these for a formula and may act on it. An apostrophe before it makes it
 * text there; reading takes the apostrophe away, so what is written comes back as it was.
 */
export function guardFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

export function unguardFormula(cell: string): string {
  return cell.charCodeAt(0) === 39 && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
