/**
 * Coalesces requests for the same picture, so that it is drawn once for all visitors. The drawing waits in the fair
 * queue of each of these visitors, and begins at the first visitor's turn. From then on, all requests wait for the
 * drawing itself.
 */
import { FairQueue } from '../../limits/fair-queue.ts';

/**
 * The visitor who requests a picture, the id of the request, and a signal that is aborted when the client disconnects.
 */
export type Asker = { visitor: string; requestId?: string; gone?: () => AbortSignal };

/** A requested drawing. Each visitor has one entry in the queue. */
export type SharedDrawing = {
  drawn: PromiseWithResolvers<Uint8Array>;
  /** Aborted when the drawing begins. */
  begun: AbortController;
  entries: Map<string, { askers: number; left: AbortController; turn: Promise<void> }>;
};

export type SharedDrawings = {
  create(): SharedDrawing;
  /**
   * Waits for a drawing. Returns undefined if the client of the request has disconnected.
   * @param draw called once, by the first request whose turn comes
   * @throws Refused if the request would have to wait, but the queue is full
   */
  wait(drawing: SharedDrawing, asker: Asker, draw: () => Promise<Uint8Array>): Promise<Uint8Array | undefined>;
};

export type SharedDrawingsOptions = {
  concurrency: number;
  /** The longest queue of one visitor, and the longest queue of all visitors together. */
  waiting: { ofVisitor: number; inAll: number };
};

/**
 * Milliseconds that a request may wait. A page requests thirty pictures at once, and a busy machine may need a second
 * for each. The limit is high, since a browser does not request a refused picture again.
 */
const timeout = 60_000;

export function createSharedDrawings({ concurrency, waiting }: SharedDrawingsOptions): SharedDrawings {
  const queue = new FairQueue({
    permits: concurrency,
    waitingOfVisitor: waiting.ofVisitor,
    waitingInAll: waiting.inAll,
    timeout,
  });

  /**
   * Waits for the visitor's turn and draws the picture. Does nothing if the drawing has already begun, or if all
   * requests of this visitor were aborted.
   */
  async function takeTurn(
    { begun, drawn, entries }: SharedDrawing,
    draw: () => Promise<Uint8Array>,
    visitor: string,
    left: AbortSignal,
  ): Promise<void> {
    const leave = await queue
      .enter(visitor, { gone: () => AbortSignal.any([left, begun.signal]) })
      .finally(() => entries.delete(visitor));
    if (!leave) return;
    if (!begun.signal.aborted) {
      begun.abort();
      await draw().then(drawn.resolve, drawn.reject);
    }
    leave();
  }

  return {
    create() {
      const drawn = Promise.withResolvers<Uint8Array>();
      // Handle the rejection here, since all clients may have disconnected. An unhandled rejection would end the
      // process.
      drawn.promise.catch(() => undefined);
      return { drawn, begun: new AbortController(), entries: new Map() };
    },
    async wait(drawing, { visitor, gone }, draw) {
      const { begun, drawn, entries } = drawing;
      if (begun.signal.aborted) return drawn.promise;
      let entry = entries.get(visitor);
      if (!entry) {
        const left = new AbortController();
        entry = { askers: 0, left, turn: takeTurn(drawing, draw, visitor, left.signal) };
        entries.set(visitor, entry);
      }
      entry.askers += 1;
      const isTurn = await Promise.race([entry.turn.then(() => true), aborted(gone?.()).then(() => false)]);
      if (isTurn) return begun.signal.aborted ? drawn.promise : undefined;
      entry.askers -= 1;
      if (entry.askers === 0) entry.left.abort();
      return undefined;
    },
  };
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    else signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
