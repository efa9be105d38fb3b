/** Tests of the form that changes a gift into balance, and of its answers (AF-04, RT-23). */
import type { OwnRegistry } from '@tianguis/contract';
import { expect, test } from 'vitest';
import { asAction, type Call, formOf, shop, signedIn } from '../../shared/session/test-session.server.ts';
import { changeGift, readChanging } from './change-gift.server.ts';
import { changeOwn } from './own-registries.server.ts';

const [registry, gift, form] = [1, 2, 3].map((n) => `9c5b94b1-35ad-49bb-b118-8e8fc24abf8${n}`) as [
  string,
  string,
  string,
];
const fields = { accion: 'cambiar-regalo', regalo: gift, formulario: form, importe: '100000' };
const offered = { regalo: gift, piezas: 1, importe: 100_000, cambiado: false };

type Reply = { status: number; body?: unknown } | undefined;
const success = (data: unknown): Reply => ({ status: 200, body: { status: 'success', data } });
const refusal = (status: number, code: string, more: object = {}): Reply => ({
  ...{ status, body: { status, code, msg: `${code}.`, request_id: '1', ...more } },
});

/** @returns the result, or what was thrown, and the calls */
async function run<T>(reply: (call: Call) => Reply, work: Parameters<typeof asAction<T>>[1]) {
  const { context, calls } = shop(signedIn(), reply);
  return { result: await asAction(context, work).catch((thrown: unknown) => thrown), calls };
}
const send = (reply: Parameters<typeof run>[0], more: Record<string, string> = {}) =>
  run(reply, (context) => changeGift(context, registry, formOf({ ...fields, ...more })));

test('AF-04 RT-23 the form sends the amount that was shown, and leads to the page that says so', async () => {
  const { result, calls } = await run(
    () => success({ ...offered, cambiado: true }),
    (context) => changeOwn(context, registry, formOf(fields), new URL('http://shop/')),
  );
  expect(result).toEqual({ to: `/Mesa-de-Regalos/mi-mesa/${registry}?listo=cambiado` });
  expect(calls).toMatchObject([{ method: 'POST', path: `/app/v1/mesas/${registry}/regalos/${gift}/cambio` }]);
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ formulario: form, importe: 100_000 });
});

test('another amount, and an answer that did not come, keep the id: sent again, the gift changes once', async () => {
  const changed = await send(() => refusal(409, 'REFUND_CHANGED', { data: offered }));
  expect(changed.result).toMatchObject({
    ...{ status: 409, result: { status: 'failed', values: { formulario: form } } },
    result: { message: expect.stringContaining('El importe cambió') },
  });
  expect((await send(() => undefined)).result).toMatchObject({ status: 503, result: { values: { formulario: form } } });
  expect((await send(() => refusal(409, 'CONFLICT'))).result).toMatchObject({ result: { values: {} } });
});

test.each([{ regalo: 'x' }, { formulario: '' }, { importe: '0' }, { importe: '1.5' }])(
  'ER-09 the fields %j are not sent',
  async (more) => {
    const { result, calls } = await send(() => success(offered), more);
    expect([result, calls]).toMatchObject([{ status: 400, result: { status: 'failed' } }, []]);
  },
);

const own = { id: registry, regalos: [] } as unknown as OwnRegistry;
const read = (reply: Parameters<typeof run>[0], asked = gift) =>
  run(reply, (context) => readChanging(context, own, new URL(`http://shop/?cambiar=${asked}`)));

test('the page has the amount, or why the gift cannot be changed; another gift is 404', async () => {
  expect((await read(() => success(offered))).result).toMatchObject({ gift, offer: offered, hindrance: undefined });
  const sentence = { name: 'regalo', code: 'WRONG', msg: 'Ya cambiaste este regalo por saldo.' };
  const hindered = await read(() => refusal(422, 'VALIDATION_FAILED', { fields: [sentence] }));
  expect(hindered.result).toMatchObject({ offer: undefined, hindrance: sentence.msg });
  for (const [reply, asked] of [
    [() => refusal(404, 'REGISTRY_NOT_FOUND'), gift],
    [() => success(offered), 'nada'],
  ] as const)
    expect((await read(reply, asked)).result).toMatchObject({ init: { status: 404 } });
});
