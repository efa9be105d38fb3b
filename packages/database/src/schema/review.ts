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
  edited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A review that a customer of the shop wrote, by its review. */
export interface CustomerReviewTable {
  review_id: number;
  customer_id: string;
  product_id: number;
  state: string;
  reason: string | null;
  was_refused: Generated<boolean>;
  changed_at: Generated<Date>;
}

export interface ReviewVoteTable {
  review_id: number;
  customer_id: string;
}
