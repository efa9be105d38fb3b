/**
 * RSS 2.0 and Atom with elements of the namespace `g:`. A document type is refused before anything in it is read, so there are no
 * entities but those that HTML names, and nothing outside the file is ever looked up.
 */
import sax from 'sax';
import { type Attribute, attributeNamed, type Cells, parts, repeated } from '../attributes.ts';
import { BrokenFeed, limits } from '../faults.ts';
import { writeList, writeParts } from './list.ts';
import type { FeedRow } from './row.ts';

interface Item {
  line: number;
  values: Map<Attribute, string[]>;
  size: number;
  fault: string | undefined;
}

/** Elements of an item go no deeper than `item > shipping > price`. */
const DEEPEST = 40;

export class XmlReader {
  readonly attributes = new Set<Attribute>();
  readonly unknown = new Set<string>();
  readonly #parser = sax.parser(true, { position: true });
  #rows: FeedRow[] = [];
  #depth = 0;
  #itemDepth = 0;
  #item: Item | undefined;
  /** The attribute whose element is open, and of a composed one its parts so far. */
  #attribute: Attribute | undefined;
  #parts: Map<string, string> | undefined;
  #text = '';
  #seen = false;

  constructor() {
    const parser = this.#parser;
    parser.onerror = (error) => {
      // One that is longer than the library gathers.
      if (error.message.includes('doctype')) parser.ondoctype?.('');
      throw this.#broken(error.message.split('\n')[0] ?? 'it is not well-formed');
    };
    parser.ondoctype = () => {
      throw this.#broken('it declares a document type (<!DOCTYPE>), which a feed does not need and is not read');
    };
    // The library tells a document type only at its end; what is in it must not even be gathered.
    parser.onsgmldeclaration = () => {
      throw this.#broken('it declares entities or elements (<!…>), which a feed does not need and are not read');
    };
    parser.onopentag = ({ name, attributes }) => this.#open(name, attributes);
    parser.ontext = (text) => this.#write(text);
    parser.oncdata = (text) => this.#write(text);
    parser.onclosetag = (name) => this.#close(name);
  }

  push(text: string): FeedRow[] {
    this.#parser.write(text);
    return this.#take();
  }

  /** @throws BrokenFeed when the document is cut off, or is no feed */
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

  #broken(reason: string): BrokenFeed {
    return new BrokenFeed(`The XML file cannot be read at line ${this.#parser.line + 1}: ${reason}.`);
  }

  #open(name: string, attributes: Record<string, unknown>): void {
    this.#depth++;
    if (this.#depth > DEEPEST) throw this.#broken(`elements are nested more than ${DEEPEST} deep`);
    if (!this.#item) {
      if (!/^(\w+:)?(item|entry)$/.test(name)) return;
      this.#seen = true;
      this.#itemDepth = this.#depth;
      this.#item = { line: this.#parser.line + 1, values: new Map(), size: 0, fault: undefined };
      return;
    }
    this.#text = '';
    if (this.#depth === this.#itemDepth + 1) {
      const attribute = attributeNamed(name);
      this.#attribute = attribute;
      this.#parts = attribute && parts[attribute] ? new Map() : undefined;
      if (!attribute) {
        if (this.unknown.size < limits.columns) this.unknown.add(name);
      } else if (attribute === 'link' && typeof attributes.href === 'string') {
        // Atom says the address in an attribute.
        this.#text = attributes.href;
      }
    }
  }

  #write(text: string): void {
    const item = this.#item;
    if (!item || !this.#attribute) return;
    item.size += text.length;
    if (item.fault !== undefined) return;
    if (this.#text.length + text.length > limits.cell)
      item.fault = `${this.#attribute} is longer than ${limits.cell} characters`;
    else if (item.size > limits.row) item.fault = `the item is longer than ${limits.row} characters`;
    else this.#text += text;
  }

  #close(name: string): void {
    this.#depth--;
    const item = this.#item;
    if (!item) return;
    if (this.#depth === this.#itemDepth - 1) {
      this.#rows.push(toRow(item));
      this.#item = undefined;
    } else if (this.#depth === this.#itemDepth) this.#endAttribute(item);
    else if (this.#depth === this.#itemDepth + 1) this.#parts?.set(name.replace(/^\w+:/, ''), this.#text.trim());
    this.#text = '';
  }

  #endAttribute(item: Item): void {
    const attribute = this.#attribute;
    this.#attribute = undefined;
    if (!attribute) return;
    this.attributes.add(attribute);
    const usual = parts[attribute] ?? [];
    const given = this.#parts;
    const value = given && given.size > 0 ? writeParts(usual.map((part) => given.get(part) ?? '')) : this.#text.trim();
    const values = item.values.get(attribute);
    if (!values) item.values.set(attribute, [value]);
    else if (repeated.has(attribute)) {
      if (values.length < limits.columns) values.push(value);
      else item.fault ??= `${attribute} stands more than ${limits.columns} times`;
    } else item.fault ??= `${attribute} stands twice`;
  }
}

function toRow({ line, values, fault }: Item): FeedRow {
  const cells: Cells = {};
  for (const [attribute, found] of values) {
    // An element that holds a whole list, as a table would, is one; several elements make one.
    cells[attribute] =
      repeated.has(attribute) && !(found.length === 1 && isList(attribute)) ? writeList(found) : (found[0] ?? '');
  }
  return fault === undefined ? { line, cells } : { line, cells, fault };
}

/** Our own lists have no form in XML but that of a table. */
function isList(attribute: Attribute): boolean {
  return attribute === 'options' || attribute === 'gallery' || attribute === 'features';
}
