/**
 * RSS 2.0 and Atom with elements of the namespace `g:`. A document type is refused before anything in it is read, so there are no
 * entities but those that HTML names, and nothing outside the file is ever looked up.
 */
import sax from 'sax';
import { type Attribute, attributeNamed, type Cells, parts, repeated } from '../attributes.ts';
import { BrokenFeed, limits } from '../faults.ts';
import { shown } from './header.ts';
import { writeList, writeParts } from './list.ts';
import type { FeedRow } from './row.ts';

interface Item {
  line: number;
  values: Map<Attribute, Found>;
  size: number;
  fault: string | undefined;
  /** It names two variants or two products. */
  isUnsure: boolean;
}

interface Found {
  values: string[];
  /** They stood in elements of Google's namespace, which say it rather than those of RSS and Atom by the same name. */
  isGoogle: boolean;
}

/** Characters that the library is given at once. */
const PIECE = 8_192;
/** `<![CDATA[` and `<!DOCTYPE` are the longest that it knows. */
const LONGEST_DECLARATION = 16;
/** Attributes of one element. */
const MOST_ATTRIBUTES = 100;
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
  /** Of the element that is being opened: how many attributes it has so far, and their characters. */
  #count = 0;
  #size = 0;
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
    // The library's own table answers to names that every object has, such as &valueOf;.
    Object.assign(parser, {
      ENTITIES: Object.assign(Object.create(null), (sax as unknown as { ENTITIES: object }).ENTITIES),
    });
    parser.onopentagstart = () => {
      this.#count = 0;
      this.#size = 0;
    };
    parser.onattribute = ({ name, value }) => this.#bound(name, value);
    parser.onopentag = ({ name, attributes }) => this.#open(name, attributes);
    parser.ontext = (text) => this.#write(text);
    parser.oncdata = (text) => this.#write(text);
    parser.onclosetag = (name) => this.#close(name);
  }

  /** Characters that are kept of what has begun, by us and by the library. */
  get held(): number {
    let sum = this.#text.length;
    for (const name of Object.keys(this.#parser)) sum += this.#kept(name);
    for (const { values } of this.#item?.values.values() ?? []) for (const value of values) sum += value.length;
    for (const [name, value] of this.#parts ?? []) sum += name.length + value.length;
    return sum;
  }

  push(text: string): FeedRow[] {
    for (let at = 0; at < text.length; at += PIECE) {
      this.#parser.write(text.slice(at, at + PIECE));
      // The library compares all of what follows "<!" anew with each character, which of a long one takes minutes.
      if (this.#kept('sgmlDecl') > LONGEST_DECLARATION) this.#parser.onsgmldeclaration?.('');
    }
    return this.#take();
  }

  /** @throws BrokenFeed when the document is cut off, or is no feed */
  end(): FeedRow[] {
    this.#parser.close();
    if (!this.#seen)
      throw new BrokenFeed('The XML file has no <item> and no <entry>: it is no product feed (RSS 2.0 or Atom).');
    return this.#take();
  }

  #kept(name: string): number {
    const value: unknown = Reflect.get(this.#parser, name);
    return typeof value === 'string' ? value.length : 0;
  }

  #take(): FeedRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #broken(reason: string): BrokenFeed {
    return new BrokenFeed(`The XML file cannot be read at line ${this.#parser.line + 1}: ${reason}.`);
  }

  /** The library gathers all attributes of an element before it tells of it. */
  #bound(name: string, value: string): void {
    this.#count++;
    this.#size += name.length + value.length;
    if (this.#count > MOST_ATTRIBUTES) throw this.#broken(`an element has more than ${MOST_ATTRIBUTES} attributes`);
    if (this.#size > limits.row)
      throw this.#broken(`the attributes of an element are longer than ${limits.row} characters`);
    // It asks the object that it keeps them in for a method of that name.
    if (name === 'hasOwnProperty') throw this.#broken('an element has the attribute hasOwnProperty');
  }

  #open(name: string, attributes: Record<string, unknown>): void {
    this.#depth++;
    if (this.#depth > DEEPEST) throw this.#broken(`elements are nested more than ${DEEPEST} deep`);
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
      this.#parts = attribute && parts[attribute] ? new Map() : undefined;
      if (!attribute) {
        if (this.unknown.size < limits.columns && attributeNamed(name) === undefined) this.unknown.add(shown(name));
      } else if (attribute === 'link' && typeof attributes.href === 'string') {
        // Atom says the address in an attribute.
        this.#write(attributes.href);
      }
    }
  }

  #write(text: string): void {
    const item = this.#item;
    if (!item || !this.#attribute) return;
    item.size += text.length;
    // Which product it is, is read also of one that is held back.
    if (item.fault !== undefined && !isName(this.#attribute)) return;
    if (this.#text.length + text.length > limits.cell)
      item.fault ??= `${this.#attribute} is longer than ${limits.cell} characters`;
    else if (item.size > limits.row && !isName(this.#attribute))
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
    if (this.#attribute && parts[this.#attribute]?.includes(name)) this.#parts?.set(name, this.#text.trim());
  }

  #endAttribute(item: Item, isGoogle: boolean): void {
    const attribute = this.#attribute;
    this.#attribute = undefined;
    if (!attribute) return;
    if (item.fault !== undefined && !isName(attribute)) return;
    this.attributes.add(attribute);
    const usual = parts[attribute] ?? [];
    const given = this.#parts;
    const value = given && given.size > 0 ? writeParts(usual.map((part) => given.get(part) ?? '')) : this.#text.trim();
    const found = item.values.get(attribute);
    if (!found || (isGoogle && !found.isGoogle)) item.values.set(attribute, { values: [value], isGoogle });
    else if (found.isGoogle && !isGoogle) return;
    else if (repeated.has(attribute)) {
      if (found.values.length < limits.columns) found.values.push(value);
      else item.fault ??= `${attribute} stands more than ${limits.columns} times`;
      // A thing may be of several types, of which the first is the one that Google goes by.
    } else if (attribute !== 'product_type') {
      item.fault ??= `${attribute} stands twice`;
      item.isUnsure ||= isName(attribute);
    }
  }
}

function toRow({ line, values, fault, isUnsure }: Item): FeedRow {
  const cells: Cells = {};
  for (const [attribute, { values: found }] of values) {
    // An element that holds a whole list, as a table would, is one; several elements make one.
    cells[attribute] =
      repeated.has(attribute) && !(found.length === 1 && isList(attribute)) ? writeList(found) : (found[0] ?? '');
  }
  return fault === undefined ? { line, cells } : { line, cells, fault, ...(isUnsure && { isUnsure }) };
}

/** What tells which product an item is. */
function isName(attribute: Attribute): boolean {
  return attribute === 'id' || attribute === 'item_group_id';
}

/** Of Atom's links only the one to the product's page is. */
function isRead(name: string, { rel }: Record<string, unknown>): boolean {
  return name !== 'link' || rel === undefined || rel === 'alternate';
}

/** Our own lists have no form in XML but that of a table. */
function isList(attribute: Attribute): boolean {
  return attribute === 'options' || attribute === 'gallery' || attribute === 'features';
}
