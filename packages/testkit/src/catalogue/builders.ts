/** Builds catalogue rows for tests. A test gives the columns that matter, and the builder fills the other columns. */
import type { Database } from '@tianguis/database';
import type { Insertable, Kysely } from 'kysely';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;
type Given<Table extends keyof Database> = Partial<Row<Table>>;

export interface CategoryPlan {
  id: number;
  name?: string;
  icon?: string;
  children?: CategoryPlan[];
}

/** Inserts rows into a database. Ids default to a counter for each table, from 1. */
export class CatalogueBuilder {
  readonly #db: Kysely<Database>;
  readonly #last = new Map<string, number>();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Inserts a tree of at most three levels of categories. */
  async categories(plans: readonly CategoryPlan[], above: readonly number[] = []): Promise<void> {
    for (const [position, { id, name = `Categoría ${id}`, icon = '', children = [] }] of plans.entries()) {
      const path = [...above, id];
      await this.#db
        .insertInto('categories')
        .values({
          id,
          parent_id: above.at(-1) ?? null,
          level: path.length,
          path,
          name,
          slug: slugOf(name),
          icon,
          position,
        })
        .execute();
      await this.categories(children, path);
    }
  }

  brand(given: Given<'brands'> = {}): Promise<Row<'brands'>> {
    const id = this.#id('brands', given.id);
    return this.#insert('brands', { id, name: `Marca ${id}`, slug: `marca-${id}`, ...given });
  }

  store(given: Given<'stores'> = {}): Promise<Row<'stores'>> {
    const id = this.#id('stores', given.id);
    return this.#insert('stores', { id, name: `Tienda ${id}`, slug: `tienda-${id}`, since: '2021-03-04', ...given });
  }

  /** Inserts a product into a category. `category`: ids from the department down to the category. */
  product(category: readonly number[], given: Given<'products'> = {}): Promise<Row<'products'>> {
    return this.#insert('products', this.productRow(category, given));
  }

  /** The row of a product, for tests that write thousands in one statement. */
  productRow(category: readonly number[], given: Given<'products'> = {}): Row<'products'> {
    const id = this.#id('products', given.id);
    const [level1, level2 = null, level3 = null] = category;
    if (level1 === undefined) throw new Error('A product needs a department.');
    const price = given.list_price ?? given.sale_price ?? 10_000;
    return {
      id,
      sku: `SKU-${id}`,
      title: `Producto ${id}`,
      slug: `producto-${id}`,
      brand_id: 1,
      store_id: 1,
      category_id: level3 ?? level2 ?? level1,
      level1_id: level1,
      level2_id: level2,
      level3_id: level3,
      description: 'Un producto.',
      list_price: price,
      sale_price: price,
      stock: 5,
      ...given,
    };
  }

  variant(productId: number, given: Given<'product_variants'> = {}): Promise<Row<'product_variants'>> {
    const id = this.#id('product_variants', given.id);
    return this.#insert('product_variants', {
      id,
      product_id: productId,
      position: id,
      sku: `VAR-${id}`,
      list_price: 10_000,
      sale_price: 10_000,
      stock: 5,
      ...given,
    });
  }

  async picture(productId: number, given: Given<'product_pictures'> = {}): Promise<Row<'product_pictures'>> {
    const position = this.#id('product_pictures', given.position);
    const picture_key = given.picture_key ?? `picture${position}`;
    await this.#insert('pictures', { key: picture_key, source: '{}' });
    return this.#insert('product_pictures', {
      product_id: productId,
      position,
      alt: `Foto ${position}`,
      color: null,
      ...given,
      picture_key,
    });
  }

  review(productId: number, given: Given<'reviews'> = {}): Promise<Row<'reviews'>> {
    const id = this.#id('reviews', given.id);
    return this.#insert('reviews', {
      id,
      product_id: productId,
      author_name: 'Lupita',
      rating: 5,
      body: 'Llegó bien.',
      created_at: new Date(Date.UTC(2026, 0, id)),
      ...given,
    });
  }

  #id(table: string, given: number | undefined): number {
    const id = given ?? (this.#last.get(table) ?? 0) + 1;
    this.#last.set(table, Math.max(id, this.#last.get(table) ?? 0));
    return id;
  }

  async #insert<Table extends keyof Database>(table: Table, row: Row<Table>): Promise<Row<Table>> {
    await this.#db.insertInto(table).values(row).execute();
    return row;
  }
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
