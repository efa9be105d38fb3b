import type { Department } from '../../types.ts';
import { films } from './films/index.ts';
import { instruments } from './instruments/index.ts';
import { music } from './music/index.ts';

export const peliculasMusica: Department = {
  name: 'Películas y música',
  icon: 'emoji:clapper-board',
  weight: 5,
  children: [
    {
      name: 'Películas y series',
      children: [
        { name: 'Drama' },
        { name: 'Comedia' },
        { name: 'Acción y aventura' },
        { name: 'Terror y suspenso' },
        { name: 'Infantil y animación' },
        { name: 'Documental' },
        { name: 'Series' },
      ],
    },
    {
      name: 'Música',
      children: [{ name: 'Viniles' }, { name: 'Discos compactos' }, { name: 'Tornamesas' }],
    },
    {
      name: 'Instrumentos de cuerda',
      children: [
        { name: 'Guitarras acústicas' },
        { name: 'Guitarras eléctricas' },
        { name: 'Ukuleles' },
        { name: 'Violines' },
      ],
    },
    {
      name: 'Teclados, vientos y percusión',
      children: [
        { name: 'Teclados y pianos' },
        { name: 'Acordeones' },
        { name: 'Trompetas' },
        { name: 'Baterías y percusión' },
      ],
    },
    { name: 'Boletos y regalos', children: [{ name: 'Tarjetas de regalo' }] },
  ],
  brands: [
    'Cine Permanencia',
    'Butaca Roja',
    'Discos Tololoche',
    'Sello Luciérnaga',
    'Casa Vinilo',
    'Laudería Paracho Sur',
    'Guitarras Tarasca',
    'Sonora Márquez',
    'Fuelle Norte',
    'Percusiones Caimán',
    'Tornamesa Coyote',
  ],
  archetypes: [...films, ...music, ...instruments],
};
