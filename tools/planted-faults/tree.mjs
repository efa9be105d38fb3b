// A copy of the tree in which faults are planted, so that the user's own files never change.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Folders that tests and builds write to. These folders are not linked, because writes to hard links would change the
 * user's own files.
 */
const written = /^\.(cache|vite|vite-temp|tianguis-reports|tianguis-install)$/;
/** The list of faults is left out of the copy: its own test would fail for each planted fault. */
const ownFolder = 'tools/planted-faults/';

/** Copies the files to `folder`, which must be on the same disk. @param files paths relative to the root */
export function copyTree(root, folder, files) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of files) {
    if (path.startsWith(ownFolder)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  // Packages are hard links, since tests only read them.
  for (const path of files.filter((one) => basename(one) === 'package.json')) {
    const packages = join(dirname(path), 'node_modules');
    if (existsSync(join(root, packages))) linkFolder(join(root, packages), join(folder, packages));
  }
  return createTree(folder);
}

function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.tianguis-install') copyFileSync(source, target);
    else if (written.test(entry.name)) continue;
    else if (entry.isDirectory()) linkFolder(source, target);
    // The link stays relative, so that a workspace's package is the copied one.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

function createTree(folder) {
  const originals = new Map();
  return {
    folder,
    /** Replaces the text of a fault in its file. */
    plant(path, { find, replace }) {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      if (!originals.has(path)) originals.set(path, text);
      // The replacement is a function, since `$` has a meaning in replacement texts.
      writeFileSync(
        file,
        text.replace(find, () => replace),
      );
    },
    /** Removes all planted faults. */
    restore() {
      for (const [path, text] of originals) writeFileSync(join(folder, path), text);
      originals.clear();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
