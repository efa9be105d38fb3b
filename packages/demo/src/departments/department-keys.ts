/**
 * The departments in the sequence of the menu (UI-10). The number is the department's id and the prefix of the ids of
 * its categories, brands and products. Never change a number; a new department takes the next.
 */
export const departmentNumbers = {
  celulares: 1,
  electronica: 2,
  videojuegos: 3,
  'hogar-jardin': 4,
  deportes: 5,
  mascotas: 6,
  'ferreteria-autos': 7,
  'ropa-calzado': 8,
  'mama-bebe': 9,
  'salud-belleza': 10,
  joyeria: 11,
  juguetes: 12,
  libros: 13,
  'peliculas-musica': 14,
  otros: 15,
  bebidas: 16,
  supermercado: 17,
  farmacia: 18,
} as const;

export type DepartmentKey = keyof typeof departmentNumbers;

/** Main colour of the picture of each department. */
export const departmentAccents: Readonly<Record<DepartmentKey, string>> = {
  celulares: '#e4007c',
  electronica: '#2c62b8',
  videojuegos: '#6a3d9a',
  'hogar-jardin': '#b8703f',
  deportes: '#3a3f47',
  mascotas: '#c98a3a',
  'ferreteria-autos': '#c8242f',
  'ropa-calzado': '#1f8a9a',
  'mama-bebe': '#f2a0be',
  'salud-belleza': '#e4007c',
  joyeria: '#2c62b8',
  juguetes: '#c98a3a',
  libros: '#2e8b57',
  'peliculas-musica': '#6a3d9a',
  otros: '#e4007c',
  bebidas: '#b8703f',
  supermercado: '#1f5966',
  farmacia: '#f2a0be',
};
