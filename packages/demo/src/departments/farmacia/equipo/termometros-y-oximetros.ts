import { productLine } from '../../shared-product-line.ts';
import { equipo } from '../reviews/equipo.ts';
import { BASE } from './base.ts';

export const termometrosYOximetros = productLine({
  ...BASE,
  leaf: 'farmacia/equipo-medico/termometros-y-oximetros',
  reviews: equipo,
  weight: 4,
  art: 'thermometer',
  models: ['Grado', 'Lince', 'Iris', 'Punto', 'Aire 3'],
  facts: [
    ['Alimentación', 'Pilas AAA incluidas'],
    ['Apagado automático', 'Sí'],
    ['Pantalla', 'Retroiluminada'],
    ['País de origen', 'China'],
  ],
  items: [
    {
      name: 'Termómetro infrarrojo de frente',
      the: 'el termómetro',
      short: 'Sin contacto',
      price: 348,
      hex: '#f1f4f7',
      motif: 'emoji:thermometer',
      say: 'A tres centímetros de la frente y en un segundo, sin despertar al niño. Evita medir justo después de correr o de estar al sol.',
      facts: [
        ['Precisión', '±0.2 °C'],
        ['Tiempo', '1 s'],
      ],
      points: ['En un segundo'],
    },
    {
      name: 'Termómetro digital de punta flexible',
      the: 'el termómetro',
      short: 'Flexible',
      price: 98,
      hex: '#2bb5b8',
      motif: 'emoji:thermometer',
      say: 'Oral, axilar o rectal, con punta que no lastima. Treinta segundos y pita.',
      facts: [
        ['Precisión', '±0.1 °C'],
        ['Tiempo', '30 s'],
      ],
      points: ['Punta flexible'],
    },
    {
      name: 'Oxímetro de pulso',
      the: 'el oxímetro',
      short: 'SpO2',
      art: 'oximeter',
      price: 298,
      hex: '#2c62b8',
      motif: 'emoji:lungs',
      say: 'Mide oxigenación y pulso en el dedo. Quita el esmalte oscuro, calienta la mano y quédate quieto.',
      facts: [
        ['Precisión', '±2 % en 70 a 100 %'],
        ['Tiempo', '10 s'],
      ],
      points: ['Oxígeno y pulso'],
    },
  ],
  traits: [
    {
      name: 'con memoria',
      say: 'Guarda las últimas treinta y dos mediciones para compararlas en la noche.',
      facts: [['Memoria', '32 mediciones']],
      points: ['Guarda mediciones'],
    },
    {
      name: 'con alarma de color',
      say: 'La pantalla cambia de color cuando el valor sale de lo habitual.',
      factor: 1.12,
      facts: [
        ['Memoria', '1 medición'],
        ['Alarma', 'Visual y sonora'],
      ],
      points: ['Pantalla de color'],
    },
    {
      name: 'sin sonido',
      say: 'Se puede silenciar, para no despertar a nadie en la madrugada.',
      factor: 1.05,
      facts: [
        ['Memoria', '10 mediciones'],
        ['Sonido', 'Se silencia'],
      ],
      points: ['Se silencia'],
    },
    {
      name: 'con estuche y cordón',
      say: 'Trae estuche y cordón para colgarlo junto a la cama.',
      factor: 1.08,
      facts: [
        ['Memoria', '1 medición'],
        ['Incluye', 'Estuche y cordón'],
      ],
      points: ['Estuche y cordón'],
    },
  ],
});
