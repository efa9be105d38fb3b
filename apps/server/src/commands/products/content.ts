/** `shop content`: publishes, previews and lists the pages that operators compose of blocks (RT-15). */
import { resolve } from 'node:path';
import {
  createContentOperator,
  createContentRepository,
  isContentKey,
  readContentDocument,
  readContentFolder,
} from '@tianguis/api';
import { type ContentDocument, type ContentKind, contentKinds } from '@tianguis/contract';
import { landingPath } from '@tianguis/domain';
import type { Settings } from '../../settings/settings.ts';
import { type Command, reading, Usage, type Work } from '../command.ts';

const usage = `  content list                      every page, and whether it comes from a file or from the database
  content show PAGE                 the current document, as JSON
  content set PAGE FILE             publishes FILE at once
  content preview PAGE FILE         prints a link that shows FILE for a day, to whoever has the link
  content reset PAGE                deletes what "set" published: the file of content/ is shown again
  PAGE is home, corner/NUMBER or landing/NAME; FILE is JSON (see docs/content.md)`;

export const contentCommand: Command = { usage, read };

type Operator = ReturnType<typeof createContentOperator>;

function read(words: readonly string[], settings: Settings): Work {
  const answer = parseWords(words, settings.publicOrigin);
  const files = readContentFolder(settings.contentFolder);
  const work: Work = async ({ database, say }) => {
    const operator = createContentOperator(createContentRepository(database.db), files);
    for (const line of await answer(operator)) say(line);
  };
  return words[0] === 'list' || words[0] === 'show' ? reading(work) : work;
}

/** Parses the arguments. @returns a function that returns the lines of output */
function parseWords(
  [verb, page, file, ...rest]: readonly string[],
  origin: string,
): (operator: Operator) => Promise<string[]> {
  if (rest.length > 0) throw new Usage('That is more than this command takes.');
  switch (verb) {
    case 'list':
      return async (operator) =>
        (await operator.list()).map(
          ({ kind, key, from, title, fault }) =>
            `${pageName(kind, key).padEnd(28)} ${(fault ? 'wrong' : from).padEnd(9)} ${fault ?? title}`,
        );
    case 'show': {
      const { kind, key } = readPage(page);
      return async (operator) => {
        const document = await operator.show(kind, key);
        if (document === undefined) throw new Error(`There is no page ${pageName(kind, key)}.`);
        return [JSON.stringify(document, null, 2)];
      };
    }
    case 'set': {
      const { kind, key } = readPage(page);
      const document = readFile(kind, file);
      return async (operator) => {
        await operator.set(kind, key, document);
        return [`Published: ${origin}${pathOf(kind, key, document)}`];
      };
    }
    case 'preview': {
      const { kind, key } = readPage(page);
      const document = readFile(kind, file);
      return async (operator) => {
        const token = await operator.preview(kind, key, document);
        return [`${origin}${pathOf(kind, key, document)}?vista=${token}`];
      };
    }
    case 'reset': {
      const { kind, key } = readPage(page);
      return async (operator) => [resetSentence(pageName(kind, key), await operator.reset(kind, key))];
    }
    default:
      throw new Usage(verb === undefined ? '' : `There is no "content ${verb}".`);
  }
}

function resetSentence(page: string, result: Awaited<ReturnType<Operator['reset']>>): string {
  switch (result) {
    case 'file':
      return `${page} is that of content/ again.`;
    case 'gone':
      return `${page} is gone: there is no file of it in content/.`;
    case 'nothing was stored':
      throw new Error(`Nothing was published for ${page}.`);
  }
}

const pageName = (kind: ContentKind, key: string) => (kind === 'home' ? 'home' : `${kind}/${key}`);

function readPage(page: string | undefined): { kind: ContentKind; key: string } {
  if (page === undefined) throw new Usage('Which page?');
  const [word, key = word === 'home' ? 'home' : ''] = page.split('/');
  const kind = contentKinds.find((one) => one === word);
  if (!kind || !isContentKey(kind, key) || page.split('/').length > 2) throw new Usage(`"${page}" is no page.`);
  return { kind, key };
}

function readFile(kind: ContentKind, file: string | undefined): ContentDocument {
  if (file === undefined) throw new Usage('Which file?');
  return readContentDocument(kind, resolve(process.env.INIT_CWD ?? process.cwd(), file));
}

function pathOf(kind: ContentKind, key: string, { slug = '' }: ContentDocument): string {
  if (kind === 'home') return '/';
  return kind === 'landing' ? landingPath(key) : `/corner/${key}/${slug}`;
}
