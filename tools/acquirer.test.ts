/** The process of the demo acquirer, as the shop's tools start it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Starts an acquirer from a script that waits, as `npm start` does. */
function startFromScript(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'acquirer-'));
  const script = `
    import { startAcquirer } from ${JSON.stringify(join(root, 'tools/acquirer.mjs'))};
    try {
      const { port, cashier, end } = await startAcquirer(process.execPath);
      console.log('ready', port, cashier);
      process.stdin.once('data', async () => {
        await end();
        console.log('ended');
        process.exit(0);
      });
    } catch (error) {
      console.log('failed', error.message);
    }`;
  const environmentOfScript = {
    ...process.env,
    DATA_DIR: folder,
    ACQUIRER_PORT: '0',
    HOST: '127.0.0.1',
    ...environment,
  };
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { env: environmentOfScript });
  let output = '';
  const heard = new Set<() => void>();
  for (const stream of [parent.stdout, parent.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      for (const hear of heard) hear();
    });
  // The pipes close when the script and the acquirer have ended.
  const closed = new Promise<string>((done) => parent.once('close', () => done(output)));
  onTestFinished(async () => {
    parent.kill('SIGKILL');
    // If the acquirer outlives its parent, its pipes stay open.
    for (const stream of [parent.stdout, parent.stderr]) stream.destroy();
    await closed;
    rmSync(folder, { recursive: true, force: true });
  });
  /** Resolves with the match once the output has it. */
  const outputs = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((done) => {
      const hear = () => {
        const found = pattern.exec(output);
        if (found) done(found);
      };
      heard.add(hear);
      hear();
    });
  return { parent, folder, closed, outputs };
}

test('issue 39: the acquirer is ready when its start returns, prints its cashier, and ends on request', async () => {
  const { parent, folder, closed, outputs } = startFromScript();
  const [, port, cashier = ''] = await outputs(/ready (\d+) (\S+)/);
  const secrets = JSON.parse(readFileSync(join(folder, 'acquirer', 'secrets.json'), 'utf8'));
  expect(cashier).toBe(`http://localhost:${port}/caja/${secrets.cashier}`);
  expect((await fetch(`http://127.0.0.1:${port}/caja/${secrets.cashier}`)).status).toBe(200);
  parent.stdin.write('end\n');
  const output = await closed;
  expect(output).toContain(`Cashier of the demo acquirer: ${cashier}\n`);
  expect(output).toMatch(/ended\n$/);
  expect(output).not.toMatch(/warning/i);
});

test('issue 39: the acquirer ends when its parent is killed', async () => {
  const { parent, closed, outputs } = startFromScript();
  const [, port] = await outputs(/ready (\d+)/);
  parent.kill('SIGKILL');
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
});

test('issue 39: a port that is in use ends the start with a sentence', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const output = await startFromScript({ ACQUIRER_PORT: String(port) }).closed;
  expect(output).toContain(`Port ${port} is in use: end the program that uses it, or set ACQUIRER_PORT.`);
  expect(output).toContain('failed The demo acquirer ended with code 1.');
});

test('issue 39: npm run shop -- acquirer runs it in the foreground until a signal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'acquirer-'));
  const environment = { ...process.env, DATA_DIR: folder, ACQUIRER_PORT: '0', HOST: '127.0.0.1' };
  const shop = spawn(process.execPath, [join(root, 'tools/shop.mjs'), 'acquirer'], { env: environment });
  onTestFinished(() => {
    shop.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let output = '';
  const closed = new Promise<number | null>((done) => shop.once('close', done));
  await new Promise<void>((done) =>
    shop.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.includes('/caja/')) done();
    }),
  );
  shop.kill('SIGTERM');
  expect(await closed).toBe(0);
});
