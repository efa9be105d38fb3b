import type { Archetype } from '../../types.ts';
import { productLine } from '../shared-product-line.ts';
import { MAKERS as M } from './makers.ts';
import { limpieza } from './reviews.ts';

const BASE = {
  reviews: limpieza,
  points: ['Dosis en la tapa', 'Envase reciclable', 'No se probó en animales', 'Hecho en México'],
  warranty: 'Si llega derramado o con la tapa rota, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

/** What cleans the house. */
export const limpiezaHogar: readonly Archetype[] = [
  productLine({
    ...BASE,
    leaf: 'supermercado/limpieza-del-hogar/detergentes-y-suavizantes',
    weight: 7,
    makers: [M.nubeTendida, M.trapoFeliz, M.brisaPatio],
    art: 'bottle',
    params: { shape: 'detergent' },
    scene: 'bath',
    items: [
      { name: 'Detergente líquido para ropa de color', the: 'el detergente', short: 'Ropa de color', price: 128, hex: '#7b6fd0', motif: 'emoji:t-shirt', say: 'Cuida los tonos: lava a fondo en agua fría y no deja polvo blanco en los oscuros.', facts: [['Rendimiento', '40 lavadas por 3 L']], points: ['No deja polvo'] },
      { name: 'Detergente líquido para ropa blanca', the: 'el detergente', short: 'Ropa blanca', price: 132, hex: '#cfe3ee', motif: 'emoji:sparkles', say: 'Trae oxígeno activo, que levanta lo percudido de cuellos y calcetines sin amarillear.', facts: [['Rendimiento', '40 lavadas por 3 L']], points: ['Oxígeno activo'] },
      { name: 'Detergente en polvo multiusos', the: 'el detergente', short: 'Multiusos', price: 58, hex: '#1f46b4', motif: 'emoji:bubbles', art: 'sack', say: 'El de batalla: ropa de trabajo, jergas, trapos de cocina. Se disuelve bien si primero echas el agua.', facts: [['Rendimiento', '25 lavadas por kg']], points: ['Para ropa de trabajo'], sizes: { option: 'Contenido', values: [['1 kg', 1], ['5 kg', 4.6]], most: 2 } },
      { name: 'Suavizante de telas', the: 'el suavizante', short: 'Suavizante', price: 84, hex: '#f2a0be', motif: 'emoji:cherry-blossom', say: 'Deja la toalla suave sin quitarle absorción y facilita el planchado. Va en el último enjuague.', facts: [['Rendimiento', '50 lavadas por 3 L']], points: ['Facilita el planchado'] },
      { name: 'Quitamanchas líquido', the: 'el quitamanchas', short: 'Quitamanchas', price: 76, hex: '#f0705a', motif: 'emoji:droplet', say: 'Directo sobre la mancha, diez minutos y a la lavadora. Vino, mole, pasto, maquillaje; prueba antes en una costura.', facts: [['Rendimiento', '60 aplicaciones por litro']], points: ['Actúa en 10 minutos'] },
    ],
    traits: [
      { name: 'aroma lavanda', say: 'Huele a lavanda seca, no a dulce de lavanda; queda hasta que guardas la ropa.', motif: 'emoji:hyacinth', facts: [['Aroma', 'Lavanda']], points: ['Lavanda suave'] },
      { name: 'aroma bugambilia y sol', say: 'Un aroma floral y tibio, como ropa recién descolgada de la azotea.', facts: [['Aroma', 'Floral']], points: ['Aroma a azotea'], motif: 'emoji:sunflower' },
      { name: 'sin perfume', say: 'No lleva perfume ni colorante: pensado para piel sensible y ropa de bebé.', factor: 1.1, facts: [['Aroma', 'Ninguno'], ['Piel sensible', 'Sí']], points: ['Para piel sensible'] },
      { name: 'aroma algodón limpio', say: 'Discreto, a limpio, de los que no pelean con tu loción.', facts: [['Aroma', 'Algodón']], points: ['Aroma discreto'] },
    ],
    sizes: { option: 'Contenido', values: [['1 L', 0.42], ['3 L', 1], ['5 L', 1.55]], most: 2 },
    facts: [['Biodegradable', 'Sí'], ['Tipo de lavadora', 'Automática y a mano'], ['Precaución', 'Manténgase fuera del alcance de los niños'], ['País de origen', 'México']],
    close: ['Respeta la dosis: más jabón no limpia más, solo enjuaga peor.', 'Sirve en agua fría, que es donde se ahorra luz y se cuida la tela.', 'No lo mezcles con cloro.'],
  }),
  productLine({
    ...BASE,
    leaf: 'supermercado/limpieza-del-hogar/limpiadores-y-lavatrastes',
    weight: 7,
    makers: [M.trapoFeliz, M.brisaPatio, M.nubeTendida],
    art: 'bottle',
    params: { shape: 'spray' },
    scene: 'kitchen',
    items: [
      { name: 'Limpiador multiusos para pisos', the: 'el limpiador', short: 'Pisos', price: 46, hex: '#2a9d8f', motif: 'emoji:broom', params: { shape: 'detergent' }, say: 'Un chorrito en la cubeta y listo: no deja capa pegajosa ni hay que enjuagar.', facts: [['Superficie', 'Pisos y azulejo']], points: ['Sin enjuague'] },
      { name: 'Lavatrastes líquido', the: 'el lavatrastes', short: 'Trastes', price: 44, hex: '#9ccb3b', motif: 'emoji:fork-and-knife-with-plate', say: 'Corta la grasa del sartén del chorizo y no reseca las manos. Unas gotas en la fibra húmeda.', facts: [['Superficie', 'Trastes']], points: ['No reseca las manos'] },
      { name: 'Desengrasante de cocina', the: 'el desengrasante', short: 'Cochambre', price: 62, hex: '#ee7a25', motif: 'emoji:cooking', say: 'Para la campana, la parrilla y el cochambre de meses. Rocía, espera cinco minutos y retira con fibra.', facts: [['Superficie', 'Estufa, campana, azulejo']], points: ['Actúa en 5 minutos'] },
      { name: 'Limpiavidrios', the: 'el limpiavidrios', short: 'Vidrios', price: 42, hex: '#8ec4ea', motif: 'emoji:window', say: 'Se evapora rápido y no deja rayas. Úsalo con periódico o microfibra, nunca a pleno sol.', facts: [['Superficie', 'Vidrio, espejo, pantalla de regadera']], points: ['No deja rayas'] },
      { name: 'Limpiador para baño', the: 'el limpiador', short: 'Baño', price: 54, hex: '#6a3d9a', motif: 'emoji:bathtub', say: 'Disuelve el sarro de llaves y cancel. Ventila mientras lo usas y enjuaga al final.', facts: [['Superficie', 'Baño']], points: ['Contra el sarro'] },
    ],
    traits: [
      { name: 'aroma limón', say: 'Huele a cáscara de limón recién cortada.', motif: 'emoji:lemon', facts: [['Aroma', 'Limón']], points: ['Aroma a limón'] },
      { name: 'aroma lavanda y romero', say: 'La mezcla de lavanda y romero es tranquila y no marea.', facts: [['Aroma', 'Lavanda y romero']], points: ['Aroma tranquilo'] },
      { name: 'sin aroma', say: 'No tiene perfume, para casas con bebés, asma o mascotas.', factor: 1.05, facts: [['Aroma', 'Ninguno']], points: ['Sin perfume'] },
      { name: 'concentrado', say: 'Viene concentrado: un tapón por cada litro de agua, en una botella que rellenas.', factor: 1.5, facts: [['Aroma', 'Cítrico'], ['Dilución', '1 a 20']], points: ['Rinde veinte veces'] },
    ],
    sizes: { option: 'Contenido', values: [['500 ml', 0.7], ['1 L', 1], ['Garrafa de 5 L', 4.2]], most: 2 },
    facts: [['Biodegradable', 'Sí'], ['Precaución', 'No ingerir; fuera del alcance de los niños'], ['País de origen', 'México']],
    close: ['Nunca mezcles productos de limpieza entre sí, y menos con cloro.', 'La garrafa sale mejor si rellenas tu atomizador.', 'Prueba primero en un rincón si la superficie es delicada.'],
  }),
  productLine({
    ...BASE,
    leaf: 'supermercado/limpieza-del-hogar/papel-y-desechables',
    weight: 5,
    makers: [M.nubeTendida, M.trapoFeliz, M.brisaPatio, M.lasTrojes],
    art: 'toilet-paper',
    scene: 'bath',
    points: ['Paquete resistente', 'Hecho en México', 'Buen rendimiento', 'Fibra certificada'],
    items: [
      { name: 'Papel higiénico', the: 'el papel', short: 'Higiénico', price: 89, hex: '#eef3f5', motif: 'emoji:roll-of-paper', say: 'Suave sin deshacerse, en rollo que entra en cualquier portarrollo.', facts: [['Piezas', '12 rollos de 220 hojas']], points: ['Hoja doble'] },
      { name: 'Toalla de cocina', the: 'la toalla', short: 'Cocina', price: 62, hex: '#8fd0c8', motif: 'emoji:roll-of-paper', say: 'Absorbe de verdad: una hoja seca un sartén y se puede exprimir sin romperse.', facts: [['Piezas', '4 rollos de 80 hojas']], points: ['Se exprime sin romperse'] },
      { name: 'Servilletas', the: 'las servilletas', short: 'Servilletas', art: 'box', price: 44, hex: '#f7cbd9', motif: 'emoji:fork-and-knife', say: 'Dobladas en cuatro, del tamaño de la taquiza y con cuerpo suficiente para la salsa.', facts: [['Piezas', '450 hojas']], points: ['Con cuerpo'] },
      { name: 'Pañuelos faciales', the: 'los pañuelos', short: 'Pañuelos', art: 'box', price: 36, hex: '#cfe3ee', motif: 'emoji:feather', say: 'Tres capas que no raspan la nariz en temporada de gripa.', facts: [['Piezas', '180 pañuelos']], points: ['No raspan'] },
      { name: 'Bolsas para basura', tag: 'bolsa', the: 'las bolsas', short: 'Jumbo', art: 'pouch', price: 58, hex: '#36383c', motif: 'emoji:wastebasket', say: 'Con jareta y fondo estrella, para que no escurra camino al camión.', facts: [['Piezas', '20 bolsas de 90 × 120 cm'], ['Certificación', 'Polietileno con 60 % reciclado']], points: ['Fondo estrella'] },
    ],
    traits: [
      { name: 'de fibra reciclada', not: ['bolsa'], say: 'Está hecho con material reciclado posconsumo, sin blanquear con cloro.', factor: 0.95, facts: [['Material', '100 % reciclado']], points: ['Reciclado'] },
      { name: 'de alta resistencia', say: 'Trae más gramaje, así que gastas menos en cada uso.', factor: 1.12, facts: [['Material', 'Gramaje reforzado']], points: ['Más gramaje'] },
      { name: 'de uso diario', say: 'La opción rendidora para la casa, el negocio o la fondita.', factor: 0.9, facts: [['Material', 'Estándar']], points: ['Rendidor'] },
      { name: 'de fibra compostable', not: ['bolsa'], say: 'Fibra de caña y bambú: se degrada en composta en unos meses.', factor: 1.4, facts: [['Material', 'Caña y bambú']], points: ['Compostable'] },
    ],
    sizes: { option: 'Presentación', values: [['1 paquete', 1], ['Paquete doble', 1.9], ['Caja con 4 paquetes', 3.6]], most: 2 },
    facts: [['Conservación', 'Lugar seco'], ['País de origen', 'México'], ['Certificación', 'Fibra de manejo responsable']],
    close: ['Va empacado al vacío para que ocupe menos en tu clóset.', 'Compra por caja y olvídate un par de meses.', 'Guárdalo lejos de la humedad.'],
  }),
];
