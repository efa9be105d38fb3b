// The world of a history: products that only this history sells, their stock and prices, and coupons.

const candidatesQuery = `
  select p.id, v.id as variant, v.sale_price as price, p.store_id as store
    from products p join product_variants v on v.product_id = p.id
   where p.is_active and not p.is_store_only and p.fulfillment_id <> 1 and p.stock > 0 and not p.digital
     and p.weight_grams < 5000 and not p.is_big_ticket and v.options::text = '{}'
     and v.sale_price between 8000 and 400000
     and (select count(*) from product_variants o where o.product_id = p.id) = 1
     and not exists (select from order_lines l where l.product_id = p.id)
   order by p.id`;

/** Products for each of some lanes, so that two histories at once have no product in common. */
export async function productsOf(pool, lanes) {
  const { rows } = await pool.query(candidatesQuery);
  if (rows.length < lanes * 5) throw new Error(`Only ${rows.length} products can be used.`);
  return Array.from({ length: lanes }, (_, lane) => rows.filter((_row, at) => at % lanes === lane));
}

/** @param name a part of the codes of its coupons */
export async function newWorld(pool, random, { name, candidates }) {
  const products = [];
  while (products.length < 4) {
    const one = random.pick(candidates);
    if (!products.includes(one)) products.push(one);
  }
  const variants = products.map(({ variant }) => variant);
  // Two products sell out.
  const pieces = products.map((_, at) => (at < 2 ? 2 + random.below(4) : 40));
  await pool.query('select count(*) from set_stock_and_prices($1, null, null, $2)', [variants, pieces]);
  await pool.query('select count(*) from roll_up_products($1)', [products.map(({ id }) => id)]);
  const { rows } = await pool.query('select id, stock, sale_price as price from product_variants where id = any ($1)', [
    variants,
  ]);
  const { store } = random.pick(products);
  const { rows: coupons } = await pool.query(
    `insert into coupons (code, description, percent, amount, max_uses, funder, store_id) values
       ($1 || '-A', 'Un descuento', $2, null, 1, 'shop', null), ($1 || '-B', 'Del vendedor', null, 7777, 2, 'seller', $3),
       ($1 || '-C', 'Todo', 100, null, 2, 'shop', null), ($1 || '-D', 'Un tercio', 33, null, null, 'shop', null)
     on conflict (code) do update set description = excluded.description
     returning id, code, percent, amount, max_uses as most, store_id as store`,
    [name, 5 + random.below(30), store],
  );
  return {
    ...{ products, coupons, variants },
    before: new Map(rows.map(({ id, stock }) => [id, stock])),
    prices: new Map(rows.map(({ id, price }) => [id, price])),
    storeOf: new Map(products.map((one) => [one.variant, one.store])),
  };
}
