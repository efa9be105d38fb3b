/** Gift registries (RT-23): their kinds, limits and codes. */

/** Kinds of events, in the sequence in which a form offers them. */
export const registryKinds = ['wedding', 'baby', 'birthday', 'fifteen', 'baptism', 'home', 'other'] as const;
export type RegistryKind = (typeof registryKinds)[number];

/** Names of the events in Spanish. */
export const registryKindNames: Readonly<Record<RegistryKind, string>> = {
  ...{ wedding: 'Boda', baby: 'Baby shower', birthday: 'Cumpleaños', fifteen: 'XV años', baptism: 'Bautizo' },
  ...{ home: 'Casa nueva', other: 'Otra celebración' },
};

export const registryLimits = {
  /** Open registries of a customer. */
  open: 5,
  /** All registries of a customer, with closed ones. */
  inAll: 30,
  /** Different goods in a registry. */
  items: 100,
  /** Wanted pieces of one good. */
  pieces: 99,
  /** Characters of the names of the hosts, and of the message for givers. */
  names: 80,
  message: 500,
  /** Years in which an event may be. */
  years: 3,
} as const;

/** Letters of a code: no letter or digit that looks like another one. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 12;
/** A stored code. With 32 letters at 12 places, there are 2^60 codes, so nobody guesses one. */
export const codePattern = '^[2-9A-HJ-NP-Z]{12}$';
const codeShape = new RegExp(codePattern);

/** Makes a code of random bytes, one for each letter. @throws RangeError for fewer than 12 bytes */
export function codeOf(bytes: Uint8Array): string {
  if (bytes.length < codeLength) throw new RangeError('A code needs 12 bytes.');
  return [...bytes.slice(0, codeLength)].map((byte) => codeLetters[byte % codeLetters.length]).join('');
}

/** Reads a code as people type it: case, spaces and dashes do not matter. Undefined if it is no code. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return codeShape.test(code) ? code : undefined;
}

/** A code in groups of four, as pages show it. */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
