/** `npm run shop -- <command>`: finds the command, opens the database for it, and says in one sentence what goes wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { explain } from '../explain.ts';
import { readSettings, rootFolder } from '../settings.ts';
import { type Command, Usage } from './command.ts';
import { contentCommand } from './content.ts';
import { withDatabase } from './with-database.ts';

const commands: Readonly<Record<string, Command>> = { content: contentCommand };

const usage = `Commands:\n${Object.values(commands)
  .map((command) => command.usage)
  .join('\n')}`;

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (!command) throw new Usage(name === '' ? '' : `There is no command "${name}".`);
  const file = join(rootFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const settings = readSettings(process.env, false);
  const work = command.read(words, settings);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  await withDatabase(settings, (database) => work({ database, say }));
} catch (error) {
  process.exitCode = 1;
  if (error instanceof Usage)
    process.stderr.write(`${error.message && `${error.message}\n\n`}${command?.usage ?? usage}\n`);
  else process.stderr.write(`${explain(error)}\n`);
}
