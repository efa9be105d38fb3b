import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { CAMP } from './camp.ts';

export const casasDeCampana = productLine({
  ...CAMP,
  leaf: 'deportes/campismo-y-senderismo/casas-de-campana',
  weight: 3,
  art: 'tent',
  models: ['Nevado', 'Pinar', 'Iztac', 'Cofre', 'Luciérnaga', 'Fogata', 'Barranca'],
  colors: colors('Verde olivo', 'Naranja', 'Azul acero', 'Terracota', 'Verde bosque', 'Arena'),
  items: [
    {
      name: 'Casa de campaña para 2 personas',
      the: 'la casa',
      tag: 'chica',
      price: 1290,
      say: 'Dos personas y sus mochilas, o una sola muy a gusto. Se arma en lo que hierve el café.',
      facts: [
        ['Capacidad', '2 personas'],
        ['Medidas', '210 × 140 × 110 cm'],
        ['Peso', '2.4 kg'],
      ],
      words: { uso: 'una escapada de fin de semana' },
    },
    {
      name: 'Casa de campaña para 4 personas',
      the: 'la casa',
      tag: 'familiar',
      price: 2190,
      say: 'Caben papá, mamá y dos niños que patean dormidos. Ventanas con mosquitero por los cuatro lados.',
      facts: [
        ['Capacidad', '4 personas'],
        ['Medidas', '240 × 210 × 130 cm'],
        ['Peso', '4.2 kg'],
      ],
      words: { uso: 'acampar con los niños' },
    },
    {
      name: 'Casa de campaña para 6 personas',
      the: 'la casa',
      tag: 'familiar',
      price: 3690,
      say: 'Se puede estar de pie al centro y trae una cortina que la parte en dos cuartos.',
      facts: [
        ['Capacidad', '6 personas'],
        ['Medidas', '300 × 270 × 180 cm'],
        ['Peso', '7.8 kg'],
      ],
      words: { uso: 'ir con los primos' },
    },
    {
      name: 'Casa de campaña para alta montaña',
      the: 'la casa',
      tag: 'chica',
      price: 4990,
      say: 'Baja, tensa y con faldón contra el viento. Para dormir arriba de los cuatro mil metros.',
      facts: [
        ['Capacidad', '2 personas'],
        ['Medidas', '220 × 130 × 100 cm'],
        ['Peso', '2.1 kg'],
      ],
      words: { uso: 'los volcanes' },
    },
  ],
  traits: [
    {
      name: 'con sobretecho',
      say: 'El sobretecho queda separado de la tela interior: la lluvia resbala y el vaho no te gotea en la cara.',
      facts: [
        ['Columna de agua', '2,000 mm'],
        ['Armado', '10 minutos'],
      ],
      points: ['Sobretecho completo'],
    },
    {
      name: 'de armado instantáneo',
      factor: 1.3,
      say: 'Las varillas ya vienen puestas: jalas, truena y está armada en un minuto.',
      facts: [
        ['Columna de agua', '1,500 mm'],
        ['Armado', '1 minuto'],
      ],
      points: ['Lista en un minuto'],
    },
    {
      name: 'con varillas de aluminio',
      factor: 1.35,
      say: 'Las varillas de aluminio no se astillan con el frío y pesan la mitad.',
      facts: [
        ['Columna de agua', '3,000 mm'],
        ['Armado', '8 minutos'],
      ],
      points: ['Varillas de aluminio'],
    },
    {
      name: 'con vestíbulo',
      factor: 1.18,
      say: 'El vestíbulo guarda botas, hielera y perro mojado fuera del cuarto.',
      facts: [
        ['Columna de agua', '2,500 mm'],
        ['Armado', '12 minutos'],
      ],
      points: ['Vestíbulo techado'],
    },
  ],
  close: [
    'Ármala una vez en el patio antes de salir. De noche y con lluvia no se aprende.',
    'Sécala extendida antes de guardarla; una noche húmeda en la bolsa y huele para siempre.',
    'Cuenta con una persona menos de las que dice la etiqueta y dormirán todos.',
  ],
  facts: [
    ['Piso', 'Polietileno termosellado'],
    ['Mosquitero', 'Sí'],
    ['Incluye', 'Estacas, vientos y bolsa'],
  ],
  points: ['Costuras selladas', 'Mosquitero fino', 'Bolsa para guardarla', 'Bolsillos interiores', 'Estacas de acero'],
  warranty: '12 meses contra defectos de fabricación',
});
