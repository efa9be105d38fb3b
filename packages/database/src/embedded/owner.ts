import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system's user that runs PostgreSQL. */
export type Owner = {
  /** Set only if this process runs as root, because PostgreSQL refuses to run as root. */
  ids: { uid: number; gid: number } | undefined;
  /** Program and arguments to spawn so that `command` runs as that user. */
  command(program: string, args: readonly string[]): { program: string; args: string[]; uid?: number; gid?: number };
};

/**
 * Chooses the owner of the cluster: the user that runs this process. If that is root, the owner of an existing cluster,
 * else the system user `postgres`, which is created if missing.
 * @throws Error of one sentence when root cannot run PostgreSQL as another user
 */
export function clusterOwner(clusterDir: string, programs: string): Owner {
  if (process.getuid?.() !== 0) return { ids: undefined, command: (program, args) => ({ program, args: [...args] }) };
  const ids = existingOwner(clusterDir) ?? userIds('postgres') ?? createUser();
  if (!ids) {
    throw new Error(
      'PostgreSQL does not run as root and no user "postgres" could be created: start as another user, or set DATABASE_URL.',
    );
  }
  if (canReach(dirname(clusterDir), ids.uid) && canReach(programs, ids.uid)) {
    return { ids, command: (program, args) => ({ program, args: [...args], ...ids }) };
  }
  return { ids, command: throughPrivateFolders(ids) };
}

function existingOwner(clusterDir: string): { uid: number; gid: number } | undefined {
  if (!existsSync(clusterDir)) return undefined;
  const { uid, gid } = statSync(clusterDir);
  return uid === 0 ? undefined : { uid, gid };
}

function userIds(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function createUser(): { uid: number; gid: number } | undefined {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      { stdio: 'ignore' },
    );
  } catch {
    return undefined;
  }
  return userIds('postgres');
}

/**
 * Whether a user with this uid may enter every folder from the root down to `path`. Group permissions are ignored,
 * since the user is in none of our groups.
 */
function canReach(path: string, uid: number): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const stat = statSync(folder);
      if (!(stat.mode & (stat.uid === uid ? 0o100 : 0o001))) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Other users cannot enter a clone below /root. `setpriv` (util-linux, on every Debian) runs the program as the other
 * user with one capability of root: entering any folder. The secure bit is set as well, because PostgreSQL finds its
 * programs by access(2), which otherwise ignores the capability.
 */
function throughPrivateFolders(ids: { uid: number; gid: number }): Owner['command'] {
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));
  const privileges = ['dac_read_search', 'dac_override'].map((capability) => [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ]);
  const granted = setpriv && privileges.find((list) => succeeds(setpriv, [...list, '/bin/true']));
  if (!granted) {
    throw new Error(
      'PostgreSQL does not run as root, and the user "postgres" may not enter this directory: move the shop (for example to /srv), start as another user, or set DATABASE_URL.',
    );
  }
  return (program, args) => ({ program: setpriv, args: [...granted, program, ...args] });
}

function succeeds(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
