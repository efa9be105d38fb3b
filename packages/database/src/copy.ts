import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export interface Copy {
  /**
   * Writes lines in COPY's text format. Waits while PostgreSQL is slower than the writer.
   * @throws the error that ended the COPY: PostgreSQL rejected a line, or the connection broke
   */
  write(lines: string): Promise<void>;
  /** @throws PostgreSQL's error when it rejects a line; then none of the lines is stored */
  end(): Promise<void>;
  abort(error: Error): Promise<void>;
}

/** Starts a `copy … from stdin` on this connection. The connection can run nothing else until the COPY ends. */
export function openCopy(client: ClientBase, statement: string): Copy {
  const stream = client.query(copyFrom(statement));
  const done = finished(stream);
  // After a COPY has failed, calls on its stream throw a TypeError or never return. So this variable stores the error.
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

/** Characters per write to the stream. */
const chunk = 1_000_000;

/**
 * Runs a `copy … from stdin` with these lines.
 * @throws PostgreSQL's error when it rejects a line; then none of the lines is stored
 */
export async function copyLines(client: ClientBase, statement: string, lines: Iterable<string>): Promise<void> {
  const copy = openCopy(client, statement);
  try {
    let buffered = '';
    for (const line of lines) {
      buffered += line;
      if (buffered.length < chunk) continue;
      await copy.write(buffered);
      buffered = '';
    }
    await copy.write(buffered);
    await copy.end();
  } catch (error) {
    await copy.abort(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
