import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm';
import { namespaces, type Prefix, type XmlNode } from './node.ts';

/** The text is no XML, or has parts that a CFDI of a shop does not have. */
export class UnreadableXml extends Error {}

const prefixes = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri as string, prefix as Prefix]));

/** Parses XML. Nothing outside of the text is read. The caller disposes of the document. */
export function parseXml(text: string): XmlDocument {
  // No CFDI has a document type. Entities of one could make a small text large.
  if (/<!DOCTYPE/i.test(text)) throw new UnreadableXml('the XML has a document type');
  try {
    return XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET });
  } catch (error) {
    throw new UnreadableXml(error instanceof Error ? error.message.trim() : String(error));
  }
}

/**
 * Reads the elements of a CFDI.
 * @throws UnreadableXml if the text is no XML, or has elements of other namespaces, such as those of a trade
 */
export function readXml(text: string): XmlNode {
  const document = parseXml(text);
  try {
    return read(document.root);
  } finally {
    document.dispose();
  }
}

function read(element: XmlElement): XmlNode {
  const prefix = prefixes.get(element.namespaceUri);
  if (!prefix) throw new UnreadableXml(`the element ${element.name} is of the namespace "${element.namespaceUri}"`);
  const children: XmlNode[] = [];
  for (let child = element.firstChild; child; child = child.next)
    if (child instanceof XmlElement) children.push(read(child));
  const attributes = element.attrs.filter(({ namespaceUri }) => namespaceUri === '');
  return {
    name: `${prefix}:${element.name}`,
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    children,
  };
}
