import pg from 'pg';

/** Runs statements on a server, one after the other, outside any transaction (as `create database` wants it). */
export async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The migrated database that the tests of one run copy; runs on one server do not meet. */
export function templateName(run: number): string {
  return `tianguis_template_${run}`;
}
