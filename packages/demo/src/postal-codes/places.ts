/** The postal codes of the demo shop (decision 30). `places.txt` states their source. */
import { readFileSync } from 'node:fs';
import type { ClientBase } from 'pg';

export interface DemoPlace {
  code: string;
  municipality: string;
  /** Empty if the postal code belongs to no city. */
  city: string;
  colonias: string[];
}

/** @throws Error with the number of a malformed line */
export function demoPlaces(): DemoPlace[] {
  const text = readFileSync(new URL('places.txt', import.meta.url), 'utf8');
  return text.split('\n').flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [code = '', municipality = '', city, names = ''] = line.split('|').map((field) => field.trim());
    if (!/^\d{5}$/.test(code) || municipality === '' || city === undefined || names === '')
      throw new Error(`places.txt, line ${index + 1}: ${line}`);
    return [{ code, municipality, city, colonias: names.split(', ') }];
  });
}

/** Stores these postal codes as an incomplete table, unless the shop already has postal codes. */
export async function addPostalCodes(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `insert into postal_code_table (is_whole, source) values (false, 'demo') on conflict do nothing`,
  );
  if (rowCount === 0) return;
  await client.query(
    `insert into postal_codes (code, municipality, city, colonias)
     select code, municipality, city, array(select name from unnest(colonias) as name order by name collate es_mx)
       from jsonb_to_recordset($1::jsonb) as x(code text, municipality text, city text, colonias text[])`,
    [JSON.stringify(demoPlaces())],
  );
}
