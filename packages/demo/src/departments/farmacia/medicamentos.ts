import type { Archetype } from '../../types.ts';
import { productLine } from '../shared-product-line.ts';
import { MAKERS as M } from './makers.ts';
import { curacion, medicina, suplemento } from './reviews.ts';

const MEDICINA = {
  reviews: medicina,
  makers: [M.boticaClara, M.laboratorioNadir, M.curamano],
  art: 'box',
  scene: 'bath',
  views: ['hero', 'detail', 'box', 'flat'],
  facts: [['Venta', 'Libre, sin receta'], ['Conservación', 'A no más de 30 °C, en lugar seco'], ['Advertencia', 'No se deje al alcance de los niños'], ['País de origen', 'México']],
  points: ['Venta libre', 'Sustancia activa a la vista', 'Instructivo completo', 'Empaque con sello'],
  close: [
    'Lee el instructivo antes de usarlo. Si persisten las molestias, consulta a tu médico.',
    'No excedas la dosis que indica la caja. Si estás embarazada, lactando o tomas otros medicamentos, pregunta antes a tu médico.',
    'Guárdalo en su caja para tener la fecha y el lote a la mano. Si los síntomas siguen más de tres días, acude al médico.',
  ],
  warranty: 'Por seguridad no se aceptan devoluciones de medicamentos abiertos. Si llega dañado o caducado, te lo reponemos.',
} as const;

const SUPLEMENTO = {
  reviews: suplemento,
  makers: [M.herbasol, M.vitacolibri, M.laboratorioNadir],
  scene: 'kitchen',
  facts: [['Tipo', 'Suplemento alimenticio'], ['Conservación', 'Lugar fresco y seco'], ['Leyenda', 'Este producto no es un medicamento'], ['País de origen', 'México']],
  points: ['Análisis por lote', 'Sin colorantes', 'Porción fácil de medir', 'Frasco con sello'],
  close: [
    'El consumo de este producto es responsabilidad de quien lo recomienda y de quien lo usa.',
    'No sustituye una alimentación variada. Si tomas medicamentos o estás embarazada, consulta antes a tu médico.',
    'Tómalo a la misma hora para no olvidarlo, y no pases de la porción sugerida.',
  ],
  warranty: 'Si llega abierto o con el sello roto, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

const CURACION = {
  reviews: curacion,
  makers: [M.curamano, M.boticaClara, M.medigrado],
  scene: 'bath',
  points: ['Empaque individual', 'Fecha de caducidad visible', 'Para casa, coche u oficina', 'Hecho en México'],
  close: [
    'Lava la herida con agua y jabón antes de cubrirla. Si sangra mucho o es profunda, acude a urgencias.',
    'Revisa el botiquín cada seis meses y repón lo que falte.',
    'Si notas enrojecimiento, calor o pus, consulta a tu médico.',
  ],
  warranty: 'Si llega abierto o incompleto, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

const TABLETAS = { option: 'Presentación', values: [['10 tabletas', 0.6], ['20 tabletas', 1], ['40 tabletas', 1.8]], most: 2 } as const;

/** Medicine, supplements and dressings. */
export const medicamentos: readonly Archetype[] = [
  productLine({
    ...MEDICINA,
    leaf: 'farmacia/medicamentos-de-libre-venta/dolor-y-fiebre',
    weight: 7,
    sizes: TABLETAS,
    items: [
      { name: 'Paracetamol 500 mg', the: 'el paracetamol', short: '500 mg', price: 42, hex: '#d94f4f', motif: 'emoji:pill', say: 'Analgésico y antipirético para dolor leve y fiebre. Los adultos no deben pasar de 4 g al día, sumando todo lo que lo contenga, y menos si hay problemas del hígado.', facts: [['Sustancia activa', 'Paracetamol 500 mg']], points: ['Dolor leve y fiebre'] },
      { name: 'Ibuprofeno 400 mg', the: 'el ibuprofeno', short: '400 mg', price: 58, hex: '#e07a3f', motif: 'emoji:pill', say: 'Antiinflamatorio para dolor de cabeza, cólico o torceduras leves. Tómalo con alimentos y evítalo si tienes gastritis, úlcera o enfermedad del riñón.', facts: [['Sustancia activa', 'Ibuprofeno 400 mg']], points: ['Con alimentos'] },
      { name: 'Naproxeno sódico 275 mg', the: 'el naproxeno', short: '275 mg', price: 64, hex: '#3a6fd8', motif: 'emoji:pill', say: 'Para dolor muscular, de muelas o menstrual, con un efecto que dura varias horas. No lo combines con otros antiinflamatorios.', facts: [['Sustancia activa', 'Naproxeno sódico 275 mg']], points: ['Varias horas de efecto'] },
      { name: 'Ácido acetilsalicílico 500 mg', the: 'el ácido acetilsalicílico', short: '500 mg', price: 38, hex: '#5b8c3e', motif: 'emoji:pill', say: 'Para dolor de cabeza y fiebre en adultos. No se da a menores de 15 años con gripa o varicela, ni a personas con úlcera o que toman anticoagulantes.', facts: [['Sustancia activa', 'Ácido acetilsalicílico 500 mg']], points: ['Solo adultos'] },
    ],
    traits: [
      { name: 'en tabletas', say: 'Tableta ranurada, fácil de tragar con un vaso de agua.', facts: [['Forma', 'Tableta']], points: ['Tableta ranurada'] },
      { name: 'en tabletas de película lisa', say: 'La cubierta lisa quita el sabor amargo y resbala mejor.', factor: 1.1, facts: [['Forma', 'Tableta recubierta']], points: ['Sin sabor amargo'] },
      { name: 'en cápsulas de gel', say: 'Cápsula de gel, para quienes no pueden con las tabletas.', factor: 1.25, art: 'blister', facts: [['Forma', 'Cápsula de gel']], points: ['Cápsula de gel'], sizes: { option: 'Presentación', values: [['10 cápsulas', 0.6], ['20 cápsulas', 1]], most: 2 } },
      { name: 'en caja de viaje', say: 'Caja delgada con un blíster para la bolsa o la guantera.', factor: 0.8, facts: [['Forma', 'Tableta en blíster de viaje']], points: ['Para la bolsa'] },
      { name: 'en frasco familiar', say: 'Frasco con tapa a prueba de niños y cien piezas para la casa.', art: 'pill-bottle', factor: 3.4, facts: [['Forma', 'Tableta en frasco']], points: ['Tapa a prueba de niños'], sizes: { option: 'Presentación', values: [['100 tabletas', 1]] } },
    ],
  }),
  productLine({
    ...MEDICINA,
    leaf: 'farmacia/medicamentos-de-libre-venta/gripa-tos-y-alergia',
    weight: 5,
    items: [
      { name: 'Loratadina 10 mg', the: 'la loratadina', short: 'Antialérgico', tag: 'tab', price: 62, hex: '#7fb069', motif: 'emoji:tulip', say: 'Antihistamínico para estornudos, ojos llorosos y comezón por alergia. Una al día; en general no da sueño, aunque cada persona responde distinto.', facts: [['Sustancia activa', 'Loratadina 10 mg']], points: ['Una al día'] },
      { name: 'Antigripal con paracetamol y clorfenamina', the: 'el antigripal', short: 'Antigripal', tag: 'tab', price: 74, hex: '#2c62b8', motif: 'emoji:snowflake', say: 'Alivia cuerpo cortado, fiebre y escurrimiento. Puede dar sueño: no manejes. Contiene paracetamol, así que no tomes otro al mismo tiempo.', facts: [['Sustancia activa', 'Paracetamol 500 mg, clorfenamina 4 mg']], points: ['Varios síntomas'] },
      { name: 'Jarabe para la tos con miel y bugambilia', sizes: { option: 'Contenido', values: [['120 ml', 1], ['240 ml', 1.8]], most: 2 }, params: { shape: 'tall' }, the: 'el jarabe', short: 'Con miel', tag: 'liq', art: 'bottle', price: 89, hex: '#e0a63f', motif: 'emoji:honey-pot', say: 'Suaviza la garganta irritada con miel de abeja y extracto de bugambilia. No se da a menores de un año por la miel.', facts: [['Ingredientes', 'Miel, extracto de bugambilia']], points: ['Suaviza la garganta'] },
      { name: 'Spray nasal de agua de mar', sizes: { option: 'Contenido', values: [['50 ml', 1], ['100 ml', 1.8]], most: 2 }, the: 'el spray', short: 'Agua de mar', tag: 'liq', art: 'bottle', price: 118, hex: '#2bb5b8', motif: 'emoji:water-wave', say: 'Agua de mar isotónica para lavar y humectar la nariz tapada. No contiene descongestivo: se puede usar varias veces al día.', facts: [['Ingredientes', 'Agua de mar isotónica']], points: ['Sin descongestivo'] },
      { name: 'Pastillas para la garganta', sizes: { option: 'Presentación', values: [['12 pastillas', 0.7], ['24 pastillas', 1]], most: 2 }, the: 'las pastillas', short: 'Garganta', tag: 'tab', price: 46, hex: '#d96c5f', motif: 'emoji:lemon', say: 'Se disuelven despacio y refrescan la garganta irritada por hablar, el aire acondicionado o la gripa.', facts: [['Ingredientes', 'Mentol 5 mg']], points: ['Se disuelven despacio'] },
    ],
    traits: [
      { name: 'para adultos', say: 'Presentación para mayores de 12 años.', facts: [['Edad', 'Mayores de 12 años']], points: ['Mayores de 12 años'] },
      { name: 'sin azúcar', say: 'La fórmula no lleva azúcar, útil si vigilas tu glucosa.', factor: 1.08, facts: [['Edad', 'Mayores de 12 años'], ['Azúcar', 'No contiene']], points: ['Sin azúcar'] },
      { name: 'en presentación de bolsillo', say: 'Empaque chico, para traer en la mochila toda la temporada.', factor: 0.75, facts: [['Edad', 'Mayores de 12 años'], ['Empaque', 'De bolsillo']], points: ['De bolsillo'] },
      { name: 'en paquete de temporada', say: 'Dos piezas en un empaque, para los meses en que toda la casa se contagia.', factor: 1.8, facts: [['Edad', 'Mayores de 12 años'], ['Piezas', '2']], points: ['Dos piezas'] },
    ],
    params: { shape: 'spray' },
    sizes: { option: 'Presentación', values: [['10 tabletas', 0.65], ['20 tabletas', 1], ['30 tabletas', 1.4]], most: 2 },
  }),
  productLine({
    ...MEDICINA,
    leaf: 'farmacia/medicamentos-de-libre-venta/estomago-y-digestion',
    weight: 4,
    items: [
      { name: 'Antiácido de carbonato de calcio', the: 'el antiácido', short: 'Antiácido', price: 58, hex: '#8fd0c8', motif: 'emoji:bubbles', say: 'Neutraliza la acidez después de una comida pesada. Mastica una o dos; si la acidez es de casi todos los días, pide que te revisen.', facts: [['Sustancia activa', 'Carbonato de calcio 500 mg']], points: ['Masticable'] },
      { name: 'Suero oral en polvo', the: 'el suero', short: 'Suero oral', price: 64, hex: '#6fa9dc', motif: 'emoji:droplet', say: 'Sales y glucosa en la proporción recomendada para reponer líquidos en diarrea o calor. Disuelve un sobre en un litro de agua potable y tíralo a las 24 horas.', facts: [['Sustancia activa', 'Sales de rehidratación oral']], points: ['Un sobre por litro'] },
      { name: 'Subsalicilato de bismuto', the: 'el bismuto', short: 'Bismuto', price: 82, hex: '#f2a0be', motif: 'emoji:pill', say: 'Para malestar de estómago, agruras y diarrea ocasional en adultos. Puede oscurecer la lengua por unas horas. No es para quien no tolera los salicilatos.', facts: [['Sustancia activa', 'Subsalicilato de bismuto 262 mg']], points: ['Diarrea ocasional'] },
      { name: 'Simeticona 80 mg', the: 'la simeticona', short: 'Antigas', price: 56, hex: '#b9a6dd', motif: 'emoji:dashing-away', say: 'Deshace las burbujas de gas y baja la inflamación después de comer frijoles, col o refresco. Se toma después de los alimentos.', facts: [['Sustancia activa', 'Simeticona 80 mg']], points: ['Contra los gases'] },
    ],
    traits: [
      { name: 'sabor menta', say: 'Sabor a menta, que deja la boca fresca.', motif: 'emoji:herb', facts: [['Sabor', 'Menta']], points: ['Sabor menta'] },
      { name: 'sabor fresa', say: 'Sabor fresa suave, sin regusto a gis.', motif: 'emoji:strawberry', facts: [['Sabor', 'Fresa']], points: ['Sabor fresa'] },
      { name: 'sabor naranja', say: 'Sabor naranja, el más fácil para tomar a media noche.', motif: 'emoji:tangerine', facts: [['Sabor', 'Naranja']], points: ['Sabor naranja'] },
      { name: 'sin sabor', say: 'Sin sabor ni colorante añadido.', facts: [['Sabor', 'Sin sabor']], points: ['Sin colorante'] },
    ],
    sizes: { option: 'Presentación', values: [['10 dosis', 0.65], ['20 dosis', 1], ['50 dosis', 2.2]], most: 2 },
  }),
  productLine({
    ...MEDICINA,
    leaf: 'farmacia/medicamentos-de-libre-venta/dolor-muscular',
    weight: 4,
    art: 'tube',
    items: [
      { name: 'Gel con diclofenaco al 1 %', the: 'el gel', short: 'Diclofenaco', price: 96, hex: '#2c62b8', motif: 'emoji:flexed-biceps', say: 'Antiinflamatorio de uso local para torceduras y dolor de espalda. Aplica una capa delgada tres veces al día sobre piel sana, nunca en heridas.', facts: [['Sustancia activa', 'Diclofenaco 1 %']], points: ['Uso local'] },
      { name: 'Gel con árnica', the: 'el gel de árnica', short: 'Árnica', price: 68, hex: '#f2c14e', motif: 'emoji:sunflower', say: 'Árnica y mentol para masajear piernas y hombros cansados. Sensación fresca y sin grasa.', facts: [['Ingredientes', 'Árnica 10 %, mentol']], points: ['Sin grasa'] },
      { name: 'Pomada con mentol y alcanfor', the: 'la pomada', short: 'Mentol', price: 54, hex: '#2e8b57', motif: 'emoji:herb', say: 'Calor y frío al mismo tiempo, la de siempre para cuello y espalda. Lávate las manos al terminar.', facts: [['Ingredientes', 'Mentol 3 %, alcanfor 4 %']], points: ['La de siempre'] },
      { name: 'Gel frío con caléndula', the: 'el gel frío', short: 'Gel frío', price: 76, hex: '#8ec4ea', motif: 'emoji:snowflake', say: 'Refresca después del ejercicio y se absorbe en un minuto. También alivia la piel acalorada por el sol.', facts: [['Ingredientes', 'Caléndula, mentol 2 %']], points: ['Se absorbe rápido'] },
    ],
    traits: [
      { name: 'en tubo', say: 'Tubo con tapa de rosca que no se abre en la mochila.', facts: [['Empaque', 'Tubo de aluminio']], points: ['Tapa segura'] },
      { name: 'de aplicador redondo', say: 'El aplicador redondo sirve para dar masaje sin ensuciarte las manos.', factor: 1.15, facts: [['Empaque', 'Aplicador de masaje']], points: ['Manos limpias'] },
      { name: 'sin aroma fuerte', say: 'Aroma discreto, para usarlo en la oficina sin que se entere todo el piso.', factor: 1.08, facts: [['Empaque', 'Tubo'], ['Aroma', 'Discreto']], points: ['Aroma discreto'] },
    ],
    sizes: { option: 'Contenido', values: [['30 g', 0.6], ['60 g', 1], ['120 g', 1.75]], most: 2 },
  }),
  productLine({
    ...SUPLEMENTO,
    leaf: 'farmacia/vitaminas-y-suplementos/vitaminas-y-minerales',
    weight: 7,
    art: 'pill-bottle',
    items: [
      { name: 'Vitamina C 1 g', the: 'la vitamina C', short: 'Vitamina C', price: 128, hex: '#f28c28', motif: 'emoji:tangerine', say: 'Un gramo por porción. Contribuye a la formación normal de colágeno; el exceso se elimina, así que más no es mejor.', facts: [['Porción', '1 g']], points: ['Un gramo por porción'] },
      { name: 'Multivitamínico diario', the: 'el multivitamínico', short: 'Multi', price: 198, hex: '#5b8c3e', motif: 'emoji:green-salad', say: 'Doce vitaminas y diez minerales cerca del valor diario recomendado, pensado para completar y no para reemplazar la comida.', facts: [['Porción', '1 pieza']], points: ['Cerca del valor diario'] },
      { name: 'Vitamina D3 2,000 UI', the: 'la vitamina D', short: 'D3', price: 168, hex: '#f2c94c', motif: 'emoji:sun', say: 'Para quien pasa el día bajo techo. Pide un estudio antes de tomar dosis altas: la vitamina D se acumula.', facts: [['Porción', '2,000 UI']], points: ['Una al día'] },
      { name: 'Complejo B', the: 'el complejo B', short: 'Complejo B', price: 148, hex: '#c8242f', motif: 'emoji:high-voltage', say: 'Vitaminas B1, B6 y B12, que participan en el metabolismo de la energía. Tómalo por la mañana.', facts: [['Porción', 'B1, B6, B12']], points: ['Por la mañana'] },
      { name: 'Magnesio citrato', the: 'el magnesio', short: 'Magnesio', price: 178, hex: '#7b6fd0', motif: 'emoji:crescent-moon', say: 'Citrato, una forma de magnesio que se absorbe bien. Por la noche y con agua; en exceso puede aflojar el estómago.', facts: [['Porción', '300 mg']], points: ['Forma citrato'] },
      { name: 'Omega 3 de pescado', the: 'el omega 3', short: 'Omega 3', price: 238, hex: '#14508c', motif: 'emoji:fish', say: 'Aceite de pescado purificado, con EPA y DHA declarados en la etiqueta. Tómalo con la comida para que no repita.', facts: [['Porción', 'EPA 360 mg, DHA 240 mg']], points: ['EPA y DHA declarados'] },
    ],
    traits: [
      { name: 'en cápsulas', say: 'Cápsula chica, sin sabor.', facts: [['Forma', 'Cápsula']], points: ['Cápsula chica'], sizes: { option: 'Contenido', values: [['30 cápsulas', 0.6], ['60 cápsulas', 1], ['120 cápsulas', 1.75]], most: 2 } },
      { name: 'en gomitas', say: 'Gomita de fruta sin gelatina animal; guárdalas lejos de los niños, que las confunden con dulces.', factor: 1.15, art: 'jar', facts: [['Forma', 'Gomita vegetal']], points: ['Sin gelatina animal'], sizes: { option: 'Contenido', values: [['60 gomitas', 1], ['90 gomitas', 1.4]], most: 2 } },
      { name: 'efervescente', say: 'Se disuelve en un vaso de agua y sabe a cítricos.', factor: 1.1, art: 'tube', facts: [['Forma', 'Tableta efervescente']], points: ['Se disuelve en agua'], sizes: { option: 'Contenido', values: [['10 tabletas', 0.5], ['20 tabletas', 0.95]], most: 2 } },
      { name: 'para mayores de 50', say: 'Dosis ajustada para después de los cincuenta y letra grande en la etiqueta.', factor: 1.18, facts: [['Forma', 'Cápsula'], ['Pensado para', 'Mayores de 50 años']], points: ['Letra grande'], sizes: { option: 'Contenido', values: [['60 cápsulas', 1], ['120 cápsulas', 1.75]], most: 2 } },
    ],
  }),
  productLine({
    ...SUPLEMENTO,
    leaf: 'farmacia/vitaminas-y-suplementos/proteina-y-colageno',
    weight: 5,
    art: 'jar',
    items: [
      { name: 'Proteína de suero', the: 'la proteína', short: 'Suero', price: 528, hex: '#4a6b94', motif: 'emoji:flexed-biceps', say: 'Veinticuatro gramos de proteína por medida y una lista de ingredientes corta. Se mezcla sin grumos en agua fría.', facts: [['Proteína', '24 g por porción'], ['Alérgenos', 'Leche']], points: ['24 g por medida'] },
      { name: 'Proteína vegetal de chícharo y arroz', the: 'la proteína vegetal', short: 'Vegetal', price: 488, hex: '#7fa650', motif: 'emoji:pea-pod', say: 'Chícharo y arroz se completan en aminoácidos. Sin lactosa; licúala con plátano para suavizarla.', facts: [['Proteína', '20 g por porción'], ['Alérgenos', 'Ninguno declarado']], points: ['Sin lactosa'] },
      { name: 'Colágeno hidrolizado', the: 'el colágeno', short: 'Colágeno', price: 328, hex: '#f0b8b0', motif: 'emoji:sparkles', say: 'Péptidos de bovino en polvo fino que se disuelven hasta en café. Aporta proteína; no esperes milagros, sí constancia.', facts: [['Proteína', '9 g por porción'], ['Alérgenos', 'Ninguno declarado']], points: ['Se disuelve en café'] },
      { name: 'Creatina monohidratada', the: 'la creatina', short: 'Creatina', price: 298, hex: '#36383c', motif: 'emoji:high-voltage', say: 'Tres gramos al día, sin ciclos ni cargas. La forma más estudiada y también la más barata.', facts: [['Porción', '3 g'], ['Alérgenos', 'Ninguno declarado']], points: ['Forma más estudiada'] },
    ],
    traits: [
      { name: 'sabor vainilla', say: 'Vainilla discreta, que admite fruta o café.', motif: 'emoji:custard', facts: [['Sabor', 'Vainilla']], points: ['Vainilla discreta'] },
      { name: 'sabor chocolate', say: 'Chocolate con cacao de verdad, poco dulce.', motif: 'emoji:chocolate-bar', hex: '#5c3a2a', facts: [['Sabor', 'Chocolate']], points: ['Cacao de verdad'] },
      { name: 'sabor fresa', say: 'Fresa ligera, la que mejor va con leche.', motif: 'emoji:strawberry', hex: '#e87a90', facts: [['Sabor', 'Fresa']], points: ['Va con leche'] },
      { name: 'sin sabor', say: 'Sin sabor, sin endulzante: para licuados y sopas.', facts: [['Sabor', 'Natural'], ['Endulzante', 'No']], points: ['Sin endulzante'] },
    ],
    sizes: { option: 'Contenido', values: [['300 g', 0.55], ['600 g', 1], ['1.8 kg', 2.6]], most: 2 },
  }),
  productLine({
    ...SUPLEMENTO,
    leaf: 'farmacia/vitaminas-y-suplementos/fibra-y-probioticos',
    weight: 3,
    art: 'jar',
    items: [
      { name: 'Fibra de psyllium', the: 'la fibra', short: 'Psyllium', price: 148, hex: '#c8ad7f', motif: 'emoji:sheaf-of-rice', say: 'Cáscara de plantago molida. Siempre con un vaso completo de agua y poco a poco: empieza con media cucharada.', facts: [['Fibra', '5 g por porción']], points: ['Con mucha agua'] },
      { name: 'Probióticos con 10 cepas', the: 'los probióticos', short: '10 cepas', price: 268, hex: '#7fd1ae', motif: 'emoji:microbe', say: 'Diez cepas identificadas por nombre y no «mezcla especial». Manténlos lejos del calor.', facts: [['Contenido', '20 mil millones de UFC']], points: ['Cepas con nombre'] },
      { name: 'Inulina de agave', the: 'la inulina', short: 'Inulina', price: 158, hex: '#5b8c3e', motif: 'emoji:cactus', say: 'Fibra soluble de agave de Jalisco, casi sin sabor. Va en el licuado; al inicio puede dar gases.', facts: [['Fibra', '4 g por porción']], points: ['De agave'] },
      { name: 'Semilla de chía molida', the: 'la chía', short: 'Chía', price: 96, hex: '#5a5f3c', motif: 'emoji:seedling', say: 'Recién molida y en bolsa opaca, porque la luz le pega. Una cucharada al yogur o al agua de limón.', facts: [['Fibra', '6 g por porción']], points: ['Molida en fresco'] },
    ],
    traits: [
      { name: 'natural', say: 'Sin azúcar, sin sabor y sin colorante.', facts: [['Sabor', 'Natural']], points: ['Sin azúcar'] },
      { name: 'sabor naranja', say: 'Sabor naranja para tomarla en la mañana sin pensarlo.', motif: 'emoji:tangerine', facts: [['Sabor', 'Naranja']], points: ['Sabor naranja'] },
      { name: 'sabor ciruela', say: 'Con ciruela pasa, que ayuda a lo mismo.', motif: 'emoji:grapes', facts: [['Sabor', 'Ciruela']], points: ['Con ciruela pasa'] },
    ],
    sizes: { option: 'Contenido', values: [['200 g', 0.65], ['400 g', 1], ['1 kg', 2.2]], most: 2 },
  }),
  productLine({
    ...CURACION,
    leaf: 'farmacia/primeros-auxilios/botiquines',
    weight: 3,
    art: 'first-aid',
    facts: [['Incluye', 'Tijeras, guantes, gasas, vendas y guía'], ['Material', 'Estuche lavable'], ['Esterilidad', 'Gasas estériles'], ['País de origen', 'México']],
    items: [
      { name: 'Botiquín para casa', the: 'el botiquín', short: 'Casa', price: 268, hex: '#c8242f', motif: 'emoji:house', say: 'Lo que casi siempre falta a las once de la noche: gasas, vendas, tijera, antiséptico y una guía que dice qué hacer y qué no.', facts: [['Piezas', '85']], points: ['Con guía clara'] },
      { name: 'Botiquín para auto', the: 'el botiquín', short: 'Auto', price: 318, hex: '#d3a027', motif: 'emoji:automobile', say: 'Aguanta el calor de la cajuela y se abre con una mano. Incluye manta térmica y chaleco reflejante.', facts: [['Piezas', '98']], points: ['Con manta térmica'] },
      { name: 'Botiquín para oficina', the: 'el botiquín', short: 'Oficina', price: 548, hex: '#2e8b57', motif: 'emoji:office-building', say: 'Para quince personas, con lista de contenido en la tapa y hoja de registro de uso.', facts: [['Piezas', '160']], points: ['Para 15 personas'] },
      { name: 'Botiquín para excursión', the: 'el botiquín', short: 'Excursión', price: 288, hex: '#5a5f3c', motif: 'emoji:hiking-boot', say: 'Ligero y a prueba de salpicaduras; trae venda para torceduras, pinzas y silbato.', facts: [['Piezas', '72']], points: ['Ligero'] },
    ],
    traits: [
      { name: 'básico', say: 'La versión básica para tener algo mejor que un cajón con gasas sueltas.', factor: 0.8, facts: [['Nivel', 'Básico']], points: ['Lo indispensable'] },
      { name: 'completo', say: 'La versión completa, con inmovilizador y más piezas grandes.', factor: 1.3, facts: [['Nivel', 'Completo']], points: ['Con inmovilizador'] },
      { name: 'con estuche rígido', say: 'Estuche rígido para colgar en la pared y no revolver.', factor: 1.15, facts: [['Nivel', 'Medio'], ['Estuche', 'Rígido']], points: ['Estuche rígido'] },
    ],
    models: ['Cuida 1', 'Alerta', 'Salvo', 'Rumbo', 'Reserva'],
  }),
  productLine({
    ...CURACION,
    leaf: 'farmacia/primeros-auxilios/vendas-y-curacion',
    weight: 4,
    art: 'box',
    facts: [['Uso', 'Un solo uso'], ['Látex', 'No contiene'], ['Caducidad', '4 años'], ['País de origen', 'México']],
    items: [
      { name: 'Venda elástica', the: 'la venda', short: 'Elástica', price: 42, hex: '#d9c4a1', motif: 'emoji:mending-heart', say: 'Elástica y reutilizable, con ganchos. Sujeta sin cortar la circulación si la pones de abajo hacia arriba.', facts: [['Material', 'Algodón elástico']], points: ['Con ganchos'] },
      { name: 'Gasa estéril', the: 'la gasa', short: 'Gasa', price: 28, hex: '#e8f0f2', motif: 'emoji:adhesive-bandage', say: 'Sobres estériles individuales que no sueltan hilo. Cámbiala al menos una vez al día.', facts: [['Material', 'Algodón hidrófilo']], points: ['Sobre individual'] },
      { name: 'Apósitos adhesivos', the: 'los apósitos', short: 'Apósitos', price: 38, hex: '#f0c49a', motif: 'emoji:adhesive-bandage', say: 'Surtido de tamaños, con almohadilla que no se pega a la herida. Los grandes son los que se acaban primero.', facts: [['Material', 'Película respirable']], points: ['Surtido de tamaños'] },
      { name: 'Cinta microporosa', the: 'la cinta', short: 'Microporo', price: 34, hex: '#f4efe4', motif: 'emoji:safety-pin', say: 'Papel microporoso que se rasga con la mano y no maltrata la piel delicada.', facts: [['Material', 'Papel microporoso']], points: ['Se rasga con la mano'] },
    ],
    traits: [
      { name: 'para piel sensible', say: 'Adhesivo suave, para piel de niño o de adulto mayor.', factor: 1.15, facts: [['Piel', 'Sensible']], points: ['Adhesivo suave'] },
      { name: 'resistente al agua', say: 'Aguanta el baño y la alberca sin despegarse por la orilla.', factor: 1.2, facts: [['Piel', 'Normal'], ['Agua', 'Resistente']], points: ['Aguanta el baño'] },
      { name: 'de uso diario', say: 'La presentación de siempre, para surtir el cajón.', facts: [['Piel', 'Normal']], points: ['Para surtir'] },
    ],
    sizes: { option: 'Medida', values: [['5 cm', 1], ['10 cm', 1.7], ['15 cm', 2.3]], most: 2 },
  }),
  productLine({
    ...CURACION,
    leaf: 'farmacia/primeros-auxilios/antisepticos-y-cubrebocas',
    weight: 4,
    art: 'bottle',
    params: { shape: 'spray' },
    facts: [['Uso', 'Externo'], ['Advertencia', 'Inflamable; fuera del alcance de los niños'], ['Caducidad', '3 años'], ['País de origen', 'México']],
    items: [
      { name: 'Alcohol etílico 70°', the: 'el alcohol', short: '70°', tag: 'liq', price: 48, hex: '#6fa9dc', motif: 'emoji:droplet', say: 'A 70 grados, que es cuando mejor desinfecta. Para superficies y piel sana; en heridas abiertas arde y daña.', facts: [['Contenido de alcohol', '70 % v/v']], points: ['A 70 grados'] },
      { name: 'Solución de yodo', the: 'el yodo', short: 'Yodo', tag: 'liq', price: 62, hex: '#8a4b24', motif: 'emoji:test-tube', say: 'Antiséptico para heridas y piel antes de un procedimiento. No lo uses si eres alérgico al yodo o tienes la tiroides en tratamiento.', facts: [['Sustancia', 'Yodopovidona 10 %']], points: ['Para heridas'] },
      { name: 'Gel antibacterial', the: 'el gel', short: 'Gel', tag: 'liq', price: 44, hex: '#8fd0c8', motif: 'emoji:bubbles', say: 'Con 70 % de alcohol y glicerina, para que las manos no queden secas después de la quinta vez.', facts: [['Contenido de alcohol', '70 % v/v']], points: ['No reseca'] },
      { name: 'Cubrebocas tricapa', the: 'los cubrebocas', short: 'Tricapa', tag: 'mask', art: 'mask-face', sizes: { option: 'Presentación', values: [['1 caja', 1], ['3 cajas', 2.8]], most: 2 }, price: 58, hex: '#cfe3ee', motif: 'emoji:lungs', say: 'Tres capas termoselladas, con ajuste nasal y liga suave. Un solo uso por persona.', facts: [['Filtración', 'Bacteriana 95 % o más'], ['Advertencia', 'No es equipo de protección industrial']], points: ['Tres capas'] },
    ],
    traits: [
      { name: 'de uso diario', say: 'En el envase de siempre, fácil de guardar.', only: ['liq'], facts: [['Envase', 'Botella con atomizador']], points: ['Con atomizador'] },
      { name: 'con aloe', say: 'Con aloe para suavizar la sensación en la piel.', only: ['liq'], factor: 1.1, motif: 'emoji:potted-plant', facts: [['Envase', 'Botella'], ['Adicional', 'Aloe vera']], points: ['Con aloe'] },
      { name: 'para consultorio', say: 'Presentación grande para consultorio, escuela o comedor.', only: ['liq'], factor: 1.4, facts: [['Envase', 'Garrafa']], points: ['Presentación grande'] },
      { name: 'en caja', say: 'Caja dispensadora para la entrada de la casa o de la oficina.', only: ['mask'], facts: [['Piezas', '50']], points: ['Caja dispensadora'] },
      { name: 'en sobre individual', say: 'Cada uno en su sobre, para llevar en la bolsa.', only: ['mask'], factor: 1.35, facts: [['Piezas', '20']], points: ['Sobre individual'] },
    ],
    sizes: { option: 'Contenido', values: [['250 ml', 0.7], ['500 ml', 1], ['1 L', 1.7]], most: 2 },
    models: ['Hogar', 'Escudo', 'Pro'],
  }),
];
