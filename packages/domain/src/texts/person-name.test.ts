import { expect, test } from 'vitest';
import { personNameFault } from './person-name.ts';

test.each(['Ana', 'María José', 'Ma. Elena', "O'Farrill", 'Ñandú-Peña', 'J. R.', 'Juan 23', 'Wwwilson', '李小龍'])(
  'RT-03 %s is a name',
  (name) => expect(personNameFault(name)).toBeUndefined(),
);

test.each(['', '1234', '<b>Ana', 'Ana\n', '\u202eAna', '\u200bAna', '\u3164', '\u115f', 'Ana\u3164', 'A\u034fna'])(
  'RT-03 I1 %j is no name',
  (name) => expect(personNameFault(name)).toBe('unwritten'),
);

test.each([
  'Ganaste $5,000: cobra en https://evil.example/premio ya',
  'ftp://evil.example/a',
  'Entra a WWW.evil.example',
  'Entra a ｗｗｗ．evil.example',
  'https：／／evil.example',
  'Llama al 5512345678',
  'Llama al 55-12 (345) 67',
  'Llama al ５５１２３４５',
])('L2 %s is a message', (name) => expect(personNameFault(name)).toBe('message'));
