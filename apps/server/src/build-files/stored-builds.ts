/** The builds in the database, with their files. */
import type { ClientBase } from 'pg';
import type { Entity } from '../http/entity.ts';

/** A build that was published within this time is still served by a process, and is never deleted. */
const servedNow = '2 hours';

/** Inserts a build, and the files that no other build has. */
export async function insertBuild(
  client: ClientBase,
  id: string,
  paths: readonly string[],
  own: ReadonlyMap<string, Entity>,
): Promise<void> {
  const bodies: Buffer[] = [];
  const compressed: boolean[] = [];
  for (const path of paths) {
    const brotli = await own.get(path)?.brotli?.();
    bodies.push(brotli ?? (await own.get(path)?.body()) ?? Buffer.alloc(0));
    compressed.push(brotli !== undefined);
  }
  await client.query('insert into storefront_builds (id, paths) values ($1, $2)', [id, paths]);
  await client.query(
    `insert into storefront_files (path, body, is_brotli) select * from unnest($1::text[], $2::bytea[], $3::boolean[])
     on conflict (path) do nothing`,
    [paths, bodies, compressed],
  );
}

/** Deletes builds beyond these limits, and files that belong to no build any more. */
export async function deleteOldBuilds(client: ClientBase, keep: number, days: number): Promise<void> {
  const { rowCount } = await client.query(
    `delete from storefront_builds where seen_at < now() - interval '${servedNow}'
        and (seen_at < now() - make_interval(days => $2)
             or id in (select id from storefront_builds order by seen_at desc, id offset $1))`,
    [keep, days],
  );
  if (rowCount !== 0)
    await client.query(
      'delete from storefront_files f where not exists (select from storefront_builds b where f.path = any (b.paths))',
    );
}
