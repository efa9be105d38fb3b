/** Paths of categories in feeds and in configuration files: `Ropa > Hombre > Playeras`. */

/** The names of a path, from the department down. */
export const categoryNames = (path: string): string[] =>
  path
    .split(/\s*>\s*/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');

const nameKey = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The same text for paths that differ in case, accents and spaces: `Ropa  > niña` and `ROPA > Nina`. */
export const categoryKey = (names: readonly string[]): string => names.map(nameKey).join('>');
