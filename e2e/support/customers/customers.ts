/** Customers of the tested shop, and their mails. */
import { randomUUID } from 'node:crypto';
import { createPasswords } from '../../../apps/api/src/modules/accounts/credentials/passwords.ts';
import { accountForms as formNames } from '../../../apps/storefront/src/features/account/send-account-form.ts';
import { withShopDatabase } from '../shop/database.ts';
import type { HttpClient } from '../shop/http.ts';
import { origin } from '../shop/operator.ts';

export const password = 'caballo grapa tortilla';
let hashed: Promise<string> | undefined;

export interface TestCustomer {
  id: string;
  email: string;
  nombre: string;
}

/** Adds a customer with `password`, who has not signed in on any device. */
export async function addCustomer(nombre = 'Guadalupe'): Promise<TestCustomer> {
  hashed ??= createPasswords().hash(password);
  const hash = await hashed;
  const email = `cliente-${randomUUID()}@tianguis.example`;
  const id = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into customers (email, nombre, apellido_p, password_hash) values ($1, $2, 'Ríos', $3) returning id`,
      [email, nombre, hash],
    );
    return rows[0]?.id ?? '';
  });
  return { id, email, nombre };
}

/** Turns on the two-step sign-in by mailed codes. */
export const askForCode = (email: string): Promise<void> =>
  withShopDatabase(({ pool }) =>
    pool.query('update customers set two_step = true where email = $1', [email]).then(() => undefined),
  );

/** The code of the newest mail with a code to an e-mail address. Waits until a job has written the mail. */
export async function mailedCode(email: string): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
    const code = await withShopDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ text: string }>(
        'select plain_text as text from mails where lower(recipient) = lower($1) order by created_at desc limit 1',
        [email],
      );
      return /^ {4}(\d{6})$/m.exec(rows[0]?.text ?? '')?.[1];
    });
    if (code !== undefined) return code;
  }
  throw new Error(`No code was mailed to ${email}.`);
}

/** Signs in by a request. A browser shares the session through its `page.request` or `context.request`. */
export async function signInByCall(request: HttpClient, email: string, secret = password): Promise<void> {
  const form = { correo: email, contrasena: secret, volver: '/mi-cuenta/' };
  const reply = await request.post('/login', { form, headers: { origin }, maxRedirects: 0 });
  const { location } = reply.headers();
  if (location !== '/mi-cuenta/') throw new Error(`${email} is not signed in: ${reply.status()} ${location}`);
}

/** Forms whose page has another path than `/mi-cuenta/{name}`. */
const pagesOfForms: Readonly<Partial<Record<string, string>>> = {
  direccion: '/mi-cuenta/direcciones-envio/agregar',
  direcciones: '/mi-cuenta/direcciones-envio/',
};

/** The id of a checkout that no customer has. */
const someCheckout = '00000000-0000-4000-8000-000000000000';

/** URLs that accept a form of the account. */
export const accountForms: readonly string[] = [
  ...[...formNames, 'listadeseos'].flatMap((name) => [
    pagesOfForms[name] ?? `/mi-cuenta/${name}`,
    `/mi-cuenta/${name}/respuesta`,
  ]),
  ...['/mi-cuenta/elegir-direccion', '/mi-cuenta/elegir-direccion/respuesta'],
  ...['/carrito/detalle', '/carrito/respuesta', '/carrito/compartir', '/carrito/compartido'],
  ...['direccion', 'envio', 'pago'].flatMap((step) => [
    `/comprar/${step}?compra=${someCheckout}`,
    `/comprar/respuesta/${step}?compra=${someCheckout}`,
  ]),
  `/comprar/revisar?compra=${someCheckout}`,
  ...['/pedido/0482915037/pagar', '/pedido/0482915037/pagar/respuesta'],
  ...['', '/respuesta'].map((end) => `/mi-cuenta/fotografias/0b9f1c52-7f0e-4d55-9a34-5f6d2f1f2a10${end}`),
  ...['/mi-cuenta/mis-pedidos/0482915037', '/mi-cuenta/mis-pedidos/0482915037/product=2'].flatMap((order) => [
    `${order}/motivo-cancelacion`,
    `${order}/datos-bancarios`,
    `${order}/factura`,
  ]),
];

/** Number of mails of a kind to an e-mail address. */
export const mailsOf = (email: string, kind: string): Promise<number> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select 1 from mails where lower(recipient) = lower($1) and kind = $2', [
      email,
      kind,
    ]);
    return rows.length;
  });
