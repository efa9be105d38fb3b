/** Does tasks and sends webhooks when they are due. */
import type { Bank } from '../bank.ts';
import { expire, openDispute } from '../payments/changes.ts';
import { settleRefund } from '../payments/refunds.ts';
import { dueWebhooks, nextWebhook } from '../webhooks/outbox.ts';
import type { Sender } from '../webhooks/sender.ts';
import type { Task } from './tasks.ts';

/** The largest number of webhooks that are on their way at the same time. */
const mostInFlight = 8;

export class Agenda {
  readonly #bank: Bank;
  readonly #send: Sender;
  readonly #inFlight = new Map<string, Promise<void>>();
  #cancelTimer: () => void = () => undefined;
  readonly #closing = new AbortController();

  constructor(bank: Bank, send: Sender) {
    this.#bank = bank;
    this.#send = send;
  }

  /** Sets the timer to what is due next. Called after every change. */
  plan(): void {
    this.#cancelTimer();
    const due = this.#closing.signal.aborted ? undefined : this.#nextDue();
    if (due === undefined) return;
    this.#cancelTimer = this.#bank.clock.after(Math.max(due - this.#bank.clock.now(), 0), () => this.#run());
  }

  /** Resolves when no webhook is on its way. */
  async idle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight.values());
  }

  /** Starts nothing any more, and interrupts webhooks that are on their way, which are due again later. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#cancelTimer();
    await this.idle();
  }

  #nextDue(): number | undefined {
    const { db } = this.#bank;
    const task = db.one<{ due: number | null }>('select min(due_at) as due from tasks')?.due ?? undefined;
    // If all places are taken, the end of a delivery plans again.
    const isFull = this.#inFlight.size >= mostInFlight;
    const webhook = isFull ? undefined : nextWebhook(this.#bank, [...this.#inFlight.keys()]);
    return task === undefined || webhook === undefined ? (task ?? webhook) : Math.min(task, webhook);
  }

  #run(): void {
    const { db, clock } = this.#bank;
    const now = clock.now();
    for (const task of db.all<Task>('select * from tasks where due_at <= :now order by due_at, id', { now })) {
      this.#perform(task);
      db.run('delete from tasks where id = :id', { id: task.id });
    }
    const places = mostInFlight - this.#inFlight.size;
    for (const webhook of dueWebhooks(this.#bank, [...this.#inFlight.keys()], places)) {
      const delivery = this.#send(webhook, this.#closing.signal).finally(() => {
        this.#inFlight.delete(webhook.id);
        this.plan();
      });
      this.#inFlight.set(webhook.id, delivery);
    }
    this.plan();
  }

  /** A task that a crash interrupts is done again, and then changes nothing. */
  #perform({ kind, subject }: Task): void {
    if (kind === 'expire') expire(this.#bank, subject);
    else if (kind === 'refund') settleRefund(this.#bank, subject);
    else openDispute(this.#bank, subject);
  }
}
