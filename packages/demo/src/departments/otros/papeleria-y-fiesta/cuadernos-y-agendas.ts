import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { papeleria } from '../reviews/papeleria-y-fiesta.ts';
import { BASE } from './base.ts';

export const cuadernosYAgendas = productLine({
  ...BASE,
  leaf: 'otros/papeleria-y-oficina/cuadernos-y-agendas',
  weight: 5,
  reviews: papeleria,
  art: 'notebook',
  makers: [M.margen, M.tintero, M.cuenta],
  models: ['Renglón', 'Bitácora', 'Apuntes', 'Ocurrencia', 'Marginalia', 'Borrador'],
  colors: colors('Negro', 'Terracota', 'Verde botella', 'Rosa mexicano', 'Azul marino', 'Mostaza'),
  mostColors: 3,
  facts: [
    ['Papel', '90 g/m², color marfil'],
    ['Tintas', 'De soya'],
    ['País de origen', 'México'],
  ],
  close: [
    'Aguanta pluma fuente sin traspasar, que es la prueba de fuego.',
    'Abre plano desde la primera página, sin partirle el lomo.',
    'Deja las tres primeras hojas para un índice: te lo vas a agradecer.',
  ],
  items: [
    {
      name: 'Cuaderno de pasta dura',
      the: 'el cuaderno',
      price: 160,
      say: 'Cosido, no pegado: abre plano y no suelta hojas a media carrera.',
      facts: [
        ['Hojas', '96'],
        ['Tamaño', '21 × 15 cm'],
      ],
      points: ['Cosido a hilo'],
    },
    {
      name: 'Cuaderno profesional',
      the: 'el cuaderno',
      price: 85,
      say: 'Espiral doble y microperforado, para arrancar la tarea sin dejar flecos.',
      facts: [
        ['Hojas', '100'],
        ['Tamaño', '20 × 26 cm'],
      ],
      points: ['Microperforado'],
    },
    {
      name: 'Agenda semanal',
      tag: 'agenda',
      the: 'la agenda',
      price: 220,
      say: 'Dos páginas por semana, con renglón para lo que sí y columna para lo que mañana.',
      facts: [
        ['Hojas', '160'],
        ['Tamaño', '21 × 15 cm'],
      ],
      points: ['Semana a la vista'],
    },
    {
      name: 'Libreta de bolsillo',
      the: 'la libreta',
      price: 70,
      say: 'Cabe en la bolsa del pantalón y ahí vive: ideas, mandado y direcciones.',
      facts: [
        ['Hojas', '64'],
        ['Tamaño', '14 × 9 cm'],
      ],
      points: ['De bolsillo'],
    },
    {
      name: 'Diario sin fechas',
      the: 'el diario',
      price: 190,
      say: 'Sin fecha impresa, así que faltar una semana no deja páginas de culpa.',
      facts: [
        ['Hojas', '128'],
        ['Tamaño', '21 × 15 cm'],
      ],
      points: ['Sin fechas'],
    },
  ],
  traits: [
    {
      name: 'con separadores',
      only: ['agenda'],
      say: 'Un separador por mes, con ceja que se ve de canto.',
      factor: 1.1,
      facts: [['Separadores', '12']],
      points: ['Doce separadores'],
    },
    {
      name: 'de pasta suave',
      only: ['agenda'],
      say: 'Pasta flexible y elástico, para que no estorbe en la bolsa.',
      facts: [['Pasta', 'Flexible, con elástico']],
      points: ['Con elástico'],
    },
    {
      name: 'con bolsillo y pluma',
      only: ['agenda'],
      say: 'Trae bolsillo atrás para recibos y una pluma que cabe en el lomo.',
      factor: 1.2,
      facts: [
        ['Bolsillo', 'Trasero'],
        ['Pluma', 'Incluida'],
      ],
      points: ['Pluma incluida'],
    },
    {
      name: 'de puntos',
      not: ['agenda'],
      say: 'Trama de puntos para escribir, dibujar o hacer tablas sin renegar.',
      params: { pattern: 'dots' },
      facts: [['Trazo', 'De puntos']],
      points: ['Trama de puntos'],
    },
    {
      name: 'de raya',
      not: ['agenda'],
      say: 'Raya a siete milímetros, ancho para letra normal y para letra de doctor.',
      params: { pattern: 'stripes' },
      facts: [['Trazo', 'De raya']],
      points: ['Raya a 7 mm'],
    },
    {
      name: 'de cuadro chico',
      not: ['agenda'],
      say: 'Cuadro de cinco milímetros, el de las matemáticas y el de los planos de la sala.',
      params: { pattern: 'checks' },
      facts: [['Trazo', 'Cuadro chico']],
      points: ['Cuadro de 5 mm'],
    },
    {
      name: 'de hoja blanca',
      not: ['agenda'],
      say: 'Hojas blancas lisas, para quien piensa con dibujos.',
      params: { pattern: 'plain' },
      facts: [['Trazo', 'Hoja blanca']],
      points: ['Para dibujar'],
    },
  ],
});
