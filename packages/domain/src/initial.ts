/**
 * Index letters of a directory in the sequence of the Spanish alphabet; `#` for names that begin with another
 * character.
 */
export const initials = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ', '#'] as const;

const known: ReadonlySet<string> = new Set(initials);

/** The index letter of a name (RT-14): `árbol` under A, `Ñandú` under Ñ, `3 Hermanos` under #. */
export function initialOf(name: string): string {
  const [first = '#'] = name.trim().normalize('NFC').toLocaleUpperCase('es-MX');
  if (known.has(first)) return first;
  const [plain = '#'] = first.normalize('NFD');
  return known.has(plain) ? plain : '#';
}
