import { beforeBaseline, isBeforeBaseline, type Migration } from '../../migration/migrate.ts';
import type { Head } from '../format.ts';

/**
 * Splits the migrations of this release: `upTo` create the tables as they are in the backup, and `newer` are applied
 * after the rows are loaded.
 */
export function matchHistory(
  { migrations }: Head,
  ours: readonly Migration[],
): { upTo: Migration[]; newer: Migration[] } {
  if (migrations.some(({ name }) => isBeforeBaseline(name))) throw new Error(beforeBaseline('The backup'));
  const byName = new Map(ours.map((migration) => [migration.name, migration]));
  const upTo = migrations.map(({ name, checksum }) => {
    const own = byName.get(name);
    if (!own)
      throw new Error(
        `The backup is of a newer release of the shop (it has the migration ${name}, which this one does not know): restore it with that release.`,
      );
    if (own.checksum !== checksum)
      throw new Error(
        `The migration ${name} of this release is not the one that the backup's shop applied: restore it with the release that made it.`,
      );
    return own;
  });
  const last = migrations.at(-1)?.name ?? '';
  const newer = ours.filter((migration) => !migrations.some(({ name }) => name === migration.name));
  const between = newer.find(({ name }) => name < last);
  if (between)
    throw new Error(
      `The backup's shop had applied ${last}, but not ${between.name}, which comes before it: give that a later number.`,
    );
  return { upTo, newer };
}
