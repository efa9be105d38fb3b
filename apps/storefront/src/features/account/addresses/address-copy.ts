import { mostAddresses, plural } from '@tianguis/domain';

/** Texts of the addresses (RL-04). */
export const addressCopy = {
  title: 'Mis direcciones',
  intro: 'A dónde te enviamos. La predeterminada es la que usamos mientras no elijas otra.',
  add: 'Agregar dirección',
  addTitle: 'Agregar dirección',
  addIntro: 'Empieza por tu código postal: con él llenamos el estado, el municipio y las colonias.',
  editTitle: 'Editar dirección',
  up: 'Mis direcciones',
  empty: {
    title: 'Todavía no guardas direcciones',
    text: 'Agrega la primera y te decimos cuándo llega cada cosa a tu puerta.',
  },
  count: (count: number) => `${plural(count, 'dirección', 'direcciones')} de ${mostAddresses}`,
  full: `Ya tienes ${mostAddresses} direcciones, que es lo más que podemos guardar. Borra una para agregar otra.`,
  backToList: 'Ver mis direcciones',
  isDefault: 'Predeterminada',
  makeDefault: 'Hacer predeterminada',
  makeDefaultOf: (street: string) => `Hacer predeterminada ${street}`,
  edit: 'Editar',
  editOf: (street: string) => `Editar ${street}`,
  remove: 'Borrar',
  removeOf: (street: string) => `Borrar ${street}`,
  undo: 'Deshacer',
  postalCode: (code: string) => `C.P. ${code}`,
  between: (streets: string) => `Entre ${streets}`,
  phone: (phone: string) => `Tel. ${phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')}`,
  done: {
    agregada: 'Guardamos tu dirección.',
    cambiada: 'Guardamos los cambios.',
    predeterminada: 'Listo: esa es ahora tu dirección predeterminada.',
    restaurada: 'Listo, tu dirección está de vuelta.',
    borrada: 'Borramos esa dirección.',
  },
  missing: 'Esa dirección ya no está en tu lista.',
} as const;

/** Texts of the address form. */
export const addressFormCopy = {
  where: '¿Dónde es?',
  who: '¿Quién recibe?',
  codigoPostal: 'Código postal',
  example: 'Ej. 06700',
  find: 'Buscar colonias',
  looking: 'Buscando…',
  estado: 'Estado',
  noState: 'Lo sabremos por tu código postal',
  municipio: 'Municipio o alcaldía',
  ciudad: 'Ciudad',
  colonia: 'Colonia',
  coloniaNone: 'Elige tu colonia',
  other: 'Mi colonia no aparece',
  otherField: 'Escribe tu colonia',
  calle: 'Calle',
  numeroExterior: 'Número exterior',
  numeroExteriorHint: 'Si no tiene, escribe S/N.',
  numeroInterior: 'Número interior',
  numeroInteriorHint: 'Departamento, piso u oficina.',
  entreCalles: 'Entre qué calles',
  referencias: 'Referencias',
  referenciasHint: 'El color del portón, una tienda cercana: lo que ayude a encontrarte.',
  nombre: 'Nombre completo',
  nombreHint: 'De quien va a recibir.',
  telefono: 'Teléfono',
  telefonoHint: 'Diez dígitos, con lada. Solo si hace falta para entregarte.',
  isDefault: 'Usar como mi dirección predeterminada',
  firstIsDefault: 'Será tu dirección predeterminada: la usamos mientras no elijas otra.',
  staysDefault: 'Es tu dirección predeterminada. Para cambiarla, elige otra en tu lista.',
  save: 'Guardar dirección',
  saveChanges: 'Guardar cambios',
  cancel: 'Cancelar',
  found: (count: number, place: string) =>
    `${count === 1 ? 'Encontramos una colonia' : `Encontramos ${count} colonias`} en ${place}.`,
  onlyState: (state: string) => `Es de ${state}. Escribe tu municipio y tu colonia.`,
  unlisted: (code: string) => `No existe el código postal ${code}. Revísalo.`,
  lookUpFailed: 'No pudimos buscar las colonias. Escribe tu municipio y tu colonia, o inténtalo de nuevo.',
} as const;

/** Error texts of each field, in the sequence of the form. */
export const addressSentences = {
  codigoPostal: {
    REQUIRED: 'Escribe tu código postal',
    INVALID_FORMAT: 'Ese código postal no existe en México. Revisa sus cinco dígitos',
  },
  coloniaLista: {
    REQUIRED: 'Elige tu colonia, o «Mi colonia no aparece»',
    WRONG: 'Esa colonia no está en el estado de tu código postal',
  },
  colonia: {
    REQUIRED: 'Escribe tu colonia',
    INVALID_FORMAT: 'Revisa el nombre de tu colonia',
    WRONG: 'Esa colonia no está en el estado de tu código postal',
    TOO_LONG: 'Escribe un nombre de colonia más corto',
  },
  municipio: {
    REQUIRED: 'Escribe tu municipio o alcaldía',
    INVALID_FORMAT: 'Revisa el nombre de tu municipio',
    WRONG: 'Ese municipio no está en el estado de tu código postal',
    TOO_LONG: 'Escribe un municipio más corto',
  },
  ciudad: {
    INVALID_FORMAT: 'Revisa el nombre de tu ciudad',
    WRONG: 'Esa ciudad no está en el estado de tu código postal',
    TOO_LONG: 'Escribe una ciudad más corta',
  },
  calle: {
    REQUIRED: 'Escribe el nombre de tu calle',
    INVALID_FORMAT: 'Revisa el nombre de tu calle',
    TOO_LONG: 'Escribe una calle más corta',
  },
  numeroExterior: {
    REQUIRED: 'Escribe el número exterior, o S/N si no tiene',
    INVALID_FORMAT: 'Revisa el número exterior, o escribe S/N',
    TOO_LONG: 'Escribe un número exterior más corto',
  },
  numeroInterior: {
    INVALID_FORMAT: 'Revisa el número interior',
    TOO_LONG: 'Escribe un número interior más corto',
  },
  entreCalles: { INVALID_FORMAT: 'Revisa las calles', TOO_LONG: 'Escribe las calles más cortas' },
  referencias: {
    INVALID_FORMAT: 'Revisa las referencias',
    TOO_LONG: 'Escribe referencias más cortas: hasta 300 letras',
  },
  nombre: {
    REQUIRED: 'Escribe el nombre de quien recibe',
    INVALID_FORMAT: 'Revisa el nombre de quien recibe',
    TOO_LONG: 'Escribe un nombre más corto',
  },
  telefono: { REQUIRED: 'Escribe un teléfono', INVALID_FORMAT: 'Escribe los diez dígitos del teléfono' },
} as const;
