// Checks the import rules of .dependency-cruiser.cjs; ../boundaries.mjs runs it in the root folder. Also fails if no
// modules were read: with an unknown version of TypeScript, dependency-cruiser reads no modules and reports no
// violations.
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['apps', 'packages', 'config'];
const tsConfig = extractTSConfig('./tsconfig.json');
const { output } = await cruise(folders, options, undefined, { tsConfig });
const { violations, totalCruised, totalDependenciesCruised } = output.summary;
const sources = output.modules.filter(({ source }) => /^(apps|packages|config)\/.*\.tsx?$/.test(source)).length;

const errors = violations.filter(({ rule }) => rule.severity === 'error');
for (const { rule, from, to, comment } of violations) {
  process.stdout.write(`${rule.severity} ${rule.name}: ${from} → ${to}${comment ? ` (${comment})` : ''}\n`);
}
if (sources === 0 || totalDependenciesCruised === 0) {
  process.stdout.write(`No TypeScript was read (${totalCruised} modules): the boundaries were not checked.\n`);
  process.exit(1);
}
process.stdout.write(
  `${errors.length} boundary violations in ${sources} modules, ${totalDependenciesCruised} dependencies\n`,
);
process.exit(errors.length > 0 ? 1 : 0);
