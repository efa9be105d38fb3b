/** Photographs of a customer, without scripts, in the built shop (AF-02, RO-02). */
import { randomUUID } from 'node:crypto';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { plainPicture, wrongPicture } from '../../support/customers/pictures.ts';
import { origin } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const boundary = '-----fotos';

/** A form with files, as browsers write it. */
function formOf(files: readonly (readonly [name: string, type: string, bytes: Buffer])[], more = ''): Buffer {
  const parts = files.flatMap(([name, type, bytes]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="fotografia"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`${more}--${boundary}--\r\n`)]);
}

const removing = (id: string) => `--${boundary}\r\nContent-Disposition: form-data; name="quitar"\r\n\r\n${id}\r\n`;

async function customer() {
  const browser = new PlainBrowser();
  await signInByCall(browser.client, (await addCustomer()).email);
  const post = (path: string, data: Buffer) =>
    browser.client.post(path, {
      ...{ data, maxRedirects: 0 },
      headers: { origin, accept: 'text/html', 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  const open = async (path: string) => (await browser.client.get(path)).text();
  return { browser, post, open };
}

const idsIn = (html: string) => [
  ...new Set([...html.matchAll(/\/mi-cuenta\/fotografia\/([0-9a-f-]{36})/g)].map(([, id]) => id ?? '')),
];

test('AF-02 without scripts: accepted photographs stay, refused ones are named, and nothing is added twice', async () => {
  const { open, post } = await customer();
  const path = `/mi-cuenta/fotografias/${randomUUID()}?volver=/mi-cuenta/`;
  expect(await open(path)).toMatch(/enctype="multipart\/form-data"/i);
  const files = formOf([
    ['rota.png', 'image/png', plainPicture(120, 80, 1)],
    ['virus.png', 'image/png', Buffer.from('<script>alert(1)</script>')],
    ['animada.jpg', 'image/jpeg', wrongPicture],
  ]);
  const refused = await post(path, files);
  expect(refused.status()).toBe(422);
  const html = await refused.text();
  expect(html).toContain('<title>Error: Tus fotografías');
  expect(html).toMatch(/virus\.png: <\/strong>No es una fotografía que podamos abrir\./);
  expect(html).toMatch(/animada\.jpg: <\/strong>Es un archivo GIF, que no podemos abrir\./);
  const [id = ''] = idsIn(html);
  expect(idsIn(html)).toEqual([id]);
  // The same form, and another photograph: leads back.
  await post(path, files);
  const added = await post(path, formOf([['otra.png', 'image/png', plainPicture(80, 120, 2)]]));
  expect([added.status(), added.headers().location]).toEqual([303, '/mi-cuenta/']);
  expect(idsIn(await open(path))).toHaveLength(2);
  expect((await post(path, formOf([], removing(id)))).status()).toBe(303);
  expect(idsIn(await open(path))).not.toContain(id);
  // Nothing was chosen.
  const none = await post(path, formOf([['', 'application/octet-stream', Buffer.alloc(0)]]));
  expect([none.status(), await none.text()]).toEqual([422, expect.stringContaining('Elige al menos una fotografía.')]);
});

test('RO-02 a photograph is a picture for its customer alone, and never a page', async () => {
  const [ana, eva] = [await customer(), await customer()];
  const path = `/mi-cuenta/fotografias/${randomUUID()}`;
  await ana.post(path, formOf([['rota.png', 'image/png', plainPicture(120, 80, 3)]]));
  const [id = ''] = idsIn(await ana.open(path));
  for (const query of ['', '?tamano=previa']) {
    const own = await ana.browser.client.get(`/mi-cuenta/fotografia/${id}${query}`);
    expect(own.status()).toBe(200);
    expect(own.headers()).toMatchObject({
      ...{ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
      ...{ 'content-security-policy': "default-src 'none'; sandbox" },
    });
    expect(own.headers()['cache-control']).toContain('private');
    expect((await eva.browser.client.get(`/mi-cuenta/fotografia/${id}${query}`)).status()).toBe(404);
  }
  expect(idsIn(await eva.open(path))).toEqual([]);
  await eva.post(path, formOf([], removing(id)));
  expect(idsIn(await ana.open(path))).toEqual([id]);
  const visitor = new PlainBrowser();
  const nobody = await visitor.client.get(`/mi-cuenta/fotografia/${id}`, { maxRedirects: 0 });
  expect([nobody.status(), nobody.headers().location]).toEqual([303, expect.stringContaining('/login')]);
});

test('AF-02 only this page takes large forms, and no form is larger than its photographs', async () => {
  const { post } = await customer();
  const path = `/mi-cuenta/fotografias/${randomUUID()}`;
  const large = (megabytes: number) => formOf([['x.png', 'image/png', Buffer.alloc(megabytes * 1_048_576, 1)]]);
  expect((await post('/mi-cuenta/mis-datos', large(1))).status()).toBe(413);
  const named = await post(path, large(9));
  expect([named.status(), await named.text()]).toEqual([422, expect.stringContaining('Pesa más de 8 MB.')]);
  expect((await post(path, large(42))).status()).toBe(413);
});

test('AF-02 the script gets the photographs, those that were refused, and the way to the sign-in', async () => {
  const { post } = await customer();
  const path = `/mi-cuenta/fotografias/${randomUUID()}/respuesta`;
  const reply = await post(path, formOf([['a.png', 'image/png', plainPicture(90, 90, 4)]]));
  const { ids, refused } = (await reply.json()) as { ids: string[]; refused: unknown[] };
  expect([reply.status(), ids.length, refused]).toEqual([200, 1, []]);
  const nobody = await new PlainBrowser().client.post(path, { form: { quitar: ids[0] ?? '' }, headers: { origin } });
  expect(((await nobody.json()) as { values: { ir: string } }).values.ir).toContain('/login');
});
