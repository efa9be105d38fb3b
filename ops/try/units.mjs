// Static checks of the systemd units.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/runtime.mjs';
import { check } from './stage.mjs';

export function tryUnits() {
  const units = [
    'shop.service',
    'shop-web@.service',
    'shop-worker.service',
    'shop-backup.service',
    'shop-backup.timer',
  ];
  const verified = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => join(root, 'ops/systemd', unit))], {
    encoding: 'utf8',
  });
  if (verified.error) process.stdout.write('  (systemd-analyze is not installed: the units were not verified)\n');
  else {
    const faults = verified.stderr
      .split('\n')
      .filter((line) => line && !/is not executable|does not exist|Man page/.test(line));
    check('systemd accepts the units', faults.length === 0, faults);
  }
  const limited = units.filter((unit) => {
    const text = readFileSync(join(root, 'ops/systemd', unit), 'utf8');
    return text.includes('Restart=always') && !/^StartLimitIntervalSec=0$/m.test(text);
  });
  check('no unit has a start limit, so none gives up during a database outage', limited.length === 0, limited);
}
