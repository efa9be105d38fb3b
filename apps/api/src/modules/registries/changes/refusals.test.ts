/** Tests of gifts that cannot be changed into balance, and of changes at the same time as others (AF-04, RT-23). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { withChanges } from './test-changes.ts';

const shop = await withChanges();
const { bank, clear, collect, counts, gifted, given, one, owner, pool, saldo, sentence, stock, wrong } = shop;
beforeEach(() => clear());

describe('AF-04 RT-23 a gift is not changed', () => {
  const refused = async (
    prepare: (all: Awaited<ReturnType<typeof gifted>>) => Promise<unknown>,
    isListed = true,
  ): Promise<unknown> => {
    const all = await gifted({ pieces: 1 });
    await prepare(all);
    const shown = await given(all.lupita, all.mesa);
    expect(shown.map(({ se_cambia: can }) => can)).toEqual(isListed ? [false] : []);
    const replies = [await all.lupita.get(all.path), await all.change()];
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await saldo(all.lupita)).amount).toBe(0);
    expect((await pool.query('select from registry_gifts where change_id is not null')).rowCount).toBe(0);
    return sentence(replies[1] as Parameters<typeof sentence>[0])[2];
  };
  const set = (text: string) => () => pool.query(text);

  test('while the registry is a surprise, whatever the gift; on the day of the event it is', async () => {
    const secret = ({ lupita, mesa }: Awaited<ReturnType<typeof gifted>>) => lupita.change(mesa.id, { sorpresa: true });
    expect(await refused(secret, false)).toContain('modo sorpresa');
    await clear();
    const all = await gifted({ pieces: 1 });
    await secret(all);
    const nothing = await all.lupita.get(`/app/v1/mesas/${all.mesa.id}/regalos/${randomUUID()}/cambio`);
    expect(sentence(nothing)[2]).toContain('modo sorpresa');
    await pool.query(`update registries set event_on = '2026-12-01'`);
    expect((await all.change()).status).toBe(200);
  });

  test.each<[string, string, boolean]>([
    ['disputed', 'El banco', true],
    ['charged_back', 'El banco', false],
    [`expired', ended_at = '2026-12-01`, 'no está pagado', false],
    ['awaiting', 'no está pagado', false],
  ])('whose payment is %s', async (state, words, isListed) =>
    expect(await refused(set(`update orders set payment_state = '${state}'`), isListed)).toContain(words),
  );

  test.each<[string, string]>([
    [`update order_tenders set kind = 'credit'`, 'crédito de la tienda'],
    ['update registry_gifts set may_change = false', 'todavía no se podían cambiar'],
    ['update orders set is_test = true', 'no está pagado'],
    ['update order_shares set net = 0, shipping = 0', 'no se pagó dinero'],
  ])('after %s', async (text, words) => expect(await refused(set(text))).toContain(words));

  test('that the carrier has', async () => expect(await refused(({ gift }) => collect(gift))).toContain('paquetería'));

  test('that its giver cancelled', async () =>
    expect(await refused(({ cancel }) => cancel(), false)).toContain('canceló'));

  test('RO-02 by another customer, nor the gift of another registry: 404, and nothing is changed', async () => {
    const { lupita, mesa, gift, path, rosa } = await gifted();
    const eva = await owner('eva@correo.mx');
    const hers = await eva.registry(1);
    const form = { formulario: randomUUID(), importe: 200_000 };
    const second = await lupita.registry(1);
    const paths = [`/app/v1/mesas/${hers.id}/regalos/${gift}/cambio`, path];
    for (const who of [eva, rosa])
      for (const address of paths)
        for (const reply of [await who.get(address), await who.post(address, form)])
          expect(reply.body).toMatchObject({ status: 404, code: 'REGISTRY_NOT_FOUND' });
    for (const id of [second.id, randomUUID()])
      expect((await lupita.post(`/app/v1/mesas/${id}/regalos/${gift}/cambio`, form)).status).toBe(404);
    expect((await lupita.post(`/app/v1/mesas/${mesa.id}/regalos/${randomUUID()}/cambio`, form)).status).toBe(404);
    expect((await pool.query('select from refunds')).rowCount).toBe(0);
  });

  test('twice: another form reads that it was changed, and the id of another change is a conflict', async () => {
    const { lupita, mesa, rosa, change } = await gifted({ pieces: 1 });
    const form = randomUUID();
    await change(100_000, form);
    expect(sentence(await change())[2]).toContain('Ya cambiaste');
    await rosa.give(mesa, 1);
    const newest = (await given(lupita, mesa)).find(({ cambio }) => cambio === null);
    const other = `/app/v1/mesas/${mesa.id}/regalos/${newest?.id}/cambio`;
    expect((await lupita.post(other, { formulario: form, importe: 100_000 })).body.code).toBe('CONFLICT');
    expect([(await saldo(lupita)).amount, await wrong()]).toEqual([100_000, []]);
  });
});

describe('AF-04 RT-23 at the same time', () => {
  test('the cancellation of the giver, the collection, and two changes of the owner: one wins, 20 rounds', async () => {
    const won = new Map<string, number>();
    for (let round = 0; round < 20; round++) {
      await clear();
      const { lupita, rosa, mesa, gift, change, cancel } = await gifted();
      const acts = [() => cancel(), () => collect(gift), () => change(), () => change()];
      const turned = [...acts.slice(round % 4), ...acts.slice(0, round % 4)];
      const results = await Promise.all(turned.map((act) => act()));
      const [cancelled, collected, ...changes] = acts.map((act) => results[turned.indexOf(act)]);
      const isDone = (result: unknown) => result === true || (result as { status?: number }).status === 200;
      const winners = [cancelled, collected, ...changes].filter(isDone).length;
      expect(winners, JSON.stringify(results)).toBe(1);
      const isChanged = changes.some(isDone);
      expect([(await saldo(lupita)).amount, (await saldo(rosa)).amount]).toEqual([isChanged ? 200_000 : 0, 0]);
      const { sum } = await one('select coalesce(sum(amount), 0)::int as sum from refunds');
      expect([sum, await stock()]).toEqual(collected === true ? [0, 48] : [200_000, 50]);
      expect(await counts(mesa.codigo)).toEqual(isDone(cancelled) ? [0, 0, 3] : [2, 0, 1]);
      expect(await wrong()).toEqual([]);
      const name = isChanged ? 'owner' : collected === true ? 'carrier' : 'giver';
      won.set(name, (won.get(name) ?? 0) + 1);
    }
    expect([...won.values()].reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  test('an owner who gave to herself loses nothing, and no lock waits for another', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(1);
    bank.save(lupita.id, 'ok');
    const regalo = { mesa: mesa.codigo, articulo: mesa.articulos[0]?.id, pieces: 1, dedicatoria: '' };
    const { compra } = (await lupita.post('/app/v1/compras', { regalo })).body.data;
    const [card] = (await lupita.get(`/app/v1/compras/${compra}`)).body.data.saved_cards;
    const { quote } = (await lupita.choose(compra, { tarjeta: card.id })).body.data;
    const { pedido } = (await lupita.place(quote)).body.data;
    const [gift] = await given(lupita, mesa);
    const cancelacion = { cancelacion: randomUUID(), motivo: 'otra', importe: 100_000, destino: 'saldo' };
    const replies = await Promise.all([
      lupita.post(`/app/v1/mesas/${mesa.id}/regalos/${gift?.id}/cambio`, {
        formulario: randomUUID(),
        importe: 100_000,
      }),
      lupita.post(`/app/v1/pedidos/${pedido}/cancelaciones`, cancelacion),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([(await saldo(lupita)).amount, await wrong()]).toEqual([100_000, []]);
  });
});
