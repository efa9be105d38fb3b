/** Streaming parser of RSS 2.0 and Atom, with elements of the namespace `g:`. */
import { type Attribute, attributeNamed, subAttributes } from '../attributes.ts';
import { BrokenFeed, limits } from '../faults.ts';
import { excerpt } from './header.ts';
import { writeParts } from './list.ts';
import type { FeedRow } from './row.ts';
import { addValue, type Item, isIdentifier, toRow } from './xml-item.ts';
import { brokenAt, bufferOf, createSafeParser, LONGEST_DECLARATION } from './xml-parser.ts';

/** Number of characters that the library parses at once. */
const CHUNK = 8_192;
/** Maximum depth of elements; a feed needs only `item > shipping > price`. */
const MAX_DEPTH = 40;

export class XmlReader {
  readonly attributes = new Set<Attribute>();
  readonly unknown = new Set<string>();
  readonly #parser = createSafeParser();
  #rows: FeedRow[] = [];
  #depth = 0;
  #itemDepth = 0;
  #item: Item | undefined;
  /** The attribute whose element is open, and the sub-attributes read so far. */
  #attribute: Attribute | undefined;
  #parts: Map<string, string> | undefined;
  #text = '';
  #seen = false;

  constructor() {
    const parser = this.#parser;
    parser.onopentag = ({ name, attributes }) => this.#open(name, attributes);
    parser.ontext = (text) => this.#write(text);
    parser.oncdata = (text) => this.#write(text);
    parser.onclosetag = (name) => this.#close(name);
  }

  /** Number of buffered characters of the incomplete item, here and in the library. */
  get bufferedLength(): number {
    let sum = this.#text.length;
    for (const name of Object.keys(this.#parser)) sum += bufferOf(this.#parser, name);
    for (const { values } of this.#item?.values.values() ?? []) for (const value of values) sum += value.length;
    for (const [name, value] of this.#parts ?? []) sum += name.length + value.length;
    return sum;
  }

  push(text: string): FeedRow[] {
    for (let at = 0; at < text.length; at += CHUNK) {
      this.#parser.write(text.slice(at, at + CHUNK));
      // The library scans a declaration from "<!" again for each character, so a long one would take quadratic time.
      if (bufferOf(this.#parser, 'sgmlDecl') > LONGEST_DECLARATION) this.#parser.onsgmldeclaration?.('');
    }
    return this.#take();
  }

  /** @throws BrokenFeed if the document is truncated or not a feed */
  end(): FeedRow[] {
    this.#parser.close();
    if (!this.#seen)
      throw new BrokenFeed('The XML file has no <item> and no <entry>: it is no product feed (RSS 2.0 or Atom).');
    return this.#take();
  }

  #take(): FeedRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #open(name: string, attributes: Record<string, unknown>): void {
    this.#depth++;
    if (this.#depth > MAX_DEPTH) throw brokenAt(this.#parser, `elements are nested more than ${MAX_DEPTH} deep`);
    if (!this.#item) {
      if (!/^(\w+:)?(item|entry)$/.test(name)) return;
      this.#seen = true;
      this.#itemDepth = this.#depth;
      this.#item = { line: this.#parser.line + 1, values: new Map(), size: 0, fault: undefined, isUnsure: false };
      return;
    }
    this.#text = '';
    if (this.#depth === this.#itemDepth + 1) {
      const attribute = isRead(name, attributes) ? attributeNamed(name) : undefined;
      this.#attribute = attribute;
      this.#parts = attribute && subAttributes[attribute] ? new Map() : undefined;
      if (!attribute) {
        if (this.unknown.size < limits.columns && attributeNamed(name) === undefined) this.unknown.add(excerpt(name));
      } else if (attribute === 'link' && typeof attributes.href === 'string') {
        // In Atom, the URL of a link is in the XML attribute `href`.
        this.#write(attributes.href);
      }
    }
  }

  #write(text: string): void {
    const item = this.#item;
    if (!item || !this.#attribute) return;
    item.size += text.length;
    // If an item is held back, only its ids are still read.
    if (item.fault !== undefined && !isIdentifier(this.#attribute)) return;
    if (this.#text.length + text.length > limits.cell)
      item.fault ??= `${this.#attribute} is longer than ${limits.cell} characters`;
    else if (item.size > limits.row && !isIdentifier(this.#attribute))
      item.fault ??= `the item is longer than ${limits.row} characters`;
    else this.#text += text;
  }

  #close(name: string): void {
    this.#depth--;
    const item = this.#item;
    if (!item) return;
    if (this.#depth === this.#itemDepth - 1) {
      this.#rows.push(toRow(item));
      this.#item = undefined;
    } else if (this.#depth === this.#itemDepth) this.#endAttribute(item, /^[gc]:/.test(name));
    else if (this.#depth === this.#itemDepth + 1) this.#endPart(name.replace(/^\w+:/, ''));
    this.#text = '';
  }

  #endPart(name: string): void {
    if (this.#attribute && subAttributes[this.#attribute]?.includes(name)) this.#parts?.set(name, this.#text.trim());
  }

  #endAttribute(item: Item, isGoogle: boolean): void {
    const attribute = this.#attribute;
    this.#attribute = undefined;
    if (!attribute) return;
    if (item.fault !== undefined && !isIdentifier(attribute)) return;
    this.attributes.add(attribute);
    const usual = subAttributes[attribute] ?? [];
    const given = this.#parts;
    const value = given && given.size > 0 ? writeParts(usual.map((part) => given.get(part) ?? '')) : this.#text.trim();
    addValue(item, attribute, value, isGoogle);
  }
}

/** Whether the element is read. Of Atom's links, only the link to the product's page is read. */
function isRead(name: string, { rel }: Record<string, unknown>): boolean {
  return name !== 'link' || rel === undefined || rel === 'alternate';
}
