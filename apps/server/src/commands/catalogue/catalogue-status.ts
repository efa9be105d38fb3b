/** Prints the state of imports and pictures for an operator. */
import type { ImportRecord, PictureState } from '@tianguis/api';

export function statusLines(imports: readonly ImportRecord[], pictures: PictureState): string[] {
  if (imports.length === 0) return ['Nothing was imported yet.'];
  return [...imports.map(importLine), ...pictureLines(pictures)];
}

/** Text about the products and variants that `--replace` took off sale or deleted. */
export function removals({ removed, dropped }: Pick<ImportRecord, 'removed' | 'dropped'>): string {
  const variants = dropped === 0 ? '' : `, ${dropped} ${dropped === 1 ? 'variant' : 'variants'} deleted`;
  return `${removed} off sale${variants}`;
}

function importLine(one: ImportRecord): string {
  const when = one.started_at.toISOString().slice(0, 16).replace('T', ' ');
  const name = `${String(one.id).padStart(4)}  ${when} UTC  ${one.state.padEnd(9)}  ${one.file}`;
  switch (one.state) {
    case 'reading':
      return `${name}: being read, or interrupted while it was; the same command starts it again`;
    case 'applying':
      return `${name}: ${one.applied} of ${one.products} products are done; if no process works on it, the same command resumes it`;
    case 'failed':
      return `${name}: ${one.note}`;
    default:
      return `${name}: ${one.created} new, ${one.updated} changed, ${removals(one)} of ${one.products} products; ${one.faults} of ${one.rows} rows held back`;
  }
}

export function pictureLines({ waiting, here, failed, faults }: PictureState): string[] {
  if (waiting + here + failed === 0) return [];
  return [
    `Pictures: ${here} fetched, ${waiting} waiting, ${failed} failed.`,
    ...faults.map(({ fault, count, url }) => `  ${count} × ${fault} (such as ${url})`),
  ];
}
