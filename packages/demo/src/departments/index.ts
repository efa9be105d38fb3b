import type { Department } from '../types.ts';
import { bebidas } from './bebidas/index.ts';
import { celulares } from './celulares/index.ts';
import { type DepartmentKey, departmentNumbers } from './department-keys.ts';
import { deportes } from './deportes/index.ts';
import { electronica } from './electronica/index.ts';
import { farmacia } from './farmacia/index.ts';
import { ferreteriaAutos } from './ferreteria-autos/index.ts';
import { hogarJardin } from './hogar-jardin/index.ts';
import { joyeria } from './joyeria/index.ts';
import { juguetes } from './juguetes/index.ts';
import { libros } from './libros/index.ts';
import { mamaBebe } from './mama-bebe/index.ts';
import { mascotas } from './mascotas/index.ts';
import { otros } from './otros/index.ts';
import { peliculasMusica } from './peliculas-musica/index.ts';
import { ropaCalzado } from './ropa-calzado/index.ts';
import { saludBelleza } from './salud-belleza/index.ts';
import { supermercado } from './supermercado/index.ts';
import { videojuegos } from './videojuegos/index.ts';

/** A department with the key of its folder and its number. */
export interface DepartmentEntry {
  key: DepartmentKey;
  number: number;
  department: Department;
}

const byKey: Readonly<Record<DepartmentKey, Department>> = {
  celulares,
  electronica,
  videojuegos,
  'hogar-jardin': hogarJardin,
  deportes,
  mascotas,
  'ferreteria-autos': ferreteriaAutos,
  'ropa-calzado': ropaCalzado,
  'mama-bebe': mamaBebe,
  'salud-belleza': saludBelleza,
  joyeria,
  juguetes,
  libros,
  'peliculas-musica': peliculasMusica,
  otros,
  bebidas,
  supermercado,
  farmacia,
};

/** Every department of the demo shop, in the sequence of the menu (UI-10). */
export const departmentEntries: readonly DepartmentEntry[] = (Object.keys(departmentNumbers) as DepartmentKey[]).map(
  (key) => ({
    key,
    number: departmentNumbers[key],
    department: byKey[key],
  }),
);
