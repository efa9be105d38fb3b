// node tools/join-modules.mjs NAME …: joins the modules of installed packages, so that Node loads a few large files
// instead of hundreds of small ones. Each entry point of a package stays at its path and has the same exports.
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { joinedStamp } from './joined-packages.mjs';
import { root } from './runtime.mjs';

/** Folder of a package with the modules that several of its entry points share. */
const shared = 'joined';

/** Joins the modules of the ESM package in a folder. */
export async function joinModules(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = [...new Set(Object.values(exports).map((entry) => entry.default ?? entry))];
  const extension = extname(entries[0]);
  const unfinished = mkdtempSync(join(folder, 'joining-'));
  // Tree shaking would remove calls that are made for their exceptions.
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [withoutExtension(entry), join(folder, entry)])),
    platform: 'node',
    treeshake: false,
  });
  await bundle.write({
    dir: unfinished,
    entryFileNames: `[name]${extension}`,
    chunkFileNames: `${shared}/[name]-[hash]${extension}`,
  });
  await bundle.close();
  const files = globSync('**/*.{js,mjs}', { cwd: unfinished });
  // Move the entry points last. So the package works at each moment, and an interrupted joining can be repeated.
  for (const file of [...files.filter(isShared), ...files.filter((file) => !isShared(file))]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(join(unfinished, file), join(folder, file));
  }
  rmSync(unfinished, { recursive: true });
  writeFileSync(joinedStamp(folder), '');
}

function withoutExtension(path) {
  return path.slice('./'.length, -extname(path).length);
}

function isShared(file) {
  return file.startsWith(shared);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of process.argv.slice(2)) await joinModules(join(root, 'node_modules', name));
