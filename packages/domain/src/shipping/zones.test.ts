import { expect, test } from 'vitest';
import { mexicanStates } from '../address/mexican-states.ts';
import { zoneBetween, zones } from './zones.ts';

/** All neighbours of each state, as INEGI's Cuéntame lists its borders. */
const borders: Readonly<Record<string, string>> = {
  Ags: 'Jal Zac',
  BC: 'BCS Son',
  BCS: 'BC',
  Camp: 'QRoo Tab Yuc',
  Coah: 'Chih Dgo NL SLP Zac',
  Col: 'Jal Mich',
  Chis: 'Oax Tab Ver',
  Chih: 'Coah Dgo Sin Son',
  CDMX: 'Mex Mor',
  Dgo: 'Chih Coah Nay Sin Zac',
  Gto: 'Jal Mich Qro SLP Zac',
  Gro: 'Mex Mich Mor Oax Pue',
  Hgo: 'Mex Pue Qro SLP Tlax Ver',
  Jal: 'Ags Col Gto Mich Nay SLP Zac',
  Mex: 'CDMX Gro Hgo Mich Mor Pue Qro Tlax',
  Mich: 'Col Gro Gto Jal Mex Qro',
  Mor: 'CDMX Gro Mex Pue',
  Nay: 'Dgo Jal Sin Zac',
  NL: 'Coah SLP Tamps Zac',
  Oax: 'Chis Gro Pue Ver',
  Pue: 'Gro Hgo Mex Mor Oax Tlax Ver',
  Qro: 'Gto Hgo Mex Mich SLP',
  QRoo: 'Camp Yuc',
  SLP: 'Coah Gto Hgo Jal NL Qro Tamps Ver Zac',
  Sin: 'Chih Dgo Nay Son',
  Son: 'BC Chih Sin',
  Tab: 'Camp Chis Ver',
  Tamps: 'NL SLP Ver',
  Tlax: 'Hgo Mex Pue',
  Ver: 'Chis Hgo Oax Pue SLP Tab Tamps',
  Yuc: 'Camp QRoo',
  Zac: 'Ags Coah Dgo Gto Jal NL Nay SLP',
};
const names = Object.keys(borders);
const peninsulas = ['BC', 'BCS', 'Camp', 'QRoo', 'Yuc'];

function expected(from: string, to: string): string {
  const pair = [from, to].sort().join(' ');
  if (from === to || pair === 'CDMX Mex') return 'local';
  if (borders[from]?.split(' ').includes(to)) return 'regional';
  return peninsulas.includes(from) || peninsulas.includes(to) ? 'lejana' : 'nacional';
}

test('the table of borders is of the 32 states, in the sequence of their numbers', () => {
  expect(names).toHaveLength(32);
  for (const { number, name } of mexicanStates) {
    // Comparing the first letters of the names is enough to find a state in a wrong position.
    expect(name.replace('Ciudad de México', 'CDMX')[0], name).toBe(names[number - 1]?.[0]);
  }
  for (const [name, list] of Object.entries(borders)) {
    for (const other of list.split(' ')) expect(borders[other]?.split(' '), `${name} ${other}`).toContain(name);
  }
});

test('AP-15 each of the 1,024 pairs of states has its zone, the same both ways', () => {
  for (const [from, a] of names.entries()) {
    for (const [to, b] of names.entries()) {
      const zone = zoneBetween(from + 1, to + 1);
      expect(zone, `${a} ${b}`).toBe(expected(a, b));
      expect(zoneBetween(to + 1, from + 1), `${b} ${a}`).toBe(zone);
      expect(zones).toContain(zone);
    }
  }
});
