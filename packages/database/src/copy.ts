import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export interface Copy {
  /**
   * Lines of COPY's text format. Waits when PostgreSQL cannot keep up.
   * @throws what ended the COPY before: a line that was not taken, or a connection that broke
   */
  write(lines: string): Promise<void>;
  /** @throws what PostgreSQL says of the lines; none of them is in then */
  end(): Promise<void>;
  abort(error: Error): Promise<void>;
}

/** Begins a `copy … from stdin` through this connection, which does nothing else until it ends. */
export function openCopy(client: ClientBase, statement: string): Copy {
  const stream = client.query(copyFrom(statement));
  const done = finished(stream);
  // Of a COPY that has failed the stream knows nothing any more, and whatever is done with it ends in a TypeError or never.
  let failure: { reason: unknown } | undefined;
  done.catch((reason) => {
    failure = { reason };
  });
  return {
    async write(lines) {
      if (failure) throw failure.reason;
      if (lines !== '' && !stream.write(lines)) await Promise.race([once(stream, 'drain'), done]);
    },
    async end() {
      if (failure) throw failure.reason;
      stream.end();
      await done;
    },
    async abort(error) {
      if (failure) return;
      stream.destroy(error);
      await done.catch(() => undefined);
    },
  };
}
