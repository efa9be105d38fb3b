import type { Department } from '../../types.ts';
import { audio } from './audio/index.ts';
import { cars } from './cars.ts';
import { computers } from './computers/index.ts';
import { home } from './home/index.ts';
import { parts } from './parts/index.ts';
import { photo } from './photo/index.ts';
import { video } from './video/index.ts';

export const electronica: Department = {
  name: 'Electrónica',
  icon: 'emoji:laptop',
  weight: 12,
  children: [
    {
      name: 'Pantallas y video',
      children: [
        { name: 'Pantallas' },
        { name: 'Proyectores' },
        { name: 'Reproductores de streaming' },
        { name: 'Soportes y cables de video' },
      ],
    },
    {
      name: 'Audio',
      children: [
        { name: 'Audífonos de diadema' },
        { name: 'Bocinas portátiles' },
        { name: 'Bafles y bocinas de fiesta' },
        { name: 'Barras de sonido' },
        { name: 'Micrófonos' },
      ],
    },
    {
      name: 'Cómputo',
      children: [
        { name: 'Laptops' },
        { name: 'Computadoras de escritorio' },
        { name: 'Monitores' },
        { name: 'Tabletas' },
        { name: 'Teclados' },
        { name: 'Mouse' },
        { name: 'Impresoras' },
        { name: 'Cámaras web' },
      ],
    },
    {
      name: 'Componentes y almacenamiento',
      children: [
        { name: 'Unidades SSD' },
        { name: 'Discos externos' },
        { name: 'Memorias USB' },
        { name: 'Gabinetes' },
      ],
    },
    {
      name: 'Cámaras y drones',
      children: [{ name: 'Cámaras' }, { name: 'Lentes' }, { name: 'Drones' }, { name: 'Tripiés e iluminación' }],
    },
    {
      name: 'Redes y casa inteligente',
      children: [
        { name: 'Ruteadores y repetidores' },
        { name: 'Cámaras de seguridad' },
        { name: 'Focos inteligentes' },
        { name: 'Enchufes y sensores' },
      ],
    },
    {
      name: 'Electrónica para auto',
      children: [{ name: 'Autoestéreos' }, { name: 'Cámaras para auto' }, { name: 'Bocinas para auto' }],
    },
  ],
  brands: [
    'Lumbria',
    'Quetzalia',
    'Orvenor',
    'Zarape Audio',
    'Retumba',
    'Mirlo',
    'Tekuani',
    'Nopaltec',
    'Sierra Norte',
    'Papel Picado',
    'Teclatlán',
    'Cenote',
    'Obturo',
    'Zopilote Aéreo',
    'Enlaza',
    'Vigía',
    'Casa Despierta',
    'Caseta Sonora',
    'Baúl',
    'Foco Rojo',
  ],
  archetypes: [...video, ...audio, ...computers, ...parts, ...photo, ...home, ...cars],
};
