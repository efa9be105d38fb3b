import { productLine } from '../../shared-product-line.ts';
import { equipo } from '../reviews/equipo.ts';
import { BASE } from './base.ts';

export const baumanometros = productLine({
  ...BASE,
  leaf: 'farmacia/equipo-medico/baumanometros',
  reviews: equipo,
  weight: 4,
  art: 'blood-pressure',
  models: ['Latido 2', 'Compás', 'Ritmo', 'Vela', 'Arteria 7'],
  facts: [
    ['Método', 'Oscilométrico'],
    ['Alimentación', '4 pilas AA o adaptador'],
    ['Precisión', '±3 mmHg'],
    ['País de origen', 'China, ensamblado para México'],
  ],
  items: [
    {
      name: 'Baumanómetro digital de brazo',
      the: 'el baumanómetro',
      short: 'De brazo',
      price: 748,
      hex: '#e8eef2',
      motif: 'emoji:anatomical-heart',
      say: 'Infla solo y muestra sistólica, diastólica y pulso en números grandes. Siéntate cinco minutos, sin hablar y con el brazo a la altura del corazón.',
      facts: [['Brazalete', '22 a 42 cm']],
      points: ['Números grandes'],
    },
    {
      name: 'Baumanómetro digital de muñeca',
      the: 'el baumanómetro',
      short: 'De muñeca',
      price: 628,
      hex: '#45484e',
      motif: 'emoji:watch',
      say: 'Compacto para viaje. Avisa si la muñeca no está a la altura del pecho, que es el error más común.',
      facts: [
        ['Brazalete', '13 a 20 cm'],
        ['Alimentación', '2 pilas AAA'],
      ],
      points: ['Avisa la postura'],
    },
    {
      name: 'Baumanómetro aneroide',
      the: 'el baumanómetro',
      short: 'Aneroide',
      price: 428,
      hex: '#2c62b8',
      motif: 'emoji:stethoscope',
      say: 'De perilla y reloj, con estetoscopio. Para estudiantes y personal de enfermería que prefiere escuchar.',
      facts: [
        ['Brazalete', '25 a 40 cm'],
        ['Método', 'Auscultatorio'],
        ['Alimentación', 'No requiere'],
      ],
      points: ['Con estetoscopio'],
      tag: 'manual',
    },
  ],
  traits: [
    {
      name: 'con memoria para dos personas',
      say: 'Guarda noventa mediciones de cada quien, con fecha y hora.',
      not: ['manual'],
      factor: 1.12,
      facts: [['Memoria', '2 × 90 mediciones']],
      points: ['Dos personas'],
    },
    {
      name: 'con voz en español',
      say: 'Dice el resultado en voz alta, útil para quien no alcanza a ver la pantalla.',
      not: ['manual'],
      factor: 1.25,
      facts: [
        ['Memoria', '60 mediciones'],
        ['Voz', 'Español'],
      ],
      points: ['Habla español'],
    },
    {
      name: 'con detector de arritmia',
      say: 'Marca con un icono cuando el pulso es irregular; es una señal para consultar, no un diagnóstico.',
      not: ['manual'],
      factor: 1.18,
      facts: [
        ['Memoria', '120 mediciones'],
        ['Indicador', 'Pulso irregular'],
      ],
      points: ['Indica pulso irregular'],
    },
    {
      name: 'con estuche',
      say: 'Incluye estuche rígido para que no se descalibre en la mochila.',
      facts: [
        ['Memoria', '30 mediciones'],
        ['Estuche', 'Rígido'],
      ],
      points: ['Con estuche'],
      not: ['manual'],
    },
    {
      name: 'profesional',
      say: 'Manguera larga y brazalete de nailon que aguanta el trabajo diario.',
      only: ['manual'],
      factor: 1.3,
      facts: [['Garantía de calibración', '1 año']],
      points: ['Para trabajo diario'],
    },
    {
      name: 'para estudiante',
      say: 'Con estuche y una guía ilustrada de los ruidos que hay que distinguir.',
      only: ['manual'],
      facts: [['Incluye', 'Estuche y guía']],
      points: ['Con guía'],
    },
  ],
});
