/** Products that visitors viewed or added together with another product. A job replaces all rows. */
export interface ProductCompanionTable {
  product_id: number;
  kind: 'vista' | 'agregar';
  position: number;
  other_id: number;
  visitors: number;
}
