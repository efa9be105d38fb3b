/** The catalogues of the local stamping service are those of the SAT (AF-03). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentForm } from '@tianguis/domain/invoice';
import { describe, expect, test } from 'vitest';
import { hasSatFiles, needsSatFiles, satFolder } from '../../testing/index.ts';
import { greatestQuota, rates } from './concepts.ts';
import { paymentForms } from './parties.ts';

const rowsOf = (file: string): string[][] =>
  [...readFileSync(join(satFolder, `cfdi_40_${file}.sql`), 'utf8').matchAll(/VALUES\((.*)\);$/gm)].map(
    ([, values = '']) => [...values.matchAll(/'([^']*)'|(\d+)/g)].map(([, quoted, number]) => quoted ?? number ?? ''),
  );

describe.skipIf(!hasSatFiles)(`AF-03 catalogues of the SAT ${needsSatFiles}`, () => {
  test('rates and quotas', () => {
    const known = (name: string) =>
      rowsOf('reglas_tasa_cuota').flatMap(([kind, , value = '', tax, factor, isTransferred]) =>
        kind === 'Fijo' && factor === 'Tasa' && tax?.startsWith(name) && isTransferred === '1' ? [value] : [],
      );
    for (const [code, name] of [
      ['002', 'IVA'],
      ['003', 'IEPS'],
    ] as const)
      expect(rates[code]?.toSorted()).toEqual(known(name).sort());
    const quota = rowsOf('reglas_tasa_cuota').find(([, , , , factor]) => factor === 'Cuota');
    expect(quota?.slice(1, 4)).toEqual(['0.000000', greatestQuota, 'IEPS']);
  });

  test('forms of payment', () => {
    const known = rowsOf('formas_pago').flatMap(([code]) => code ?? []);
    const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    expect(all.filter((code) => paymentForms.test(code))).toEqual(known);
    for (const kind of ['card', 'oxxo', 'spei', 'balance', 'credit'] as const)
      expect(known).toContain(paymentForm([{ kind, amount: 1 }]));
  });
});
