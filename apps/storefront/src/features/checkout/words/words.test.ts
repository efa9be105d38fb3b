import type { QuoteDifference } from '@tianguis/domain/order';
import { toDay } from '@tianguis/domain/shipping';
import { declineReasons } from '@tianguis/payments';
import { expect, test } from 'vitest';
import { deadlineInWords } from '../../../commerce/deadline-words.ts';
import { contentsName } from '../copy/answer-copy.ts';
import { declineWords } from './decline-words.ts';
import { differencesInWords } from './difference-words.ts';
import { clabeInGroups, referenceInGroups } from './groups.ts';

const known = { sellers: new Map([['7 estandar 1', 'Nopal']]), nameOf: contentsName, today: toDay('2026-11-20') };
const line = { line: '7 A-1', title: 'Taza' };
const parcel = '7 estandar 1';

test.each<[QuoteDifference, string]>([
  [{ kind: 'pieces', ...line, was: 2, is: 0 }, 'Ya no se puede comprar “Taza”.'],
  [{ kind: 'pieces', ...line, was: 3, is: 1 }, 'De “Taza” ahora solo hay 1 pieza; querías 3.'],
  [{ kind: 'pieces', ...line, was: 3, is: 2 }, 'De “Taza” ahora hay solo 2 piezas; querías 3.'],
  [{ kind: 'pieces', ...line, was: 1, is: 2 }, 'De “Taza” ahora llevas 2 piezas en vez de 1.'],
  [
    { kind: 'price', ...line, was: 10_000, is: 12_050 },
    'Subió el precio de “Taza”: costaba $100 y ahora cuesta $120.50.',
  ],
  [{ kind: 'price', ...line, was: 10_000, is: 9_000 }, 'Bajó el precio de “Taza”: costaba $100 y ahora cuesta $90.'],
  [{ kind: 'added', ...line }, 'Se agregó “Taza”, que no estaba en lo que viste.'],
  [{ kind: 'shipping', parcel, was: 0, is: 7_900 }, 'Subió el envío de Nopal: era gratis y ahora es $79.'],
  [{ kind: 'shipping', parcel: 'otro', was: 7_900, is: 0 }, 'Bajó el envío: era $79 y ahora es gratis.'],
  [
    { kind: 'later', parcel, was: '2026-11-21', is: '2026-11-24' },
    'El paquete de Nopal llega más tarde: a más tardar el martes 24 de noviembre, y antes mañana.',
  ],
  [
    { kind: 'later', parcel, was: '2026-11-24', is: null },
    'El paquete de Nopal ya no tiene fecha segura; antes llegaba a más tardar el martes 24 de noviembre.',
  ],
  [{ kind: 'parcels' }, 'Tus productos van repartidos en otros paquetes.'],
  [{ kind: 'parcels', gone: 'express' }, 'Cambió el envío que viste. Revisa la fecha y el costo.'],
  [
    { kind: 'parcels', gone: 'pickup' },
    'Ya no puedes recoger todo en la tienda que viste. Revisa cómo y cuándo lo recibes ahora.',
  ],
  [{ kind: 'coupon', code: 'BUENFIN', was: 5_000, is: 0 }, 'El cupón BUENFIN ya no aplica: descontaba $50.'],
  [{ kind: 'coupon', code: 'BUENFIN', was: 0, is: 5_000 }, 'Ahora aplica el cupón BUENFIN, que descuenta $50.'],
  [{ kind: 'coupon', code: 'BUENFIN', was: 5_000, is: 4_000 }, 'El cupón BUENFIN ahora descuenta $40; antes, $50.'],
  [{ kind: 'address' }, 'Cambió la dirección de entrega.'],
  [
    { kind: 'texts', changed: ['aviso-privacidad', 'politica-reembolso'] },
    'Hay una versión nueva del aviso de privacidad y de la política de reembolso. Al pagar la aceptas.',
  ],
  [{ kind: 'total', was: 10_000, is: 11_000 }, 'Cambió el total: era $100 y ahora es $110.'],
])('CO-01 the difference %j is said: %s', (difference, text) => {
  const said = differencesInWords([difference], known);
  expect(said).toEqual([{ text, line: 'line' in difference ? difference.line : undefined }]);
});

test('CO-01 a kind of difference that the page does not know is still said', () => {
  for (const kind of ['nada', 'constructor'])
    expect(differencesInWords([{ kind }], known)).toEqual([
      { line: undefined, text: expect.stringMatching(/Revísala/) },
    ]);
});

test('PA-01 every decline has words; those about the card’s data are the same, so that a thief learns nothing', () => {
  const said = (reason: string | null) => declineWords(reason);
  const about = declineReasons.filter((reason) => reason !== 'months_refused' && reason !== 'challenge_failed');
  expect(new Set(about.map(said)).size).toBe(1);
  for (const reason of [...declineReasons, null, 'constructor']) {
    expect(said(reason)).toMatch(/^\p{Lu}.*\.$/u);
    expect(said(reason)).not.toMatch(/fondos|saldo|cvc|vencid|número|robad|bloquead/i);
  }
});

test.each([
  ['2026-11-24T06:00:00Z', 'el lunes 23 de noviembre a las 23:59'],
  ['2026-11-23T16:30:00.000Z', 'el lunes 23 de noviembre a las 10:29'],
  ['2027-01-01T06:00:00Z', 'el jueves 31 de diciembre a las 23:59'],
])('PA-03 PA-04 the deadline %s is %s', (moment, words) => expect(deadlineInWords(moment)).toBe(words));

test('PA-03 PA-04 references and CLABEs are read in groups, with all digits', () => {
  expect(referenceInGroups('93000012345678')).toBe('9300 0012 3456 78');
  expect(referenceInGroups('930000123456')).toBe('9300 0012 3456');
  expect(clabeInGroups('646180157000000004')).toBe('646 180 15700000000 4');
});
