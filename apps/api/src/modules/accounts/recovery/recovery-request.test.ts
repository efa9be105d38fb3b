/** Tests requests for a recovery link: the reply does not reveal whether an e-mail exists. */
import { beforeEach, describe, expect, test } from 'vitest';
import { withRecovery } from '../testing/test-recovery.ts';

const { clear, customer, post, pass, messages, request, work, open, rows } = await withRecovery();
beforeEach(() => clear());

describe('RT-04 asking for a link', () => {
  test('mails a link that serves once, for 30 minutes, and is secret', async () => {
    const id = await customer();
    const reply = await request(' ANA@correo.mx ');
    expect(reply).toMatchObject({
      status: 200,
      body: { msg: expect.stringMatching(/^Si hay una cuenta con ese correo, te enviamos un enlace/) },
    });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    await work();
    const mails = await rows('mails');
    expect(mails).toMatchObject([{ kind: 'recovery-link', recipient: 'Ana@correo.mx', is_secret: true }]);
    const [, token = ''] =
      /^http:\/\/localhost:3000\/recuperar-contrasena\/\?token=(\S+)$/m.exec(mails[0]?.plain_text ?? '') ?? [];
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mails[0]?.plain_text).toContain('30 minutos y una sola vez');
    const links = await rows('recovery_links');
    expect(links).toMatchObject([{ customer_id: id }]);
    expect(JSON.stringify(links)).not.toContain(token);
    expect(links[0]?.token_hash.toString('base64url')).not.toBe(token);
    expect((await open(token)).body).toEqual({ correo: 'Ana@correo.mx' });
  });

  test('known, unknown and blocked e-mails are alike: the reply, the rows, the jobs, the refusals', async () => {
    // Only this test uses this IP address, since the process remembers an address that has reached its limit.
    const emails = ['alguien@iguales.mx', 'nadie@iguales.mx', 'bloqueada@iguales.mx'];
    await customer({ email: emails[0] as string });
    await customer({ email: emails[2] as string, blocked_at: new Date() });
    const seen = [];
    for (const email of emails) {
      const calls = [];
      for (let n = 0; n < 5; n++) {
        const { status, body, headers } = await request(email);
        const { request_id: _, ...rest } = body;
        calls.push({ status, rest, length: headers['content-length'] });
        await pass('31 seconds');
      }
      const jobs = messages.map(({ job, data }) => [job, Object.keys(data)]);
      const requests = (await rows('recovery_requests')).filter((row) => row.email === email);
      seen.push({ calls, jobs, requests: requests.map((row) => ({ ...row, email: '', id: '', requested_at: '' })) });
      // Before a worker runs, no table shows whether the e-mail exists.
      expect(await rows('mails')).toEqual([]);
      expect(await rows('recovery_links')).toEqual([]);
      // The queued job does not contain the e-mail.
      expect(JSON.stringify(messages)).not.toContain('iguales.mx');
      messages.length = 0;
    }
    const [known, ...others] = seen;
    expect(known?.calls.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    for (const other of others) expect(other).toEqual(known);
  });

  test('nobody, and nobody who is blocked, is mailed a link', async () => {
    await customer({ email: 'bloqueada@correo.mx', blocked_at: new Date() });
    await request('nadie@correo.mx');
    await request('bloqueada@correo.mx');
    await work();
    expect(await rows('mails')).toEqual([]);
    expect(await rows('recovery_links')).toEqual([]);
  });

  test('one mail in 30 seconds, also of requests at the same time; a job that runs twice mails once', async () => {
    await customer();
    const replies = await Promise.all(['ana@correo.mx', 'ANA@correo.mx', 'Ana@correo.mx'].map((one) => request(one)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(messages).toHaveLength(1);
    messages.push(...messages);
    await work();
    expect(await rows('mails')).toHaveLength(1);
    await pass('29 seconds');
    expect((await request('ana@correo.mx')).status).toBe(200);
    await work();
    expect(await rows('mails')).toHaveLength(1);
    await pass('2 seconds');
    await request('ana@correo.mx');
    await work();
    expect(await rows('mails')).toHaveLength(2);
  });

  test('issue 16, 9: an address that asks for many is slowed down, more and more; others are not', async () => {
    const address = '198.51.100.9';
    for (let n = 0; n < 31; n++) expect((await request(`n${n}@correo.mx`, { address })).status).toBe(200);
    const refused = await request('n31@correo.mx', { address });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1);
    await pass('1.1 seconds');
    expect((await request('n32@correo.mx', { address })).status).toBe(200);
    expect(Number((await request('n33@correo.mx', { address })).headers['retry-after'])).toBe(2);
    expect((await request('n34@correo.mx', { address: '198.51.100.10' })).status).toBe(200);
  });

  test('issue 37 L3: a stranger who asks all the time keeps nobody from a link, and voids none', async () => {
    // Only this test uses this e-mail, since the process remembers limits that were reached.
    await customer({ email: 'pedida@correo.mx' });
    const stranger = { address: '198.51.100.66' };
    await request('pedida@correo.mx');
    await work();
    const [, own = ''] = /\?token=(\S+)$/m.exec((await rows('mails'))[0]?.plain_text ?? '') ?? [];
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      await pass('31 seconds');
      statuses.push((await request('pedida@correo.mx', stranger)).status);
      await work();
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await open(own)).status).toBe(200);
    const before = (await rows('mails')).length;
    expect((await request('pedida@correo.mx')).status).toBe(200);
    await work();
    expect(await rows('mails')).toHaveLength(before + 1);
  });

  test.each(['ana', 'ana@correo', 'a b@correo.mx', ' '])('%j is no e-mail: 422, beside its field', async (correo) => {
    const { status, body } = await request(correo);
    expect(status).toBe(422);
    expect(body.fields).toEqual([
      { name: 'correo', code: 'INVALID_FORMAT', msg: 'El formato de correo electrónico es inválido' },
    ]);
    expect(messages).toEqual([]);
  });

  test.each([{}, { correo: '' }, { correo: {} }, { correo: 'a@b.mx', admin: true }, { correo: 'x'.repeat(300) }])(
    '%j is a 400',
    async (body) => {
      expect((await post('/app/v1/recuperar-contrasena', body)).status).toBe(400);
    },
  );
});
