/**
 * The tables of uses and regimes are those of the SAT's catalogues. `UPDATE_SAT=1` writes the table of uses anew from
 * the catalogue: rows of SQL, as github.com/phpcfdi/resources-sat-catalogs publishes them (public domain).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { regimeNames } from '../../tax/regime-names.ts';
import { taxRegimes } from '../../tax/regimes.ts';
import { cfdiUses, creditNoteUse, fitsUse, usesFor } from './uses.ts';

const folder = process.env.SAT_FOLDER ?? fileURLToPath(new URL('../../../../../../shared/data/sat', import.meta.url));
const isAbsent = !existsSync(`${folder}/cfdi_40_usos_cfdi.sql`);
const table = fileURLToPath(new URL('./use-table.ts', import.meta.url));

/** The values of each row of a catalogue. Flags are `1` or empty. */
function rowsOf(name: string): string[][] {
  const text = readFileSync(`${folder}/${name}.sql`, 'utf8');
  return [...text.matchAll(/VALUES\((.*)\);$/gm)].map(([, values = '']) =>
    [...values.matchAll(/'([^']*)'|(\d+)/g)].map(([, quoted, number]) => quoted ?? number ?? ''),
  );
}

const taxpayers = (person = '', company = '') => [...(company ? ['company'] : []), ...(person ? ['person'] : [])];

test.skipIf(isAbsent)('AF-03 regimes and uses are those of the SAT (skipped where ../shared/data is absent)', () => {
  const regimes = rowsOf('cfdi_40_regimenes_fiscales').map(([code = '', , person, company]) => [
    code,
    taxpayers(person, company),
  ]);
  expect(taxRegimes).toEqual(Object.fromEntries(regimes));
  const names = rowsOf('cfdi_40_regimenes_fiscales').map(([code = '', name = '']) => [code, name]);
  expect(regimeNames).toEqual(Object.fromEntries(names));

  const uses = rowsOf('cfdi_40_usos_cfdi').map(([code = '', name = '', person, company, , , fitting = '']) => ({
    group: [
      `    taxpayers: '${taxpayers(person, company).join(' ')}',`,
      `    regimes: '${fitting.split(/, ?/).sort().join(' ')}',`,
    ].join('\n'),
    line: `      ${code}: '${name.replace(/\.$/, '')}',`,
  }));
  const groups = [...Map.groupBy(uses, ({ group }) => group)].map(
    ([group, same]) => `  {\n${group}\n    uses: {\n${same.map(({ line }) => line).join('\n')}\n    },\n  },\n`,
  );
  const written = readFileSync(table, 'utf8').replace(/(?<=UseGroup\[\] = \[\n).*(?=\];\n$)/s, () => groups.join(''));
  if (process.env.UPDATE_SAT) writeFileSync(table, written);
  expect(readFileSync(table, 'utf8')).toBe(written);
});

test.each([
  ['605', 'person', 'S01', true],
  ['605', 'person', 'D01', true],
  // The commonest mistakes of shoppers: neither a salary nor no obligation goes with expenses.
  ['605', 'person', 'G03', false],
  ['616', 'person', 'G03', false],
  ['616', 'person', 'G02', true],
  ['612', 'person', 'G03', true],
  ['601', 'company', 'G01', true],
  ['601', 'company', 'D01', false],
  ['626', 'company', 'G03', true],
  ['626', 'person', 'I04', true],
  ['999', 'person', 'S01', false],
  ['601', 'company', 'G99', false],
  ['601', 'company', 'toString', false],
] as const)('AF-03 the regime %s of a %s with the use %s: %s', (regime, kind, use, fits) => {
  expect(fitsUse(use, { regime, kind })).toBe(fits);
});

test('AF-03 a shopper is offered the uses of purchases only, and a credit note has a use that fits', () => {
  expect(usesFor({ regime: '605', kind: 'person' })).toEqual(
    [...'123456789'].map((n) => `D0${n}`).concat('D10', 'S01'),
  );
  expect(usesFor({ regime: '616', kind: 'person' })).toEqual(['S01']);
  expect(usesFor({ regime: '626', kind: 'company' })).toEqual(expect.arrayContaining(['G01', 'G03', 'I08', 'S01']));
  for (const [regime, kinds] of Object.entries(taxRegimes))
    for (const kind of kinds) {
      const offered = usesFor({ regime, kind });
      expect(offered).toContain('S01');
      for (const use of ['G02', 'CP01', 'CN01']) expect(offered).not.toContain(use);
      expect(fitsUse(creditNoteUse({ regime, kind }), { regime, kind })).toBe(true);
    }
  expect(creditNoteUse({ regime: '601', kind: 'company' })).toBe('G02');
  expect(creditNoteUse({ regime: '605', kind: 'person' })).toBe('S01');
  expect(cfdiUses.size).toBe(24);
});
