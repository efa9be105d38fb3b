import { initials } from '@tianguis/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStoreIndex, type StoreIndexState, storeIndexPath, withDepartment, withLetter } from './index-address.ts';

const read = (path: string) => readStoreIndex(new URL(path, 'http://localhost').searchParams);

const anyState: fc.Arbitrary<StoreIndexState> = fc.record(
  {
    letter: fc.constantFrom(...initials),
    department: fc.integer({ min: 1, max: 2_147_483_647 }),
    page: fc.integer({ min: 1, max: 500 }),
  },
  { requiredKeys: ['page'] },
);

describe('RT-14 the address of the list of stores', () => {
  it.each([
    ['/tiendas', { page: 1 }],
    ['/tiendas?letra=c&departamento=5', { letter: 'C', department: 5, page: 1 }],
    ['/tiendas?letra=%C3%91&pagina=2', { letter: 'Ñ', page: 2 }],
    ['/tiendas?letra=%23', { letter: '#', page: 1 }],
    ['/tiendas?letra=cc&departamento=cinco&pagina=0', { page: 1 }],
    ['/tiendas?letra=&departamento=-5&pagina=501&utm_source=x', { page: 500 }],
    ['/tiendas?departamento=4294967296&letra=%F0%9F%98%80', { page: 1 }],
  ])('reads %s', (path, state) => expect(read(path)).toEqual(state));

  it('every state has one text, which parses to the same state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(storeIndexPath(state))).toEqual(state);
      }),
    );
  });

  it('a change of letter or department keeps the other filter and leads to the first page', () => {
    const state = { letter: 'C', department: 5, page: 3 };
    expect(withLetter(state, 'ñ')).toBe('/tiendas?letra=%C3%B1&departamento=5');
    expect(withLetter(state)).toBe('/tiendas?departamento=5');
    expect(withDepartment(state)).toBe('/tiendas?letra=c');
    expect(withDepartment({ page: 2 }, 7)).toBe('/tiendas?departamento=7');
  });

  it('never throws, whatever the address bar holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const state = readStoreIndex(new URLSearchParams(text));
        expect(read(storeIndexPath(state))).toEqual(state);
      }),
    );
  });
});
