/** The profile of the signed-in customer, for pages (ST-01). */

export interface Profile {
  nombre: string;
  correo: string;
  idClaro: string;
  apellidoP: string;
  apellidoM: string;
  nombreCompleto: string;
  /** Empty if unknown. */
  genero: string;
  /** YYYY-MM-DD; empty if unknown. */
  cumpleanios: string;
}

/** The API's profile of a customer (AP-06). */
export interface UserInfo {
  id: string;
  name: string;
  last_name: string;
  second_last_name: string;
  email: string;
  gender: string | null;
  birthday: string | null;
}

/**
 * Converts the API's profile to the fields of ST-01: `name, last_name, second_last_name, email, id, gender, birthday`.
 */
export function profileOf(info: UserInfo): Profile {
  return {
    nombre: info.name,
    correo: info.email,
    idClaro: info.id,
    apellidoP: info.last_name,
    apellidoM: info.second_last_name,
    nombreCompleto: [info.name, info.last_name, info.second_last_name].filter((part) => part !== '').join(' '),
    genero: info.gender ?? '',
    cumpleanios: info.birthday ?? '',
  };
}

const fields = [
  'nombre',
  'correo',
  'idClaro',
  'apellidoP',
  'apellidoM',
  'nombreCompleto',
  'genero',
  'cumpleanios',
] as const satisfies readonly (keyof Profile)[];

/** Parses a profile from a cookie; undefined if the cookie contains no customer. Anybody can write a cookie. */
export function readProfile(text: string | undefined): Profile | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const read = (name: keyof Profile) => {
      const part: unknown = (value as Record<string, unknown>)[name];
      return typeof part === 'string' ? part : '';
    };
    const profile = Object.fromEntries(fields.map((name) => [name, read(name)])) as unknown as Profile;
    return profile.nombre === '' || profile.correo === '' ? undefined : profile;
  } catch {
    return undefined;
  }
}
