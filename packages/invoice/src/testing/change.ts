import { find, type XmlNode } from '../xml/node.ts';

/**
 * The CFDI with other attributes of the first element at a path. An empty path is the CFDI itself. Undefined removes an
 * attribute.
 */
export function change(root: XmlNode, path: string, attributes: Readonly<Record<string, string | undefined>>): XmlNode {
  const target = path === '' ? root : find(root, path)[0];
  if (!target) throw new Error(`the CFDI has no ${path}`);
  const merged = Object.entries({ ...target.attributes, ...attributes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return replace(root, target, { ...target, attributes: Object.fromEntries(merged) });
}

/** The CFDI without the first element at a path. */
export function without(root: XmlNode, path: string): XmlNode {
  const [target] = find(root, path);
  if (!target) throw new Error(`the CFDI has no ${path}`);
  return replace(root, target, undefined);
}

function replace(at: XmlNode, target: XmlNode, by: XmlNode | undefined): XmlNode {
  if (at === target && by) return by;
  const children = at.children.flatMap((child) => (child === target ? (by ?? []) : [replace(child, target, by)]));
  return { ...at, children };
}
