/** `shop content`: the pages that an operator composes of blocks (RT-15). */
import { resolve } from 'node:path';
import {
  createContentOffice,
  createContentRepository,
  isContentKey,
  readContentDocument,
  readContentFolder,
} from '@tianguis/api';
import { type ContentDocument, type ContentKind, contentKinds } from '@tianguis/contract';
import { type Command, type Desk, Usage } from './command.ts';

const usage = `  content list                      every page, and whether it comes from a file or from the database
  content show PAGE                 the document in force, as JSON
  content set PAGE FILE             publishes FILE at once
  content preview PAGE FILE         prints a link that shows FILE for a day, to whoever has the link
  content reset PAGE                takes what "set" published away: the file of content/ is in force again
  PAGE is home, corner/NUMBER or landing/NAME; FILE is JSON (see docs/content.md)`;

export const contentCommand: Command = { usage, run };

async function run([verb, page, file, ...rest]: readonly string[], { settings, database, say }: Desk): Promise<void> {
  if (rest.length > 0) throw new Usage('That is more than this command takes.');
  const office = createContentOffice(createContentRepository(database.db), readContentFolder(settings.contentFolder));
  switch (verb) {
    case 'list':
      for (const { kind, key, title, from } of await office.list())
        say(`${pageName(kind, key).padEnd(28)} ${from.padEnd(9)} ${title}`);
      return;
    case 'show': {
      const { kind, key } = readPage(page);
      const document = await office.show(kind, key);
      if (document === undefined) throw new Error(`There is no page ${pageName(kind, key)}.`);
      return say(JSON.stringify(document, null, 2));
    }
    case 'set': {
      const { kind, key } = readPage(page);
      await office.set(kind, key, readFile(kind, file));
      return say(`Published: ${settings.publicOrigin}${pathOf(kind, key, await office.show(kind, key))}`);
    }
    case 'preview': {
      const { kind, key } = readPage(page);
      const document = readFile(kind, file);
      const token = await office.preview(kind, key, document);
      return say(`${settings.publicOrigin}${pathOf(kind, key, document)}?vista=${token}`);
    }
    case 'reset': {
      const { kind, key } = readPage(page);
      if (!(await office.reset(kind, key))) throw new Error(`Nothing was published for ${pageName(kind, key)}.`);
      return say(`${pageName(kind, key)} is that of content/ again.`);
    }
    default:
      throw new Usage(verb === undefined ? '' : `There is no "content ${verb}".`);
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
  const document = readContentDocument(resolve(process.env.INIT_CWD ?? process.cwd(), file));
  if (kind === 'corner' && document.slug === undefined)
    throw new Error(`The content file ${file} is of a corner and needs a "slug".`);
  return document;
}

function pathOf(kind: ContentKind, key: string, document: unknown): string {
  if (kind === 'home') return '/';
  if (kind === 'landing') return `/landing/${key}`;
  const { slug = '' } = document as ContentDocument;
  return `/corner/${key}/${slug}`;
}
