/** What others looked at and added; a job writes all of it anew. */
export interface ProductCompanionTable {
  product_id: number;
  kind: 'vista' | 'agregar';
  position: number;
  other_id: number;
  visitors: number;
}
