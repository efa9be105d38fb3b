/**
 * Measures all drawings and writes bounds.json. Run it (`node write-bounds.ts`) after changing the outline of a
 * drawing.
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
