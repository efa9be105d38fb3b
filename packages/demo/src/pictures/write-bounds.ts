/**
 * Measures every drawing and writes bounds.json; run it (`node write-bounds.ts`) after changing a drawing's outline.
 */
import { writeFileSync } from 'node:fs';
import { drawings } from './drawings/index.ts';
import { measure } from './measure.ts';

const rows: string[] = [];
for (const art of [...drawings.keys()].sort()) {
  const { left, top, right, bottom } = await measure(art);
  rows.push(`  ${JSON.stringify(art)}: [${left}, ${top}, ${right}, ${bottom}]`);
}
writeFileSync(new URL('bounds.json', import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
