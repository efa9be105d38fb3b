// Faults of wishlists, their mails and links.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'a-customer-who-leaves-is-mailed-news',
    from: 'new',
    file: 'wishlist/mailing-repository.ts',
    find: 'where id = ${customer} and blocked_at is null and deletion_requested_at is null for no key update',
    replace: 'where id = ${customer} and blocked_at is null for no key update',
    tests: ['wishlist/mail-news.test.ts'],
  },
  {
    name: 'sold-out-products-lead-the-sort-by-price',
    from: 'new',
    file: 'wishlist/item-repository.ts',
    find: 'price: sql`(p.is_active and p.stock > 0) desc, p.sale_price, i.product_id`',
    replace: 'price: sql`p.sale_price, i.product_id`',
    tests: ['wishlist/wishlist.test.ts', 'wishlist/shares.test.ts'],
  },
  {
    name: 'a-product-in-two-lists-is-told-twice',
    from: 'new',
    file: 'wishlist/mailing-repository.ts',
    find: 'where l.id = i.wishlist_id and l.customer_id = ${customer} and i.product_id = n.product_id',
    replace:
      'where l.id = i.wishlist_id and l.customer_id = ${customer} and l.is_default and i.product_id = n.product_id',
    tests: ['wishlist/mail-news.test.ts'],
  },
  {
    name: 'a-new-link-of-a-list-leaves-the-old-one-open',
    from: 'new',
    file: 'wishlist/shares.ts',
    find: 'const clave = sharedAt === null || isNew ? makeToken() : null;',
    replace: 'const clave = sharedAt === null ? makeToken() : null;',
    tests: ['wishlist/shares.test.ts'],
  },
  {
    name: 'a-dead-link-of-a-list-is-offered-to-copy',
    from: '50b49e06',
    file: 'wishlist/list/lists.server.ts',
    find: '(await found(api.wishlist.shared({ clave: stored, page: 1 }))) !== undefined;',
    replace: '(await found(api.wishlist.shared({ clave: stored, page: 1 }))) !== null;',
    tests: ['wishlist/list/lists.server.test.ts', 'wishlist.spec.ts › RL-03 the page says what became of each price'],
  },
  {
    name: 'a-late-reply-empties-a-heart-that-was-pressed-since',
    from: 'a8233b78',
    file: 'wishlist/hearts/hearts.ts',
    find: 'before !== own.answers) return refresh();',
    replace: 'before > own.answers) return refresh();',
    tests: ['hearts.spec.ts › RL-03 what was asked for before a press'],
  },
];
