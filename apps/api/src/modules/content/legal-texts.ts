/**
 * Versions of legal texts (RT-27). Each published version is stored and never changes, because orders and accounts
 * store only the version that a customer accepted.
 */
import type { ContentFile } from './content-files.ts';
import { checkLegalText, LegalTextFault } from './documents.ts';
import type { ContentRepository } from './repository.ts';

/** The legal texts that a customer accepts with a purchase (RT-27). */
export const textsOfPurchase = ['aviso-privacidad', 'politica-devoluciones', 'terminos-y-condiciones'] as const;

/**
 * Stores the version of a text that is published now. Does nothing for a document without a version.
 * @throws LegalTextFault if the version was published with another text
 */
export async function publishVersion(
  repository: Pick<ContentRepository, 'addVersion'>,
  { kind, key, document }: ContentFile,
  name: string,
): Promise<void> {
  checkLegalText(kind, key, document, name);
  const { version } = document;
  if (version === undefined || (await repository.addVersion(key, version, document))) return;
  throw new LegalTextFault(
    `${name} changes the text of version ${version}, which customers may have accepted: give the changed text a new "version" and "date".`,
  );
}

/**
 * Stores the versions of all files that the shop publishes. A page in the database replaces its file.
 * @throws LegalTextFault if a version was published with another text
 */
export async function publishFiles(repository: ContentRepository, files: readonly ContentFile[]): Promise<void> {
  const versioned = files.filter(({ document }) => document.version !== undefined);
  if (versioned.length === 0) return;
  const replaced = new Set((await repository.headings()).map(({ kind, key }) => `${kind}/${key}`));
  for (const file of versioned)
    if (!replaced.has(`${file.kind}/${file.key}`))
      await publishVersion(repository, file, `The content file of ${file.kind}/${file.key}`);
}

/**
 * The versions that a purchase accepts now, by the name of the text. Leaves out a text that the shop does not have.
 * @param stored versions of pages in the database, by name; null for a page without a version
 */
export function versionsOfPurchase(
  files: readonly ContentFile[],
  stored: ReadonlyMap<string, string | null>,
): Record<string, string> {
  const versions = textsOfPurchase.map((name) => {
    const file = files.find(({ kind, key }) => kind === 'landing' && key === name);
    return [name, stored.has(name) ? stored.get(name) : file?.document.version] as const;
  });
  return Object.fromEntries(versions.filter((entry): entry is [(typeof entry)[0], string] => Boolean(entry[1])));
}
