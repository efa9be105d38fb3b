export interface BrandTable {
  id: number;
  name: string;
  slug: string;
}
