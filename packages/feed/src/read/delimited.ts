/**
 * Streaming parser of delimited text, with constant memory for any input. A row that exceeds a limit is discarded while
 * it is read, and reported as a fault; parsing continues with the next row. docs/decisions/0012-catalogue-feed.md
 * explains why no library is used.
 */
import { BrokenFeed, limits } from '../faults.ts';

export interface DelimitedRow {
  /** First line of the row in the file, counted from 1. */
  line: number;
  /** Last line of the row. */
  last: number;
  cells: string[];
  /**
   * Set if the file ends with this row, without a line break. `quote`: a closing quote shows that the last cell is
   * complete. `cell`: the last cell may be incomplete.
   */
  ending?: 'cell' | 'quote';
  /** Why the row cannot be read. `cells` then contains only the cells before the fault. */
  fault?: string;
}

const QUOTE = 34;
const LF = 10;
const CR = 13;

/**
 * Quotes follow RFC 4180: a cell that begins with a quote ends with a quote, and a doubled quote is a literal quote.
 * Two cases are tolerated: a quote inside an unquoted cell (`32" LED`), and text after the closing quote of a cell.
 */
export class DelimitedReader {
  readonly #delimiter: string;
  readonly #special: RegExp;
  #line = 1;
  #begin = 1;
  #cells: string[] = [];
  #cell = '';
  #size = 0;
  #fault: string | undefined;
  #state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  /** The last chunk ended with a carriage return. Its line feed may be at the start of the next chunk. */
  #afterReturn = false;

  constructor(delimiter: '\t' | ',' | ';') {
    this.#delimiter = delimiter;
    this.#special = new RegExp(`[${delimiter}\n\r]`, 'g');
  }

  /** Number of buffered characters of the incomplete row. */
  get bufferedLength(): number {
    return this.#cells.reduce((sum, cell) => sum + cell.length, this.#cell.length);
  }

  /** Adds a chunk, and returns the rows that are now complete. */
  push(text: string): DelimitedRow[] {
    const rows: DelimitedRow[] = [];
    let at = 0;
    if (this.#afterReturn && text.charCodeAt(0) === LF) at = 1;
    if (text !== '') this.#afterReturn = false;
    while (at < text.length) {
      if (this.#state === 'quoted') at = this.#inQuotes(text, at);
      else at = this.#outside(text, at, rows);
    }
    return rows;
  }

  /**
   * Ends the input. Returns the last row if the file does not end with a line break.
   * @throws BrokenFeed for an unclosed quote
   */
  end(): DelimitedRow[] {
    if (this.#state === 'quoted') {
      throw new BrokenFeed(
        `The quote in the row that begins on line ${this.#begin} is never closed, so the rows after it cannot be separated: close it, or double quotes inside cells.`,
      );
    }
    const rows: DelimitedRow[] = [];
    const ending = this.#state === 'closing' ? 'quote' : 'cell';
    if (this.#state !== 'start' || this.#cells.length > 0) this.#endRow(rows);
    return rows.map((row) => ({ ...row, ending }));
  }

  #inQuotes(text: string, from: number): number {
    const quote = text.indexOf('"', from);
    const to = quote === -1 ? text.length : quote;
    this.#take(text, from, to);
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) this.#line++;
    if (quote === -1) return to;
    this.#state = 'closing';
    return quote + 1;
  }

  #outside(text: string, from: number, rows: DelimitedRow[]): number {
    if (text.charCodeAt(from) === QUOTE && this.#state !== 'plain') {
      if (this.#state === 'closing') this.#take('"', 0, 1);
      this.#state = 'quoted';
      return from + 1;
    }
    this.#special.lastIndex = from;
    const found = this.#special.exec(text);
    const to = found ? found.index : text.length;
    if (to > from) {
      this.#take(text, from, to);
      this.#state = 'plain';
    }
    if (!found) return to;
    if (found[0] === this.#delimiter) {
      this.#endCell();
      this.#state = 'start';
      return to + 1;
    }
    this.#endRow(rows);
    if (text.charCodeAt(to) !== CR) return to + 1;
    if (to + 1 < text.length) return text.charCodeAt(to + 1) === LF ? to + 2 : to + 1;
    this.#afterReturn = true;
    return to + 1;
  }

  #take(text: string, from: number, to: number): void {
    this.#size += to - from;
    if (this.#fault !== undefined) return;
    if (this.#cell.length + to - from > limits.cell)
      this.#drop(`cell ${this.#cells.length + 1} is longer than ${limits.cell} characters`);
    else if (this.#size > limits.row) this.#drop(`the row is longer than ${limits.row} characters`);
    else this.#cell += text.slice(from, to);
  }

  #drop(fault: string): void {
    this.#fault = fault;
    this.#cell = '';
  }

  #endCell(): void {
    if (this.#fault === undefined) {
      if (this.#cells.length >= limits.columns) this.#drop(`the row has more than ${limits.columns} cells`);
      else this.#cells.push(this.#cell);
    }
    this.#cell = '';
  }

  #endRow(rows: DelimitedRow[]): void {
    // Empty lines are skipped.
    const empty = this.#state === 'start' && this.#cells.length === 0;
    if (!empty) {
      this.#endCell();
      const row: DelimitedRow = { line: this.#begin, last: this.#line, cells: this.#cells };
      if (this.#fault !== undefined) row.fault = this.#fault;
      rows.push(row);
    }
    this.#line++;
    this.#begin = this.#line;
    this.#cells = [];
    this.#cell = '';
    this.#size = 0;
    this.#fault = undefined;
    this.#state = 'start';
  }
}
