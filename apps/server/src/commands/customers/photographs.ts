/** `shop photographs`: writes the photographs of a return or a review into a folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPhotographs } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { fromCaller } from '../backup/backup.ts';
import { type Command, reading, Usage } from '../command.ts';
import { printable, readOptions } from '../words.ts';

const usage = `  photographs save ID FOLDER        the photographs of a return or a review, as WebP files; only you can read them`;

export const photographsCommand: Command = {
  usage,
  read([verb, ...rest]) {
    if (verb !== 'save') throw new Usage(verb === undefined ? '' : `There is no "photographs ${verb}".`);
    const { words } = readOptions(rest, []);
    const [id, folder, ...more] = words;
    if (id === undefined || folder === undefined || more.length > 0)
      throw new Usage('Which ones, and into which folder?');
    if (!/^[0-9a-f-]{1,36}$/.test(id)) throw new Error(`"${printable(id)}" is no id of a return or a review.`);
    return reading(async ({ database, say }) => {
      const found = await readPhotographs(createUnitOfWork(database.db), id);
      if (found.length === 0) say(`Nothing with the id ${id} has photographs.`);
      for (const [at, { bytes }] of found.entries()) {
        const file = join(fromCaller(folder), `${id}-${at + 1}.webp`);
        // Fails for a file that exists, since another program may have made it.
        writeFileSync(file, bytes, { mode: 0o600, flag: 'wx' });
        say(file);
      }
    });
  },
};
