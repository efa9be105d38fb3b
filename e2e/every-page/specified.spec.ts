/**
 * Each URL of the specification answers as its list says (`test-specified-addresses.ts`), to a visitor or, if needed, a
 * customer. It needs requests only. The storefront's `specified-addresses.test.ts` compares the list with the route
 * table.
 */
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import {
  customerAddresses,
  publicAddresses,
  type Today,
} from '../../apps/storefront/src/routes/test-specified-addresses.ts';
import config from '../../config/shop.json' with { type: 'json' };
import { buyable, findProduct, largestDepartment } from '../support/catalogue/catalogue.ts';
import { addOrder } from '../support/customers/orders.ts';
import { sharedCart } from '../support/page/route-examples.ts';
import { asSharedCustomer } from './account-pages.ts';

/** Values for the placeholders of the list. */
async function valuesOf(request: APIRequestContext): Promise<Readonly<Record<string, string>>> {
  const department = await largestDepartment(request);
  const branch = department.children[0];
  if (!branch) throw new Error('no branch');
  const product = await findProduct(request, buyable);
  const nameOf = (name: string) => encodeURIComponent(name.toLocaleLowerCase('es-MX'));
  return {
    url: encodeURIComponent(`${test.info().project.use.baseURL}/tiendas`),
    text: 'tenis',
    brand: '1',
    department: `${department.id}`,
    departmentSlug: department.slug,
    departmentName: nameOf(department.name),
    branch: `${branch.id}`,
    branchName: nameOf(branch.name),
    product: `${product.id}`,
    productSlug: product.slug,
    store: `${product.store.id}`,
    storeSlug: product.store.slug,
    cart: (await sharedCart('livestream')(request)).replace('/livestream/', ''),
    creditProduct: config.creditModule.product,
  };
}

const filled = (address: string, values: Readonly<Record<string, string>>) =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}}`);
    return value;
  });

/** Pages that are built, with the status that they have without the token in their URL. */
const failing: Readonly<Record<string, number>> = { '/verCorreoCompleto': 400 };

const listed = (addresses: Readonly<Record<string, Readonly<Record<string, Today>>>>) =>
  Object.entries(addresses).flatMap(([row, all]) =>
    Object.entries(all).map(([address, today]) => ({ row, address, today })),
  );

test('RT-01 to RT-33 each public address of the specification answers as its list says', { tag: '@desktop' }, async ({
  request,
}) => {
  const values = await valuesOf(request);
  for (const { row, address, today } of listed(publicAddresses))
    await test.step(`${row} ${address} is ${today}`, async () => {
      const isElsewhere = row === 'RT-24';
      const reply = await request.get(filled(address, values), isElsewhere ? { maxRedirects: 0 } : {});
      const expected = today === 'absent' ? 404 : (failing[address] ?? (isElsewhere ? 303 : 200));
      expect.soft(reply.status(), `${row} ${address}`).toBe(expected);
    });
});

test('RL-01 to RL-10 each address of a customer leads visitors to sign in, and answers as its list says', {
  tag: '@desktop',
}, async ({ request, context }) => {
  const found = await valuesOf(request);
  const order = await ownOrder(context, Number(found.product));
  const values = { ...found, order, address: await ownAddress(context) };
  for (const { row, address, today } of listed(customerAddresses))
    await test.step(`${row} ${address} is ${today}`, async () => {
      const path = filled(address, values);
      // RL-06, RT-19: these redirect everybody to the page.
      const asked = ['/carrito/', '/write-a-review'].includes(path) ? await redirected(request, path) : path;
      const visitor = await request.get(asked, { maxRedirects: 0 });
      const way = new URL(visitor.headers().location ?? '', 'http://localhost');
      expect.soft([visitor.status(), way.pathname], `${row} ${address}`).toEqual([303, '/login']);
      expect.soft(new URL(way.searchParams.get('redirect') ?? 'none:').pathname, `back to ${address}`).toBe(asked);
      const customer = await context.request.get(path);
      expect.soft(customer.status(), `${row} ${address}`).toBe(200);
    });
});

/** Signs in a customer, and returns the number of an order of the customer with this product. */
async function ownOrder(context: BrowserContext, product: number): Promise<string> {
  const { id: customer } = await asSharedCustomer(context);
  return addOrder({ customer, parcels: [{ lines: [{ product }] }] });
}

/** Signs in a customer, and returns the id of an address of the customer. */
async function ownAddress(context: BrowserContext): Promise<string> {
  await asSharedCustomer(context);
  const list = await (await context.request.get('/mi-cuenta/direcciones-envio/')).text();
  const number = /\/mi-cuenta\/direcciones-envio\/editar\/([\w-]+)/.exec(list)?.[1];
  if (number === undefined) throw new Error('the customer has no address');
  return number;
}

async function redirected(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path, { maxRedirects: 0 })).headers().location ?? '';
}
