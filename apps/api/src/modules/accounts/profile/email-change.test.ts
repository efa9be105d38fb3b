import { beforeEach, describe, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';

const shop = await withAccount();
const { db, database, clear, customer, signedIn, confirmed, signIn, post, mailTo, mails, pass, audit } = shop;
beforeEach(() => clear());

const [old, fresh] = ['Ana@correo.mx', 'nueva@correo.mx'];
/** The codes in the two mailboxes. */
const codes = async (to = fresh) => ({
  codigoNuevo: (await mailTo(to))?.code ?? 'none',
  codigoAnterior: (await mailTo(old))?.code ?? 'none',
});
const emails = async () =>
  (await db.selectFrom('customers').select('email').orderBy('created_at').execute()).map(({ email }) => email);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const namesOf = ({ body }: { body?: { fields: { name: string }[] } }) => body?.fields.map(({ name }) => name);

describe('issue 16, 7: a new e-mail is confirmed at both addresses', () => {
  test('with both codes it changes; both are told, and all other sessions are over', async () => {
    const id = await customer();
    const before = await signedIn();
    const ana = await confirmed('ana@correo.mx', { dispositivo: before.dispositivo });
    const asked = await ana.post('/correo', { correo: ` ${fresh} ` });
    expect(asked.body.msg).toMatch(/^Te enviamos un código a tu correo nuevo/);
    expect(await emails()).toEqual([old]);
    const both = await codes();
    expect(both).toEqual({
      codigoNuevo: expect.stringMatching(/^\d{6}$/),
      codigoAnterior: expect.stringMatching(/^\d{6}$/),
    });
    // The mail to the current address contains the new address.
    expect((await mailTo(old))?.text).toContain(fresh);
    const { status, body } = await ana.post('/correo/confirmar', both);
    expect(status).toBe(200);
    expect(body.data).toEqual({ correo: fresh });
    expect(await emails()).toEqual([fresh]);
    expect(await audit(id)).toEqual([{ action: 'email-changed', detail: {} }]);
    for (const to of [old, fresh]) expect((await mailTo(to))?.kind).toBe('email-changed');
    expect((await before.get('/perfil')).status).toBe(401);
    expect((await shop.refresh(before.refresh_token)).body.error).toBe('invalid_grant');
    expect((await ana.get('/perfil')).body.data.correo).toBe(fresh);
    expect((await signIn(old)).status).toBe(401);
    expect((await signIn(fresh)).status).toBe(412);
    // The codes are used up: a second call changes nothing.
    expect((await ana.post('/correo/confirmar', both)).status).toBe(422);
  });

  test('each code belongs to its address: swapped or alone, nothing changes', async () => {
    await customer();
    const ana = await confirmed();
    await ana.post('/correo', { correo: fresh });
    const { codigoNuevo, codigoAnterior } = await codes();
    const swapped = { codigoNuevo: codigoAnterior, codigoAnterior: codigoNuevo };
    if (codigoNuevo !== codigoAnterior)
      expect(namesOf(await ana.post('/correo/confirmar', swapped))).toEqual(['codigoNuevo', 'codigoAnterior']);
    const onlyNew = { codigoNuevo, codigoAnterior: otherThan(codigoAnterior) };
    expect(namesOf(await ana.post('/correo/confirmar', onlyNew))).toEqual(['codigoAnterior']);
    const onlyOld = { codigoNuevo: otherThan(codigoNuevo), codigoAnterior };
    expect(namesOf(await ana.post('/correo/confirmar', onlyOld))).toEqual(['codigoNuevo']);
    expect((await ana.post('/correo/confirmar', { codigoNuevo })).status).toBe(400);
    expect(await emails()).toEqual([old]);
    // A right code is not used up if the other code is wrong.
    expect((await ana.post('/correo/confirmar', { codigoNuevo, codigoAnterior })).status).toBe(200);
  });

  test('five tries, also at once, and ten minutes', async () => {
    await customer();
    // One session ends with the fifth wrong try, so the tries come from two sessions.
    const ana = await confirmed();
    const other = await signedIn('ana@correo.mx', { dispositivo: ana.dispositivo });
    await ana.post('/correo', { correo: fresh });
    const both = await codes();
    const wrong = { ...both, codigoNuevo: otherThan(both.codigoNuevo) };
    const tries = [ana, other, ana, other, ana].map((one) => one.post('/correo/confirmar', wrong));
    await Promise.all(tries);
    const { status, body } = await ana.post('/correo/confirmar', both);
    expect(status).toBe(422);
    expect(body.fields[0].msg).toBe('Este código ya no sirve. Pide uno nuevo.');
    await pass('31 seconds');
    await ana.post('/correo', { correo: fresh });
    const next = await codes();
    await pass('10 minutes 1 second');
    expect((await other.post('/correo/confirmar', next)).status).toBe(422);
    expect(await emails()).toEqual([old]);
  });

  test('codes of one address serve for no other, also where it was asked for in the meantime', async () => {
    await customer();
    const ana = await confirmed();
    // First the customer's second mailbox, then a mailbox of another person that the customer cannot read.
    await ana.post('/correo', { correo: 'propia@correo.mx' });
    const own = await codes('propia@correo.mx');
    await ana.post('/correo', { correo: 'ajena@correo.mx' });
    expect((await ana.post('/correo/confirmar', own)).status).toBe(422);
    expect(await emails()).toEqual([old]);
  });

  test('another code after 30 seconds; before, nothing is mailed, and those of before still serve', async () => {
    await customer();
    const ana = await confirmed();
    const asked = await Promise.all([1, 2, 3].map(() => ana.post('/correo', { correo: fresh })));
    expect(new Set(asked.map(({ body }) => body.msg)).size).toBe(1);
    expect(await mails(fresh)).toHaveLength(1);
    expect(await mails(old)).toHaveLength(1);
    const first = await codes();
    await pass('31 seconds');
    await ana.post('/correo', { correo: fresh });
    const second = await codes();
    if (first.codigoNuevo !== second.codigoNuevo) expect((await ana.post('/correo/confirmar', first)).status).toBe(422);
    expect((await ana.post('/correo/confirmar', second)).status).toBe(200);
  });

  test('nothing tells that somebody has the address; its owner gets a letter, and no code', async () => {
    await customer();
    await customer({ email: 'Luis@correo.mx', nombre: 'Luis' });
    const ana = await confirmed();
    const free = await ana.post('/correo', { correo: fresh });
    const tried = await ana.post('/correo/confirmar', { codigoNuevo: '000000', codigoAnterior: '000000' });
    const taken = await ana.post('/correo', { correo: 'LUIS@correo.mx' });
    const triedTaken = await ana.post('/correo/confirmar', { codigoNuevo: '000000', codigoAnterior: '000000' });
    expect(taken.body).toEqual(free.body);
    expect(taken.status).toBe(free.status);
    expect({ ...triedTaken.body, request_id: '' }).toEqual({ ...tried.body, request_id: '' });
    expect(await mailTo('Luis@correo.mx')).toMatchObject({ kind: 'address-in-use', code: undefined });
    // Neither mail has a copy in the browser, and neither names the customer who asked for it.
    const letters = await db.selectFrom('mails').select(['is_secret', 'plain_text', 'recipient']).execute();
    expect(letters.every(({ is_secret }) => is_secret)).toBe(true);
    for (const { plain_text } of letters.filter(({ recipient }) => recipient !== old))
      expect(plain_text).not.toMatch(/Ana\b|Ana@/);
  });

  test('two customers who change to one address at once: one has it', async () => {
    await customer();
    await customer({ email: 'luis@correo.mx', nombre: 'Luis' });
    const [ana, luis] = [await confirmed(), await confirmed('luis@correo.mx')];
    await ana.post('/correo', { correo: fresh });
    const ofAna = await codes();
    await luis.post('/correo', { correo: fresh.toUpperCase() });
    const ofLuis = {
      codigoNuevo: (await mailTo(fresh))?.code ?? '',
      codigoAnterior: (await mailTo('luis@correo.mx'))?.code ?? '',
    };
    const replies = await Promise.all([ana.post('/correo/confirmar', ofAna), luis.post('/correo/confirmar', ofLuis)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const now = (await emails()).map((one) => one.toLowerCase());
    expect(now.filter((one) => one === fresh)).toHaveLength(1);
    expect(new Set(now).size).toBe(2);
  });

  test('the same codes sent twice at once change it once', async () => {
    const id = await customer();
    const ana = await confirmed();
    await ana.post('/correo', { correo: fresh });
    const both = await codes();
    const replies = await Promise.all([1, 2, 3].map(() => ana.post('/correo/confirmar', both)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await audit(id)).toHaveLength(1);
  });

  test('somebody who registers with the address in the meantime keeps it', async () => {
    await customer();
    const ana = await confirmed();
    await ana.post('/correo', { correo: fresh });
    const both = await codes();
    await customer({ email: fresh, nombre: 'Luis' });
    expect((await ana.post('/correo/confirmar', both)).status).toBe(422);
    expect(await emails()).toEqual([old, fresh]);
  });

  test('a sign-in that waits for a code of the old mailbox goes on no more', async () => {
    await customer();
    const ana = await confirmed();
    const waiting = await signIn(old);
    expect(waiting.status).toBe(412);
    const { code: codigo } = (await mailTo(old)) ?? {};
    await ana.post('/correo', { correo: fresh });
    expect((await ana.post('/correo/confirmar', await codes())).status).toBe(200);
    expect((await post('/app/v1/login/codigo', { token: waiting.body.token, codigo })).status).toBe(401);
  });

  test('codes are stored so that nobody can use them, and another customer can not either', async () => {
    await customer();
    await customer({ email: 'luis@correo.mx' });
    const [ana, luis] = [await confirmed(), await confirmed('luis@correo.mx')];
    await ana.post('/correo', { correo: fresh });
    const both = await codes();
    const { rows } = await database.pool.query('select to_jsonb(c)::text as row from email_changes c');
    for (const code of Object.values(both)) expect(rows[0].row).not.toContain(code);
    expect((await luis.post('/correo/confirmar', both)).status).toBe(422);
    expect(await emails()).toEqual([old, 'luis@correo.mx']);
  });

  test.each([
    ['ana@correo', 422],
    ['ANA@correo.mx', 422],
    ['nueva\u200b@correo.mx', 422],
    ['<nueva>@correo.mx', 422],
    ['', 400],
    [`${'x'.repeat(250)}@correo.mx`, 400],
  ])('%j is refused with %i, and mails nothing', async (correo, status) => {
    await customer();
    const ana = await confirmed();
    const reply = await ana.post('/correo', { correo });
    expect(reply.status).toBe(status);
    expect(namesOf(reply)).toEqual(['correo']);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('issue 16, 9: nobody is mailed more than a few', async () => {
    await customer();
    const ana = await confirmed();
    const statuses = [];
    for (let n = 0; n < 9; n++) statuses.push((await ana.post('/correo', { correo: `a${n}@correo.mx` })).status);
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('issue 37 A3 a new e-mail', () => {
  test('is stored in its canonical spelling, and all its spellings get codes once', async () => {
    await customer();
    const ana = await confirmed();
    for (const correo of ['Nueva@Ñandú.mx', 'nueva@n\u0303andu\u0301.mx', 'NUEVA@xn--and-6ma2c.mx'])
      expect((await ana.post('/correo', { correo })).status).toBe(200);
    const canonical = 'nueva@xn--and-6ma2c.mx';
    expect(await mails(canonical)).toHaveLength(1);
    expect((await ana.post('/correo/confirmar', await codes(canonical))).body.data).toEqual({ correo: canonical });
    expect(await emails()).toEqual([canonical]);
  });

  test('that an account of an earlier release has in another spelling is in use, even since a moment ago', async () => {
    await customer();
    const ana = await confirmed();
    const stored = 'luis@ñandú.mx';
    await ana.post('/correo', { correo: stored });
    const both = await codes('luis@xn--and-6ma2c.mx');
    await customer({ email: stored, nombre: 'Luis' });
    expect((await ana.post('/correo/confirmar', both)).status).toBe(422);
    await pass('1 minute');
    await ana.post('/correo', { correo: 'LUIS@xn--and-6ma2c.mx' });
    expect((await mailTo(stored))?.kind).toBe('address-in-use');
    expect(await emails()).toEqual([old, stored]);
  });

  test('may be the canonical spelling of the own one, which an earlier release stored otherwise', async () => {
    const [stored, canonical] = ['ana@ñandú.mx', 'ana@xn--and-6ma2c.mx'];
    await customer({ email: stored });
    const ana = await confirmed(stored);
    await ana.post('/correo', { correo: stored });
    const [codigoNuevo, codigoAnterior] = [(await mailTo(canonical))?.code, (await mailTo(stored))?.code];
    expect((await ana.post('/correo/confirmar', { codigoNuevo, codigoAnterior })).status).toBe(200);
    expect(await emails()).toEqual([canonical]);
  });
});
