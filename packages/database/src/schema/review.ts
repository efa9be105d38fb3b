import type { ColumnType, Generated } from 'kysely';

export interface ReviewTable {
  id: number;
  product_id: number;
  author_name: string;
  rating: number;
  title: Generated<string>;
  body: string;
  variant: Generated<string>;
  is_verified: Generated<boolean>;
  helpful_count: Generated<number>;
  seller_reply: string | null;
  is_hidden: Generated<boolean>;
  created_at: ColumnType<Date, Date | string, Date | string>;
}
