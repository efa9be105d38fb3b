/** The elements of a CFDI, independent of the libraries that write and read XML. */

/** Namespaces by prefix. All elements of a CFDI that this package writes or reads belong to one of them. */
export const namespaces = {
  cfdi: 'http://www.sat.gob.mx/cfd/4',
  tfd: 'http://www.sat.gob.mx/TimbreFiscalDigital',
} as const;

export type Prefix = keyof typeof namespaces;

export interface XmlNode {
  /** With its prefix: `cfdi:Concepto`. */
  name: `${Prefix}:${string}`;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
}

/** Makes an element. Attributes that are null or undefined are left out, as are children. */
export function node(
  name: XmlNode['name'],
  attributes: Readonly<Record<string, string | null | undefined>>,
  children: readonly (XmlNode | null | undefined)[] = [],
): XmlNode {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value == null ? [] : [[key, value] as const]));
  return { name, attributes: Object.fromEntries(given), children: children.filter((child) => child != null) };
}

/** The elements at a path below a node: `cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado`. */
export function find(from: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), [from]);
}

/** The value of an attribute; undefined if the node has none. */
export const attribute = (of: XmlNode | undefined, name: string): string | undefined =>
  of && Object.hasOwn(of.attributes, name) ? of.attributes[name] : undefined;
