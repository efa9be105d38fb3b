/** `shop doctor`: checks everything and prints what to do. Works without a database, and with wrong settings. */

import { type CommandEnvironment, type StandaloneCommand, Usage } from './command.ts';
import { accountChecks } from './doctor/accounts.ts';
import { catalogueChecks } from './doctor/catalogue/catalogue.ts';
import {
  type Check,
  type CheckContext,
  type DatabaseContext,
  fail,
  type NamedFinding,
  ok,
  runCheck,
  warn,
} from './doctor/check.ts';
import { dataDirChecks } from './doctor/data-dir.ts';
import { databaseChecks } from './doctor/database/database.ts';
import { type DatabaseAccess, openDatabaseAccess } from './doctor/database/database-access.ts';
import { databaseLoadChecks } from './doctor/database/database-load.ts';
import { documentChecks } from './doctor/documents.ts';
import { orderChecks } from './doctor/orders.ts';
import { reachChecks } from './doctor/reach.ts';
import { readValidSettings, settingChecks, settingsFindings } from './doctor/settings.ts';
import { shippingChecks } from './doctor/shipping.ts';
import { taxChecks } from './doctor/tax.ts';
import { oneLine } from './table.ts';

const usage = `  doctor [--json]                   checks everything and prints what to do; exit code 1 when something fails`;

export const doctorCommand: StandaloneCommand = { usage, run };

/** Checks that need no database; each list has its own file. */
const checks: readonly Check[] = [...settingChecks, ...dataDirChecks, ...documentChecks, ...reachChecks];

/** Milliseconds: usually longer than PostgreSQL needs for recovery after a crash. */
const accessTimeout = 30_000;

async function run(words: readonly string[], { environment, say }: CommandEnvironment): Promise<void> {
  const json = words.length === 1 && words[0] === '--json';
  if (words.length > 0 && !json) throw new Usage('That is more than this command takes.');
  const findings = await examine(environment);
  if (json) say(JSON.stringify(findings, null, 2));
  else for (const line of print(findings)) say(line);
  if (findings.some(({ state }) => state === 'fail')) process.exitCode = 1;
}

export async function examine(given: CommandEnvironment['environment'], now = Date.now()): Promise<NamedFinding[]> {
  const { settings, environment, faults } = readValidSettings(given);
  const on: CheckContext = { settings, environment, now };
  const [local, ofDatabase] = await Promise.all([
    Promise.all(checks.map((check) => runCheck(check, on))),
    faults.some((sentence) => /\b(DATABASE_URL|DATA_DIR)\b/.test(sentence))
      ? [
          {
            name: 'Database',
            ...fail('Not checked: the setting that names it is wrong.', 'Correct the setting first.'),
          },
        ]
      : examineDatabase(on),
  ]);
  const ofSettings = settingsFindings(faults).map((finding) => ({ name: 'Settings', ...finding }));
  return [...ofSettings, ...local.flat(), ...ofDatabase];
}

async function examineDatabase(on: CheckContext): Promise<NamedFinding[]> {
  let access: DatabaseAccess | undefined;
  const opening = openDatabaseAccess(on.settings);
  const [opened] = await runCheck(
    {
      name: 'Database',
      limit: accessTimeout,
      async run() {
        access = await opening;
        return access.finding;
      },
    },
    on,
  );
  try {
    const { database } = access ?? {};
    const rest = database ? await examineContent({ ...on, database }) : [];
    return [opened ?? { name: 'Database', ...ok('') }, ...rest];
  } finally {
    // Close the database even if it was opened after the time limit.
    await opening.then(({ close }) => close());
  }
}

async function examineContent(on: DatabaseContext): Promise<NamedFinding[]> {
  const all = (list: readonly Check<DatabaseContext>[]) => Promise.all(list.map((check) => runCheck(check, on)));
  const found = (await all([...databaseChecks, ...databaseLoadChecks])).flat();
  // Skip the other checks, since they need the schema of this release.
  if (found.some(({ name, state }) => name === 'Migrations' && state !== 'ok'))
    return [
      ...found,
      {
        name: 'Catalogue',
        ...warn('Not checked: the schema is not that of this release.', 'See Migrations, and run doctor again.'),
      },
    ];
  return [
    ...found,
    ...(await runFewAtOnce(
      [...accountChecks, ...shippingChecks, ...orderChecks, ...taxChecks, ...catalogueChecks],
      on,
    )),
  ];
}

/**
 * Runs three checks at a time. The checks read whole tables. More than three checks at a time would slow each other
 * down until they exceed their time limits.
 */
async function runFewAtOnce(list: readonly Check<DatabaseContext>[], on: DatabaseContext): Promise<NamedFinding[]> {
  const found: NamedFinding[][] = [];
  const left = list.entries();
  const lane = async () => {
    for (const [index, check] of left) found[index] = await runCheck(check, on);
  };
  await Promise.all([lane(), lane(), lane()]);
  return found.flat();
}

const marks = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

function print(findings: readonly NamedFinding[]): string[] {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ state, name, says, todo }) => [
    `${marks[state]}  ${name.padEnd(width)}  ${oneLine(says, 300)}`,
    ...(todo && state !== 'ok' ? [`${' '.repeat(width + 8)}→ ${todo}`] : []),
  ]);
  const count = (state: NamedFinding['state']) => findings.filter((finding) => finding.state === state).length;
  return [
    ...lines,
    '',
    `${findings.length} checks: ${count('ok')} ok, ${count('warn')} warned, ${count('fail')} failed.`,
  ];
}
