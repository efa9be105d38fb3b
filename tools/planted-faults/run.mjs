// node tools/planted-faults/run.mjs: prints a table of planted faults and the tests that caught them. `--all`, `--area
// A` and `--name N` plant faults in a copy of the tree and run the tests that can catch them. README.md describes the
// other options.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap } from '../bootstrap.mjs';
import { root } from '../runtime.mjs';
import { createCatalogue, listFiles, readFaults } from './catalogue.mjs';
import { checkAll, runReaching, runWhole } from './plant.mjs';
import { dropResults, readResults, stateOf, tableOf } from './results.mjs';
import { copyTree } from './tree.mjs';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean' },
    area: { type: 'string', multiple: true },
    name: { type: 'string', multiple: true },
    new: { type: 'boolean' },
    survivors: { type: 'boolean' },
    vitest: { type: 'boolean' },
    browser: { type: 'boolean' },
    check: { type: 'boolean' },
    whole: { type: 'boolean' },
    'skip-baseline': { type: 'boolean' },
  },
});
const faults = await readFaults();
dropResults(faults);
const chosen = faults.filter((fault) => isChosen(fault));
if (chosen.length > 0 || options.check) work();
process.stdout.write(`\n${tableOf(options.check || chosen.length === 0 ? faults : chosen)}`);

function isChosen(fault) {
  const state = stateOf(fault, readResults()[fault.name]);
  if (options.new && (state === 'not run' || state === 'changed')) return true;
  if (options.survivors && state === 'survived') return true;
  return options.all || options.area?.includes(fault.area) || options.name?.includes(fault.name);
}

function work() {
  const node = bootstrap({ withStorefront: false });
  const files = listFiles(root);
  const catalogue = createCatalogue(root, files);
  const planned = (options.check ? faults : chosen).map((fault) => ({
    ...{ fault, path: catalogue.placeOf(fault), tests: catalogue.testsOf(fault) },
  }));
  // The copy must be on the same disk as the packages, because packages are hard links.
  const tree = copyTree(root, join(root, 'data', 'planted-faults', String(process.pid)), files);
  try {
    if (options.check) checkAll(node, tree, planned);
    else if (options.whole) runWhole(node, tree, planned);
    else runReaching(node, tree, planned, options);
  } finally {
    tree.remove();
  }
}
