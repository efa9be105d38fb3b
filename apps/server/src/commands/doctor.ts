/** `shop doctor`: looks at everything and says what to do. Works without a database, and with settings that are wrong. */

import { type LoneCommand, type Surroundings, Usage } from './command.ts';
import { catalogueChecks } from './doctor/catalogue.ts';
import {
  type Check,
  fail,
  make,
  type Named,
  type Surroundings as On,
  type OnDatabase,
  ok,
  warn,
} from './doctor/check.ts';
import { dataDirChecks } from './doctor/data-dir.ts';
import { databaseChecks } from './doctor/database.ts';
import { documentChecks } from './doctor/documents.ts';
import { type Door, openDoor } from './doctor/door.ts';
import { reachChecks } from './doctor/reach.ts';
import { readWhatCanBe, settingChecks, settingsFindings } from './doctor/settings.ts';
import { oneLine } from './table.ts';

const usage = `  doctor [--json]                   looks at everything and says what to do; exit code 1 when something fails`;

export const doctorCommand: LoneCommand = { usage, run };

/** Checks that need no database; each list is a file of its own. */
const checks: readonly Check[] = [...settingChecks, ...dataDirChecks, ...documentChecks, ...reachChecks];

/** Longer than PostgreSQL takes to recover from a crash, most of the time. */
const doorPatience = 30_000;

async function run(words: readonly string[], { environment, say }: Surroundings): Promise<void> {
  const json = words.length === 1 && words[0] === '--json';
  if (words.length > 0 && !json) throw new Usage('That is more than this command takes.');
  const findings = await examine(environment);
  if (json) say(JSON.stringify(findings, null, 2));
  else for (const line of print(findings)) say(line);
  if (findings.some(({ state }) => state === 'fail')) process.exitCode = 1;
}

export async function examine(given: Surroundings['environment'], now = Date.now()): Promise<Named[]> {
  const { settings, environment, faults } = readWhatCanBe(given);
  const on: On = { settings, environment, now };
  const [here, there] = await Promise.all([
    Promise.all(checks.map((check) => make(check, on))),
    faults.some((sentence) => /\b(DATABASE_URL|DATA_DIR)\b/.test(sentence))
      ? [
          {
            name: 'Database',
            ...fail('Not looked at: the setting that names it is wrong.', 'Correct the setting first.'),
          },
        ]
      : examineDatabase(on),
  ]);
  const said = settingsFindings(faults).map((finding) => ({ name: 'Settings', ...finding }));
  return [...said, ...here.flat(), ...there];
}

async function examineDatabase(on: On): Promise<Named[]> {
  let door: Door | undefined;
  const opening = openDoor(on.settings);
  const [entered] = await make(
    {
      name: 'Database',
      limit: doorPatience,
      async look() {
        door = await opening;
        return door.finding;
      },
    },
    on,
  );
  try {
    const { database } = door ?? {};
    const rest = database ? await examineInside({ ...on, database }) : [];
    return [entered ?? { name: 'Database', ...ok('') }, ...rest];
  } finally {
    // Also one that opened too late.
    await opening.then(({ close }) => close());
  }
}

async function examineInside(on: OnDatabase): Promise<Named[]> {
  const all = (list: readonly Check<OnDatabase>[]) => Promise.all(list.map((check) => make(check, on)));
  const found = (await all(databaseChecks)).flat();
  // What is in tables that are not as this release knows them cannot be asked for.
  if (found.some(({ name, state }) => name === 'Migrations' && state !== 'ok'))
    return [
      ...found,
      {
        name: 'Catalogue',
        ...warn('Not looked at: the schema is not that of this release.', 'See Migrations, and look again.'),
      },
    ];
  return [...found, ...(await inTurn(catalogueChecks, on))];
}

/** These read whole tables: a few at a time, so that none spends its limit waiting for the others. */
async function inTurn(list: readonly Check<OnDatabase>[], on: OnDatabase): Promise<Named[]> {
  const found: Named[][] = [];
  const left = list.entries();
  const lane = async () => {
    for (const [place, check] of left) found[place] = await make(check, on);
  };
  await Promise.all([lane(), lane(), lane()]);
  return found.flat();
}

const marks = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

function print(findings: readonly Named[]): string[] {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ state, name, says, todo }) => [
    `${marks[state]}  ${name.padEnd(width)}  ${oneLine(says, 300)}`,
    ...(todo && state !== 'ok' ? [`${' '.repeat(width + 8)}→ ${todo}`] : []),
  ]);
  const count = (state: Named['state']) => findings.filter((finding) => finding.state === state).length;
  return [
    ...lines,
    '',
    `${findings.length} checks: ${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} failed.`,
  ];
}
