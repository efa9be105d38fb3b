import type { Archetype } from '../../types.ts';
import { productLine } from '../shared-product-line.ts';
import { MAKERS as M } from './makers.ts';
import { alcohol, sinAlcohol } from './reviews.ts';

const BASE = {
  reviews: alcohol,
  scene: 'living',
  art: 'bottle',
  views: ['hero', 'detail', 'lifestyle', 'box'],
  points: ['Venta solo a mayores de 18 años', 'Botella protegida con doble caja', 'Sello de garantía', 'Lote impreso'],
  close: [
    'El repartidor pide una identificación oficial al entregar. Evita el exceso.',
    'Se entrega solo a mayores de 18 años. Si manejas, que sea otro día.',
    'Guárdala parada o acostada según el tapón, siempre lejos del sol. Solo para mayores de edad.',
  ],
  warranty: 'Si llega rota o con el sello abierto, te la reponemos dentro de los 7 días siguientes a la entrega.',
} as const;

const VINO = {
  ...BASE,
  makers: [M.casaBarranca, M.vinaCoyota],
  params: { shape: 'wine' },
  sizes: { option: 'Presentación', values: [['Botella de 750 ml', 1], ['Caja con 3', 2.9], ['Caja con 6', 5.6]], most: 2 },
} as const;

const AGAVE = {
  ...BASE,
  params: { shape: 'tequila' },
  sizes: { option: 'Contenido', values: [['375 ml', 0.58], ['750 ml', 1], ['1 L', 1.28]], most: 2 },
} as const;

const CERVEZA = {
  ...BASE,
  scene: 'party',
  params: { shape: 'beer' },
  sizes: { option: 'Presentación', values: [['6 de 355 ml', 1], ['12 de 355 ml', 1.95], ['24 de 355 ml', 3.8]], most: 2 },
} as const;

/** Beer, wine and spirits. */
export const conAlcohol: readonly Archetype[] = [
  productLine({
    ...CERVEZA,
    leaf: 'bebidas/cervezas/cerveza-clara-y-oscura',
    weight: 7,
    makers: [M.faroSalado, M.cerveceria],
    facts: [['Fermentación', 'Baja (lager)'], ['Temperatura de servicio', '3 a 6 °C'], ['País de origen', 'México'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    items: [
      { name: 'Cerveza clara', the: 'la cerveza', short: 'Clara', price: 112, hex: '#f2c94c', motif: 'emoji:beer-mug', say: 'Rubia, seca y de trago largo. La de la carne asada, con limón o sin él, que eso se respeta.', facts: [['Estilo', 'Lager clara'], ['Alcohol', '4.5 % vol.']], points: ['Trago largo'] },
      { name: 'Cerveza oscura', the: 'la cerveza', short: 'Oscura', price: 124, hex: '#5c3317', motif: 'emoji:clinking-beer-mugs', say: 'Malta tostada, caramelo y cuerpo medio. Hace buena pareja con mole, birria y quesos curados.', facts: [['Estilo', 'Dark lager'], ['Alcohol', '5.2 % vol.']], points: ['Malta tostada'] },
      { name: 'Cerveza ámbar', the: 'la cerveza', short: 'Ámbar', price: 122, hex: '#b5651d', motif: 'emoji:beer-mug', say: 'Entre clara y oscura: pan tostado, un dulzor leve y final limpio. La que gusta a todos en la mesa.', facts: [['Estilo', 'Vienna lager'], ['Alcohol', '5 % vol.']], points: ['Pan tostado'] },
      { name: 'Cerveza ligera', the: 'la cerveza', short: 'Ligera', price: 108, hex: '#f6e27a', motif: 'emoji:beach-with-umbrella', say: 'Menos alcohol y menos calorías, muy fría. De alberca y de tarde larga.', facts: [['Estilo', 'Lager ligera'], ['Alcohol', '3.5 % vol.']], points: ['Menos alcohol'] },
    ],
    traits: [
      { name: 'en lata', say: 'En lata, que enfría rápido y no se rompe camino a la playa.', art: 'can', facts: [['Envase', 'Lata de aluminio']], points: ['Enfría rápido'] },
      { name: 'en botella', say: 'Botella ámbar, que protege la cerveza de la luz.', facts: [['Envase', 'Botella ámbar']], points: ['Botella ámbar'] },
      { name: 'sin filtrar', say: 'Sin filtrar: queda apenas turbia y con más sabor a grano.', factor: 1.15, facts: [['Envase', 'Botella'], ['Filtrado', 'No']], points: ['Sin filtrar'] },
      { name: 'con sal y limón', say: 'Lleva jugo de limón y sal de mar, ya en su punto.', factor: 1.12, motif: 'emoji:lime', facts: [['Envase', 'Lata de aluminio'], ['Sabor', 'Sal y limón']], points: ['Ya preparada'] },
      { name: 'de malta del norte', say: 'La cebada se maltea en el norte del país y se nota: grano limpio, pan recién horneado.', factor: 1.08, facts: [['Envase', 'Botella'], ['Malta', 'Cebada nacional']], points: ['Cebada nacional'] },
    ],
  }),
  productLine({
    ...CERVEZA,
    leaf: 'bebidas/cervezas/cerveza-artesanal',
    weight: 5,
    makers: [M.cerveceria, M.faroSalado],
    facts: [['Temperatura de servicio', '6 a 10 °C'], ['Filtrado', 'No'], ['País de origen', 'México'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    sizes: { option: 'Presentación', values: [['Botella de 355 ml', 1], ['4 de 355 ml', 3.85], ['12 de 355 ml', 11.2]], most: 2 },
    items: [
      { name: 'Cerveza IPA', tag: 'clara', the: 'la IPA', short: 'IPA', price: 62, hex: '#e28a2b', motif: 'emoji:pine-decoration', say: 'Lúpulo al frente: toronja, resina y un amargor que se queda. Para tacos con mucha salsa.', facts: [['Estilo', 'India pale ale'], ['Alcohol', '6.5 % vol.'], ['Amargor', '60 IBU']], points: ['Toronja y resina'] },
      { name: 'Cerveza stout', the: 'la stout', short: 'Stout', price: 66, hex: '#231815', motif: 'emoji:chocolate-bar', say: 'Negra, cremosa, con café y cacao. De postre o de frío.', facts: [['Estilo', 'Stout'], ['Alcohol', '6 % vol.'], ['Amargor', '35 IBU']], points: ['Café y cacao'] },
      { name: 'Cerveza de trigo', tag: 'clara', the: 'la cerveza de trigo', short: 'Trigo', price: 58, hex: '#f4dc87', motif: 'emoji:banana', say: 'Turbia y refrescante, con plátano y clavo por la levadura, no por jarabe.', facts: [['Estilo', 'Weissbier'], ['Alcohol', '5.2 % vol.'], ['Amargor', '14 IBU']], points: ['Plátano y clavo'] },
      { name: 'Cerveza pale ale', tag: 'clara', the: 'la pale ale', short: 'Pale ale', price: 58, hex: '#d08b3a', motif: 'emoji:beer-mug', say: 'Equilibrada entre malta y lúpulo; la puerta de entrada a lo artesanal.', facts: [['Estilo', 'Pale ale'], ['Alcohol', '5.4 % vol.'], ['Amargor', '34 IBU']], points: ['Equilibrada'] },
      { name: 'Cerveza porter', the: 'la porter', short: 'Porter', price: 62, hex: '#4a2a1e', motif: 'emoji:chestnut', say: 'Nuez, toffee y un tostado suave, menos densa que una stout.', facts: [['Estilo', 'Porter'], ['Alcohol', '5.8 % vol.'], ['Amargor', '28 IBU']], points: ['Nuez y toffee'] },
    ],
    traits: [
      { name: 'de la casa', say: 'Es la receta de planta, la que siempre está conectada en la barra.', facts: [['Edición', 'De línea']], points: ['De línea'] },
      { name: 'con miel de agave', say: 'La miel de agave fermenta casi por completo: deja aroma y poco dulce.', factor: 1.08, facts: [['Edición', 'Temporada'], ['Adjunto', 'Miel de agave']], points: ['Miel de agave'] },
      { name: 'con cacao de Tabasco', not: ['clara'], say: 'Infusionada con cascarilla de cacao, aromática y seca.', factor: 1.15, motif: 'emoji:chocolate-bar', facts: [['Edición', 'Temporada'], ['Adjunto', 'Cacao']], points: ['Cascarilla de cacao'] },
      { name: 'con guayaba', say: 'Guayaba fresca en fermentación: fruta de verdad, acidez al final.', factor: 1.12, motif: 'emoji:cherry-blossom', facts: [['Edición', 'Temporada'], ['Adjunto', 'Guayaba']], points: ['Guayaba fresca'] },
      { name: 'en barrica de tequila', say: 'Reposa cuatro meses en barrica que guardó tequila; sube un grado y gana vainilla.', factor: 1.6, facts: [['Edición', 'Limitada'], ['Barrica', '4 meses']], points: ['Cuatro meses de barrica'] },
    ],
  }),
  productLine({
    ...CERVEZA,
    reviews: sinAlcohol,
    leaf: 'bebidas/cervezas/cerveza-sin-alcohol',
    weight: 2,
    makers: [M.faroSalado, M.cerveceria],
    points: ['Sin alcohol', 'Menos calorías', 'Bien fría sabe mejor', 'Envase reciclable'],
    close: ['Contiene menos de 0.5 % de alcohol; aun así no es bebida para niños.', 'Enfríala bien y sírvela en vaso: la espuma le da sabor.', 'Buena idea para el que maneja y para el lunes.'],
    facts: [['Alcohol', 'Menos de 0.5 % vol.'], ['Temperatura de servicio', '3 a 6 °C'], ['País de origen', 'México']],
    items: [
      { name: 'Cerveza sin alcohol clara', the: 'la cerveza', short: 'Sin alcohol', price: 118, hex: '#f2d45c', motif: 'emoji:beer-mug', say: 'Se fermenta completa y luego se le retira el alcohol, así que sabe a cerveza y no a agua de malta.', facts: [['Estilo', 'Lager'], ['Calorías', '60 kcal por 355 ml']], points: ['Sabe a cerveza'] },
      { name: 'Cerveza sin alcohol oscura', the: 'la cerveza', short: 'Sin alcohol', price: 124, hex: '#5c3317', motif: 'emoji:clinking-beer-mugs', say: 'Malta tostada y final a caramelo, sin el grado. La que falta en las reuniones.', facts: [['Estilo', 'Dark'], ['Calorías', '72 kcal por 355 ml']], points: ['Malta tostada'] },
      { name: 'Cerveza sin alcohol de trigo', the: 'la cerveza', short: 'Sin alcohol', price: 128, hex: '#f4dc87', motif: 'emoji:banana', say: 'Turbia y frutal, muy buena después de correr.', facts: [['Estilo', 'Trigo'], ['Calorías', '66 kcal por 355 ml']], points: ['Para después de correr'] },
      { name: 'Cerveza sin alcohol lupulada', the: 'la cerveza', short: 'Sin alcohol', price: 134, hex: '#d99a33', motif: 'emoji:herb', say: 'Con lúpulo en frío: aroma a toronja y hierba recién cortada.', facts: [['Estilo', 'IPA sin alcohol'], ['Calorías', '58 kcal por 355 ml']], points: ['Lúpulo en frío'] },
    ],
    traits: [
      { name: 'en lata', say: 'En lata, que se enfría en veinte minutos de hielera.', art: 'can', facts: [['Envase', 'Lata']], points: ['Lata ligera'] },
      { name: 'en botella', say: 'En botella ámbar con corona, para servir en vaso.', facts: [['Envase', 'Botella']], points: ['Botella ámbar'] },
      { name: 'con limón', say: 'Con jugo de limón y sal, estilo preparada.', motif: 'emoji:lime', factor: 1.1, facts: [['Envase', 'Lata'], ['Sabor', 'Limón']], points: ['Con limón'] },
    ],
  }),
  productLine({
    ...VINO,
    leaf: 'bebidas/vinos-y-licores/vino-tinto',
    weight: 6,
    models: ['Tierra Roja', 'Ala de Cuervo', 'Doce Parras', 'El Coyotillo', 'Cal y Canto'],
    facts: [['Temperatura de servicio', '16 a 18 °C'], ['Cosecha', '2024'], ['País de origen', 'México'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    items: [
      { name: 'Vino tinto cabernet sauvignon', the: 'el vino', short: 'Cabernet', price: 268, hex: '#5b1220', motif: 'emoji:wine-glass', say: 'Cassis, cedro y taninos firmes que piden carne a las brasas. Ábrelo media hora antes.', facts: [['Uva', 'Cabernet sauvignon'], ['Alcohol', '13.8 % vol.']], points: ['Para carne a las brasas'] },
      { name: 'Vino tinto merlot', the: 'el vino', short: 'Merlot', price: 252, hex: '#6e1b2e', motif: 'emoji:grapes', say: 'Ciruela y especia dulce, de trago redondo. Buen comienzo para quien no toma vino.', facts: [['Uva', 'Merlot'], ['Alcohol', '13.5 % vol.']], points: ['Redondo'] },
      { name: 'Vino tinto tempranillo', the: 'el vino', short: 'Tempranillo', price: 274, hex: '#4a1522', motif: 'emoji:wine-glass', say: 'Fruta roja y cuero, ligero de tanino. Va con quesos curados y con mole colorado.', facts: [['Uva', 'Tempranillo'], ['Alcohol', '13.6 % vol.']], points: ['Va con mole'] },
      { name: 'Vino tinto nebbiolo', the: 'el vino', short: 'Nebbiolo', price: 398, hex: '#3d1420', motif: 'emoji:rose', say: 'Rosa seca, cereza y taninos altos: el nebbiolo de estas tierras, con carácter. Decántalo.', facts: [['Uva', 'Nebbiolo'], ['Alcohol', '14.2 % vol.']], points: ['Decántalo'] },
    ],
    traits: [
      { name: 'joven', say: 'Sin barrica: fruta fresca y ganas de beberse pronto.', factor: 0.85, facts: [['Barrica', 'Sin barrica']], points: ['Fresco y frutal'] },
      { name: 'crianza', say: 'Diez meses en roble le dan vainilla y cuerpo.', facts: [['Barrica', '10 meses en roble']], points: ['Diez meses de roble'] },
      { name: 'reserva', say: 'Veinte meses de barrica y uno más de botella; especia y paciencia.', factor: 1.5, facts: [['Barrica', '20 meses en roble francés']], points: ['Roble francés'] },
      { name: 'orgánico', say: 'Viñedo orgánico certificado y levaduras del propio campo.', factor: 1.25, facts: [['Barrica', '8 meses'], ['Certificación', 'Orgánico']], points: ['Viñedo orgánico'] },
    ],
  }),
  productLine({
    ...VINO,
    leaf: 'bebidas/vinos-y-licores/vino-blanco-y-rosado',
    weight: 4,
    models: ['Brisa Lunar', 'Laja Blanca', 'Garza', 'Cinco Dunas'],
    facts: [['Temperatura de servicio', '8 a 10 °C'], ['Cosecha', '2025'], ['País de origen', 'México'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    items: [
      { name: 'Vino blanco sauvignon blanc', the: 'el vino', short: 'Sauvignon b.', price: 248, hex: '#e6e3a3', motif: 'emoji:lime', say: 'Maracuyá, toronja y hierba cortada; acidez que despierta un ceviche.', facts: [['Uva', 'Sauvignon blanc'], ['Alcohol', '12.8 % vol.']], points: ['Perfecto con ceviche'] },
      { name: 'Vino blanco chardonnay', the: 'el vino', short: 'Chardonnay', price: 268, hex: '#eed98a', motif: 'emoji:pear', say: 'Pera, manzana y un paso cremoso. Con pollo en crema o pescado a la mantequilla.', facts: [['Uva', 'Chardonnay'], ['Alcohol', '13.2 % vol.']], points: ['Cremoso'] },
      { name: 'Vino rosado grenache', the: 'el rosado', short: 'Rosado', price: 238, hex: '#f2a0a8', motif: 'emoji:strawberry', say: 'Fresa, sandía y final seco. El que se acaba primero en la comida del sábado.', facts: [['Uva', 'Grenache'], ['Alcohol', '12.5 % vol.']], points: ['Seco y fresco'] },
      { name: 'Vino blanco chenin', tag: 'dulce', the: 'el vino', short: 'Chenin', price: 232, hex: '#f0e0a6', motif: 'emoji:honey-pot', say: 'Miel, membrillo y una punta de dulce. Para queso fresco y fruta.', facts: [['Uva', 'Chenin blanc'], ['Alcohol', '12.2 % vol.']], points: ['Punta de dulce'] },
    ],
    traits: [
      { name: 'de tanque', say: 'Fermenta en frío en tanque, sin madera: pura fruta.', facts: [['Crianza', 'Tanque de acero']], points: ['Pura fruta'] },
      { name: 'sobre lías', say: 'Pasa cinco meses sobre sus lías y gana textura.', factor: 1.2, facts: [['Crianza', '5 meses sobre lías']], points: ['Con textura'] },
      { name: 'semiseco', say: 'Semiseco, con un poco de azúcar de la uva: se bebe solo.', facts: [['Crianza', 'Tanque'], ['Azúcar residual', '12 g/L']], points: ['Semiseco'] },
      { name: 'de viñedo de altura', say: 'De parcelas a 1,800 metros, donde la noche guarda la acidez.', factor: 1.3, facts: [['Crianza', 'Tanque'], ['Altura', '1,800 m']], points: ['Viñedo de altura'] },
    ],
  }),
  productLine({
    ...VINO,
    leaf: 'bebidas/vinos-y-licores/vino-espumoso',
    weight: 2,
    models: ['Vela', 'Farol', 'Onda', 'Alborada', 'Brújula'],
    params: { shape: 'wine' },
    facts: [['Temperatura de servicio', '6 a 8 °C'], ['País de origen', 'México'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    items: [
      { name: 'Espumoso blanco', the: 'el espumoso', short: 'Espumoso', price: 298, hex: '#e8d9a0', motif: 'emoji:clinking-glasses', say: 'Burbuja fina, manzana verde y pan tostado. Para brindar y también para comer.', facts: [['Uva', 'Chardonnay y pinot noir'], ['Alcohol', '12 % vol.']], points: ['Burbuja fina'] },
      { name: 'Espumoso rosado', the: 'el espumoso rosado', short: 'Rosado', price: 318, hex: '#f0a8b4', motif: 'emoji:cherries', say: 'Fresa y cáscara de naranja, seco. Bien frío y en copa ancha.', facts: [['Uva', 'Pinot noir'], ['Alcohol', '12.2 % vol.']], points: ['Seco'] },
    ],
    traits: [
      { name: 'brut', say: 'Brut: muy poca azúcar, final limpio.', facts: [['Dulzor', 'Brut, 9 g/L']], points: ['Muy seco'] },
      { name: 'extra brut', say: 'Extra brut: casi sin azúcar, para ostiones y pescado.', factor: 1.12, facts: [['Dulzor', 'Extra brut, 4 g/L']], points: ['Para ostiones'] },
      { name: 'semiseco', say: 'Semiseco, un poco más dulce: con pan de nata o fruta.', facts: [['Dulzor', 'Semiseco, 38 g/L']], points: ['Con postre'] },
      { name: 'de método tradicional', say: 'Segunda fermentación en botella y doce meses de reposo.', factor: 1.45, facts: [['Dulzor', 'Brut, 7 g/L'], ['Método', 'Tradicional, 12 meses']], points: ['Doce meses en botella'] },
    ],
  }),
  productLine({
    ...AGAVE,
    leaf: 'bebidas/vinos-y-licores/tequila',
    weight: 7,
    makers: [M.hijasDelAgave, M.donPolicarpo],
    models: ['Ladera Azul', 'Siete Lunas', 'Casta Serrana', 'Pie de Jima', 'Mata Brava'],
    facts: [['Agave', '100 % azul'], ['Alcohol', '38 % vol.'], ['Horno', 'Mampostería'], ['Denominación de origen', 'Tequila'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    items: [
      { name: 'Tequila blanco', tag: 'blanco', the: 'el tequila', short: 'Blanco', price: 368, hex: '#e9f1ee', motif: 'emoji:lime', say: 'Recién destilado: agave cocido, cítrico y pimienta. Derecho o en una paloma, aquí no hay dónde esconderse.', facts: [['Clase', 'Blanco'], ['Reposo', 'Sin reposo']], points: ['Agave al frente'] },
      { name: 'Tequila reposado', the: 'el tequila', short: 'Reposado', price: 428, hex: '#e6c07b', motif: 'emoji:wood', say: 'Madera justa: vainilla, miel y el agave todavía presente. El que sirve para todo.', facts: [['Clase', 'Reposado'], ['Reposo', '8 meses']], points: ['Ocho meses de barrica'] },
      { name: 'Tequila añejo', the: 'el tequila', short: 'Añejo', price: 628, hex: '#b9762f', motif: 'emoji:tumbler-glass', say: 'Caramelo, tabaco y cacao, para copa y sobremesa. Sin hielo.', facts: [['Clase', 'Añejo'], ['Reposo', '18 meses']], points: ['Para sobremesa'] },
      { name: 'Tequila cristalino', the: 'el tequila', short: 'Cristalino', price: 748, hex: '#dfe9ec', motif: 'emoji:sparkles', say: 'Un añejo filtrado: transparente a la vista, con vainilla y coco al paladar.', facts: [['Clase', 'Añejo cristalino'], ['Reposo', '18 meses y filtrado']], points: ['Filtrado en carbón'] },
    ],
    traits: [
      { name: 'de altos', say: 'Agave de los Altos: más dulce y floral por la tierra roja.', facts: [['Región', 'Altos de Jalisco']], points: ['Dulce y floral'] },
      { name: 'de valle', say: 'Agave del Valle: herbal, terroso, con filo.', facts: [['Región', 'Valle de Tequila']], points: ['Herbal y terroso'] },
      { name: 'en barrica de roble', not: ['blanco'], say: 'Barricas de roble blanco de segundo uso: aroma sin tapar el agave.', factor: 1.2, facts: [['Región', 'Jalisco'], ['Barrica', 'Roble blanco']], points: ['Roble blanco'] },
      { name: 'doble destilado', say: 'Dos destilaciones en alambique de cobre, cortes cortos.', factor: 1.3, facts: [['Región', 'Jalisco'], ['Destilación', 'Alambique de cobre']], points: ['Alambique de cobre'] },
    ],
  }),
  productLine({
    ...AGAVE,
    leaf: 'bebidas/vinos-y-licores/mezcal',
    weight: 5,
    makers: [M.palenque, M.donPolicarpo, M.licorDeSierra],
    models: ['Piedra de Moler', 'Ahumadal', 'Perro Negro', 'La Tahona', 'Monte Callado'],
    facts: [['Categoría', 'Mezcal artesanal'], ['Molienda', 'Tahona'], ['Horno', 'Cónico de tierra'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    items: [
      { name: 'Mezcal de espadín', the: 'el mezcal', short: 'Espadín', price: 448, hex: '#e6e6d6', motif: 'emoji:fire', say: 'Humo de mezquite, cítrico y miel. El agave más cultivado y el mejor para empezar: a besos, no de un trago.', facts: [['Agave', 'Espadín'], ['Alcohol', '46 % vol.']], points: ['Para empezar'] },
      { name: 'Mezcal de tobalá', the: 'el mezcal', short: 'Tobalá', price: 848, hex: '#cfd8c4', motif: 'emoji:mountain', say: 'Agave silvestre que tarda quince años; floral, mineral, largo en boca. Copita de jícara.', facts: [['Agave', 'Tobalá silvestre'], ['Alcohol', '47 % vol.']], points: ['Agave silvestre'] },
      { name: 'Mezcal de cuishe', the: 'el mezcal', short: 'Cuishe', price: 728, hex: '#b8c4a0', motif: 'emoji:cactus', say: 'Madera, hierba seca y un final mineral que se recuerda. Para quien ya probó el espadín.', facts: [['Agave', 'Cuishe'], ['Alcohol', '48 % vol.']], points: ['Mineral'] },
      { name: 'Mezcal ensamble', the: 'el mezcal', short: 'Ensamble', price: 588, hex: '#d8cba8', motif: 'emoji:camping', say: 'Espadín y madrecuishe en la misma horneada: humo amable y fruta madura.', facts: [['Agave', 'Espadín y madrecuishe'], ['Alcohol', '46 % vol.']], points: ['Ensamble de horno'] },
    ],
    traits: [
      { name: 'joven', say: 'Joven, sin madera, para que hable el agave.', facts: [['Estado', 'Joven']], points: ['Sin madera'] },
      { name: 'de pechuga', say: 'La tercera destilación lleva pechuga, fruta y especias: suave, redondo, de fiesta.', factor: 1.6, facts: [['Estado', 'Destilado con pechuga']], points: ['Tercera destilación'] },
      { name: 'reposado', say: 'Cuatro meses de barrica neutra, solo para amansar.', factor: 1.2, facts: [['Estado', 'Reposado 4 meses']], points: ['Amansado'] },
      { name: 'de lote numerado', say: 'Botella numerada a mano; cuando se acaba el lote, se acaba.', factor: 1.35, facts: [['Estado', 'Joven, lote numerado']], points: ['Botella numerada'] },
    ],
  }),
  productLine({
    ...AGAVE,
    leaf: 'bebidas/vinos-y-licores/ron-y-whisky',
    weight: 4,
    makers: [M.licorDeSierra, M.donPolicarpo],
    models: ['Reserva Vieja', 'Casa Negra', 'Timón', 'Bodega 12'],
    facts: [['Alcohol', '40 % vol.'], ['Envase', 'Vidrio'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    items: [
      { name: 'Ron de caña', the: 'el ron', short: 'Ron', price: 268, hex: '#c98a3a', motif: 'emoji:coconut', say: 'De jugo de caña de Veracruz: vainilla, plátano y un final seco. Para cubas y para copa.', facts: [['Origen', 'Veracruz'], ['Base', 'Jugo de caña']], points: ['De jugo de caña'] },
      { name: 'Ron blanco', tag: 'blanco', the: 'el ron', short: 'Blanco', price: 238, hex: '#eef3f5', motif: 'emoji:cocktail-glass', say: 'Limpio y ligero, hecho para mojitos y daiquirís sin que estorbe.', facts: [['Origen', 'Veracruz'], ['Base', 'Melaza']], points: ['Para mojitos'] },
      { name: 'Whisky de maíz criollo', the: 'el whisky', short: 'Whisky', price: 528, hex: '#b5651d', motif: 'emoji:ear-of-corn', say: 'Maíz criollo de Jalisco, malteado y añejado en roble nuevo: caramelo, piloncillo y una nota tostada.', facts: [['Origen', 'Jalisco'], ['Base', 'Maíz criollo']], points: ['Maíz criollo'] },
      { name: 'Whisky de malta', the: 'el whisky', short: 'Malta', price: 698, hex: '#8c5a2b', motif: 'emoji:tumbler-glass', say: 'Cebada malteada y paciencia: pan, miel y madera. Con una piedra, o solo.', facts: [['Origen', 'Querétaro'], ['Base', 'Cebada malteada']], points: ['Malta entera'] },
    ],
    traits: [
      { name: 'de tres años', say: 'Tres años en barrica de roble americano.', facts: [['Añejamiento', '3 años']], points: ['Tres años de barrica'] },
      { name: 'de ocho años', not: ['blanco'], say: 'Ocho años y un vaso que no necesita nada más.', factor: 1.6, facts: [['Añejamiento', '8 años']], points: ['Ocho años'] },
      { name: 'con acabado en barrica de vino', not: ['blanco'], say: 'Termina seis meses en barrica de vino tinto: fruta roja y color.', factor: 1.35, facts: [['Añejamiento', '4 años y acabado']], points: ['Barrica de vino'] },
      { name: 'para coctel', say: 'Perfil más seco, pensado para mezclar.', factor: 0.85, facts: [['Añejamiento', '18 meses']], points: ['Para mezclar'] },
    ],
  }),
  productLine({
    ...AGAVE,
    leaf: 'bebidas/vinos-y-licores/licores-y-cremas',
    weight: 4,
    makers: [M.licorDeSierra, M.palenque, M.hijasDelAgave],
    facts: [['Alcohol', '24 % vol.'], ['Envase', 'Vidrio'], ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud']],
    items: [
      { name: 'Licor de naranja', the: 'el licor', short: 'Naranja', price: 248, hex: '#f28c28', motif: 'emoji:tangerine', say: 'Cáscara de naranja agria macerada: para margaritas y para el café de la tarde.', facts: [['Base', 'Alcohol de caña'], ['Dulzor', 'Medio']], points: ['Para margaritas'] },
      { name: 'Licor de café', the: 'el licor', short: 'Café', price: 238, hex: '#4b2b2a', motif: 'emoji:hot-beverage', say: 'Café de Veracruz y piloncillo, en frío. Sobre helado de vainilla es una buena decisión.', facts: [['Base', 'Alcohol de caña'], ['Dulzor', 'Alto']], points: ['Café de Veracruz'] },
      { name: 'Crema de mezcal', the: 'la crema', short: 'Crema mezcal', price: 298, hex: '#e8d7bb', motif: 'emoji:glass-of-milk', say: 'Mezcal joven con crema y canela: dulce y ahumado a la vez. Servir frío.', facts: [['Base', 'Mezcal'], ['Dulzor', 'Alto']], points: ['Dulce y ahumada'] },
      { name: 'Licor de xoconostle', the: 'el licor', short: 'Xoconostle', price: 258, hex: '#c1445a', motif: 'emoji:cactus', say: 'Tuna ácida de Hidalgo macerada en frío: color rosa intenso y un fondo de piedra.', facts: [['Base', 'Alcohol de caña'], ['Dulzor', 'Medio']], points: ['Tuna ácida'] },
      { name: 'Licor de damiana', the: 'el licor', short: 'Damiana', price: 268, hex: '#d6b24a', motif: 'emoji:herb', say: 'Hierba de la península, dulce y floral. Con hielo y una rodaja de limón.', facts: [['Base', 'Alcohol de caña'], ['Dulzor', 'Medio alto']], points: ['Hierba de la península'] },
    ],
    traits: [
      { name: 'de maceración lenta', say: 'Macera noventa días antes de filtrarse; se nota en el color.', facts: [['Elaboración', 'Maceración de 90 días']], points: ['Noventa días'] },
      { name: 'artesanal', say: 'Se hace por lotes de doscientas botellas y se etiqueta a mano.', factor: 1.2, facts: [['Elaboración', 'Lote pequeño']], points: ['Lote de 200 botellas'] },
      { name: 'con menos azúcar', say: 'La versión con menos azúcar, para tomarla sin empalago.', factor: 1.05, facts: [['Elaboración', 'Menos azúcar']], points: ['Menos azúcar'] },
      { name: 'para repostería', say: 'Concentrado, para pasteles y flanes: con una cucharada alcanza.', factor: 1.1, facts: [['Elaboración', 'Concentrado']], points: ['Para repostería'] },
    ],
  }),
];
