import type { Archetype, Color } from '../../types.ts';
import { productLine } from '../shared-product-line.ts';
import { MAKERS as M } from './makers.ts';
import { aroma, cabello, maquillaje } from './reviews.ts';

const PELO = {
  reviews: cabello,
  makers: [M.melenaria, M.rizoLibre, M.sabilaYLuz],
  scene: 'bath',
  words: { uso: 'el diario' },
  facts: [['Pruebas en animales', 'No'], ['Vida útil abierto', '12 meses'], ['País de origen', 'México']],
  points: ['Sin pruebas en animales', 'Sin sal añadida', 'Envase reciclable', 'Rinde con poco'],
  close: ['Empieza por medios y puntas; la raíz se lava con lo que escurre.', 'Dale tres semanas antes de juzgarlo: el pelo tarda en soltar lo anterior.', 'Enjuaga con agua tibia, no caliente. Evita el contacto con los ojos.'],
  warranty: 'Si llega derramado o con la tapa rota, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

const COLOR = {
  reviews: maquillaje,
  makers: [M.grana, M.coquetaOro, M.pielQuieta],
  scene: 'bedroom',
  facts: [['Pruebas en animales', 'No'], ['Vida útil abierto', '12 meses'], ['País de origen', 'México']],
  points: ['Pigmento intenso', 'Sin pruebas en animales', 'Tonos para piel latina', 'Cabe en la bolsa'],
  close: ['Mira los tonos en la piel de la última foto: la pantalla engaña.', 'Retíralo siempre antes de dormir. Suspende su uso si hay irritación.', 'Por higiene no se aceptan cambios de maquillaje abierto.'],
  warranty: 'Si llega roto o con el sello abierto, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

const AROMA = {
  reviews: aroma,
  makers: [M.copalera, M.patioAzahar, M.grana],
  art: 'perfume',
  scene: 'bedroom',
  views: ['hero', 'detail', 'lifestyle', 'box'],
  facts: [['Forma', 'Atomizador'], ['Vida útil abierto', '36 meses'], ['País de origen', 'México']],
  points: ['Botella de vidrio', 'Caja para regalo', 'Atomizador fino', 'Compuesto en México'],
  close: ['Dos disparos sobre piel limpia: cuello y muñecas, sin frotar.', 'Guárdalo lejos de la ventana y del baño; el calor lo apaga.', 'Si es regalo, lo mandamos con papel y sin precio.'],
  warranty: 'Si llega roto o con fuga, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

const LABIAL: readonly Color[] = [
  { name: 'Rojo tuna', hex: '#b3122b' },
  { name: 'Vino quemado', hex: '#6e1b2e' },
  { name: 'Rosa bugambilia', hex: '#c71f78' },
  { name: 'Café de olla', hex: '#7c4535' },
  { name: 'Durazno tibio', hex: '#e58d71' },
  { name: 'Nude cajeta', hex: '#b98263' },
  { name: 'Ciruela', hex: '#5a2442' },
];
const BASES: readonly Color[] = [
  { name: 'Marfil', hex: '#f0d6bd' },
  { name: 'Arena', hex: '#e2bd98' },
  { name: 'Miel', hex: '#cf9f72' },
  { name: 'Canela', hex: '#a97048' },
  { name: 'Cacao', hex: '#7a4a2e' },
];
const SOMBRAS: readonly Color[] = [
  { name: 'Barro', hex: '#a3563a' },
  { name: 'Ahumado', hex: '#45404a' },
  { name: 'Obsidiana', hex: '#1f1c22' },
  { name: 'Cobre', hex: '#b8703f' },
  { name: 'Jade', hex: '#2f7d68' },
];
const RIMEL: readonly Color[] = [
  { name: 'Negro', hex: '#1d1d20' },
  { name: 'Café', hex: '#4f2f20' },
];
const RUBOR: readonly Color[] = [
  { name: 'Durazno', hex: '#e58d71' },
  { name: 'Rosa', hex: '#d96a8b' },
  { name: 'Terracota', hex: '#b8674a' },
];
const ESMALTES: readonly Color[] = [
  { name: 'Rojo clavel', hex: '#c8202f' },
  { name: 'Rosa pálido', hex: '#f2c2cd' },
  { name: 'Azul talavera', hex: '#234fa0' },
  { name: 'Negro', hex: '#1d1d20' },
  { name: 'Terracota', hex: '#bf5f3c' },
  { name: 'Lila', hex: '#b79ad6' },
  { name: 'Verde nopal', hex: '#5b8c3e' },
];

/** Hair, makeup and scents. */
export const cabelloYMaquillaje: readonly Archetype[] = [
  productLine({
    ...PELO,
    leaf: 'salud-belleza/cabello/shampoo-y-acondicionador',
    weight: 6,
    art: 'bottle',
    params: { shape: 'pump' },
    sizes: { option: 'Contenido', values: [['300 ml', 0.7], ['500 ml', 1], ['1 L', 1.75]], most: 2 },
    items: [
      { name: 'Shampoo', tag: 'lava', the: 'el shampoo', short: 'Shampoo', price: 138, hex: '#8fc4a7', say: 'Limpia sin dejar el cabello áspero. Un tanto del tamaño de una moneda y mucha agua; el segundo lavado casi nunca hace falta.', facts: [['Uso', 'Lavado']], points: ['Espuma suave'] },
      { name: 'Acondicionador', the: 'el acondicionador', short: 'Acondicionador', price: 142, hex: '#f0c9a8', say: 'Desenreda desde la regadera: aplícalo de medios a puntas, peina con los dedos y enjuaga.', facts: [['Uso', 'Después del lavado']], points: ['Desenreda'] },
      { name: 'Shampoo sólido', tag: 'lava', the: 'el shampoo sólido', short: 'Sólido', art: 'soap', price: 118, hex: '#c9b458', say: 'Una barra que rinde cerca de sesenta lavados y viaja sin derramarse. Déjalo secar entre usos.', facts: [['Uso', 'Lavado'], ['Peso', '80 g']], points: ['Sin botella'], sizes: { option: 'Presentación', values: [['1 barra', 1], ['2 barras', 1.9]], most: 2 } },
    ],
    traits: [
      { name: 'para cabello rizado', say: 'Sin sulfatos fuertes y con linaza: el rizo se junta en lugar de esponjarse.', words: { uso: 'mis chinos' }, facts: [['Cabello', 'Rizado u ondulado'], ['Activo', 'Linaza']], points: ['Define el rizo'] },
      { name: 'para cabello teñido', say: 'Cuida el color con un pH bajito y filtros que lo protegen del sol.', factor: 1.12, words: { uso: 'mi pelo teñido' }, facts: [['Cabello', 'Teñido'], ['pH', '5']], points: ['Cuida el color'] },
      { name: 'anticaspa', only: ['lava'], say: 'Con piroctona olamina al 0.5 %. Déjalo actuar tres minutos; si la caspa persiste, consulta al dermatólogo.', factor: 1.1, words: { uso: 'la caspa' }, facts: [['Cabello', 'Con caspa'], ['Activo', 'Piroctona olamina 0.5 %']], points: ['Deja actuar 3 min'] },
      { name: 'con sábila y romero', say: 'Sábila y romero para raíz que se engrasa pronto: fresco y ligero.', words: { uso: 'la raíz grasa' }, motif: 'emoji:herb', facts: [['Cabello', 'Normal a graso'], ['Activo', 'Sábila y romero']], points: ['Raíz fresca'] },
      { name: 'con aguacate', say: 'Aceite de aguacate y pantenol para puntas secas o maltratadas por la plancha.', factor: 1.06, words: { uso: 'las puntas secas' }, motif: 'emoji:avocado', facts: [['Cabello', 'Seco o maltratado'], ['Activo', 'Aguacate y pantenol']], points: ['Puntas suaves'] },
    ],
  }),
  productLine({
    ...PELO,
    leaf: 'salud-belleza/cabello/tratamientos-y-peinado',
    weight: 5,
    art: 'jar',
    sizes: { option: 'Contenido', values: [['100 ml', 0.6], ['250 ml', 1], ['500 ml', 1.7]], most: 2 },
    items: [
      { name: 'Mascarilla capilar', the: 'la mascarilla', short: 'Mascarilla', price: 178, hex: '#d9a0a3', say: 'Una vez por semana, diez minutos con gorro: suaviza como salida de la estética.', facts: [['Uso', 'Semanal']], points: ['Diez minutos'] },
      { name: 'Crema para peinar', the: 'la crema', short: 'Para peinar', art: 'bottle', params: { shape: 'pump' }, price: 128, hex: '#f3d9c4', say: 'Con el pelo húmedo, en secciones, y a secar al aire. No deja costra ni hojuelas blancas.', facts: [['Uso', 'Diario']], points: ['No deja costra'] },
      { name: 'Aceite capilar', the: 'el aceite', short: 'Aceite', art: 'bottle', params: { shape: 'dropper' }, price: 168, hex: '#e0a63f', say: 'Tres gotas en las puntas, con el pelo casi seco. Quita la estática y da brillo sin engrasar.', facts: [['Uso', 'Diario']], points: ['Tres gotas'] },
      { name: 'Cera para peinar', tag: 'cera', the: 'la cera', short: 'Cera', price: 118, hex: '#4a4e69', say: 'Fijación que se puede volver a trabajar con los dedos durante el día. Caliéntala entre las manos.', facts: [['Uso', 'Diario']], points: ['Se reacomoda'] },
    ],
    traits: [
      { name: 'con linaza', say: 'La linaza junta el rizo y lo deja con movimiento.', words: { uso: 'mis ondas' }, facts: [['Activo', 'Linaza']], points: ['Movimiento'] },
      { name: 'con keratina', say: 'Keratina hidrolizada que se siente al pasar el cepillo.', factor: 1.12, words: { uso: 'el pelo decolorado' }, facts: [['Activo', 'Keratina']], points: ['Se siente al peinar'] },
      { name: 'con protección térmica', not: ['cera'], say: 'Protege hasta 220 °C; úsalo antes de la secadora o la plancha.', factor: 1.15, words: { uso: 'antes de la plancha' }, facts: [['Activo', 'Protección hasta 220 °C']], points: ['Hasta 220 °C'] },
      { name: 'con coco y karité', say: 'Coco y karité para puntas que ya piden tijera.', words: { uso: 'las puntas resecas' }, motif: 'emoji:coconut', facts: [['Activo', 'Coco y karité']], points: ['Puntas suaves'] },
    ],
  }),
  productLine({
    ...PELO,
    leaf: 'salud-belleza/cabello/secadoras-y-planchas',
    weight: 4,
    makers: [M.voltiaEstilo, M.melenaria],
    art: 'hair-dryer',
    scene: 'bath',
    models: ['Ráfaga', 'Vendaval', 'Onda 3', 'Salón', 'Céfiro'],
    colors: [
      { name: 'Negro', hex: '#1d1d20' },
      { name: 'Palo de rosa', hex: '#d9a0a3' },
      { name: 'Lila', hex: '#b9a6dd' },
      { name: 'Blanco', hex: '#f6f5f1' },
    ],
    mostColors: 3,
    facts: [['Voltaje', '127 V'], ['Cable', '2 m giratorio'], ['Norma', 'NOM-003-SCFI'], ['País de origen', 'China']],
    points: ['Cable de 2 metros', '127 V', '1 año de garantía', 'Refacciones en México'],
    warranty: '1 año contra defectos de fábrica.',
    close: ['No la uses cerca del agua ni con los pies mojados. Deja que se enfríe antes de guardarla.', 'Protege el pelo con crema térmica y no pases más de dos veces por mechón.', 'Limpia el filtro o las placas una vez al mes: alarga mucho su vida.'],
    items: [
      { name: 'Secadora de cabello', the: 'la secadora', short: 'Secadora', price: 598, say: 'Dos velocidades y tres calores, con boquilla que se pone de un clic. El aire frío sella el peinado.', facts: [['Potencia', '1,875 W']], points: ['Aire frío'] },
      { name: 'Plancha para cabello', the: 'la plancha', short: 'Plancha', art: 'hair-iron', price: 528, say: 'Placas flotantes que no jalan, y se apaga sola a la hora. Empieza por la temperatura baja.', facts: [['Potencia', '45 W'], ['Temperatura', '120 a 220 °C']], points: ['Se apaga sola'] },
      { name: 'Cepillo secador', the: 'el cepillo', short: 'Cepillo', art: 'hair-iron', price: 648, say: 'Seca y alacia al mismo tiempo, para quien no puede con dos manos y una secadora.', facts: [['Potencia', '1,000 W']], points: ['Seca y alacia'] },
      { name: 'Tenaza onduladora', the: 'la tenaza', short: 'Tenaza', art: 'hair-iron', price: 488, say: 'Barril de 25 mm para ondas abiertas. Suelta el mechón y no lo peines hasta que enfríe.', facts: [['Potencia', '60 W'], ['Temperatura', '150 a 210 °C']], points: ['Ondas abiertas'] },
    ],
    traits: [
      { name: 'con iones', say: 'El generador de iones baja la estática y el esponjado.', words: { uso: 'el pelo lacio' }, facts: [['Tecnología', 'Iones']], points: ['Menos esponjado'] },
      { name: 'de cerámica', say: 'Recubrimiento cerámico, que reparte el calor parejo.', factor: 1.1, words: { uso: 'todos los días' }, facts: [['Tecnología', 'Cerámica']], points: ['Calor parejo'] },
      { name: 'de uso profesional', say: 'Aguanta el uso continuo, para estética o para quien peina a tres hijas.', factor: 1.5, words: { uso: 'la estética' }, facts: [['Tecnología', 'Uso profesional']], points: ['Uso continuo'] },
      { name: 'de viaje plegable', say: 'Mango plegable y doble voltaje, para la maleta chica.', factor: 1.05, words: { uso: 'los viajes' }, facts: [['Voltaje', '127 / 220 V'], ['Plegable', 'Sí']], points: ['Doble voltaje'] },
    ],
  }),
  productLine({
    ...COLOR,
    leaf: 'salud-belleza/maquillaje/labios',
    weight: 5,
    art: 'lipstick',
    colors: LABIAL,
    mostColors: 5,
    models: ['Tlali', 'Carmela', 'Nochera', 'Fiesta', 'Recato', 'Valiente'],
    items: [
      { name: 'Labial en barra', the: 'el labial', short: 'Labial', price: 128, say: 'Una pasada y ya tiñe, sin esa capa gruesa que se marca en los pliegues. Empieza del centro hacia afuera.', facts: [['Contenido', '3.5 g']], points: ['Una pasada'] },
      { name: 'Labial líquido', the: 'el labial', short: 'Líquido', price: 148, say: 'Aplicador suave y secado rápido; aguanta el café y casi todo el chisme.', facts: [['Contenido', '4 ml']], points: ['Aguanta el café'] },
      { name: 'Bálsamo labial con color', tag: 'balsamo', the: 'el bálsamo', short: 'Bálsamo', price: 88, say: 'Humecta y deja un velo de color. De esos que se retocan sin espejo.', facts: [['Contenido', '4 g']], points: ['Sin espejo'] },
    ],
    traits: [
      { name: 'mate', not: ['balsamo'], say: 'Acabado mate que no reseca, con vitamina E.', facts: [['Acabado', 'Mate']], points: ['No reseca'] },
      { name: 'satinado', say: 'Brillo suave, como recién humectado.', facts: [['Acabado', 'Satinado']], points: ['Brillo suave'] },
      { name: 'de larga duración', not: ['balsamo'], say: 'Dura varias horas y se quita con desmaquillante bifásico.', factor: 1.2, facts: [['Acabado', 'Mate'], ['Duración', 'Hasta 8 horas']], points: ['Varias horas'] },
      { name: 'con manteca de cacao', say: 'Manteca de cacao de Tabasco, para labios que se parten.', factor: 1.08, facts: [['Acabado', 'Cremoso']], points: ['Con cacao'] },
    ],
  }),
  productLine({
    ...COLOR,
    leaf: 'salud-belleza/maquillaje/rostro-y-ojos',
    weight: 6,
    art: 'compact',
    mostColors: 4,
    models: ['Alba', 'Contraluz', 'Petate', 'Ocote', 'Filigrana'],
    items: [
      { name: 'Base de maquillaje líquida', the: 'la base', short: 'Base', art: 'bottle', params: { shape: 'pump' }, colors: BASES, price: 228, tag: 'piel', say: 'Cobertura que se construye por capas y deja ver la piel. Difumina con esponja húmeda.', facts: [['Contenido', '30 ml']], points: ['Por capas'] },
      { name: 'Polvo compacto', the: 'el polvo', short: 'Polvo', colors: BASES, price: 168, tag: 'piel', say: 'Fija y quita brillo sin caer en la grieta. Con espejo, para retocar en el tráfico.', facts: [['Contenido', '10 g']], points: ['Con espejo'] },
      { name: 'Paleta de sombras', the: 'la paleta', short: 'Sombras', params: { palette: 1 }, colors: SOMBRAS, price: 248, tag: 'ojo', say: 'Nueve tonos que se llevan entre sí: para la oficina con dos, para la fiesta con cuatro.', facts: [['Tonos', '9']], points: ['Nueve tonos'] },
      { name: 'Rímel', the: 'el rímel', short: 'Rímel', art: 'lipstick', colors: RIMEL, price: 148, tag: 'ojo', say: 'Cepillo curvo que separa sin hacer grumo. Cámbialo cada cuatro meses, los ojos lo agradecen.', facts: [['Contenido', '9 ml']], points: ['Sin grumos'] },
      { name: 'Rubor en polvo', the: 'el rubor', short: 'Rubor', colors: RUBOR, price: 148, tag: 'piel', say: 'Pigmento suave, que se sube de a poco. Sonríe, aplica y difumina hacia la sien.', facts: [['Contenido', '5 g']], points: ['Se sube de a poco'] },
    ],
    traits: [
      { name: 'de acabado natural', say: 'Se ve piel, no maquillaje; perfecto para todos los días.', facts: [['Acabado', 'Natural']], points: ['Se ve natural'] },
      { name: 'de acabado mate', say: 'Control de brillo para piel mixta y días de calor.', factor: 1.12, only: ['piel'], facts: [['Acabado', 'Mate']], points: ['Control de brillo'] },
      { name: 'de acabado luminoso', say: 'Refleja la luz sin brillantina, muy de fiesta de día.', facts: [['Acabado', 'Luminoso']], points: ['Luz suave'] },
      { name: 'a prueba de agua', say: 'Resiste sudor, lluvia y llanto de boda.', factor: 1.15, only: ['ojo'], facts: [['Acabado', 'A prueba de agua']], points: ['Aguanta el llanto'] },
      { name: 'para piel sensible', say: 'Sin perfume, probado en piel reactiva.', factor: 1.08, facts: [['Acabado', 'Natural'], ['Perfume', 'No contiene']], points: ['Sin perfume'] },
    ],
  }),
  productLine({
    ...COLOR,
    leaf: 'salud-belleza/maquillaje/unas',
    weight: 4,
    art: 'nail-polish',
    colors: ESMALTES,
    mostColors: 6,
    models: ['Kermés', 'Papel Picado', 'Domingo', 'Alameda', 'Sonaja', 'Talavera'],
    items: [
      { name: 'Esmalte para uñas', the: 'el esmalte', short: 'Esmalte', price: 62, say: 'Brocha ancha que cubre la uña en dos pasadas. Dos capas delgadas secan mejor que una gruesa.', facts: [['Contenido', '11 ml']], points: ['Brocha ancha'] },
      { name: 'Esmalte en gel', the: 'el esmalte', short: 'Gel', price: 98, say: 'Necesita lámpara y dura dos semanas. Retira con calma, sin arrancar: la uña se lleva lo peor.', facts: [['Contenido', '10 ml'], ['Lámpara', 'Sí']], points: ['Dos semanas'] },
      { name: 'Juego de uñas postizas', the: 'las uñas', short: 'Postizas', price: 118, say: 'Veinticuatro piezas en doce medidas, con pegamento. Se quitan con agua tibia y aceite.', facts: [['Piezas', '24']], points: ['Doce medidas'] },
    ],
    traits: [
      { name: 'de alto brillo', say: 'Brillo de salón con dos capas.', facts: [['Acabado', 'Brillo']], points: ['Alto brillo'] },
      { name: 'de acabado mate', say: 'Acabado mate, como gis fino.', facts: [['Acabado', 'Mate']], points: ['Acabado mate'] },
      { name: 'de acabado nacarado', say: 'Con nácar que cambia según la luz.', factor: 1.08, facts: [['Acabado', 'Nacarado']], points: ['Cambia con la luz'] },
      { name: 'con destellos', say: 'Con brillitos finos, del tipo que no raspa.', factor: 1.1, facts: [['Acabado', 'Destellos']], points: ['Brillo fino'] },
    ],
  }),
  productLine({
    ...AROMA,
    leaf: 'salud-belleza/perfumes/perfumes-para-mujer',
    weight: 5,
    models: ['Señorita Luz', 'Jardín Cerrado', 'Noche de Cempasúchil', 'Cal Blanca', 'Patio de Arriba', 'Marea Baja'],
    sizes: { option: 'Contenido', values: [['30 ml', 0.65], ['50 ml', 1], ['100 ml', 1.6]], most: 3 },
    items: [
      { name: 'Eau de parfum para mujer', the: 'el perfume', short: 'Parfum', params: { shape: 'round' }, price: 548, hex: '#e7b8c4', motif: 'emoji:rose', say: 'Concentración alta, de estela suave pero presente. Dura de la mañana a la cena.', facts: [['Concentración', 'Eau de parfum, 15 %']], points: ['Dura todo el día'] },
      { name: 'Eau de toilette para mujer', the: 'el perfume', short: 'Toilette', params: { shape: 'tall' }, price: 428, hex: '#f0d9a8', motif: 'emoji:cherry-blossom', say: 'Más ligera y fresca, para el día. Se reaplica al salir de la oficina y listo.', facts: [['Concentración', 'Eau de toilette, 9 %']], points: ['Para el día'] },
    ],
    traits: [
      { name: 'de cempasúchil y naranja', say: 'Cempasúchil, mandarina y cedro: noviembre en un frasco.', words: { uso: 'naranja y flor' }, motif: 'emoji:tangerine', facts: [['Salida', 'Mandarina'], ['Corazón', 'Cempasúchil'], ['Fondo', 'Cedro']], points: ['Floral cítrico'] },
      { name: 'de gardenia y vainilla', say: 'Gardenia abierta, vainilla de Papantla y un fondo de sándalo.', factor: 1.1, words: { uso: 'gardenia y vainilla' }, motif: 'emoji:blossom', facts: [['Salida', 'Bergamota'], ['Corazón', 'Gardenia'], ['Fondo', 'Vainilla']], points: ['Floral dulce'] },
      { name: 'de jamaica y pimienta rosa', say: 'Jamaica ácida con pimienta rosa; nada empalagoso.', words: { uso: 'jamaica' }, motif: 'emoji:hibiscus', facts: [['Salida', 'Pimienta rosa'], ['Corazón', 'Flor de jamaica'], ['Fondo', 'Ámbar']], points: ['Frutal especiado'] },
      { name: 'de nardo y copal', say: 'Nardo de Xochimilco sobre copal: profundo, de noche.', factor: 1.2, words: { uso: 'nardo y copal' }, motif: 'emoji:candle', facts: [['Salida', 'Té negro'], ['Corazón', 'Nardo'], ['Fondo', 'Copal']], points: ['Para la noche'] },
    ],
  }),
  productLine({
    ...AROMA,
    leaf: 'salud-belleza/perfumes/perfumes-para-hombre',
    weight: 5,
    models: ['Camino Real', 'Ocote', 'Último Tren', 'Barranca', 'Piedra Negra', 'Sereno'],
    sizes: { option: 'Contenido', values: [['50 ml', 1], ['100 ml', 1.6]], most: 2 },
    items: [
      { name: 'Eau de parfum para hombre', the: 'el perfume', short: 'Parfum', params: { shape: 'square' }, price: 568, hex: '#37474f', motif: 'emoji:wood', say: 'Madera y especia, con estela que se queda sin avasallar. De noche, y en clima fresco.', facts: [['Concentración', 'Eau de parfum, 15 %']], points: ['Estela larga'] },
      { name: 'Eau de toilette para hombre', the: 'el perfume', short: 'Toilette', params: { shape: 'tall' }, price: 448, hex: '#1f5966', motif: 'emoji:lemon', say: 'Fresco y limpio para la oficina y el calor. Se nota cerca, no a tres metros.', facts: [['Concentración', 'Eau de toilette, 9 %']], points: ['Para la oficina'] },
    ],
    traits: [
      { name: 'de cedro y tabaco', say: 'Cedro, tabaco y un toque de naranja amarga.', words: { uso: 'madera y tabaco' }, motif: 'emoji:evergreen-tree', facts: [['Salida', 'Naranja amarga'], ['Corazón', 'Tabaco'], ['Fondo', 'Cedro']], points: ['Maderoso'] },
      { name: 'de limón y vetiver', say: 'Limón, jengibre y vetiver: recién bañado todo el día.', words: { uso: 'limón y pasto' }, motif: 'emoji:lime', facts: [['Salida', 'Limón'], ['Corazón', 'Jengibre'], ['Fondo', 'Vetiver']], points: ['Cítrico limpio'] },
      { name: 'de cuero y mezquite', say: 'Cuero suave y humo de mezquite; elegante y distinto.', factor: 1.2, words: { uso: 'cuero y humo' }, motif: 'emoji:fire', facts: [['Salida', 'Cardamomo'], ['Corazón', 'Cuero'], ['Fondo', 'Mezquite']], points: ['Distinto'] },
      { name: 'de lavanda y cacao', say: 'Lavanda, salvia y cacao amargo: barbería y postre a la vez.', factor: 1.08, words: { uso: 'lavanda y cacao' }, motif: 'emoji:chocolate-bar', facts: [['Salida', 'Lavanda'], ['Corazón', 'Salvia'], ['Fondo', 'Cacao']], points: ['Aromático'] },
    ],
  }),
  productLine({
    ...AROMA,
    leaf: 'salud-belleza/perfumes/brumas-y-colonias',
    weight: 4,
    art: 'bottle',
    params: { shape: 'spray' },
    sizes: { option: 'Contenido', values: [['100 ml', 0.6], ['250 ml', 1], ['500 ml', 1.7]], most: 2 },
    models: ['Fresco', 'Ligero', 'Vacaciones'],
    items: [
      { name: 'Bruma corporal', the: 'la bruma', short: 'Bruma', price: 168, hex: '#f2b5c4', say: 'Ligera, para después de bañarse o para el cambio de clima. No mancha la blusa.', facts: [['Concentración', '3 %']], points: ['No mancha'] },
      { name: 'Colonia fresca', the: 'la colonia', short: 'Colonia', price: 188, hex: '#cfe3ee', say: 'Para toda la familia, incluso después del juego. La de la abuela con mejor empaque.', facts: [['Concentración', '5 %']], points: ['Para todos'] },
      { name: 'Colonia para bebé', tag: 'bebe', the: 'la colonia', short: 'Bebé', price: 148, hex: '#cfe8f5', say: 'Muy suave y sin alcohol. Sobre la ropa, nunca directo en la piel del bebé.', facts: [['Concentración', '1 %'], ['Alcohol', 'No contiene']], points: ['Sin alcohol'] },
    ],
    traits: [
      { name: 'de azahar', say: 'Azahar limpio, el más fácil de querer.', words: { uso: 'azahar' }, motif: 'emoji:blossom', facts: [['Aroma', 'Azahar']], points: ['Azahar limpio'] },
      { name: 'de lavanda', say: 'Lavanda seca, para bajar el ritmo.', words: { uso: 'lavanda' }, motif: 'emoji:hyacinth', facts: [['Aroma', 'Lavanda']], points: ['Lavanda seca'] },
      { name: 'de coco', not: ['bebe'], say: 'Coco sin exceso, con sal de mar al final.', words: { uso: 'playa' }, motif: 'emoji:coconut', facts: [['Aroma', 'Coco']], points: ['A playa'] },
      { name: 'de manzanilla', say: 'Manzanilla y miel, tibia y discreta.', words: { uso: 'manzanilla' }, motif: 'emoji:sunflower', facts: [['Aroma', 'Manzanilla']], points: ['Discreta'] },
    ],
  }),
];
