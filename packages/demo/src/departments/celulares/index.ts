import type { Department } from '../../types.ts';
import { accessories } from './accessories/index.ts';
import { audio } from './audio.ts';
import { landlines } from './landlines.ts';
import { phones } from './phones/index.ts';
import { prepaid } from './prepaid.ts';
import { wearables } from './wearables.ts';

export const celulares: Department = {
  name: 'Celulares y telefonía',
  icon: 'emoji:mobile-phone',
  weight: 10,
  children: [
    {
      name: 'Celulares',
      children: [
        { name: 'Gama de entrada' },
        { name: 'Gama media' },
        { name: 'Gama alta' },
        { name: 'Plegables' },
        { name: 'Uso rudo' },
        { name: 'Reacondicionados' },
        { name: 'Para adultos mayores' },
      ],
    },
    {
      name: 'Accesorios para celular',
      children: [
        { name: 'Fundas' },
        { name: 'Micas y protectores' },
        { name: 'Cargadores' },
        { name: 'Cables' },
        { name: 'Baterías portátiles' },
        { name: 'Soportes y tripiés' },
        { name: 'Memorias microSD' },
      ],
    },
    {
      name: 'Audio para celular',
      children: [{ name: 'Audífonos true wireless' }, { name: 'Audífonos con cable' }, { name: 'Manos libres' }],
    },
    {
      name: 'Relojes y bandas',
      children: [{ name: 'Relojes inteligentes' }, { name: 'Bandas de actividad' }, { name: 'Relojes para niños' }],
    },
    {
      name: 'Telefonía fija y radios',
      children: [{ name: 'Teléfonos inalámbricos' }, { name: 'Teléfonos alámbricos' }, { name: 'Radios de dos vías' }],
    },
    {
      name: 'Prepago',
      children: [{ name: 'Chips' }, { name: 'Recargas' }, { name: 'eSIM de viaje' }],
    },
  ],
  brands: [
    'Zentli',
    'Kiuva',
    'Orvenor',
    'Tlanova',
    'Movaltia',
    'Ravoni',
    'Xiuhtek',
    'Durango Móvil',
    'Abrazo',
    'Casamar',
    'Ixaya',
    'Fundarte',
    'Cargatodo',
    'Volcánica',
    'Sonaja',
    'Pulsera Viva',
    'Mirlo',
    'Brújula Radio',
    'Chipotle Móvil',
    'Ándale Cel',
  ],
  archetypes: [...phones, ...accessories, ...audio, ...wearables, ...landlines, ...prepaid],
};
