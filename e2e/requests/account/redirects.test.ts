/**
 * No redirect of the shop leads in a circle (RT-02, RT-05): every address as the way back of every address that
 * redirects, for a customer, for a visitor, and after a sign-in.
 */

import { addCustomer, password, signInByCall } from '../../support/customers/customers.ts';
import { everyAddress } from '../../support/page/route-examples.ts';
import { origin } from '../../support/shop/operator.ts';
import { Client } from '../client/client.ts';
import { expect, test } from '../client/test.ts';

/** Browsers stop after twenty redirects. */
const mostSteps = 20;

/** Follows redirects as a browser does, which sends the same referrer again. Requests each address once. */
class Walk {
  readonly #client: Client;
  readonly #known = new Map<string, Promise<string | undefined>>();
  walked = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Path and query to which an address of this shop redirects; undefined if it shows a page or leads elsewhere. */
  next(path: string, referer?: string): Promise<string | undefined> {
    const key = `${referer} ${path}`;
    const known = this.#known.get(key) ?? this.#ask(path, referer);
    this.#known.set(key, known);
    return known;
  }

  async #ask(path: string, referer: string | undefined): Promise<string | undefined> {
    const headers = { accept: 'text/html', ...(referer !== undefined && { referer: origin + referer }) };
    const reply = await this.#client.get(path, { headers, maxRedirects: 0 });
    const { location } = reply.headers();
    if (reply.status() < 300 || reply.status() >= 400 || location === undefined) return undefined;
    const to = new URL(location, origin + path);
    return to.origin === new URL(origin).origin ? to.pathname + to.search : undefined;
  }

  /** The addresses of a circle, or of a chain that a browser gives up; undefined if a page is shown. */
  async circle(path: string, referer?: string): Promise<string | undefined> {
    this.walked++;
    const seen = [path];
    for (let to = await this.next(path, referer); to !== undefined; to = await this.next(to, referer)) {
      const isEndless = seen.includes(to) || seen.length > mostSteps;
      seen.push(to);
      if (isEndless) return `${referer === undefined ? '' : `from ${referer}: `}${seen.slice(0, 5).join(' → ')}`;
    }
    return undefined;
  }
}

const withBack = (path: string, back: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ redirect: back })}`;

/** An address that follows a way back, which is named by a parameter or by the referrer. */
type Door = (back: string) => [path: string, referer?: string];

const isEntrance = (path: string) => /^\/(login|autorizar|registro|recuperar|authenticated)/i.test(path);

test('RT-02 RT-05 no way back leads a customer or a visitor in a circle, as parameter or as referrer', async ({
  request,
}) => {
  const addresses = await everyAddress(request);
  const own = addresses.filter(isEntrance);
  // An address that redirects, spelled as links and people spell it.
  const backs = [...addresses, ...own.flatMap((path) => [`${path}/`, path.toUpperCase(), withBack(path, path)])];
  const customer = new Client();
  await signInByCall(customer, (await addCustomer()).email);
  for (const client of [customer, new Client()]) {
    const walk = new Walk(client);
    const doors: Door[] = [];
    for (const address of addresses) {
      if ((await walk.next(address)) === undefined) continue;
      const named: Door[] = [(back) => [withBack(address, back)], (back) => [address, back]];
      for (const door of named)
        if ((await walk.next(...door('/tiendas'))) !== (await walk.next(...door('/ajustes')))) doors.push(door);
    }
    expect(doors.length).toBeGreaterThan(client === customer ? 3 : 1);
    const circles = [];
    for (const door of doors)
      for (const back of client === customer ? backs : own) circles.push(await walk.circle(...door(back)));
    expect(circles.filter((circle) => circle !== undefined)).toEqual([]);
    expect(walk.walked).toBeGreaterThan(client === customer ? 1_300 : 300);
  }
});

test('RT-02 RT-03 a customer who signs in from an entrance arrives at a page', async ({ request }) => {
  const entrances = (await everyAddress(request)).filter(isEntrance);
  const { email } = await addCustomer();
  const client = new Client();
  await signInByCall(client, email);
  for (const back of entrances) {
    // The device remains known, so the sign-in needs no code.
    client.cookies.clear(/^(?!dispositivo$)/);
    const form = { correo: email, contrasena: password, volver: back };
    const reply = await client.post('/login', { form, headers: { origin, referer: origin + back } });
    expect([back, reply.status()]).toEqual([back, back.includes('interaccion') ? 410 : 200]);
  }
});
