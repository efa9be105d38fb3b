/** Checks of the data directory: the folder of the embedded database and the pictures. */
import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder, findBinaries, versionOf } from '@tianguis/database/embedded';
import { type Check, type Finding, fail, ok, warn } from './check.ts';

const lowSpace = 2e9;
const noSpace = 300e6;

export const dataDirChecks: readonly Check[] = [
  {
    name: 'Data directory',
    run({ settings: { dataDir } }) {
      const stat = statSync(dataDir, { throwIfNoEntry: false });
      if (!stat) return ok(`${dataDir} is not there yet: the first start makes it.`);
      if (!stat.isDirectory())
        return fail(`${dataDir} is no directory.`, 'Set DATA_DIR to a directory, or move that file away.');
      try {
        accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
      } catch {
        return fail(
          `${dataDir} may not be written by this user.`,
          `Give it to the user of the shop: chown -R ${process.getuid?.() ?? 'USER'} ${dataDir}`,
        );
      }
      const openToAll = (stat.mode & 0o002) !== 0;
      return openToAll
        ? warn(`${dataDir} may be written by every user of this machine.`, `chmod o-w ${dataDir}`)
        : ok(`${dataDir} can be written.`);
    },
  },
  {
    name: 'Disk space',
    run({ settings: { dataDir } }) {
      if (!existsSync(dataDir)) return ok('Not checked: the data directory does not exist yet.');
      const { bavail, bsize, blocks, ffree, files } = statfsSync(dataDir);
      const free = bavail * bsize;
      const says = `${(free / 1e9).toFixed(1)} GB free of ${((blocks * bsize) / 1e9).toFixed(1)} GB.`;
      if (files > 0 && ffree < 10_000)
        return fail(`${ffree} files more can be made on this disk.`, 'Make room: pictures need a file each.');
      if (free < noSpace) return fail(says, 'Make room now: a full disk stops the database.');
      return free < lowSpace
        ? warn(says, 'Make room: a copy of the database for an upgrade or a backup may not fit.')
        : ok(says);
    },
  },
  {
    name: 'Embedded database',
    run({ settings: { dataDir, databaseUrl } }) {
      const folder = clusterFolder(dataDir);
      if (databaseUrl !== undefined) return ok('Not used: DATABASE_URL names another.');
      if (existsSync(join(dataDir, 'postgres.exchange')))
        return warn('An upgrade was interrupted.', 'The next start, or "npm run shop -- upgrade", completes it.');
      if (!existsSync(join(folder, 'PG_VERSION'))) return ok('Not made yet: the first start makes it.');
      const [made, brought] = [versionOf(folder), findBinaries().major];
      if (Number(made) > Number(brought))
        return fail(
          `Made by PostgreSQL ${made}, and this release brings ${brought}.`,
          'Start the newer release of the shop.',
        );
      if (made !== brought)
        return fail(`Made by PostgreSQL ${made}, and this release brings ${brought}.`, 'Run npm run shop -- upgrade');
      return [...owner(dataDir, folder), ...oldClusters(dataDir), ok(`PostgreSQL ${made}, as this release brings it.`)];
    },
  },
];

function owner(dataDir: string, folder: string): Finding[] {
  const uid = process.getuid?.();
  const { uid: of, mode } = statSync(folder);
  if (uid !== undefined && uid !== 0 && of !== uid)
    return [
      fail(
        `${folder} belongs to user ${of}, and this is user ${uid}.`,
        `Start the shop as that user, or chown -R ${uid} ${dataDir}`,
      ),
    ];
  return (mode & 0o027) === 0
    ? []
    : [fail(`${folder} is open to others, which PostgreSQL does not accept.`, `chmod 700 ${folder}`)];
}

/** Reports clusters that an upgrade has left. */
function oldClusters(dataDir: string): Finding[] {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith('postgres-') && name.includes('.kept-'))
    .map((name) =>
      warn(`${name} is the database of before an upgrade.`, `When the shop works well: rm -r ${join(dataDir, name)}`),
    );
}
