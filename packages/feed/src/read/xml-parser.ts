/**
 * Configures the XML library for untrusted files. A document type is refused before it is read. So only the entities of
 * HTML exist, and no external resource is loaded (XXE). Memory is bounded.
 */
import sax, { type SAXParser } from 'sax';
import { BrokenFeed, limits } from '../faults.ts';

/** Maximum characters of a declaration: `<![CDATA[` and `<!DOCTYPE` are the longest that the library supports. */
export const LONGEST_DECLARATION = 16;
/** Maximum number of attributes of an element. */
const MAX_ATTRIBUTES = 100;
/** Creates the error for a file that cannot be parsed beyond the current position. */
export function brokenAt(parser: SAXParser, reason: string): BrokenFeed {
  return new BrokenFeed(`The XML file cannot be read at line ${parser.line + 1}: ${reason}.`);
}

/** Length of one of the library's internal text buffers. */
export function bufferOf(parser: SAXParser, name: string): number {
  const value: unknown = Reflect.get(parser, name);
  return typeof value === 'string' ? value.length : 0;
}

export function createSafeParser(): SAXParser {
  const parser = sax.parser(true, { position: true });
  const broken = (reason: string) => brokenAt(parser, reason);
  // Number and total length of the XML attributes of the start tag that is being parsed.
  let count = 0;
  let size = 0;

  /** Limits the attributes of an element, because the library buffers all attributes before it reports the element. */
  function bound(name: string, value: string): void {
    count++;
    size += name.length + value.length;
    if (count > MAX_ATTRIBUTES) throw broken(`an element has more than ${MAX_ATTRIBUTES} attributes`);
    if (size > limits.row) throw broken(`the attributes of an element are longer than ${limits.row} characters`);
    // The library calls the object's method `hasOwnProperty`, which an attribute with this name would replace.
    if (name === 'hasOwnProperty') throw broken('an element has the attribute hasOwnProperty');
  }

  parser.onerror = (error) => {
    // The library reports a document type that exceeds its buffer as an error.
    if (error.message.includes('doctype')) parser.ondoctype?.('');
    throw broken(error.message.split('\n')[0] ?? 'it is not well-formed');
  };
  parser.ondoctype = () => {
    throw broken('it declares a document type (<!DOCTYPE>), which a feed does not need and is not read');
  };
  // The library reports a document type only at its end. This replacement refuses a document type at the first
  // character, so that the content is not buffered.
  parser.onsgmldeclaration = () => {
    throw broken('it declares entities or elements (<!…>), which a feed does not need and are not read');
  };
  // The library's entity table inherits from Object, so &valueOf; would be an entity.
  Object.assign(parser, {
    ENTITIES: Object.assign(Object.create(null), (sax as unknown as { ENTITIES: object }).ENTITIES),
  });
  parser.onopentagstart = () => {
    count = 0;
    size = 0;
  };
  parser.onattribute = ({ name, value }) => bound(name, value);
  return parser;
}
