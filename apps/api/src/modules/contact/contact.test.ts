/** Tests of the contact page (RT-17): what is stored, mailed, limited, asked again, answered and erased. */
import type { ContactForm } from '@tianguis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../../create-api.ts';
import { personalData } from '../../personal-data.ts';
import { config } from '../../test-api.ts';
import { withPayments } from '../payments/testing/test-payments.ts';
import { createContactOperator, pruneContacts } from './operator.ts';

const shop = await withPayments();
const { buyer, call, clear, db, one, pool, time, unit } = shop;
const letters = { name: 'Tianguis', origin: 'http://localhost:3000' };
const carmen = createContactOperator(unit, { operator: 'Carmen', letters, clock: () => time.now });

beforeEach(async () => {
  await clear();
  await pool.query('truncate contact_requests, mails, customer_audit, rate_limits cascade');
});

const seal = async (): Promise<string> => (await call('GET', '/app/v1/formulario')).body.data.sello;
/** A form whose seal was made ten seconds ago. */
async function form(more: Partial<ContactForm> = {}): Promise<ContactForm> {
  const sello = await seal();
  time.now += 10_000;
  return {
    ...{ sello, nombre: 'Lupita Hernández', correo: ' Lupita@Correo.mx ', asunto: 'pedido' },
    ...{ mensaje: '  Mi olla llegó\r\nrota\u0000. Ayuda ', ...more },
  };
}
const send = (payload: object, headers: Record<string, string> = {}) =>
  call('POST', '/app/v1/contacto', { payload, headers });
const stored = async () => (await pool.query('select * from contact_requests order by opened_at, folio')).rows;
const mails = async () =>
  (
    await pool.query(
      'select kind, recipient, subject, plain_text as text, is_secret from mails order by created_at, kind',
    )
  ).rows;

describe('RT-17 the contact form', () => {
  test('is stored once with a folio, and mailed to the writer and to the shop; sent again, it is one request', async () => {
    const sent = await form({ telefono: '+52 55 1234 5678', pedido: '#0917 346 625' });
    const [first, again] = await Promise.all([send(sent), send(sent)]);
    const { folio } = first.body.data;
    expect([first.status, again.status, again.body]).toEqual([200, 200, { status: 'success', data: { folio } }]);
    expect((await send(sent)).body.data.folio).toBe(folio);
    expect(folio).toMatch(/^C[A-HJ-NP-Z2-9]{8}$/);
    expect(await stored()).toMatchObject([
      {
        ...{ folio, name: 'Lupita Hernández', email: 'lupita@correo.mx', phone: '5512345678', subject: 'pedido' },
        ...{ order_number: '0917346625', text: 'Mi olla llegó\nrota . Ayuda', state: 'waiting', customer_id: null },
      },
    ]);
    const [toWriter, toShop, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toWriter).toMatchObject({ kind: 'contact-received', recipient: 'lupita@correo.mx', is_secret: true });
    expect(toWriter.subject).toBe(`Recibimos tu mensaje, folio ${folio}`);
    expect(toWriter.text).toContain('Mi olla llegó\nrota . Ayuda');
    expect(toWriter.text).not.toContain('Lupita');
    expect(toShop).toMatchObject({ kind: 'shop-contact', recipient: config.contact.email, is_secret: true });
    for (const part of [folio, 'Lupita Hernández', 'lupita@correo.mx', '5512345678', '0917346625', 'Mi olla llegó'])
      expect(toShop.text).toContain(part);
  });

  test('two folios have nothing in common that counts', async () => {
    const folios = [];
    for (const mensaje of ['Primera pregunta', 'Segunda pregunta']) {
      folios.push((await send(await form({ mensaje }))).body.data.folio);
    }
    const [one = '', other = ''] = folios;
    expect([...one].filter((sign, at) => sign === other[at]).length).toBeLessThan(6);
  });

  test.each<[string, Partial<ContactForm>, Record<string, string>]>([
    [
      'nothing typed',
      { nombre: '', correo: '', asunto: '', mensaje: '' },
      {
        nombre: 'Escribe tu nombre.',
        correo: 'Escribe un correo como nombre@ejemplo.com: ahí te contestamos.',
        asunto: 'Elige de qué se trata.',
        mensaje: 'Escribe tu mensaje.',
      },
    ],
    ['a link as name', { nombre: 'Gana en www.premios.example' }, { nombre: expect.stringContaining('sin enlaces') }],
    ['a short telephone', { telefono: '5512' }, { telefono: expect.stringContaining('diez dígitos') }],
    ['a wrong order', { pedido: '12' }, { pedido: expect.stringContaining('diez dígitos') }],
    [
      'nothing but links',
      { mensaje: 'https://premios.example/x mira bit.ly/abc' },
      {
        mensaje: expect.stringContaining('con tus palabras'),
      },
    ],
    ['a long message', { mensaje: 'a'.repeat(2_001) }, { mensaje: expect.stringContaining('2000 letras') }],
  ])('VA: %s gets a sentence at each field, and nothing is stored', async (_, more, sentences) => {
    const { status, body } = await send(await form(more));
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.fromEntries(body.fields.map(({ name, msg }: Record<string, string>) => [name, msg]))).toEqual(
      sentences,
    );
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  test('a mail to a typed address carries no link of the message', async () => {
    await send(await form({ mensaje: 'Visiten https://premios.example/gana o premios.example ahora mismo, gracias' }));
    const [toWriter] = await mails();
    expect(toWriter.text).toContain('Visiten [enlace] o [enlace] ahora mismo');
    expect(toWriter.text).not.toContain('premios');
  });

  test('a form that is sent within two seconds, after a day, without a seal or with the trap filled in is asked again', async () => {
    const refused = async (payload: object) => {
      const { status, body } = await send(payload);
      expect([status, body.code]).toEqual([409, 'FORM_NOT_FRESH']);
    };
    const sent = await form();
    time.now = Math.ceil(time.now / 1_000) * 1_000;
    const early = { ...sent, sello: await seal() };
    time.now += 1_900;
    await refused(early);
    const late = { ...sent, sello: await seal() };
    time.now += 24 * 3_600_000 + 2_000;
    await refused(late);
    for (const sello of ['', 'nada', late.sello.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))])
      await refused({ ...sent, sello });
    await refused(await form({ sitio: 'https://spam.example' }));
    expect([await stored(), await mails()]).toEqual([[], []]);
    // The same form is stored once it is two seconds old.
    const young = { ...sent, sello: await seal() };
    time.now += 3_000;
    expect((await send(young)).status).toBe(200);
    // Other texts with the same seal are not taken for the first ones, so they are not lost.
    await refused({ ...young, mensaje: 'Otra cosa: mi tapa.' });
    expect(await stored()).toHaveLength(1);
  });

  test('limits count per visitor, per typed e-mail and in all, and a refused form is not stored', async () => {
    const limited = await createApi({
      ...{ db, config, publicOrigin: letters.origin, clock: () => time.now, outbox: { put: async () => undefined } },
      formsPerHour: { ofVisitor: 6, inAll: 15 },
    });
    const from = async (remoteAddress: string, correo: string) => {
      const payload = await form({ correo });
      return (await limited.inject({ method: 'POST', url: '/app/v1/contacto', payload, remoteAddress })).statusCode;
    };
    const ofOne = [];
    for (let n = 0; n < 4; n++) ofOne.push(await from('203.0.113.7', `ana${n}@correo.mx`));
    expect(ofOne).toEqual([200, 200, 429, 429]);
    const inAll = [];
    for (let n = 10; n < 15; n++) inAll.push(await from(`203.0.113.${n}`, `eva${n}@correo.mx`));
    expect(inAll).toEqual([200, 200, 200, 429, 429]);
    await limited.close();
    await pool.query('truncate rate_limits');
    const ofEmail = [];
    for (let n = 0; n < 5; n++)
      ofEmail.push((await send(await form({ correo: 'muchas@correo.mx', mensaje: `Pregunta número ${n}` }))).status);
    expect(ofEmail).toEqual([200, 200, 200, 200, 429]);
    expect(await stored()).toHaveLength(9);
  });

  test('a signed-in customer owns the request; export and erasure have it, and those with the e-mail', async () => {
    const ana = await buyer();
    await send(await form({ correo: 'otro@correo.mx' }), ana.headers);
    await send(await form({ correo: 'Ana@correo.mx' }));
    await send(await form({ correo: 'eva@correo.mx' }));
    expect((await send(await form(), { authorization: 'Bearer nada' })).status).toBe(401);
    const folio = (await one(`select folio from contact_requests where email = 'ana@correo.mx'`)).folio;
    await carmen.answer(folio, 'Te mandamos otra.');
    const subject = { id: ana.id, email: 'ana@correo.mx' };
    expect((await personalData.read(unit, subject)).contacto).toMatchObject([
      { correo: 'otro@correo.mx', respuestas: [] },
      { folio, asunto: 'Un pedido', respuestas: [{ texto: 'Te mandamos otra.' }] },
    ]);
    await unit.withTransaction((part) => personalData.erase(part, subject));
    expect((await stored()).map(({ email }) => email)).toEqual(['eva@correo.mx']);
    expect(await one('select count(*)::int from contact_answers')).toEqual({ count: 0 });
  });

  test('the operator answers by mail with the folio, closes, and the job erases after the configured days', async () => {
    const { folio } = (await send(await form({ correo: 'rosa@correo.mx' }))).body.data;
    expect(await carmen.list({ all: false, most: 9 })).toMatchObject([{ folio, state: 'waiting' }]);
    await pool.query('truncate mails');
    expect(await carmen.answer(folio, 'Va otra olla.')).toEqual({ folio, before: 'waiting', after: 'answered' });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'contact-answered', recipient: 'rosa@correo.mx' });
    expect(mail.subject).toContain(folio);
    expect(mail.text).toContain('Va otra olla.');
    expect(await carmen.show(folio)).toMatchObject({ answers: [{ operator: 'Carmen', text: 'Va otra olla.' }] });
    expect(await carmen.close(folio)).toEqual({ folio, before: 'answered', after: 'closed' });
    await expect(carmen.answer(folio, 'Más.')).rejects.toThrow('is closed');
    await expect(carmen.show('CAAAAAAAA')).rejects.toThrow('There is no message CAAAAAAAA');
    const days = 24 * 3_600_000;
    expect(await pruneContacts(unit, 365, time.now + 364 * days)).toBe(0);
    expect(await pruneContacts(unit, 365, time.now + 366 * days)).toBe(1);
  });
});
