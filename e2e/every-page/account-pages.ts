/** Account and sign-in pages, for the rules of every page. Each entry first prepares the state that its page needs. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { returnPagePath } from '@tianguis/domain';
import { addToRegistryPath, givePath, ownRegistriesPath, ownRegistryPath } from '@tianguis/domain/registry';
import config from '../../config/shop.json' with { type: 'json' };
import { buyable, findProduct, list } from '../support/catalogue/catalogue.ts';
import { addCustomer, askForCode, password, signInByCall, type TestCustomer } from '../support/customers/customers.ts';
import { addOrders } from '../support/customers/orders.ts';
import { addRegistry, type TestRegistry } from '../support/customers/registries.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';
import type { Opening, ShopPage } from './pages.ts';

const post = (own: APIRequestContext, path: string, form: Record<string, string>) =>
  own.post(path, { form, headers: { origin }, maxRedirects: 0 });

/** Signs in a customer with a long name, who has confirmed their identity and made a request under the privacy law. */
async function asCustomer({ request: own }: BrowserContext): Promise<TestCustomer> {
  const customer = await addCustomer('María de los Ángeles Guadalupe Xochiquetzalli');
  await signInByCall(own, customer.email);
  await post(own, '/mi-cuenta/privacidad', { derecho: 'acceso', texto: 'Quiero saber qué datos tienen de mí.' });
  const address = { nombre: 'María de los Ángeles', calle: 'Orizaba', numeroExterior: '101', codigoPostal: '06700' };
  const place = { colonia: 'Roma Norte', municipio: 'Cuauhtémoc', telefono: '5512345678' };
  await post(own, '/mi-cuenta/direcciones-envio/agregar', { ...address, ...place });
  await post(own, '/mi-cuenta/confirmar', { contrasena: password, volver: '/mi-cuenta/' });
  return customer;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Milliseconds: shorter than a confirmation (10 minutes) and an access token (15 minutes). */
const sharedForMs = 240_000;
let shared: { cookies: Cookies; until: number; customer: TestCustomer } | undefined;

/** Signs the browser in as the customer of this worker. Pages that change nothing share this customer. */
export async function asSharedCustomer(context: BrowserContext): Promise<TestCustomer> {
  if (shared && Date.now() < shared.until) {
    await context.addCookies(shared.cookies);
    return shared.customer;
  }
  const until = Date.now() + sharedForMs;
  const customer = await asCustomer(context);
  shared = { cookies: await context.cookies(), until, customer };
  return customer;
}

const at =
  (path: string): Opening =>
  async (context) => {
    await asSharedCustomer(context);
    return path;
  };

/**
 * Adds a customer with two saved products: one was cheaper when it was saved, one was more expensive. Also adds a
 * second list with a long name, and a link to the first list.
 * @returns the secret of the link
 */
async function addWishes({ request }: BrowserContext): Promise<{ email: string; secret: string }> {
  const { id, email } = await addCustomer('María de los Ángeles Guadalupe Xochiquetzalli');
  const products = (await list(request, 'page_size=5')).data.products.map((product) => product.id);
  const secret = randomBytes(32).toString('base64url');
  await withShopDatabase(async ({ pool }) => {
    await pool.query(
      `insert into wishlists (customer_id, name, is_default, share_hash, shared_at, shows_name)
       values ($1, 'Favoritos', true, sha256($2::bytea), now(), true),
              ($1, 'Regalosparatodalafamiliaenlanavidadqueviene', false, null, null, false)`,
      [id, secret],
    );
    await pool.query(
      `insert into wishlist_items (wishlist_id, product_id, saved_price)
       select l.id, p.id, p.sale_price + (case when p.id % 2 = 0 then 30000 else -100 end)
         from wishlists l, products p where l.customer_id = $1 and l.is_default and p.id = any ($2)`,
      [id, products],
    );
  });
  return { email, secret };
}

/** Signs in a new customer, whose cart has one product. */
async function fillCart({ request }: BrowserContext): Promise<void> {
  await signInByCall(request, (await addCustomer()).email);
  const { id, childrenSku } = await findProduct(request, buyable);
  await post(request, '/acciones/carrito', { producto: String(id), variante: childrenSku, cantidad: '2' });
}

/** Signs in a new customer with orders. @returns the path that `pathOf` makes of the numbers of the orders */
const withOrders =
  (pathOf: (orders: Awaited<ReturnType<typeof addOrders>>) => string): Opening =>
  async ({ request }) => {
    const { id, email } = await addCustomer();
    await signInByCall(request, email);
    return pathOf(await addOrders(request, id));
  };

/** Signs in a new customer with a registry. @returns the path that `pathOf` makes of it */
const withRegistry =
  (pathOf: (registry: TestRegistry) => string): Opening =>
  async ({ request }) => {
    const registry = await addRegistry(request);
    await signInByCall(request, registry.email);
    return pathOf(registry);
  };

/** Signs in a new customer, who has added three photographs to a form. */
async function withPhotographs({ request }: BrowserContext): Promise<string> {
  const { id, email } = await addCustomer();
  await signInByCall(request, email);
  const form = randomUUID();
  await withShopDatabase(async ({ pool }) => {
    await pool.query(
      `insert into photographs (customer_id, form_id, place, sent_hash, bytes, preview)
       select $1, $2, place, sha256(place::text::bytea), $3, $3 from generate_series(1, 3) place`,
      [id, form, smallWebp],
    );
  });
  return `/mi-cuenta/fotografias/${form}?volver=/mi-cuenta/`;
}

/** Signs in a new customer, who has written about an order. */
async function withThread({ request }: BrowserContext): Promise<string> {
  const { id, email } = await addCustomer();
  await signInByCall(request, email);
  const { delivered } = await addOrders(request, id);
  const form = { mensaje: randomUUID(), texto: 'La caja llegó golpeada. ¿Qué hago?' };
  const answer = await post(request, `/pedido/${delivered}/mensajes`, form);
  return answer.headers().location ?? '';
}

/** A WebP picture of one pixel. */
const smallWebp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/** Pages of a signed-in customer. */
export const accountPages: Readonly<Record<string, ShopPage>> = {
  account: { rows: 'RL-01', isExample: true, open: at('/mi-cuenta/') },
  profile: { rows: 'issue 16', open: at('/mi-cuenta/mis-datos') },
  'saved e-mail': { rows: 'issue 16', open: at('/mi-cuenta/mis-datos?listo=correo') },
  'change e-mail': { rows: 'issue 16', open: at('/mi-cuenta/correo') },
  security: { rows: 'issue 16', open: at('/mi-cuenta/seguridad') },
  'ended sessions': { rows: 'issue 16', open: at('/mi-cuenta/seguridad?listo=cerradas-2') },
  'change password': { rows: 'issue 16', open: at('/mi-cuenta/contrasena') },
  'new passkey': { rows: 'issue 16', open: at('/mi-cuenta/llave-nueva') },
  authenticator: { rows: 'issue 16', open: at('/mi-cuenta/app-de-autenticacion') },
  notifications: { rows: 'issue 16', open: at('/mi-cuenta/avisos') },
  privacy: { rows: 'issue 16', open: at('/mi-cuenta/privacidad') },
  balance: { rows: 'PA-05', open: at('/mi-cuenta/saldo') },
  'ask for credit': { rows: 'RT-29', open: at(`/credito-${config.creditModule.product}/home?solicitar=si`) },
  addresses: { rows: 'RL-04', open: at('/mi-cuenta/direcciones-envio/') },
  'add address': { rows: 'RL-04', open: at('/mi-cuenta/direcciones-envio/agregar') },
  'choose address': { rows: 'UI-11', open: at('/mi-cuenta/elegir-direccion') },
  'delete account': { rows: 'RL-05', open: at('/mi-cuenta/borrar-cuenta') },
  orders: { rows: 'RL-02', open: withOrders(() => '/mi-cuenta/mis-pedidos/dias=30/pagina=1') },
  'no orders': { rows: 'RL-02', open: at('/mi-cuenta/mis-pedidos/dias=30/pagina=1') },
  order: { rows: 'RL-07', isExample: true, open: withOrders(({ onTheWay }) => `/pedido/${onTheWay}`) },
  'unpaid order': { rows: 'RL-07', open: withOrders(({ unpaid }) => `/pedido/${unpaid}`) },
  'how an order is paid': {
    rows: 'RL-08',
    open: withOrders(({ unpaid }) => `/mi-cuenta/mis-pedidos/0/formaCompra/${unpaid}`),
  },
  'cancel an order': {
    rows: 'RL-09',
    open: withOrders(({ onTheWay }) => `/mi-cuenta/mis-pedidos/${onTheWay}/motivo-cancelacion`),
  },
  photographs: { rows: 'AF-02', open: withPhotographs },
  'own reviews': { rows: 'RT-19', open: withOrders(() => '/escribir-opinion') },
  'write a review': {
    rows: 'RT-19',
    open: withOrders(({ products: [, two] }) => `/escribir-opinion?producto=${two.id}`),
  },
  'review of a product that was not bought': {
    rows: 'RT-19',
    open: withOrders(({ products: [, , three] }) => `/escribir-opinion?producto=${three.id}`),
  },
  'what to do with a product': {
    rows: 'RL-10',
    open: withOrders(({ delivered, products: [, two] }) => returnPagePath('que-quieres-hacer', delivered, two.id)),
  },
  'return a product': {
    rows: 'RL-10',
    open: withOrders(({ delivered, products: [, two] }) =>
      returnPagePath('solicitar-cambio-devolucion', delivered, two.id),
    ),
  },
  'ask for an invoice': {
    rows: 'AF-03',
    open: withOrders(({ onTheWay }) => `/mi-cuenta/mis-pedidos/${onTheWay}/factura`),
  },
  'ask about a product': {
    rows: 'AF-05',
    async open(context) {
      await asSharedCustomer(context);
      return `/mi-cuenta/preguntar/${(await findProduct(context.request, buyable)).id}`;
    },
  },
  'write about an order': { rows: 'AF-05', open: withOrders(({ onTheWay }) => `/pedido/${onTheWay}/mensajes`) },
  'messages of an order': { rows: 'AF-05', open: withThread },
  'account with orders': { rows: 'RL-01', open: withOrders(() => '/mi-cuenta/') },
  'first registry': { rows: 'RT-23', open: at('/Mesa-de-Regalos/mi-mesa') },
  'own registries': { rows: 'RT-23', open: withRegistry(() => ownRegistriesPath) },
  'own registry': { rows: 'RT-23', open: withRegistry(({ id }) => ownRegistryPath(id)) },
  'change a registry': { rows: 'RT-23', open: withRegistry(({ id }) => `${ownRegistryPath(id)}?editar=1`) },
  'add to a registry': { rows: 'RT-23', open: withRegistry(({ product }) => addToRegistryPath(product, '0')) },
  'give an item': { rows: 'RT-23', open: withRegistry(({ code, item }) => givePath(code, item)) },
  wishlist: {
    rows: 'RL-03',
    async open(context) {
      await signInByCall(context.request, (await addWishes(context)).email);
      return '/mi-cuenta/listadeseos/';
    },
  },
  'empty wishlist': { rows: 'RL-03', open: at('/mi-cuenta/listadeseos/') },
  'shared list': {
    rows: 'RL-03',
    open: async (context) => `/lista-compartida?clave=${(await addWishes(context)).secret}`,
  },
};

/** Steps of the sign-in with something to fill in or to decide. */
export const accountSteps: Readonly<Record<string, ShopPage>> = {
  'mailed code': {
    rows: 'RT-05',
    async open({ request }) {
      const { email } = await addCustomer();
      await askForCode(email);
      await post(request, '/login', { correo: email, contrasena: password, volver: '/tiendas' });
      return '/autorizar?redirect=%2Ftiendas';
    },
  },
  'confirm identity': {
    rows: 'issue 16',
    async open({ request }) {
      await signInByCall(request, (await addCustomer()).email);
      return '/mi-cuenta/confirmar';
    },
  },
  cart: {
    rows: 'RL-06',
    isExample: true,
    async open(context) {
      await fillCart(context);
      return '/carrito/detalle';
    },
  },
  'share my cart': {
    rows: 'RT-16',
    async open(context) {
      await fillCart(context);
      await post(context.request, '/carrito/compartir', {});
      return '/carrito/compartir';
    },
  },
  'empty cart': {
    rows: 'RL-06',
    async open({ request }) {
      await signInByCall(request, (await addCustomer()).email);
      return '/carrito/detalle';
    },
  },
};

/** Last pages of the sign-in, which only have links. */
export const accountEnds: Readonly<Record<string, ShopPage>> = {
  'single sign-on that failed': { rows: 'RT-06', open: async () => '/authenticated' },
  'closed list': { rows: 'RL-03', status: 404, open: async () => '/lista-compartida?clave=nada' },
  'mails off': { rows: 'RL-03', open: async () => '/avisos/favoritos?token=nada' },
  'deleted account': {
    rows: 'RL-05',
    async open(context) {
      await asCustomer(context);
      await post(context.request, '/mi-cuenta/borrar-cuenta', { entiendo: '1' });
      return '/cuenta-borrada';
    },
  },
};
