/** `shop categories`: lists departments, and publishes those that an import created. */
import {
  createDepartmentOperator,
  createDepartmentRepository,
  type DepartmentOperator,
  type DepartmentSheet,
} from '@tianguis/api';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { readId, readOptions } from '../words.ts';

const usage = `  categories list [--json]          all departments, and which of them wait
  categories publish ID…|--waiting  shows departments in menus, on the home page and in the sitemap
  categories hide ID…               takes departments out of them; their products stay on sale`;

export const categoriesCommand: Command = { usage, read };

const call = 'npm run shop --';

function read([verb, ...rest]: readonly string[]): Work {
  const answer = parseWords(verb, rest);
  const work: Work = async ({ database, say }) => {
    for (const line of await answer(createDepartmentOperator(createDepartmentRepository(database.db)))) say(line);
  };
  return verb === 'list' ? reading(work) : work;
}

type Answer = (operator: DepartmentOperator) => Promise<string[]>;

function parseWords(verb: string | undefined, rest: readonly string[]): Answer {
  switch (verb) {
    case 'list': {
      const { words, options } = readOptions(rest, ['--json']);
      if (words.length > 0) throw new Usage('That is more than this command takes.');
      return async (operator) => {
        const departments = await operator.list();
        return options.has('--json') ? [JSON.stringify(departments, null, 2)] : list(departments);
      };
    }
    case 'publish': {
      const { words, options } = readOptions(rest, ['--waiting']);
      if (options.has('--waiting') && words.length > 0) throw new Usage('Either numbers or --waiting.');
      const ids = options.has('--waiting') ? undefined : readIds(words);
      return async (operator) => {
        const chosen = ids ?? (await operator.waiting()).map(({ id }) => id);
        if (chosen.length === 0) return ['No department waits.'];
        return changed(await operator.setPublished(chosen, true), true);
      };
    }
    case 'hide': {
      const ids = readIds(readOptions(rest, []).words);
      return async (operator) => changed(await operator.setPublished(ids, false), false);
    }
    default:
      throw new Usage(verb === undefined ? '' : `There is no "categories ${verb}".`);
  }
}

const readIds = (words: readonly string[]): number[] =>
  words.length === 0
    ? [readId(undefined, 'department')]
    : [...new Set(words.map((word) => readId(word, 'department')))];

const stateOf = (published: boolean) => (published ? 'published' : 'waiting');

function list(departments: readonly DepartmentSheet[]): string[] {
  if (departments.length === 0) return ['There are no departments.'];
  const rows = departments.map(({ id, published, products, name }) => [
    ...[id, stateOf(published), products.active, oneLine(name)],
  ]);
  return table([['Department', 'State', 'On sale', 'Name'], ...rows], [0, 2]);
}

function changed(before: readonly DepartmentSheet[], published: boolean): string[] {
  const other = before.filter((one) => one.published !== published);
  const verb = published ? 'hide' : 'publish';
  return [
    ...before.map((one) => {
      const name = `Department ${one.id}, ${oneLine(one.name)}`;
      if (one.published === published) return `${name}: is ${stateOf(published)} as before`;
      return `${name}: was ${stateOf(one.published)}, is ${stateOf(published)}`;
    }),
    ...(other.length > 0 ? [`To take it back: ${call} categories ${verb} ${other.map(({ id }) => id).join(' ')}`] : []),
  ];
}
