import { beforeEach, describe, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';
import { password } from '../testing/test-accounts.ts';

const shop = await withAccount();
const { db, clear, customer, signedIn, signIn, exchange, refresh, pass, audit } = shop;
beforeEach(() => clear());

const phone = {
  address: '2001:db8:1:2::5',
  agent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};

describe('issue 16, 7: sessions and devices', () => {
  test('each is listed in plain words, that of the call first', async () => {
    await customer();
    const desk = await signedIn();
    const ana = await signedIn('ana@correo.mx', phone);
    const { body } = await desk.get('/sesiones');
    expect(body.data).toEqual([
      expect.objectContaining({ dispositivo: 'Dispositivo desconocido', direccion: '203.0.…', esEsta: true }),
      {
        ...{ id: expect.any(String), dispositivo: 'Chrome en Android', direccion: '2001:db8:…', esEsta: false },
        ...{ desde: expect.stringMatching(/Z$/), visto: expect.stringMatching(/Z$/) },
      },
    ]);
    const ofPhone = (await ana.get('/sesiones')).body.data;
    expect(ofPhone.map(({ esEsta }: { esEsta: boolean }) => esEsta)).toEqual([true, false]);
    expect(ofPhone[0].id).toBe(body.data[1].id);
    // The reply has no token, and no whole IP address.
    expect(JSON.stringify(body)).not.toMatch(/203\.0\.113|2001:db8:1/);
    expect(JSON.stringify(body)).not.toContain(ana.token);
  });

  test('one is ended, with its tokens, and its device asks for a code again', async () => {
    const id = await customer();
    const desk = await signedIn();
    const lost = await signedIn('ana@correo.mx', phone);
    const [, other] = (await desk.get('/sesiones')).body.data;
    expect((await desk.delete(`/sesiones/${other.id}`)).status).toBe(204);
    expect((await lost.get('/perfil')).status).toBe(401);
    expect((await refresh(lost.refresh_token)).body.error).toBe('invalid_grant');
    expect((await exchange(lost.token)).status).toBe(440);
    expect((await signIn('ana@correo.mx', password, { dispositivo: lost.dispositivo })).status).toBe(412);
    expect((await signIn('ana@correo.mx', password, { dispositivo: desk.dispositivo })).status).toBe(200);
    expect(await audit(id)).toEqual([{ action: 'session-ended', detail: { propia: false } }]);
    const again = await desk.delete(`/sesiones/${other.id}`);
    expect(again.status).toBe(404);
    expect(again.body.code).toBe('SESSION_NOT_FOUND');
  });

  test('RO-02 of another customer it is a 404, like one that there is not, and goes on', async () => {
    await customer();
    await customer({ email: 'luis@correo.mx' });
    const [ana, luis] = [await signedIn(), await signedIn('luis@correo.mx')];
    const [his] = (await luis.get('/sesiones')).body.data;
    const replies = [
      await ana.delete(`/sesiones/${his.id}`),
      await ana.delete('/sesiones/00000000-0000-4000-8000-000000000000'),
    ];
    for (const { status, body } of replies)
      expect({ status, code: body.code, msg: body.msg }).toEqual({
        ...{ status: 404, code: 'SESSION_NOT_FOUND', msg: 'Esa sesión ya no está abierta.' },
      });
    expect((await luis.get('/perfil')).status).toBe(200);
    expect((await ana.get('/sesiones')).body.data).toHaveLength(1);
    expect((await ana.post('/sesiones/cerrar-todas')).body.data.cerradas).toBe(0);
    expect((await luis.get('/perfil')).status).toBe(200);
  });

  test.each(['x', '1', "1'%20or%20'1'='1", '00000000-0000-4000-8000-00000000000G'])('id %s is a 400', async (id) => {
    await customer();
    expect((await (await signedIn()).delete(`/sesiones/${id}`)).status).toBe(400);
  });

  test('its own is ended, too, and the next sign-in asks for a code, though no device is left', async () => {
    await customer();
    const ana = await signedIn();
    const [own] = (await ana.get('/sesiones')).body.data;
    expect((await ana.delete(`/sesiones/${own.id}`)).status).toBe(204);
    expect((await ana.get('/perfil')).status).toBe(401);
    expect((await signIn('ana@correo.mx')).status).toBe(412);
    // After a sign-in with a code the device is known again.
    const { dispositivo } = await signedIn();
    expect((await signIn('ana@correo.mx', password, { dispositivo })).status).toBe(200);
  });

  test('a device with another open session is not forgotten', async () => {
    await customer();
    const first = await signedIn();
    const { dispositivo } = first;
    const second = await signedIn('ana@correo.mx', { dispositivo });
    const [, older] = (await second.get('/sesiones')).body.data;
    await second.delete(`/sesiones/${older.id}`);
    expect((await first.get('/perfil')).status).toBe(401);
    expect((await signIn('ana@correo.mx', password, { dispositivo })).status).toBe(200);
  });

  test('all others are ended at once, also from two sides', async () => {
    const id = await customer();
    const ana = await signedIn();
    const other = await signedIn('ana@correo.mx', phone);
    const others = [other, await signedIn('ana@correo.mx', { ...phone, dispositivo: other.dispositivo })];
    expect((await ana.post('/sesiones/cerrar-todas')).body).toEqual({ data: { cerradas: 2 } });
    for (const one of others) {
      expect((await one.get('/perfil')).status).toBe(401);
      expect((await signIn('ana@correo.mx', password, { dispositivo: one.dispositivo })).status).toBe(412);
    }
    expect((await ana.get('/sesiones')).body.data).toHaveLength(1);
    expect(await audit(id)).toEqual([{ action: 'sessions-ended', detail: { cerradas: 2 } }]);
    expect((await signIn('ana@correo.mx', password, { dispositivo: ana.dispositivo })).status).toBe(200);

    await pass('31 seconds');
    const [one, two] = [await signedIn('ana@correo.mx', phone), ana];
    await Promise.all([one.post('/sesiones/cerrar-todas'), two.post('/sesiones/cerrar-todas')]);
    const alive = [(await one.get('/perfil')).status, (await two.get('/perfil')).status];
    expect(alive.toSorted()).toEqual([200, 401]);
  });

  test('an exchange at the same time gives tokens that are over', async () => {
    await customer();
    const ana = await signedIn();
    const other = await signedIn('ana@correo.mx', { dispositivo: ana.dispositivo });
    const [exchanged] = await Promise.all([exchange(other.token), ana.post('/sesiones/cerrar-todas')]);
    if (exchanged.status === 200) expect((await shop.userInfo(exchanged.body.access_token)).status).not.toBe(200);
    expect((await exchange(other.token)).status).toBe(440);
  });

  test('those that are over by time are not listed, nor counted', async () => {
    await customer();
    await signedIn();
    await pass('91 days');
    const ana = await signedIn();
    expect((await ana.get('/sesiones')).body.data).toHaveLength(1);
    expect((await ana.post('/sesiones/cerrar-todas')).body.data.cerradas).toBe(0);
    const open = await db.selectFrom('customer_sessions').select('id').where('ended_at', 'is', null).execute();
    expect(open).toHaveLength(1);
  });
});
