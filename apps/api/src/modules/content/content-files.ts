/** Reads content documents from files (decision 11). */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { type ContentDocument, type ContentKind, contentKinds } from '@tianguis/contract';
import { textFault } from '@tianguis/domain/offer';
import { checkContentDocument, checkLegalText, isRecord } from './documents.ts';

export interface ContentFile {
  kind: ContentKind;
  key: string;
  document: ContentDocument;
}

/** The key of a corner is a number (`/corner/{id}/{slug}`). The key of a landing is a name. There is one home. */
const keys: Readonly<Record<ContentKind, RegExp>> = {
  home: /^home$/,
  corner: /^[1-9]\d{0,8}$/,
  landing: /^[a-z0-9]+(-[a-z0-9]+)*$/,
};

/** Whether `key` is a valid key of a page of this kind. */
export function isContentKey(kind: ContentKind, key: string): boolean {
  return key.length <= 80 && keys[kind].test(key);
}

/**
 * Reads the JSON document of a page. A text block may have the name of a Markdown file in the same folder instead of
 * its text.
 * @throws Error with one sentence for an operator: the place of the fault, and the fault
 */
export function readContentDocument(kind: ContentKind, file: string): ContentDocument {
  let value: unknown;
  const texts = new Map<string, string>();
  try {
    value = withTexts(JSON.parse(readFileSync(file, 'utf8')), dirname(file), texts);
  } catch (error) {
    throw new Error(`The content file ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  // Check each file of text here, so that the error names this file and its line.
  for (const [path, text] of texts) {
    const fault = textFault(text);
    if (fault) throw new Error(`The content file ${path} is wrong at line ${fault.line}: ${fault.fault}.`);
  }
  return checkContentDocument(kind, value, `The content file ${file}`);
}

/** Replaces names of Markdown files by their texts, and adds the texts to `texts`. */
function withTexts(value: unknown, folder: string, texts: Map<string, string>): unknown {
  if (!isRecord(value) || !Array.isArray(value.blocks)) return value;
  const blocks = value.blocks.map((block: unknown) => {
    if (!isRecord(block) || block.type !== 'text' || typeof block.file !== 'string') return block;
    const path = resolve(folder, block.file);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`its text ${block.file} is outside of ${folder}.`);
    const { file: _, ...rest } = block;
    const markdown = readFileSync(path, 'utf8');
    texts.set(path, markdown);
    return { ...rest, markdown };
  });
  return { ...value, blocks };
}

/**
 * All documents of a content folder: `home/home.json`, `corner/1.json`, `landing/blog.json`.
 * @throws Error with one sentence for an operator
 */
export function readContentFolder(folder: string): ContentFile[] {
  // A kind may have no pages. If the folder is missing, throw an error: otherwise the shop would start without its home
  // page.
  if (!existsSync(folder))
    throw new Error(`The content folder ${folder} is not there: see CONTENT_DIR in .env.example.`);
  if (!statSync(folder).isDirectory())
    throw new Error(`The content folder ${folder} is no directory: see CONTENT_DIR in .env.example.`);
  return contentKinds.flatMap((kind) => {
    const within = join(folder, kind);
    if (!existsSync(within)) return [];
    return readdirSync(within)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => {
        const key = basename(name, '.json');
        if (!isContentKey(kind, key))
          throw new Error(`The content file ${join(within, name)} has a name that no ${kind} can have.`);
        const document = readContentDocument(kind, join(within, name));
        checkLegalText(kind, key, document, `The content file ${join(within, name)}`);
        return { kind, key, document };
      });
  });
}
