import { expect, test } from 'vitest';
import { fieldOfCode } from './codes.ts';

// From the SAT's table of errors: the attribute that each code is about.
test.each([
  ['CFDI40143', 'rfc'],
  ['CFDI40144', 'name'],
  ['CFDI40145', 'name'],
  ['CFDI40146', 'rfc'],
  ['CFDI40147', 'postalCode'],
  ['CFDI40148', 'postalCode'],
  ['CFDI40149', 'postalCode'],
  ['CFDI40157', 'regime'],
  ['CFDI40158', 'regime'],
  ['CFDI40159', 'regime'],
  ['CFDI40160', 'use'],
  ['CFDI40161', 'use'],
  [' cfdi40161 ', 'use'],
  ['40143', 'rfc'],
  ['CFDI40142', null],
  ['CFDI40150', null],
  ['CFDI40119', null],
  ['301', null],
  ['', null],
])('AF-03 the refusal %j is about the field %s', (code, field) => expect(fieldOfCode(code)).toBe(field));
