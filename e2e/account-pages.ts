/**
 * The pages of an account and of the ways into it, for the rules of every page: by name, each with the requests of the
 * browser that opens it. They do what has to be before, and give the address.
 */
import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { buyable, findProduct, list } from './catalogue.ts';
import { addCustomer, askForCode, password, signInByCall } from './customers.ts';
import { withShopDatabase } from './database.ts';
import { origin } from './operator.ts';

type Opening = (own: APIRequestContext) => Promise<string>;

const post = (own: APIRequestContext, path: string, form: Record<string, string>) =>
  own.post(path, { form, headers: { origin }, maxRedirects: 0 });

/** A customer with a long name, who has confirmed who they are, and has made a request by the law of privacy. */
async function asCustomer(own: APIRequestContext): Promise<void> {
  const { email } = await addCustomer('María de los Ángeles Guadalupe Xochiquetzalli');
  await signInByCall(own, email);
  await post(own, '/mi-cuenta/privacidad', { derecho: 'acceso', texto: 'Quiero saber qué datos tienen de mí.' });
  const address = { nombre: 'María de los Ángeles', calle: 'Orizaba', numeroExterior: '101', codigoPostal: '06700' };
  const place = { colonia: 'Roma Norte', municipio: 'Cuauhtémoc', telefono: '5512345678' };
  await post(own, '/mi-cuenta/direcciones-envio/agregar', { ...address, ...place });
  await post(own, '/mi-cuenta/confirmar', { contrasena: password, volver: '/mi-cuenta/' });
}

const at =
  (path: string): Opening =>
  async (own) => {
    await asCustomer(own);
    return path;
  };

/**
 * A customer who has saved products, one for less than today and one for more, with a second list of a long name, and a
 * link to the first. @returns the secret of the link
 */
async function addWishes(own: APIRequestContext): Promise<{ email: string; secret: string }> {
  const { id, email } = await addCustomer('María de los Ángeles Guadalupe Xochiquetzalli');
  const products = (await list(own, 'page_size=5')).data.products.map((product) => product.id);
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

/** Opened by a customer. */
export const accountPages: Readonly<Record<string, Opening>> = {
  account: at('/mi-cuenta/'),
  profile: at('/mi-cuenta/mis-datos'),
  'saved e-mail': at('/mi-cuenta/mis-datos?listo=correo'),
  'change e-mail': at('/mi-cuenta/correo'),
  security: at('/mi-cuenta/seguridad'),
  'ended sessions': at('/mi-cuenta/seguridad?listo=cerradas-2'),
  'change password': at('/mi-cuenta/contrasena'),
  'new passkey': at('/mi-cuenta/llave-nueva'),
  authenticator: at('/mi-cuenta/app-de-autenticacion'),
  notifications: at('/mi-cuenta/avisos'),
  privacy: at('/mi-cuenta/privacidad'),
  addresses: at('/mi-cuenta/direcciones-envio/'),
  'add address': at('/mi-cuenta/direcciones-envio/agregar'),
  'choose address': at('/mi-cuenta/elegir-direccion'),
  'delete account': at('/mi-cuenta/borrar-cuenta'),
  async wishlist(own) {
    await signInByCall(own, (await addWishes(own)).email);
    return '/mi-cuenta/listadeseos/';
  },
  'empty wishlist': at('/mi-cuenta/listadeseos/'),
  'shared list': async (own) => `/lista-compartida?clave=${(await addWishes(own)).secret}`,
};

/** Makes a link of a cart with one product. */
async function shareCart(own: APIRequestContext): Promise<string> {
  await signInByCall(own, (await addCustomer()).email);
  const { id, childrenSku } = await findProduct(own, buyable);
  await post(own, '/acciones/carrito', { producto: String(id), variante: childrenSku, cantidad: '2' });
  await post(own, '/carrito/compartir', {});
  return '/carrito/compartir';
}

/** Steps on the way that have something to fill in or to decide. */
export const accountSteps: Readonly<Record<string, Opening>> = {
  async 'mailed code'(own) {
    const { email } = await addCustomer();
    await askForCode(email);
    await post(own, '/login', { correo: email, contrasena: password, volver: '/tiendas' });
    return '/autorizar?redirect=%2Ftiendas';
  },
  async 'confirm identity'(own) {
    await signInByCall(own, (await addCustomer()).email);
    return '/mi-cuenta/confirmar';
  },
  async cart(own) {
    await signInByCall(own, (await addCustomer()).email);
    const { id, childrenSku } = await findProduct(own, buyable);
    await post(own, '/acciones/carrito', { producto: String(id), variante: childrenSku, cantidad: '2' });
    return '/carrito/detalle';
  },
  'share my cart': shareCart,
  async 'empty cart'(own) {
    await signInByCall(own, (await addCustomer()).email);
    return '/carrito/detalle';
  },
};

/** Ends of the way, which have links alone. */
export const accountEnds: Readonly<Record<string, Opening>> = {
  'single sign-on that failed': async () => '/authenticated',
  'not open yet': at('/mi-cuenta/mis-pedidos/dias=30/pagina=1'),
  'closed list': async () => '/lista-compartida?clave=nada',
  'mails off': async () => '/avisos/favoritos?token=nada',
  async 'deleted account'(own) {
    await asCustomer(own);
    await post(own, '/mi-cuenta/borrar-cuenta', { entiendo: '1' });
    return '/cuenta-borrada';
  },
};
