/** The program of `npm run shop -- <command>`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../settings/settings.ts';
import { runCommand } from './run-command.ts';

// The reader of a pipe may close it early (`| head`), which is no error.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});

function readEnvironment() {
  const file = join(rootFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

if (!(await runCommand(process.argv.slice(2), readEnvironment))) process.exitCode = 1;
