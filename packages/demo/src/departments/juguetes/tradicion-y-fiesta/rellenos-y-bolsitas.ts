import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { relleno } from '../reviews/tradicion-y-fiesta.ts';
import { BASE } from './base.ts';

export const rellenosYBolsitas = productLine({
  ...BASE,
  leaf: 'juguetes/pinatas/rellenos-y-bolsitas',
  points: ['Surtido variado', 'Cumple la norma mexicana', 'Listo para repartir', 'Empaque que cierra'],
  weight: 3,
  reviews: relleno,
  art: 'pouch',
  scene: 'party',
  makers: [M.sietePicos, M.cachivache, M.tiaCanica],
  models: ['Bolo', 'Aguinaldo', 'Padrino', 'Colación', 'Confeti'],
  facts: [
    ['Edad', '3 años en adelante'],
    ['Cumple con', 'NOM-252-SSA1'],
    ['Empaque', 'Bolsa con cierre'],
    ['País de origen', 'México'],
  ],
  close: [
    'Calcula cien gramos de relleno por niño y un puñado más por los que aparecen.',
    'Revisa la edad de los invitados: a los menores de tres, nada de piezas chicas.',
    'Lo que sobra cierra bien y llega entero a la siguiente fiesta.',
  ],
  items: [
    {
      name: 'Relleno de juguetitos para piñata',
      the: 'el relleno',
      price: 190,
      motif: 'emoji:wrapped-gift',
      hex: '#2c62b8',
      say: 'Trompos, silbatos, anillos, carritos y ranas que brincan. Nada que se rompa con el golpe.',
      points: ['Surtido a prueba de palos'],
    },
    {
      name: 'Bolsitas de dulcero decoradas',
      the: 'las bolsitas',
      price: 120,
      motif: 'emoji:party-popper',
      hex: '#e4007c',
      say: 'Bolsas de papel con asa y espacio para el nombre. Aguantan fruta y no se rompen de abajo.',
      points: ['Espacio para el nombre'],
    },
    {
      name: 'Figuritas de animales para bolo',
      the: 'las figuritas',
      price: 150,
      motif: 'emoji:lion',
      hex: '#2e8b57',
      say: 'Selva, granja y mar, revueltos. Los dinosaurios se cuelan siempre.',
      points: ['Granja, selva y mar'],
    },
    {
      name: 'Pelotitas brincadoras para bolo',
      the: 'las pelotitas',
      price: 140,
      motif: 'emoji:rainbow',
      hex: '#f28c28',
      say: 'Con vetas de color por dentro. Brincan hasta el techo, así que mejor afuera.',
      points: ['Brincan hasta el techo'],
    },
  ],
  traits: [
    {
      name: 'con 24 piezas',
      say: 'Veinticuatro piezas, para una fiesta chica de doce niños.',
      factor: 0.7,
      facts: [['Piezas', '24']],
      points: ['Para doce niños'],
    },
    {
      name: 'con 50 piezas',
      say: 'Cincuenta piezas surtidas, para un salón entero.',
      facts: [['Piezas', '50']],
      points: ['Para un salón'],
    },
    {
      name: 'con 100 piezas',
      say: 'Cien piezas: posada de cuadra, o dos cumpleaños seguidos.',
      factor: 1.75,
      facts: [['Piezas', '100']],
      points: ['Cien piezas'],
    },
  ],
});
