/**
 * Streaming parser of RSS 2.0 and Atom with elements of the namespace `g:`. A document type is refused before it is
 * read, so entities are limited to those of HTML and no external resource is ever loaded (XXE).
 */
import sax from 'sax';
import { type Attribute, attributeNamed, type Cells, repeated, subAttributes } from '../attributes.ts';
import { BrokenFeed, limits } from '../faults.ts';
import { excerpt } from './header.ts';
import { writeList, writeParts } from './list.ts';
import type { FeedRow } from './row.ts';

interface Item {
  line: number;
  values: Map<Attribute, Found>;
  size: number;
  fault: string | undefined;
  /** It has two ids or two product ids. */
  isUnsure: boolean;
}

interface Found {
  values: string[];
  /** The elements are in Google's namespace, which takes precedence over elements of RSS and Atom of the same name. */
  isGoogle: boolean;
}

/** Characters that the library parses at once. */
const CHUNK = 8_192;
/** `<![CDATA[` and `<!DOCTYPE` are the longest declarations that the library knows. */
const LONGEST_DECLARATION = 16;
/** Maximum number of attributes of an element. */
const MOST_ATTRIBUTES = 100;
/** Maximum depth of elements; a feed needs only `item > shipping > price`. */
const DEEPEST = 40;

export class XmlReader {
  readonly attributes = new Set<Attribute>();
  readonly unknown = new Set<string>();
  readonly #parser = sax.parser(true, { position: true });
  #rows: FeedRow[] = [];
  #depth = 0;
  #itemDepth = 0;
  #item: Item | undefined;
  /** The attribute of the open element, and its sub-attributes so far. */
  #attribute: Attribute | undefined;
  #parts: Map<string, string> | undefined;
  #text = '';
  /** Number and total length of the XML attributes of the start tag that is being parsed. */
  #count = 0;
  #size = 0;
  #seen = false;

  constructor() {
    const parser = this.#parser;
    parser.onerror = (error) => {
      // The document type exceeds the library's buffer.
      if (error.message.includes('doctype')) parser.ondoctype?.('');
      throw this.#broken(error.message.split('\n')[0] ?? 'it is not well-formed');
    };
    parser.ondoctype = () => {
      throw this.#broken('it declares a document type (<!DOCTYPE>), which a feed does not need and is not read');
    };
    // The library reports a document type only at its end; its content must not even be buffered.
    parser.onsgmldeclaration = () => {
      throw this.#broken('it declares entities or elements (<!…>), which a feed does not need and are not read');
    };
    // The library's entity table inherits from Object, so &valueOf; would resolve.
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

  /** Buffered characters of the incomplete item, here and in the library. */
  get bufferedLength(): number {
    let sum = this.#text.length;
    for (const name of Object.keys(this.#parser)) sum += this.#parserBuffer(name);
    for (const { values } of this.#item?.values.values() ?? []) for (const value of values) sum += value.length;
    for (const [name, value] of this.#parts ?? []) sum += name.length + value.length;
    return sum;
  }

  push(text: string): FeedRow[] {
    for (let at = 0; at < text.length; at += CHUNK) {
      this.#parser.write(text.slice(at, at + CHUNK));
      // The library rescans a declaration after "<!" for each character: a long one would take quadratic time.
      if (this.#parserBuffer('sgmlDecl') > LONGEST_DECLARATION) this.#parser.onsgmldeclaration?.('');
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

  #parserBuffer(name: string): number {
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

  /** Bounds memory: the library buffers all attributes of an element before it reports the element. */
  #bound(name: string, value: string): void {
    this.#count++;
    this.#size += name.length + value.length;
    if (this.#count > MOST_ATTRIBUTES) throw this.#broken(`an element has more than ${MOST_ATTRIBUTES} attributes`);
    if (this.#size > limits.row)
      throw this.#broken(`the attributes of an element are longer than ${limits.row} characters`);
    // The library calls the method of that name on the object of attributes.
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
      this.#parts = attribute && subAttributes[attribute] ? new Map() : undefined;
      if (!attribute) {
        if (this.unknown.size < limits.columns && attributeNamed(name) === undefined) this.unknown.add(excerpt(name));
      } else if (attribute === 'link' && typeof attributes.href === 'string') {
        // Atom has the URL in an attribute.
        this.#write(attributes.href);
      }
    }
  }

  #write(text: string): void {
    const item = this.#item;
    if (!item || !this.#attribute) return;
    item.size += text.length;
    // A held-back item still needs its ids.
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
    const found = item.values.get(attribute);
    if (!found || (isGoogle && !found.isGoogle)) item.values.set(attribute, { values: [value], isGoogle });
    else if (found.isGoogle && !isGoogle) return;
    else if (repeated.has(attribute)) {
      if (found.values.length < limits.columns) found.values.push(value);
      else item.fault ??= `${attribute} stands more than ${limits.columns} times`;
      // Of several product types Google uses the first.
    } else if (attribute !== 'product_type') {
      item.fault ??= `${attribute} stands twice`;
      item.isUnsure ||= isIdentifier(attribute);
    }
  }
}

function toRow({ line, values, fault, isUnsure }: Item): FeedRow {
  const cells: Cells = {};
  for (const [attribute, { values: found }] of values) {
    // Several elements form a list. A single element of our own attributes has the whole list, as in a table.
    cells[attribute] =
      repeated.has(attribute) && !(found.length === 1 && isList(attribute)) ? writeList(found) : (found[0] ?? '');
  }
  return fault === undefined ? { line, cells } : { line, cells, fault, ...(isUnsure && { isUnsure }) };
}

/** Whether the attribute identifies the variant or its product. */
function isIdentifier(attribute: Attribute): boolean {
  return attribute === 'id' || attribute === 'item_group_id';
}

/** Whether the element is read: of Atom's links only the one to the product's page. */
function isRead(name: string, { rel }: Record<string, unknown>): boolean {
  return name !== 'link' || rel === undefined || rel === 'alternate';
}

/** Whether the attribute has one element with a list in XML, as in a table: only our own repeated attributes. */
function isList(attribute: Attribute): boolean {
  return attribute === 'options' || attribute === 'gallery' || attribute === 'features';
}
