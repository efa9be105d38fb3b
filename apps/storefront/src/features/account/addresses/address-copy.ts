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
