/**
 * Messages of customers about their orders (AF-05; decision 48). A thread has a folio; the shop answers by command. A
 * message that is sent again is written once.
 */
import type { MessageForm, ThreadForm, ThreadReply, ThreadSummary, ThreadsReply } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { plainLines } from '@tianguis/domain';
import { mostMessagesADay, nextThreadState } from '@tianguis/domain/contact';
import { Failure, wrongField } from '../../failure.ts';
import { type LockedOrder, lockOrderOf } from '../orders/service.ts';
import { messageRepository, type ThreadRow } from './repository.ts';

export interface MessageOptions {
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client */
  callers: { whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }> };
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** All functions throw the failures of the callers, and ORDER_NOT_FOUND for a foreign order. */
export interface Messages {
  /** The threads of an order, the newest first. */
  list(accessToken: string | undefined, number: string): Promise<ThreadsReply>;
  /** Opens a thread. @throws Failure VALIDATION_FAILED with a sentence for the field `texto` */
  open(accessToken: string | undefined, number: string, form: ThreadForm): Promise<ThreadReply>;
  /** @throws Failure THREAD_NOT_FOUND */
  read(accessToken: string | undefined, number: string, folio: string): Promise<ThreadReply>;
  /** Writes another message. @throws Failure THREAD_NOT_FOUND; THREAD_CLOSED; VALIDATION_FAILED */
  write(accessToken: string | undefined, number: string, folio: string, form: MessageForm): Promise<ThreadReply>;
}

const dayMs = 86_400_000;
const words = {
  empty: 'Escribe tu mensaje.',
  tooMany: `Ya enviaste ${mostMessagesADay} mensajes en las últimas 24 horas. Guarda este y envíalo mañana.`,
  full: 'Este pedido ya no admite más conversaciones. Sigue en una de las que ya tienes.',
} as const;

/** @throws Failure VALIDATION_FAILED */
function readText(typed: string): string {
  const text = plainLines(typed);
  if (!/[\p{L}\p{N}]/u.test(text)) throw wrongField('texto', words.empty);
  return text;
}

export function createMessages(shop: UnitOfWork, { callers, clock = Date.now }: MessageOptions): Messages {
  /** Works on the locked order of a customer. Locking the order locks the customer, so the counts are exact. */
  const withOrder = async <T>(
    accessToken: string | undefined,
    number: string,
    work: (unit: Unit, order: LockedOrder, customer: string) => Promise<T>,
  ): Promise<{ status: 'success'; data: T }> => {
    const customer = (await callers.whoCalls(accessToken)).account.id;
    return shop.withTransaction(async (unit) => {
      const order = await lockOrderOf(unit, customer, number);
      if (!order) throw new Failure('ORDER_NOT_FOUND');
      return { status: 'success', data: await work(unit, order, customer) };
    });
  };

  async function find(unit: Unit, order: LockedOrder, folio: string): Promise<ThreadRow> {
    const row = await messageRepository(unit).byFolio(folio);
    if (row?.order !== order.id) throw new Failure('THREAD_NOT_FOUND');
    return row;
  }

  const view = async (unit: Unit, order: LockedOrder, folio: string) => {
    const row = await find(unit, order, folio);
    const messages = await messageRepository(unit).messages(row.id);
    return {
      ...{ ...toSummary(row), pedido: row.number },
      messages: messages.map(({ author: from, text, at }) => ({ from, text: text ?? '', at })),
    };
  };

  /** The thread of a form that was sent before, if it belongs to the order. @throws Failure CONFLICT otherwise */
  async function sentBefore(unit: Unit, order: LockedOrder, form: string): Promise<string | undefined> {
    const row = await messageRepository(unit).ofForm(form);
    if (row !== undefined && row.order !== order.id)
      throw new Failure('CONFLICT', 'The id is that of another message.');
    return row?.folio;
  }

  async function refuseTooMany(unit: Unit, customer: string, at: Date): Promise<void> {
    const count = await messageRepository(unit).countSince(customer, new Date(at.getTime() - dayMs));
    if (count >= mostMessagesADay) throw wrongField('texto', words.tooMany);
  }

  return {
    list: (accessToken, number) =>
      withOrder(accessToken, number, async (unit, order) =>
        (await messageRepository(unit).ofOrder(order.id)).map(toSummary),
      ),

    open: (accessToken, number, { mensaje: form, texto, producto }) =>
      withOrder(accessToken, number, async (unit, order, customer) => {
        const before = await sentBefore(unit, order, form);
        if (before !== undefined) return view(unit, order, before);
        const text = readText(texto);
        const at = new Date(clock());
        await refuseTooMany(unit, customer, at);
        const messages = messageRepository(unit);
        const thread = await messages.open(order.id, producto, at);
        if (thread === undefined) throw wrongField('texto', words.full);
        if ((await messages.add(thread, { form, text, at })) === undefined)
          throw new Failure('CONFLICT', 'The id is that of another message.');
        const [newest] = await messages.ofOrder(order.id);
        return view(unit, order, newest?.folio ?? '');
      }),

    read: (accessToken, number, folio) => withOrder(accessToken, number, (unit, order) => view(unit, order, folio)),

    write: (accessToken, number, folio, { mensaje: form, texto }) =>
      withOrder(accessToken, number, async (unit, order, customer) => {
        const row = await find(unit, order, folio);
        const before = await sentBefore(unit, order, form);
        if (before !== undefined) return view(unit, order, before);
        const text = readText(texto);
        const next = nextThreadState(row.state, 'message');
        if (next === undefined) throw new Failure('THREAD_CLOSED');
        const at = new Date(clock());
        await refuseTooMany(unit, customer, at);
        const messages = messageRepository(unit);
        if ((await messages.add(row.id, { form, text, at })) === undefined)
          throw new Failure('CONFLICT', 'The id is that of another message.');
        // The order is locked, and the shop locks it, too. So the state cannot have changed.
        if (!(await messages.move(row.id, row.state, next, at))) throw new Failure('THREAD_CLOSED');
        return view(unit, order, folio);
      }),
  };
}

const toSummary = ({ folio, state, product, openedAt, changedAt }: ThreadRow): ThreadSummary => ({
  ...{ folio, state, product, opened_at: openedAt, changed_at: changedAt },
});
