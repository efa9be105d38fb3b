/** Finds test objects by their properties, through the API, so that no test contains an id of the demo shop. */
import type { CategoryNode, ListingReply, Product, ProductDetail } from '@tianguis/contract';
import type { HttpClient } from '../shop/http.ts';

export async function departments(request: HttpClient): Promise<CategoryNode[]> {
  const reply = await request.get('/categories/v1/category/tree');
  return ((await reply.json()) as { data: CategoryNode[] }).data;
}

/** Finds the department with the most products. */
export async function largestDepartment(request: HttpClient): Promise<CategoryNode> {
  const tree = await departments(request);
  const [largest] = tree.toSorted((a, b) => b.products - a.products);
  if (!largest) throw new Error('the demo shop has no departments');
  return largest;
}

export async function list(request: HttpClient, query: string): Promise<ListingReply> {
  const reply = await request.get(`/products/v1/products?${query}`);
  return (await reply.json()) as ListingReply;
}

export async function detail(request: HttpClient, id: number): Promise<ProductDetail> {
  const reply = await request.get(`/products/v1/products/${id}`);
  return ((await reply.json()) as { data: { product: ProductDetail } }).data.product;
}

/** Finds the first product, in the shop's default sort, for which `wanted` is true. */
export async function findProduct(request: HttpClient, wanted: (product: Product) => boolean): Promise<Product> {
  for (let page = 1; page <= 40; page++) {
    const { data, metadata } = await list(request, `page_size=100&page=${page}`);
    const found = data.products.find(wanted);
    if (found) return found;
    if (page >= metadata.pages) break;
  }
  throw new Error('the demo shop has no such product');
}

/** Finds the first product page for which `wanted` is true. */
export async function findDetail(
  request: HttpClient,
  sieve: (product: Product) => boolean,
  wanted: (product: ProductDetail) => boolean,
): Promise<ProductDetail> {
  for (let page = 1; page <= 40; page++) {
    const { data, metadata } = await list(request, `page_size=100&page=${page}`);
    for (const product of data.products.filter(sieve)) {
      const whole = await detail(request, product.id);
      if (wanted(whole)) return whole;
    }
    if (page >= metadata.pages) break;
  }
  throw new Error('the demo shop has no such product');
}

export const productUrl = (product: { id: number; slug: string }) => `/producto/${product.id}/${product.slug}`;
/** The path of a category's listing before the segments of filters, sort and page. */
export const categoryBase = (category: { id: number; slug: string }) => `/categoria/${category.id}/${category.slug}`;
export const categoryUrl = (category: { id: number; slug: string }, segments = 'pagina=1') =>
  `${categoryBase(category)}/${segments}`;

/** Whether a product can be bought online now. */
export const buyable = (product: Pick<Product, 'stock' | 'features'>): boolean =>
  product.stock > 0 && !product.features.is_store_only;

/** Finds a product with ratings and variants. */
export const ratedProduct = (request: HttpClient) =>
  findDetail(
    request,
    (product) => product.rating.count > 3 && product.is_active,
    (product) => product.variants.length > 0,
  );
