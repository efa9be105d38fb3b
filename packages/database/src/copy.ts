import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export interface Copy {
  /** Lines of COPY's text format. Waits when PostgreSQL cannot keep up. */
  write(lines: string): Promise<void>;
  /** @throws what PostgreSQL says of the lines; none of them is in then */
  end(): Promise<void>;
  abort(error: Error): Promise<void>;
}

/** Begins a `copy … from stdin` through this connection, which does nothing else until it ends. */
export function openCopy(client: ClientBase, statement: string): Copy {
  const stream = client.query(copyFrom(statement));
  const done = finished(stream);
  // Thrown where it is awaited; without this it would also count as unhandled meanwhile.
  done.catch(() => undefined);
  return {
    async write(lines) {
      if (lines !== '' && !stream.write(lines)) await Promise.race([once(stream, 'drain'), done]);
    },
    async end() {
      stream.end();
      await done;
    },
    async abort(error) {
      stream.destroy(error);
      await done.catch(() => undefined);
    },
  };
}
