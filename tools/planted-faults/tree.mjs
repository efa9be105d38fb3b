// A copy of the tree in which faults are planted, so that no file of the user is ever changed.
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

/** Written by tests and builds: a hard link would change the user's own. */
const written = /^\.(cache|vite|vite-temp|tianguis-reports|tianguis-install)$/;
/** The list of faults is left out: its check would fail for each fault that is planted. */
const ownFolder = 'tools/planted-faults/';

/** Copies the files to `folder`, which must be on the same disk. @param files paths from the root */
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
    // Relative, so that a workspace's package is the one of the copy.
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
      // A function, since `$` means something in a replacement text.
      writeFileSync(
        file,
        text.replace(find, () => replace),
      );
    },
    /** Takes all faults out again. */
    restore() {
      for (const [path, text] of originals) writeFileSync(join(folder, path), text);
      originals.clear();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
