/** An item of an XML feed while it is parsed, and its conversion to a row. */
import { type Attribute, type Cells, repeated } from '../attributes.ts';
import { limits } from '../faults.ts';
import { writeList } from './list.ts';
import type { FeedRow } from './row.ts';

export interface Item {
  line: number;
  values: Map<Attribute, Found>;
  size: number;
  fault: string | undefined;
  /** The item has two ids or two product ids. */
  isUnsure: boolean;
}

interface Found {
  values: string[];
  /**
   * Whether the values come from Google's namespace. Values of Google's namespace take precedence over RSS and Atom
   * elements with the same name.
   */
  isGoogle: boolean;
}

/** Adds the value of an element to an item. */
export function addValue(item: Item, attribute: Attribute, value: string, isGoogle: boolean): void {
  const found = item.values.get(attribute);
  if (!found || (isGoogle && !found.isGoogle)) item.values.set(attribute, { values: [value], isGoogle });
  else if (found.isGoogle && !isGoogle) return;
  else if (repeated.has(attribute)) {
    if (found.values.length < limits.columns) found.values.push(value);
    else item.fault ??= `${attribute} stands more than ${limits.columns} times`;
    // If an item has several product types, Google uses the first, and so does the shop.
  } else if (attribute !== 'product_type') {
    item.fault ??= `${attribute} stands twice`;
    item.isUnsure ||= isIdentifier(attribute);
  }
}

export function toRow({ line, values, fault, isUnsure }: Item): FeedRow {
  const cells: Cells = {};
  for (const [attribute, { values: found }] of values) {
    // Several elements form a list. For our own attributes, a single element contains the whole list, as in a table.
    cells[attribute] =
      repeated.has(attribute) && !(found.length === 1 && isList(attribute)) ? writeList(found) : (found[0] ?? '');
  }
  return fault === undefined ? { line, cells } : { line, cells, fault, ...(isUnsure && { isUnsure }) };
}

/** Whether the attribute identifies the variant or its product. */
export function isIdentifier(attribute: Attribute): boolean {
  return attribute === 'id' || attribute === 'item_group_id';
}

/**
 * Whether a single element contains the whole list, as in a table. That is true only for our own repeated attributes.
 */
function isList(attribute: Attribute): boolean {
  return attribute === 'options' || attribute === 'gallery' || attribute === 'features';
}
