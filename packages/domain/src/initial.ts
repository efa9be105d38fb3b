/** Initials under which names are filed, in the order of the Spanish alphabet; `#` for all that begin with no letter of it. */
export const initials = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ', '#'] as const;

const known: ReadonlySet<string> = new Set(initials);

/** Where a name is filed (RT-14): `árbol` under A, `Ñandú` under Ñ, `3 Hermanos` under #. */
export function initialOf(name: string): string {
  const [first = '#'] = name.trim().normalize('NFC').toLocaleUpperCase('es-MX');
  if (known.has(first)) return first;
  const [plain = '#'] = first.normalize('NFD');
  return known.has(plain) ? plain : '#';
}
