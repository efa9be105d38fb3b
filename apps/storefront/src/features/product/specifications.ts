import type { ProductDetail, SpecificationGroup } from '@tianguis/contract';
import { productCopy as copy } from './copy.ts';

/**
 * The characteristics of a product, with its model and its GTIN at the end. A characteristic with the same name takes
 * precedence.
 */
export function specificationsOf({
  specifications,
  model,
  gtin,
}: Pick<ProductDetail, 'specifications' | 'model' | 'gtin'>): SpecificationGroup[] {
  const plain = (name: string) => name.toLocaleLowerCase('es-MX');
  const named = new Set(specifications.flatMap(({ rows }) => rows.map(([name]) => plain(name))));
  const own: [string, string][] = [
    [copy.identity.model, model],
    [copy.identity.gtin, gtin ?? ''],
  ];
  const rows = own.filter(([name, value]) => value !== '' && !named.has(plain(name)));
  return rows.length === 0 ? specifications : [...specifications, { group: copy.identity.title, rows }];
}
