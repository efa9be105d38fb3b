/** Tests of the loader and the forms of reviews (RT-19, AF-05, ER-09). */
import type { OwnReview } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { asAction, type Call, formOf, shop, signedIn } from '../../shared/session/test-session.server.ts';
import { changeReviews, readReviews } from './reviews.server.ts';

const form = '00000000-0000-4000-8000-000000000000';
const other = '11111111-1111-4111-8111-111111111111';
const product = { id: 7, slug: 'licuadora', title: 'Licuadora', picture: null };
const review: OwnReview = {
  ...{ id: 3, product, author: 'Ana R.', rating: 4, title: 'Muele bien', body: 'Muele hielo.', variant: '' },
  ...{ is_verified: true, helpful_count: 1, seller_reply: null, photographs: [other], state: 'shown', reason: null },
  ...{ created_at: '2026-11-20T18:00:00Z', edited_at: null },
};
type Reply = { status: number; body?: unknown };
const success = (data: unknown): Reply => ({ status: 200, body: { status: 'success', data } });
const own = (more: object = {}) => success({ product, can_write: true, author: 'Ana R.', review: null, ...more });
const refusal = (status: number, code: string, fields: object[] = []): Reply => ({
  ...{ status, body: { status, code, msg: `${code}.`, request_id: '1', fields } },
});

const at = (query: string) => new URL(`/escribir-opinion${query}`, 'http://shop');

async function run(reply: (call: Call) => Reply | undefined, work: Parameters<typeof asAction>[1]) {
  const given = shop(signedIn(), reply);
  const result = await asAction(given.context, work).catch((thrown: unknown) => thrown);
  const sent = given.calls.filter(({ method }) => method !== 'GET');
  return { result, sent, bodies: sent.map(({ body }) => body && JSON.parse(body)) };
}
const loaded = (query: string, reply: Reply, draft?: Record<string, string>) =>
  run(
    () => reply,
    (context) => readReviews(context, at(query), draft),
  );
const sent = (query: string, fields: Record<string, string>, reply: Reply | undefined) =>
  run(
    () => reply,
    (context) => changeReviews(context, at(query), formOf(fields)),
  );
const typed = { producto: '7', calificacion: '4', titulo: 'Muele bien', texto: 'Muele hielo sin problema.' };

describe('RT-19 the page', () => {
  test('lists what can be reviewed, and the own reviews with their state', async () => {
    const refused = { ...review, state: 'refused', reason: 'contact' };
    const { result } = await loaded('?listo=publicada', success({ open: [product], reviews: [review, refused] }));
    expect(result).toMatchObject({
      list: {
        notice: expect.stringContaining('publicada'),
        open: [{ writeHref: '/escribir-opinion?producto=7' }],
        reviews: [
          { stateWords: 'Publicada', seeHref: '/producto/7/licuadora#opiniones', reason: undefined },
          { stateWords: 'Necesita un cambio', seeHref: undefined, reason: expect.stringContaining('contacto') },
        ],
      },
    });
    expect(await loaded('?listo=__proto__', success({ open: [], reviews: [] }))).toMatchObject({
      result: { list: { notice: undefined } },
    });
  });

  test('has the form of its photographs in the URL, so that they stay when the page is loaded again', async () => {
    const { result } = await loaded('?producto=7', own());
    expect((result as Response).headers.get('location')).toMatch(
      /^\/escribir-opinion\?producto=7&fotos=[0-9a-f-]{36}$/,
    );
    expect((await loaded(`?producto=7&fotos=${form}`, own())).result).toMatchObject({
      write: { form, canWrite: true, author: 'Ana R.', values: {}, before: undefined },
    });
  });

  test('shows the review before, and ER-09 what was typed before the session ended', async () => {
    const query = `?producto=7&fotos=${form}`;
    expect((await loaded(query, own({ review }))).result).toMatchObject({
      write: {
        values: { calificacion: '4', titulo: 'Muele bien', texto: 'Muele hielo.' },
        before: { state: 'shown', photographs: [{ id: other }] },
      },
    });
    const draft = { producto: '7', fotos: other, texto: 'Lo que escribí' };
    const back = await loaded('?producto=7', own(), draft);
    expect((back.result as Response).headers.get('location')).toBe(`/escribir-opinion?producto=7&fotos=${other}`);
    expect((await loaded(query, own({ review }), draft)).result).toMatchObject({
      write: { isRestored: true, values: { texto: 'Lo que escribí', titulo: 'Muele bien' } },
    });
    // The draft is that of another product.
    expect((await loaded(query, own(), { ...draft, producto: '8' })).result).toMatchObject({
      write: { isRestored: false, values: {} },
    });
  });

  test('says who can write instead of a form that nobody may send', async () => {
    expect((await loaded('?producto=7', own({ can_write: false }))).result).toMatchObject({
      write: { canWrite: false },
    });
  });

  test.each(['?producto=x', '?producto=-1', '?opinion=x'])('%s is a 404', async (query) => {
    expect((await loaded(query, own())).result).toMatchObject({ status: 404 });
  });
});

describe('RT-19 the form', () => {
  const query = `?producto=7&fotos=${form}`;

  test('sends what was typed, with its photographs, and leads to the own reviews', async () => {
    const { result, bodies } = await sent(query, { ...typed, fotos: form, queda: other }, own({ review }));
    expect(result).toEqual({ to: '/escribir-opinion?listo=publicada' });
    expect(bodies).toEqual([
      { rating: 4, title: 'Muele bien', body: 'Muele hielo sin problema.', form, kept: [other] },
    ]);
    const waiting = own({ review: { ...review, state: 'waiting' } });
    expect((await sent(query, typed, waiting)).result).toEqual({ to: '/escribir-opinion?listo=revision' });
  });

  test.each([
    ['calificacion', { calificacion: '' }],
    ['calificacion', { calificacion: '6' }],
    ['titulo', { titulo: 'x'.repeat(81) }],
    ['texto', { texto: ' corta ' }],
    ['texto', { texto: 'x'.repeat(2001) }],
  ])('ER-09 with a wrong %s sends nothing, and keeps all that was typed', async (field, wrong) => {
    const { result, sent: calls } = await sent(query, { ...typed, ...wrong }, own());
    expect(result).toMatchObject({ status: 422, result: { fieldErrors: { [field]: expect.any(String) } } });
    const { calificacion, titulo, texto } = { ...typed, ...wrong };
    expect((result as { result: { values: object } }).result.values).toEqual({ calificacion, titulo, texto });
    expect(calls).toEqual([]);
  });

  test('ER-09 shows the sentence of the API at its field, or above the form', async () => {
    const short = refusal(422, 'VALIDATION_FAILED', [{ name: 'body', code: 'WRONG', msg: 'Cuéntanos más.' }]);
    expect((await sent(query, typed, short)).result).toMatchObject({
      result: { fieldErrors: { texto: 'Cuéntanos más.' }, values: { texto: typed.texto } },
    });
    const many = refusal(422, 'VALIDATION_FAILED', [{ name: 'fotografia', code: 'WRONG', msg: 'Son más de 5.' }]);
    expect((await sent(query, typed, many)).result).toMatchObject({ result: { message: 'Son más de 5.' } });
    expect((await sent(query, typed, undefined)).result).toMatchObject({ status: 503, result: { status: 'failed' } });
  });

  test('leads to who can write if the API refuses the author', async () => {
    expect((await sent(query, typed, refusal(403, 'REVIEW_NOT_ALLOWED'))).result).toEqual({
      to: '/escribir-opinion?producto=7',
    });
  });

  test('withdraws the review, also one that is gone', async () => {
    for (const reply of [own(), refusal(404, 'REVIEW_NOT_FOUND')]) {
      const { result, sent: calls } = await sent(query, { accion: 'borrar' }, reply);
      expect(result).toEqual({ to: '/escribir-opinion?listo=borrada' });
      expect(calls).toMatchObject([{ method: 'DELETE' }]);
    }
  });
});

test('AF-05 a vote is sent, and its page says so; nobody votes for the own review', async () => {
  for (const reply of [success({}), refusal(403, 'OWN_REVIEW')]) {
    const { result, sent: calls } = await sent('?opinion=3', {}, reply);
    expect(result).toEqual({ to: '/escribir-opinion?opinion=3' });
    expect(calls).toMatchObject([{ method: 'POST', path: expect.stringContaining('/reviews/3/helpful') }]);
  }
  const reply = success({ product, review, is_own: false, has_voted: true });
  expect((await loaded('?opinion=3', reply)).result).toMatchObject({
    helpful: { hasVoted: true, backHref: '/producto/7/licuadora#opiniones' },
  });
});
