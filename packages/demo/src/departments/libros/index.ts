import type { Department } from '../../types.ts';
import { booksOf } from './books.ts';
import { children } from './children/index.ts';
import { fiction } from './fiction/index.ts';
import { hobbies } from './hobbies.ts';
import { knowledge } from './knowledge/index.ts';
import { school } from './school.ts';

export const libros: Department = {
  name: 'Libros',
  icon: 'emoji:books',
  weight: 9,
  children: [
    {
      name: 'Literatura y ficción',
      children: [
        { name: 'Novela contemporánea' },
        { name: 'Novela histórica' },
        { name: 'Ciencia ficción y fantasía' },
        { name: 'Policiaca y suspenso' },
        { name: 'Terror' },
        { name: 'Romance' },
        { name: 'Cuento y poesía' },
      ],
    },
    {
      name: 'No ficción',
      children: [
        { name: 'Historia de México' },
        { name: 'Biografías y crónica' },
        { name: 'Negocios y finanzas' },
        { name: 'Desarrollo personal' },
        { name: 'Ciencia y divulgación' },
      ],
    },
    {
      name: 'Infantil y juvenil',
      children: [{ name: 'Cuentos ilustrados' }, { name: 'Primeros lectores' }, { name: 'Juvenil' }],
    },
    {
      name: 'Cocina y oficios',
      children: [{ name: 'Cocina mexicana' }, { name: 'Repostería y pan' }, { name: 'Jardín y manualidades' }],
    },
    {
      name: 'Escolares',
      children: [
        { name: 'Primaria y secundaria' },
        { name: 'Preparatoria y universidad' },
        { name: 'Idiomas' },
        { name: 'Diccionarios' },
      ],
    },
    {
      name: 'Cómics y arte',
      children: [{ name: 'Cómics y novela gráfica' }, { name: 'Arte y fotografía' }, { name: 'Para colorear' }],
    },
  ],
  brands: [
    'Editorial Tinta Nopal',
    'Ediciones del Portal',
    'La Jacaranda',
    'Papel Amate',
    'Casa Cenzontle',
    'Editorial Media Luna Roja',
    'Lápiz y Barro',
    'Ediciones Copal',
    'Fogón Editores',
    'Aula Abierta',
    'Cuervo de Papel',
    'Chapulín Editores',
    'Viñeta Sur',
    'Ciencia de Bolsillo',
  ],
  archetypes: booksOf([...fiction, ...knowledge, ...children, ...hobbies, ...school]),
};
