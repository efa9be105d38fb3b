/** SQL: the pieces that orders have reserved, or bought without collecting them. */
const takenPieces = `coalesce(sum(case when m.reason = 'reserved' then m.pieces
    when m.reason in ('released', 'collected') then -m.pieces end), 0)`;

/**
 * SQL for the ids of variants whose stock contradicts the pieces that orders have taken of them, or of their places.
 */
export const variantsWithWrongTakenStock = `
  select v.id from product_variants v
    left join taken_stock t on t.variant_id = v.id
    left join (
      select m.variant_id, ${takenPieces} as pieces from stock_movements m where m.by_variant group by 1
    ) m on m.variant_id = v.id
   where coalesce(t.pieces, 0) <> coalesce(m.pieces, 0)
      or t.variant_id is not null and v.stock <> coalesce(placed_stock(v.id), greatest(t.shelf - t.pieces, 0))
  union
  select v.id from (select distinct variant_id from variant_places) w join product_variants v on v.id = w.variant_id
   where v.stock <> placed_stock(v.id)
  union
  select w.variant_id from variant_places w
    left join stock_movements m on m.variant_id = w.variant_id and m.place_id = w.place_id
   group by w.variant_id, w.place_id, w.taken having w.taken <> ${takenPieces}`;
