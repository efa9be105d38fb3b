/** The state of pictures that imports fetch. */
import type pg from 'pg';

export interface PictureState {
  waiting: number;
  here: number;
  failed: number;
  /** The most frequent faults, each with a URL as an example. */
  faults: { fault: string; count: number; url: string }[];
}

export async function pictureState(client: Pick<pg.ClientBase, 'query'>): Promise<PictureState> {
  const counts = await client.query<{ waiting: number; here: number; failed: number }>(`
    select (count(*) filter (where fetch_state = 'waiting'))::int as waiting,
           (count(*) filter (where fetch_state = 'here'))::int as here,
           (count(*) filter (where fetch_state = 'failed'))::int as failed
      from pictures`);
  const faults = await client.query<{ fault: string; count: number; url: string }>(`
    select fetch_fault as fault, count(*)::int as count, min(source ->> 'url') as url from pictures
     where fetch_fault is not null group by 1 order by count(*) desc, 1 limit 5`);
  return { ...(counts.rows[0] ?? { waiting: 0, here: 0, failed: 0 }), faults: faults.rows };
}
