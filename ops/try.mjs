// node ops/try.mjs: tests the files of this folder: nginx with TLS in front of two web processes and a worker, on their
// own PostgreSQL. Needs nginx and openssl (apt-get install nginx-light openssl) and a built shop. Exits with code 1 if
// a result differs from docs/operating.md.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryDoor } from './try/door.mjs';
import { tryEndings } from './try/endings.mjs';
import { tryLimits } from './try/limits.mjs';
import { tryLog, tryLogOfErrors } from './try/log.mjs';
import { nginxFile } from './try/nginx-file.mjs';
import { begin, check, endAll, failed, folder, freePort, name, says, shop } from './try/stage.mjs';
import { tryUnits } from './try/units.mjs';
import { createVisitors } from './try/visitors.mjs';

let postgres;
let visitors;
let broke = false;
try {
  for (const program of ['nginx', 'openssl'])
    if (spawnSync(program, [program === 'nginx' ? '-v' : 'version']).error)
      throw new Error(`${program} is not installed: apt-get install nginx-light openssl`);
  const { startEmbedded } = await import('@tianguis/database/embedded');
  postgres = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined });
  const [http, https, workerPort, ...ports] = await Promise.all(Array.from({ length: 5 }, freePort));
  visitors = createVisitors(https);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'pictures'),
    PUBLIC_ORIGIN: `https://${name}`,
    TRUST_PROXY: '127.0.0.1',
  };

  // Loads the demo like the first start of a shop.
  const seeding = shop(['start'], { ...env, PORT: String(ports[0]), DEMO_PRODUCTS: '300' });
  await says(seeding, 'The shop is open');
  seeding.kill('SIGTERM');
  await once(seeding, 'exit');

  const web = (at) => shop(['web'], { ...env, PORT: String(ports[at]) });
  const webs = [web(0), web(1)];
  const worker = shop(['worker'], { ...env, METRICS_PORT: String(workerPort) });
  await Promise.all([...webs.map((one) => says(one, 'Web process open')), says(worker, 'Worker open')]);
  const ready = await fetch(`http://127.0.0.1:${workerPort}/readyz`);
  check('the worker is ready', ready.status === 200, ready.status);

  const configuration = nginxFile({ http, https, webs: ports });
  const tested = spawnSync('nginx', ['-t', '-c', configuration, '-p', folder], { encoding: 'utf8' });
  check('nginx accepts the file', tested.status === 0, tested.stderr);
  const nginx = begin('nginx', ['-c', configuration, '-p', folder, '-g', 'daemon off;']);
  for (const end = Date.now() + 10_000; (await visitors.ask('/')).status === 0 && Date.now() < end; ) await wait(50);

  await tryDoor({ ...visitors, http, https, first: webs[0] });
  await tryLog({ ...visitors, http, nginx });
  await tryLimits({ ...visitors, web: ports[0] });
  await tryEndings({ ...visitors, web, webs, postgres });
  await tryLogOfErrors({ ...visitors, nginx });
  tryUnits();
} catch (error) {
  broke = true;
  process.stderr.write(`${error.stack}\n`);
} finally {
  visitors?.end();
  await endAll();
  await postgres?.stop();
}
process.exit(broke || failed() > 0 ? 1 : 0);
