import pg from 'pg';

/** Runs statements on a server in sequence, outside a transaction, as `create database` requires. */
export async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same server. */
export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Name of the template database of a test run; unique for each run on a server. */
export function templateName(run: number): string {
  return `tianguis_template_${run}`;
}
