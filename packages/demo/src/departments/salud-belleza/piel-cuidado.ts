import type { Archetype } from '../../types.ts';
import { productLine } from '../shared-product-line.ts';
import { MAKERS as M } from './makers.ts';
import { piel } from './reviews.ts';

const FACIAL = {
  reviews: piel,
  makers: [M.sabilaYLuz, M.pielQuieta, M.tezontle],
  scene: 'bath',
  facts: [['Uso', 'Externo'], ['Pruebas en animales', 'No'], ['Vida útil abierto', '12 meses'], ['País de origen', 'México']],
  points: ['Sin pruebas en animales', 'Activos con porcentaje', 'Probado bajo control dermatológico', 'Envase reciclable'],
  close: [
    'Pruébalo un par de días en el antebrazo antes de usarlo en la cara. Suspende si hay irritación.',
    'Si tienes acné, rosácea o algún tratamiento, pregunta primero a tu dermatólogo.',
    'Por la mañana, termina siempre con protector solar.',
    'La constancia hace más que la cantidad: un poco, todos los días.',
  ],
  warranty: 'Si llega abierto o derramado, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

const CUERPO = { ...FACIAL, makers: [M.jabonera, M.sabilaYLuz, M.patioAzahar, M.pielQuieta], close: ['Guárdalo lejos del sol y del chorro de la regadera.', 'Uso externo. Evita el contacto con los ojos y suspende si irrita.', 'Va sellado; si es regalo, dínoslo y sale sin precio.', 'Cuando se acabe, enjuaga el envase y sepáralo para reciclar.'] } as const;

const AROMAS = [
  { name: 'de avena y miel', say: 'La avena calma y la miel deja la piel suave; huele apenas a pan tibio.', motif: 'emoji:honey-pot', hex: '#d9b779', facts: [['Aroma', 'Avena y miel']], points: ['Avena coloidal'] },
  { name: 'de lavanda', say: 'Lavanda de Guanajuato, seca y limpia, buena para la noche.', motif: 'emoji:hyacinth', hex: '#b9a6dd', facts: [['Aroma', 'Lavanda']], points: ['Lavanda natural'] },
  { name: 'de naranja y romero', say: 'Naranja con romero: fresco y herbal, para despertar.', motif: 'emoji:tangerine', hex: '#f0a04b', facts: [['Aroma', 'Naranja y romero']], points: ['Fresco y herbal'] },
  { name: 'de coco y vainilla', say: 'Coco de Guerrero y vainilla de Papantla, sin que empalague.', motif: 'emoji:coconut', hex: '#f0e2c4', facts: [['Aroma', 'Coco y vainilla']], points: ['Vainilla de Papantla'] },
  { name: 'sin perfume', say: 'No lleva perfume ni colorante, para pieles que protestan por todo.', hex: '#eef1ee', facts: [['Aroma', 'Sin perfume']], points: ['Sin perfume'] },
] as const;

/** Face and body. */
export const pielYCuidado: readonly Archetype[] = [
  productLine({
    ...FACIAL,
    leaf: 'salud-belleza/cuidado-facial/limpiadores-faciales',
    weight: 5,
    art: 'bottle',
    params: { shape: 'pump' },
    sizes: { option: 'Contenido', values: [['100 ml', 0.6], ['200 ml', 1], ['400 ml', 1.75]], most: 2 },
    items: [
      { name: 'Gel limpiador facial', the: 'el gel', short: 'Gel', price: 168, hex: '#a5dcc3', motif: 'emoji:bubbles', say: 'Espuma ligera que se lleva el sudor y el humo del día sin dejar la piel tirante.', facts: [['Textura', 'Gel']], points: ['No deja tirante'] },
      { name: 'Leche desmaquillante', the: 'la leche', short: 'Leche', price: 178, hex: '#f3e7dc', motif: 'emoji:glass-of-milk', say: 'Se pone en seco, con las manos, y disuelve base y rímel antes de enjuagar.', facts: [['Textura', 'Leche']], points: ['Disuelve el rímel'] },
      { name: 'Agua micelar', the: 'el agua micelar', short: 'Micelar', price: 148, hex: '#cfe3ee', motif: 'emoji:droplet', say: 'Con un algodón, para las noches en que nadie quiere ir hasta el lavabo. Enjuaga si tu piel es reactiva.', facts: [['Textura', 'Agua']], points: ['Rápida'] },
      { name: 'Exfoliante facial', the: 'el exfoliante', short: 'Exfoliante', price: 188, hex: '#d9a066', motif: 'emoji:sparkles', say: 'Grano fino y redondo que no raspa. Una o dos veces por semana, nunca sobre granitos inflamados.', facts: [['Textura', 'Crema con grano']], points: ['Grano redondo'] },
    ],
    traits: [
      { name: 'para piel mixta', say: 'Con niacinamida al 2 %, que ayuda a controlar el brillo de la zona T.', facts: [['Tipo de piel', 'Mixta a grasa'], ['Activo', 'Niacinamida 2 %']], points: ['Menos brillo'] },
      { name: 'para piel seca', say: 'Lleva glicerina y aceite de chía, para limpiar sin quitar lo que la piel necesita.', facts: [['Tipo de piel', 'Seca'], ['Activo', 'Glicerina y chía']], points: ['Con aceite de chía'] },
      { name: 'para piel sensible', say: 'Sin perfume y con pantenol, pensado para pieles que se enrojecen.', factor: 1.1, facts: [['Tipo de piel', 'Sensible'], ['Activo', 'Pantenol 1 %']], points: ['Sin perfume'] },
      { name: 'con té verde', say: 'El té verde de base le da un aroma limpio y un acabado fresco.', factor: 1.05, motif: 'emoji:teapot', facts: [['Tipo de piel', 'Todas'], ['Activo', 'Té verde']], points: ['Con té verde'] },
    ],
  }),
  productLine({
    ...FACIAL,
    leaf: 'salud-belleza/cuidado-facial/cremas-y-sueros',
    weight: 7,
    art: 'jar',
    sizes: { option: 'Contenido', values: [['30 ml', 1], ['50 ml', 1.5]], most: 2 },
    items: [
      { name: 'Crema hidratante de día', the: 'la crema', short: 'De día', price: 228, hex: '#f7e3d0', motif: 'emoji:sun', say: 'Textura de gel-crema que se absorbe en lo que te vistes y sirve de base para el maquillaje.', facts: [['Momento', 'Mañana']], points: ['Base de maquillaje'] },
      { name: 'Crema de noche', the: 'la crema', short: 'De noche', price: 288, hex: '#4a4e69', motif: 'emoji:crescent-moon', say: 'Más untuosa, para trabajar mientras duermes. Un poco en cara y cuello, con la piel todavía húmeda.', facts: [['Momento', 'Noche']], points: ['Más untuosa'] },
      { name: 'Suero facial', the: 'el suero', short: 'Suero', art: 'bottle', params: { shape: 'dropper' }, price: 318, hex: '#e9b44c', motif: 'emoji:droplet', say: 'Tres o cuatro gotas antes de la crema. Ligero, se siente como agua y no como aceite.', facts: [['Momento', 'Mañana y noche']], points: ['Tres gotas bastan'] },
      { name: 'Contorno de ojos', the: 'el contorno', short: 'Ojos', art: 'tube', price: 248, hex: '#b9a6dd', motif: 'emoji:sparkles', say: 'En toquecitos con el anular, sin tallar. Humecta las líneas de sequedad y refresca por la mañana.', facts: [['Momento', 'Mañana y noche']], points: ['En toquecitos'] },
    ],
    traits: [
      { name: 'con ácido hialurónico', say: 'Ácido hialurónico de dos pesos: retiene agua arriba y adentro.', motif: 'emoji:droplet', facts: [['Activo', 'Ácido hialurónico 1 %']], points: ['Humecta en dos capas'] },
      { name: 'con vitamina C', say: 'Vitamina C estabilizada al 10 %; guárdala en su caja, que la luz la oxida.', factor: 1.15, motif: 'emoji:tangerine', facts: [['Activo', 'Vitamina C 10 %']], points: ['Aspecto luminoso'] },
      { name: 'con niacinamida', say: 'Niacinamida al 5 %, que ayuda a verse la piel más pareja con el uso.', facts: [['Activo', 'Niacinamida 5 %']], points: ['Tono más parejo'] },
      { name: 'con bakuchiol', say: 'Bakuchiol vegetal, una alternativa amable para quien no tolera el retinol.', factor: 1.25, motif: 'emoji:seedling', facts: [['Activo', 'Bakuchiol 1 %']], points: ['Amable'] },
      { name: 'con nopal y chía', say: 'Extracto de nopal y aceite de chía mexicanos, con ceramidas.', factor: 1.08, motif: 'emoji:cactus', facts: [['Activo', 'Nopal, chía y ceramidas']], points: ['Con ceramidas'] },
    ],
  }),
  productLine({
    ...FACIAL,
    leaf: 'salud-belleza/cuidado-facial/protectores-solares',
    weight: 4,
    art: 'tube',
    scene: 'beach',
    sizes: { option: 'Contenido', values: [['50 ml', 1], ['120 ml', 1.7], ['200 ml', 2.3]], most: 2 },
    close: ['Dos dedos de producto para cara y cuello, y repite cada dos horas o después de nadar.', 'Póntelo quince minutos antes de salir; ningún protector bloquea todo el sol.', 'El sol de la ciudad también cuenta, aunque esté nublado.'],
    items: [
      { name: 'Protector solar facial FPS 50', the: 'el protector', short: 'FPS 50', price: 248, hex: '#f2c94c', motif: 'emoji:sun', say: 'Ligero y sin dejar la cara blanca. Cabe en la bolsa, que es la única forma de acordarse de reaplicar.', facts: [['FPS', '50+'], ['Amplio espectro', 'UVA y UVB']], points: ['FPS 50+'] },
      { name: 'Protector solar mineral FPS 30', the: 'el protector', short: 'Mineral', price: 268, hex: '#eef3e7', motif: 'emoji:baby', say: 'Filtro mineral de óxido de zinc, para pieles reactivas. Deja un velo apenas visible.', facts: [['FPS', '30'], ['Filtro', 'Óxido de zinc']], points: ['Filtro mineral'] },
      { name: 'Protector solar corporal FPS 50', the: 'el protector', short: 'Corporal', price: 298, hex: '#2bb5b8', motif: 'emoji:beach-with-umbrella', say: 'Para playa y alberca: aguanta el agua y rinde en piernas y espalda.', facts: [['FPS', '50'], ['Resistencia al agua', '80 minutos']], points: ['Aguanta el agua'] },
    ],
    traits: [
      { name: 'toque seco', say: 'Acabado seco, para quien no soporta sentirse pegajoso.', facts: [['Acabado', 'Seco']], points: ['No pegajoso'] },
      { name: 'con color', say: 'Pigmento que se empareja con varios tonos y disimula un poco.', factor: 1.1, facts: [['Acabado', 'Con color']], points: ['Empareja el tono'] },
      { name: 'para piel sensible', say: 'Sin perfume, probado en piel reactiva.', factor: 1.08, facts: [['Acabado', 'Natural'], ['Perfume', 'No contiene']], points: ['Sin perfume'] },
      { name: 'en gel ligero', say: 'Textura de gel que desaparece, para el calor.', facts: [['Acabado', 'Transparente']], points: ['Para el calor'] },
    ],
    models: ['Cenit', 'Mediodía', 'Costa', 'Altiplano'],
  }),
  productLine({
    ...CUERPO,
    leaf: 'salud-belleza/cuidado-personal/jabones-y-geles-de-bano',
    weight: 5,
    art: 'soap',
    sizes: { option: 'Presentación', values: [['1 pieza', 1], ['3 piezas', 2.8], ['6 piezas', 5.4]], most: 2 },
    items: [
      { name: 'Jabón artesanal', the: 'el jabón', short: 'Artesanal', price: 68, hex: '#e0c29a', say: 'Curado cuarenta días en repisa: dura más en la jabonera y deja espuma cremosa. Colócalo en algo que escurra.', facts: [['Peso', '110 g'], ['Forma', 'Barra']], points: ['Curado 40 días'] },
      { name: 'Gel de baño', the: 'el gel', short: 'Gel de baño', art: 'bottle', params: { shape: 'pump' }, price: 148, hex: '#a5dcc3', say: 'Espuma abundante y enjuague fácil, para duchas rápidas. Con dos disparos alcanza.', facts: [['Contenido', '500 ml'], ['Forma', 'Gel']], points: ['Enjuaga fácil'] },
      { name: 'Exfoliante corporal', the: 'el exfoliante', short: 'Exfoliante', art: 'jar', price: 178, hex: '#c9a66b', say: 'De azúcar y aceites: úsalo sobre piel mojada, en círculos, y enjuaga bien el piso, que queda resbaloso.', facts: [['Contenido', '300 g'], ['Forma', 'Exfoliante']], points: ['De azúcar'] },
    ],
    traits: AROMAS,
    models: ['Río', 'Solar', 'Encanto', 'Jardín'],
  }),
  productLine({
    ...CUERPO,
    leaf: 'salud-belleza/cuidado-personal/cremas-corporales',
    weight: 4,
    art: 'bottle',
    params: { shape: 'pump' },
    sizes: { option: 'Contenido', values: [['200 ml', 0.6], ['400 ml', 1], ['750 ml', 1.6]], most: 2 },
    items: [
      { name: 'Crema corporal', the: 'la crema', short: 'Corporal', price: 148, hex: '#f6ead7', say: 'Se extiende fácil y no se queda en la ropa. Sobre piel todavía húmeda rinde el doble.', facts: [['Textura', 'Crema']], points: ['No mancha la ropa'] },
      { name: 'Manteca corporal batida', the: 'la manteca', short: 'Manteca', art: 'jar', price: 198, hex: '#f3e0b8', say: 'Karité batido con aceite de aguacate, para codos, talones y piernas de temporada seca.', facts: [['Textura', 'Manteca batida']], points: ['Piel muy seca'] },
      { name: 'Aceite corporal seco', the: 'el aceite', short: 'Seco', price: 218, hex: '#e9b44c', say: 'Se pone saliendo de bañarse y se absorbe en un minuto, con brillo leve.', facts: [['Textura', 'Aceite seco']], points: ['Brillo leve'] },
    ],
    traits: AROMAS,
    models: ['Lunar', 'Tallo', 'Vaivén'],
  }),
  productLine({
    ...CUERPO,
    leaf: 'salud-belleza/cuidado-personal/desodorantes',
    weight: 4,
    art: 'bottle',
    params: { shape: 'spray' },
    sizes: { option: 'Presentación', values: [['1 pieza', 1], ['2 piezas', 1.9], ['4 piezas', 3.7]], most: 2 },
    items: [
      { name: 'Desodorante en barra', the: 'el desodorante', short: 'En barra', art: 'tube', price: 78, hex: '#6a994e', say: 'Se desliza sin jalar y seca rápido. Espera un minuto antes de vestirte.', facts: [['Forma', 'Barra'], ['Contenido', '60 g']], points: ['Seca rápido'] },
      { name: 'Desodorante roll-on', the: 'el desodorante', short: 'Roll-on', price: 62, hex: '#8ec4ea', say: 'Rinde muchísimo y no reseca. Deja que se seque antes de la camisa blanca.', facts: [['Forma', 'Roll-on'], ['Contenido', '60 ml']], points: ['Rendidor'] },
      { name: 'Desodorante en aerosol', the: 'el desodorante', short: 'Aerosol', price: 88, hex: '#45484e', say: 'Secado inmediato, a quince centímetros de la axila. No lo uses cerca de una flama.', facts: [['Forma', 'Aerosol'], ['Contenido', '150 ml']], points: ['Seca al instante'] },
    ],
    traits: [
      { name: 'sin aluminio', say: 'Sin sales de aluminio ni alcohol: controla el olor y deja transpirar.', facts: [['Tipo', 'Desodorante'], ['Aluminio', 'No contiene']], points: ['Sin aluminio'] },
      { name: 'antitranspirante', say: 'Antitranspirante, para días de calor y juntas largas.', factor: 1.1, facts: [['Tipo', 'Antitranspirante']], points: ['Días de calor'] },
      { name: 'para piel sensible', say: 'Sin perfume y sin bicarbonato, que a algunas personas irrita.', factor: 1.08, facts: [['Tipo', 'Desodorante'], ['Perfume', 'No contiene']], points: ['Sin perfume'] },
      { name: 'de aroma herbal', say: 'Salvia y cardamomo, aroma que se va solo y no pelea con tu perfume.', facts: [['Tipo', 'Desodorante'], ['Aroma', 'Salvia y cardamomo']], points: ['Aroma discreto'], motif: 'emoji:herb' },
      { name: 'con menta', say: 'Frescura de menta para climas calientes.', facts: [['Tipo', 'Desodorante'], ['Aroma', 'Menta']], points: ['Con menta'], motif: 'emoji:leafy-green' },
    ],
  }),
  productLine({
    ...CUERPO,
    leaf: 'salud-belleza/cuidado-personal/higiene-bucal',
    weight: 5,
    makers: [M.bocaClara, M.sabilaYLuz, M.tezontle],
    art: 'tube',
    sizes: { option: 'Presentación', values: [['1 pieza', 1], ['2 piezas', 1.9], ['4 piezas', 3.6]], most: 2 },
    items: [
      { name: 'Pasta dental', the: 'la pasta', short: 'Pasta', tag: 'pasta', price: 58, hex: '#2bb5b8', say: 'Con flúor a 1,450 ppm y espuma moderada. No te enjuagues con mucha agua después.', facts: [['Contenido', '120 g'], ['Flúor', '1,450 ppm']], points: ['Flúor 1,450 ppm'] },
      { name: 'Enjuague bucal', the: 'el enjuague', short: 'Enjuague', tag: 'pasta', art: 'bottle', params: { shape: 'tall' }, price: 88, hex: '#6fd1d6', say: 'Sin alcohol, para no arder. Va después del cepillado, no en lugar de él.', facts: [['Contenido', '500 ml'], ['Alcohol', 'No contiene']], points: ['Sin alcohol'] },
      { name: 'Cepillo dental', the: 'el cepillo', short: 'Cepillo', tag: 'cepillo', art: 'toothbrush', price: 42, hex: '#2c62b8', say: 'Cerdas que no lastiman la encía y cabeza chica para llegar hasta las muelas. Cámbialo cada tres meses.', facts: [['Mango', 'Antiderrapante'], ['Repuesto', 'No aplica']], points: ['Cabeza chica'] },
      { name: 'Cepillo eléctrico', the: 'el cepillo', short: 'Eléctrico', tag: 'cepillo', art: 'toothbrush', price: 528, hex: '#eef1f4', say: 'Vibra cuarenta mil veces por minuto, avisa cada treinta segundos y la pila dura tres semanas.', facts: [['Autonomía', '3 semanas'], ['Carga', 'USB']], points: ['Avisa cada 30 s'] },
      { name: 'Hilo dental', the: 'el hilo', short: 'Hilo', tag: 'pasta', art: 'box', price: 46, hex: '#8fd0c8', say: 'Encerado y resistente, pasa entre muelas juntas sin deshilacharse.', facts: [['Longitud', '50 m'], ['Material', 'Nailon encerado']], points: ['No se deshilacha'] },
    ],
    traits: [
      { name: 'con menta fresca', say: 'Menta fresca, de las que no pican.', only: ['pasta'], facts: [['Sabor', 'Menta']], points: ['Menta suave'], motif: 'emoji:herb' },
      { name: 'con canela', say: 'Canela en lugar de menta, para quien ya se cansó.', only: ['pasta'], factor: 1.05, facts: [['Sabor', 'Canela']], points: ['Sabor canela'], motif: 'emoji:wood' },
      { name: 'con xilitol', say: 'Con xilitol y sin azúcar, sabor muy ligero.', only: ['pasta'], factor: 1.12, facts: [['Sabor', 'Neutro']], points: ['Con xilitol'] },
      { name: 'de cerdas suaves', say: 'Cerdas suaves y puntas redondeadas, las que suelen recomendar los dentistas.', only: ['cepillo'], facts: [['Cerdas', 'Suaves']], points: ['Puntas redondeadas'] },
      { name: 'de cerdas medias', say: 'Cerdas medias, para encías sanas y prisa moderada.', only: ['cepillo'], factor: 0.96, facts: [['Cerdas', 'Medias']], points: ['Encías sanas'] },
      { name: 'con carbón de bambú', say: 'Cerdas con carbón de bambú y mango de material reciclado.', only: ['cepillo'], factor: 1.15, facts: [['Cerdas', 'Carbón de bambú']], points: ['Mango reciclado'] },
    ],
  }),
  productLine({
    ...CUERPO,
    leaf: 'salud-belleza/cuidado-personal/rasurado-y-depilacion',
    weight: 4,
    makers: [M.tezontle, M.patioAzahar, M.pielQuieta],
    art: 'shaver',
    models: ['Filo', 'Barrio', 'Navaja', 'Lisa', 'Brío'],
    items: [
      { name: 'Crema para rasurar', the: 'la crema', short: 'Rasurar', tag: 'crema', art: 'tube', price: 118, hex: '#2f6f73', say: 'Espuma densa que levanta el vello y evita el tirón. Rasura a favor del pelo si te irritas.', facts: [['Contenido', '150 ml']], points: ['Sin tirones'] },
      { name: 'Rastrillo de tres hojas', the: 'el rastrillo', short: 'Tres hojas', tag: 'rastrillo', art: 'emoji:razor', price: 98, hex: '#3a6fd8', say: 'Cabeza que gira con la quijada y banda que humecta. Cambia el cartucho cuando empiece a jalar.', facts: [['Hojas', '3']], points: ['Cabeza giratoria'] },
      { name: 'Recortadora de barba', the: 'la recortadora', short: 'Barba', tag: 'elec', price: 548, hex: '#22223b', say: 'Guarda de 1 a 20 mm, se carga por USB y se lava en la llave. Funciona con cable y sin él.', facts: [['Autonomía', '90 min']], points: ['Lavable'] },
      { name: 'Depiladora facial', the: 'la depiladora', short: 'Facial', tag: 'elec', price: 298, hex: '#f2a0be', say: 'Retira el vello del labio y la barbilla sin cremas. Es del tamaño de un labial.', facts: [['Autonomía', '40 min']], points: ['Tamaño de bolsa'] },
    ],
    traits: [
      { name: 'para piel sensible', say: 'Sin alcohol ni perfume, con aloe al final.', only: ['crema', 'rastrillo'], facts: [['Piel', 'Sensible']], points: ['Con aloe'], factor: 1.1 },
      { name: 'con aroma cítrico', say: 'Aroma a cítricos que se quita con el agua.', only: ['crema'], facts: [['Aroma', 'Cítrico']], points: ['Aroma cítrico'] },
      { name: 'de mango metálico', say: 'Mango de metal con peso, que se siente en la mano.', only: ['rastrillo'], factor: 1.4, facts: [['Mango', 'Metal']], points: ['Mango de metal'] },
      { name: 'con estuche de viaje', say: 'Incluye estuche y seguro para el viaje.', only: ['elec', 'rastrillo'], factor: 1.1, facts: [['Incluye', 'Estuche']], points: ['Para viaje'] },
      { name: 'resistente al agua', say: 'Se usa en la regadera y se enjuaga sin desarmarla.', only: ['elec'], factor: 1.12, facts: [['Agua', 'Resistente']], points: ['En la regadera'] },
    ],
  }),
  productLine({
    ...CUERPO,
    leaf: 'salud-belleza/cuidado-personal/manos-y-pies',
    weight: 3,
    art: 'tube',
    sizes: { option: 'Contenido', values: [['50 ml', 0.65], ['100 ml', 1], ['200 ml', 1.7]], most: 2 },
    items: [
      { name: 'Crema de manos', the: 'la crema', short: 'Manos', price: 78, hex: '#f3d9c4', say: 'Para las manos que lavan trastes y usan gel todo el día. Se absorbe antes de que toques el celular.', facts: [['Zona', 'Manos']], points: ['Se absorbe rápido'] },
      { name: 'Crema para pies', the: 'la crema', short: 'Pies', price: 98, hex: '#8fc4a7', say: 'Con urea, para talones partidos. De noche, con calcetín de algodón, se nota en una semana.', facts: [['Zona', 'Pies'], ['Activo', 'Urea 10 %']], points: ['Con urea'] },
      { name: 'Aceite de cutícula', the: 'el aceite', short: 'Cutícula', art: 'bottle', params: { shape: 'dropper' }, price: 88, hex: '#e9b44c', say: 'Dos gotas por mano y un masajito. Ablanda la cutícula y evita que se levante.', facts: [['Zona', 'Uñas']], points: ['Ablanda la cutícula'] },
    ],
    traits: AROMAS,
  }),
  productLine({
    ...CUERPO,
    leaf: 'salud-belleza/cuidado-personal/proteccion-femenina',
    weight: 3,
    makers: [M.pielQuieta, M.sabilaYLuz, M.jabonera],
    art: 'box',
    models: ['Luna', 'Ciclo', 'Marea'],
    items: [
      { name: 'Toallas femeninas', the: 'las toallas', short: 'Toallas', tag: 'des', price: 58, hex: '#f2a0be', say: 'Con alas que sí se quedan en su lugar y cubierta de algodón. La de noche es más larga por detrás.', facts: [['Piezas', '14']], points: ['Alas firmes'] },
      { name: 'Tampones con aplicador', the: 'los tampones', short: 'Tampones', tag: 'des', price: 98, hex: '#cdb4e3', say: 'De algodón, con aplicador que se desliza. Cámbialo cada cuatro a ocho horas.', facts: [['Piezas', '16']], points: ['De algodón'] },
      { name: 'Copa menstrual', the: 'la copa', short: 'Copa', tag: 'reuso', price: 298, hex: '#b8226e', say: 'Silicona médica reutilizable, dura años si se hierve entre ciclos. Las primeras veces toma práctica.', facts: [['Material', 'Silicona grado médico']], points: ['Reutilizable'] },
      { name: 'Calzón menstrual', the: 'el calzón', short: 'Calzón', tag: 'reuso', art: 'underwear', price: 328, hex: '#3d2a3d', say: 'Cuatro capas que absorben y se lavan en frío. Para flujo ligero solo, o de respaldo en días fuertes.', facts: [['Material', 'Algodón con capas']], points: ['Se lava y dura'] },
    ],
    traits: [
      { name: 'para flujo abundante', say: 'Pensado para los primeros días, que son los difíciles.', factor: 1.1, facts: [['Flujo', 'Abundante']], points: ['Primeros días'] },
      { name: 'para flujo ligero', say: 'Para los últimos días, cuando ya no hace falta tanto.', factor: 0.92, facts: [['Flujo', 'Ligero']], points: ['Más cómodo'] },
      { name: 'sin perfume', only: ['des'], say: 'Sin perfume ni blanqueadores de cloro, para piel que se irrita.', factor: 1.08, facts: [['Flujo', 'Medio'], ['Perfume', 'No contiene']], points: ['Sin perfume'] },
      { name: 'con bolsita de tela', say: 'Incluye bolsita de tela para llevarla en la bolsa.', only: ['reuso'], factor: 1.05, facts: [['Flujo', 'Medio'], ['Incluye', 'Bolsa de tela']], points: ['Con bolsita'] },
    ],
  }),
];
