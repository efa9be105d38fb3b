/** Tests of businesses that want to sell (RT-25): the terms, what is stored and mailed, and the commands behind it. */
import { fileURLToPath } from 'node:url';
import { loadSellerRules } from '@tianguis/config';
import type { LeadForm } from '@tianguis/contract';
import { createUnitOfWork } from '@tianguis/database';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../../create-api.ts';
import { personalData } from '../../personal-data.ts';
import { config, withApi } from '../../test-api.ts';
import { createLeadOperator, pruneLeads } from './operator.ts';

let now = Date.UTC(2026, 11, 1, 12);
const outbox = { put: async () => undefined };
const file = fileURLToPath(new URL('../../../../../config/sellers.json', import.meta.url));
const { database, build, app: withoutRates } = await withApi({}, { outbox });
const { pool } = database;
const app = await createApi({
  ...{ db: database.db, config, publicOrigin: 'http://localhost:3000', outbox, clock: () => now },
  sellerRules: loadSellerRules(file),
});
const unit = createUnitOfWork(database.db, outbox);
const operator = createLeadOperator(unit, () => now);
await build.categories([{ id: 1, name: 'Hogar', children: [{ id: 2, name: 'Cocina' }] }]);

beforeEach(() => pool.query('truncate seller_leads, mails, rate_limits'));

let visitors = 0;
async function form(more: Partial<LeadForm> = {}): Promise<LeadForm> {
  const { sello } = (await app.inject({ url: '/app/v1/formulario' })).json().data;
  now += 10_000;
  return {
    ...{ sello, nombre: 'Rosa Pérez', negocio: ' Ollas  Rosa ', rfc: 'eku-900317-3c9', telefono: '55 1234 5678' },
    ...{ correo: `Rosa${++visitors}@Ollas.mx`, categoria: 'Hogar', venta: 'Ollas de barro\r\nde Puebla', ...more },
  };
}
async function send(payload: object) {
  const reply = await app.inject({ method: 'POST', url: '/app/v1/vender', payload });
  const body = reply.json();
  const sentences = (body.fields ?? []).map(({ name, msg }: { name: string; msg: string }) => [name, msg]);
  return { status: reply.statusCode, code: body.code, folio: body.data?.folio, fields: Object.fromEntries(sentences) };
}
const mails = async () =>
  (await pool.query('select kind, recipient, plain_text as text from mails order by created_at, kind')).rows;

describe('RT-25 businesses that want to sell', () => {
  test('the terms are the rates of the configuration, and the departments; a shop without rates says no costs', async () => {
    expect((await app.inject({ url: '/app/v1/vender/condiciones' })).json()).toEqual({
      data: {
        comision: {
          general: 14,
          categorias: expect.arrayContaining([{ categoria: 'Electrónica', porcentaje: 9.5 }]),
        },
        retenciones: { con_rfc: { isr: 2.5, iva: 50 }, sin_rfc: { isr: 20, iva: 100 } },
        departamentos: ['Hogar'],
      },
    });
    const other = (await withoutRates.inject({ url: '/app/v1/vender/condiciones' })).json();
    expect(other.data).toMatchObject({ comision: null, retenciones: null });
  });

  test('a form is stored once with a folio, and mailed; the operator lists, shows and closes it', async () => {
    const sent = await form();
    const [{ folio, status }, again] = await Promise.all([send(sent), send(sent)]);
    expect([status, again.folio]).toEqual([200, folio]);
    expect(folio).toMatch(/^V[A-HJ-NP-Z2-9]{8}$/);
    const email = sent.correo.toLowerCase();
    expect(await operator.list({ all: false, most: 9 })).toMatchObject([
      {
        ...{ folio, name: 'Rosa Pérez', business: 'Ollas Rosa', rfc: 'EKU9003173C9', phone: '5512345678' },
        ...{ category: 'Hogar', sells: 'Ollas de barro\nde Puebla', email, state: 'waiting', note: null },
      },
    ]);
    const [toWriter, toShop, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toWriter).toMatchObject({ kind: 'lead-received', recipient: email });
    expect(toWriter.text).toContain(folio);
    expect(toWriter.text).not.toMatch(/Rosa Pérez|Ollas/);
    expect(toShop).toMatchObject({ kind: 'shop-lead', recipient: config.contact.email });
    expect(toShop.text).toContain('EKU9003173C9');
    expect(await operator.close(folio, 'Manda su catálogo')).toBe(true);
    expect(await operator.close(folio, undefined)).toBe(false);
    expect(await operator.show(folio)).toMatchObject({ state: 'closed', note: 'Manda su catálogo' });
    await expect(operator.show('VAAAAAAAA')).rejects.toThrow('There is no lead VAAAAAAAA');
    expect(await operator.list({ all: false, most: 9 })).toEqual([]);
  });

  test.each<[string, Partial<LeadForm>, string]>([
    ['rfc', { rfc: 'EKU90031' }, '12 letras y números'],
    ['rfc', { rfc: 'EKU9002303C9' }, 'fecha'],
    ['rfc', { rfc: 'XAXX010101000' }, 'genérico'],
    ['negocio', { negocio: ' ' }, 'nombre de tu negocio'],
    ['negocio', { negocio: 'www.premios.example' }, 'sin enlaces'],
    ['telefono', { telefono: '' }, 'diez dígitos'],
    ['categoria', { categoria: 'Armas' }, 'Elige'],
    ['venta', { venta: 'https://premios.example' }, 'con tus palabras'],
    ['correo', { correo: 'rosa' }, 'nombre@ejemplo.com'],
  ])('a wrong %s (%j) gets a sentence at the field', async (name, more, sentence) => {
    expect(await send(await form(more))).toMatchObject({
      ...{ status: 422, fields: { [name]: expect.stringContaining(sentence) } },
    });
    expect(await mails()).toEqual([]);
  });

  test('an RFC with a doubtful digit is asked once more, since the SAT has issued such numbers', async () => {
    const doubtful = { rfc: 'EKU9003173C8' };
    expect((await send(await form(doubtful))).fields).toEqual({ rfc: expect.stringContaining('Si ahí dice lo mismo') });
    expect((await send(await form({ ...doubtful, rfc_revisado: 'EKU9003173C7' }))).status).toBe(422);
    expect((await send(await form({ ...doubtful, rfc_revisado: 'eku9003173c8' }))).status).toBe(200);
  });

  test('a form that is too young, or whose trap is filled in, is asked again; export, erasure and the job know leads', async () => {
    const { sello } = (await app.inject({ url: '/app/v1/formulario' })).json().data;
    expect(await send({ ...(await form()), sitio: 'x' })).toMatchObject({ status: 409, code: 'FORM_NOT_FRESH' });
    now -= 10_000;
    expect(await send({ ...(await form()), sello: `${sello}x` })).toMatchObject({ status: 409 });
    const sent = await form();
    await send(sent);
    const subject = { id: crypto.randomUUID(), email: sent.correo };
    expect((await personalData.read(unit, subject)).interesVender).toMatchObject([{ negocio: 'Ollas Rosa' }]);
    await send(await form());
    await unit.withTransaction((part) => personalData.erase(part, subject));
    expect(await operator.list({ all: true, most: 9 })).toHaveLength(1);
    expect(await pruneLeads(unit, 365, now + 364 * 86_400_000)).toBe(0);
    expect(await pruneLeads(unit, 365, now + 366 * 86_400_000)).toBe(1);
  });
});
