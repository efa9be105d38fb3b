/** PA-06: the pages on which a card is typed, full and in a frame. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { testCards } from '../../cards/behaviour.ts';
import { minutes } from '../../clock.ts';
import { returnUrl, startTestAcquirer, type TestAcquirer } from '../../testing/test-acquirer.ts';

const good = { numero: '4242 4242 4242 4242', vence: '12/34', cvc: '123', nombre: 'Ana' };

let shared: TestAcquirer;
beforeAll(async () => {
  shared = await startTestAcquirer({ finish: afterAll });
});

/** The errors that a page shows, by the name of the field. */
function errorsOf(text: string): Record<string, string> {
  const found = text.matchAll(/id="error-(\w+)">([^<]*)<\/span>/g);
  return Object.fromEntries([...found].map(([, field, words]) => [field, words]));
}

/** The values of the fields of a page, by their names. */
function valuesOf(text: string): Record<string, string> {
  const found = text.matchAll(/name="(\w+)" value="([^"]*)" autocomplete/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

describe('the form', () => {
  test.each<[Record<string, string>, Record<string, string>]>([
    [{}, { number: 'Falta', expires: 'Falta', cvc: 'Falta', name: 'Falta' }],
    [{ ...good, numero: '4242 4242 4242 4241' }, { number: 'Revisa los dígitos' }],
    [{ ...good, numero: '4242 4242 4242 424' }, { number: 'Faltan o sobran dígitos' }],
    [{ ...good, numero: '6011 1111 1111 1117' }, { number: 'No aceptamos esta marca' }],
    [{ ...good, numero: '4242 4242 4242 424O' }, { number: 'Solo lleva números' }],
    [{ ...good, vence: '13/34' }, { expires: 'Así: 08/29' }],
    [{ ...good, vence: 'pronto' }, { expires: 'Así: 08/29' }],
    [{ ...good, vence: '10/26' }, { expires: 'Ya venció' }],
    [{ ...good, vence: '01/47' }, { expires: 'Revisa el año' }],
    [{ ...good, cvc: '12' }, { cvc: 'Son 3 dígitos' }],
    [{ ...good, cvc: '1234' }, { cvc: 'Son 3 dígitos' }],
    [{ ...good, cvc: 'abc' }, { cvc: 'Son 3 dígitos' }],
    [{ ...good, numero: '3782 822463 10005' }, { cvc: 'Son 4 dígitos' }],
    [{ ...good, nombre: ' ' }, { name: 'Falta' }],
    [{ ...good, nombre: 'x'.repeat(81) }, { name: 'Máximo 80 letras' }],
  ])('%j has the errors %j, and the session stays open', async (typed, errors) => {
    const { openSession, page, call } = shared;
    const { body } = await openSession();
    for (const path of [body.page, body.frame]) {
      const { status, text } = await page(path, typed);
      expect([status, errorsOf(text)]).toEqual([422, errors]);
      // Nothing typed is lost, except for the CVC.
      expect(valuesOf(text)).toEqual({ numero: '', vence: '', nombre: '', ...typed, cvc: '' });
      for (const field of Object.keys(errors)) expect(text).toContain(`aria-describedby="error-${field}"`);
      expect(text.match(/ autofocus/g)).toHaveLength(1);
    }
    expect((await call('GET', `/card-sessions/${body.id}`)).body).toMatchObject({ state: 'open', card: null });
  });

  test.each(['11/26', '1126', ' 11 / 26 ', '11/2026', '112026', '11-26'])('the end %j is read', async (vence) => {
    const { typeCard } = shared;
    expect(await typeCard('4242424242424242', { vence })).toMatchObject({ expires: '11/26' });
  });

  test.each([
    ['4242424242424242', 'visa', 'credit', [3, 6, 9, 12, 18]],
    ['5555555555554444', 'mastercard', 'credit', [3, 6, 9, 12, 18]],
    ['2223003122003222', 'mastercard', 'credit', [3, 6, 9, 12, 18]],
    ['4000056655665556', 'visa', 'debit', []],
    ['378282246310005', 'amex', 'credit', [3, 6, 9, 12]],
  ])('PA-07 %s is a card of %s, %s, with the months %j', async (number, brand, kind, months) => {
    const card = await shared.typeCard(number);
    const { token, ...shown } = card;
    expect(token).toMatch(/^card_[\w-]{24}$/);
    expect(shown).toEqual({ brand, kind, months, last4: number.slice(-4), expires: '12/34', saved: false });
  });

  it('has the fields by which browsers fill cards in', async () => {
    const { openSession, page } = shared;
    const { text } = await page((await openSession()).body.page);
    for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(text).toContain(`autocomplete="${name}"`);
    expect(text.match(/inputmode="numeric"/g)).toHaveLength(3);
    expect(text).toContain('Guardar esta tarjeta para otra compra');
    expect(text).not.toContain(' checked');
    expect(text).toContain('$1,349');
  });

  test.each(testCards.map(({ number }) => [number]))(
    'lists the test card %s, whose link fills the form in',
    async (number) => {
      const { openSession, page, call } = shared;
      const { body } = await openSession();
      const { text } = await page(body.page);
      expect(text).toContain(`href="/tarjeta/${body.id}?prueba=${number}"`);
      const filled = await page(`${body.page}?prueba=${number}`);
      await page(body.page, valuesOf(filled.text));
      expect((await call('GET', `/card-sessions/${body.id}`)).body.card.last4).toBe(number.slice(-4));
    },
  );

  it('escapes what was typed', async () => {
    const { openSession, page } = shared;
    const { text } = await page((await openSession()).body.page, {
      ...good,
      numero: '"><script>x</script>',
      nombre: `'&`,
    });
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(text).toContain('value="&#39;&amp;"');
    expect(text).not.toContain('<script');
  });
});

describe('sessions', () => {
  it('PA-06 the full page leads back to the shop with the session, and the shop reads the card', async () => {
    const { openSession, page, call } = shared;
    const { status, body } = await openSession();
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^cs_[\w-]{24}$/),
        state: 'open',
        page: `/tarjeta/${body.id}`,
        frame: `/marco/${body.id}`,
        card: null,
      },
    ]);
    const reply = await page(body.page, good);
    expect([reply.status, reply.location]).toEqual([303, `${returnUrl}&sesion=${body.id}`]);
    const done = (await call('GET', `/card-sessions/${body.id}`)).body;
    expect(done).toMatchObject({ state: 'done', card: { last4: '4242', saved: false } });
    // Back, and the form again: the card stays.
    expect((await page(body.page)).text).toContain('Tarjeta terminada en 4242 lista');
    expect((await page(body.page, { ...good, numero: '5555555555554444' })).status).toBe(303);
    expect((await call('GET', `/card-sessions/${body.id}`)).body).toEqual(done);
  });

  it('PA-06 the frame says that the card is ready, and reports the session to the shop alone', async () => {
    const { openSession, page } = shared;
    const { body } = await openSession();
    const posted = await page(`${body.frame}?tema=oscuro`, good);
    expect([posted.status, posted.location]).toEqual([303, `/marco/${body.id}?tema=oscuro`]);
    const { text, headers } = await page(posted.location ?? '');
    expect(text).toContain('Tarjeta terminada en 4242 lista');
    expect(text).toContain('data-theme="dark"');
    const nonce = /<script nonce="([^"]+)">/.exec(text)?.[1];
    expect(text).toContain(`parent.postMessage({"type":"tarjeta","sesion":"${body.id}"},"http://localhost:3000")`);
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
  });

  it('only the frame may be framed, and only by the shop', async () => {
    const { openSession, page } = shared;
    const { body } = await openSession();
    const frame = (await page(body.frame)).headers;
    expect(frame['content-security-policy']).toContain('frame-ancestors http://localhost:3000;');
    expect(frame['x-frame-options']).toBeUndefined();
    for (const path of [body.page, '/', '/nothing', '/marco/cs_x']) {
      const { headers } = await page(path);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy'], path).toContain("script-src 'none'");
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(headers['cache-control'], path).toBe('no-store');
    }
  });

  it('the same reference renews its open session, and another customer or a typed card opens another', async () => {
    const { openSession, page, clock, advance, call } = await startTestAcquirer();
    const { body: first } = await openSession({ reference: 'checkout-1' });
    await advance(minutes(40));
    const again = await openSession({ reference: 'checkout-1', amount: 200, return_url: 'https://shop.example/b' });
    expect([again.status, again.body]).toEqual([200, first]);
    await advance(minutes(40));
    expect((await page(first.page)).text).toContain('$2');
    expect((await openSession({ reference: 'checkout-1', customer: 'berta' })).body.id).not.toBe(first.id);
    expect((await page(first.page, good)).location).toBe(`https://shop.example/b?sesion=${first.id}`);
    expect((await openSession({ reference: 'checkout-1' })).body.id).not.toBe(first.id);
    expect((await call('GET', '/card-sessions/cs_x')).status).toBe(404);
    expect(clock.now()).toBeGreaterThan(0);
  });

  it('a session ends after 60 minutes: its page says so, and takes no card', async () => {
    const { openSession, page, call, advance } = await startTestAcquirer();
    const { body } = await openSession();
    await advance(minutes(60) - 1);
    expect((await page(body.page)).status).toBe(200);
    await advance(1);
    expect((await call('GET', `/card-sessions/${body.id}`)).body.state).toBe('expired');
    const { status, text } = await page(body.page);
    expect(status).toBe(410);
    expect(text).toContain('Esta página venció');
    expect(text).toContain(`href="${returnUrl}&amp;sesion=${body.id}"`);
    await page(body.page, good);
    expect((await call('GET', `/card-sessions/${body.id}`)).body).toMatchObject({ state: 'expired', card: null });
  });

  test.each(['/tarjeta/cs_x', '/marco/cs_x', '/3ds/pay_x', '/caja/x', '/nothing'])(
    '%s is 404 for reading and sending',
    async (path) => {
      for (const form of [undefined, good]) {
        const { status, text } = await shared.page(path, form);
        expect([status, text.includes('Esta página no existe')]).toEqual([404, true]);
      }
    },
  );
});

describe('saved cards', () => {
  it('PA-09 are saved only if the customer wants it, once, and belong to the customer', async () => {
    const { typeCard, call } = await startTestAcquirer();
    const cards = async (customer: string) => (await call('GET', `/customers/${customer}/cards`)).body.cards;
    await typeCard('4242424242424242');
    expect(await cards('ana')).toEqual([]);
    const saved = await typeCard('5555555555554444', { guardar: 'si' });
    expect(saved).toMatchObject({ brand: 'mastercard', saved: true });
    const again = await typeCard('5555555555554444', { guardar: 'si' });
    expect(again.token).toBe(saved.token);
    const other = await typeCard('5555555555554444', { guardar: 'si' }, { customer: 'berta' });
    expect(other.token).not.toBe(saved.token);
    expect(await cards('ana')).toEqual([saved]);
    expect(await cards('berta')).toEqual([other]);

    const stolen = await call('DELETE', `/customers/berta/cards/${saved.token}`);
    expect(stolen.status).toBe(404);
    expect(await cards('ana')).toEqual([saved]);
    expect((await call('DELETE', `/customers/ana/cards/${saved.token}`)).status).toBe(204);
    expect((await call('DELETE', `/customers/ana/cards/${saved.token}`)).status).toBe(404);
    expect(await cards('ana')).toEqual([]);
  });

  it('a deleted card pays no more', async () => {
    const { typeCard, call, pay } = await startTestAcquirer();
    const { token } = await typeCard('4242424242424242', { guardar: 'si' });
    await call('DELETE', `/customers/ana/cards/${token}`);
    expect((await pay({ way: 'card', card: token })).body.code).toBe('unknown_card');
  });
});
