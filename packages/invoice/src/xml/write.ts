import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { namespaces, type Prefix, type XmlNode } from './node.ts';

/** Where the SAT publishes the schema of each namespace. A CFDI names the addresses. */
const locations: Readonly<Record<Prefix, string>> = {
  cfdi: 'http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
  tfd: 'http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd',
};
const xsi = 'http://www.w3.org/2001/XMLSchema-instance';

const prefixOf = ({ name }: XmlNode): Prefix => (name.startsWith('tfd:') ? 'tfd' : 'cfdi');

/**
 * Writes a CFDI as XML in UTF-8.
 * @throws Error if a text has a character that XML does not allow
 */
export function writeXml(root: XmlNode): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  append(document, root, undefined);
  return document.end({ prettyPrint: false, wellFormed: true });
}

function append(parent: XMLBuilder, node: XmlNode, outer: Prefix | undefined): void {
  const prefix = prefixOf(node);
  const element = parent.ele(namespaces[prefix], node.name);
  // The schemas are named at the root and where another namespace begins.
  if (prefix !== outer) element.att(xsi, 'xsi:schemaLocation', `${namespaces[prefix]} ${locations[prefix]}`);
  for (const [name, value] of Object.entries(node.attributes)) element.att(name, value);
  for (const child of node.children) append(element, child, prefix);
}
