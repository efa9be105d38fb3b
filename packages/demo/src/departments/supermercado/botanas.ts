import type { Archetype } from '../../types.ts';
import { productLine } from '../shared-product-line.ts';
import { MAKERS as M } from './makers.ts';
import { botana } from './reviews.ts';

const BASE = {
  reviews: botana,
  scene: 'party',
  facts: [['Conservación', 'Lugar fresco y seco'], ['Caducidad', '6 meses'], ['País de origen', 'México']],
  close: ['Cierra la bolsa con una pinza si sobra algo, que lo dudo.', 'Llega en caja rígida para que no se quiebre en el camino.', 'Lee la etiqueta si en casa hay alergias: puede contener trazas de cacahuate, nuez, leche o soya.', 'Para compartir, aunque nadie te va a juzgar si no.'],
  points: ['Sin colorantes artificiales', 'Empaque sellado', 'Hecho en México', 'Para compartir'],
  warranty: 'Si llega abierto, rancio o hecho polvo, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;

/** Snacks and sweets. */
export const botanas: readonly Archetype[] = [
  productLine({
    ...BASE,
    leaf: 'supermercado/botanas-y-dulces/papas-y-totopos',
    weight: 7,
    makers: [M.picapleitos, M.lasTrojes, M.chiltepin],
    art: 'pouch',
    items: [
      { name: 'Papas fritas de corte grueso', the: 'las papas', short: 'Corte grueso', price: 46, hex: '#e9b44c', motif: 'emoji:potato', say: 'Con cáscara y en hojuela gruesa, fritas en perol por tandas. Truenan fuerte: no son para el cine.', facts: [['Base', 'Papa con cáscara']], points: ['Fritas por tandas'] },
      { name: 'Papas onduladas', the: 'las papas', short: 'Onduladas', price: 42, hex: '#f2c94c', motif: 'emoji:french-fries', say: 'La onda es para el dip: levanta guacamole, frijol o crema sin partirse.', facts: [['Base', 'Papa']], points: ['Levantan el dip'] },
      { name: 'Totopos de maíz', the: 'los totopos', short: 'Totopos', price: 38, hex: '#d9a441', motif: 'emoji:ear-of-corn', say: 'Tortilla de nixtamal cortada en triángulo y tostada. Sirven lo mismo para guacamole que para unos chilaquiles con prisa.', facts: [['Base', 'Maíz nixtamalizado']], points: ['De tortilla de verdad'] },
      { name: 'Chicharrón de harina', the: 'los chicharrones', short: 'De carrito', price: 34, hex: '#e07a3f', motif: 'emoji:wheel', say: 'Rueditas ligeras como las del carrito de la plaza. Pídelas con limón, col y mucha salsa.', facts: [['Base', 'Trigo inflado']], points: ['Como los de la plaza'] },
      { name: 'Chips de plátano macho', the: 'los plátanos', short: 'Plátano macho', price: 49, hex: '#d4a017', motif: 'emoji:banana', say: 'Plátano tabasqueño en rebanada larga, entre dulce y salado. Van bien con frijoles refritos.', facts: [['Base', 'Plátano macho']], points: ['Plátano de Tabasco'] },
    ],
    traits: [
      { name: 'con sal de mar', say: 'Sal de mar de Colima y nada más: aquí manda la materia prima.', facts: [['Sabor', 'Sal de mar'], ['Picor', 'Ninguno']], points: ['Sal de Colima'] },
      { name: 'con limón y chile', say: 'Limón de verdad, chile en polvo y la acidez que hace agua la boca.', motif: 'emoji:lime', facts: [['Sabor', 'Limón y chile'], ['Picor', 'Medio']], points: ['Acidito y picoso'] },
      { name: 'con adobo', say: 'El adobo lleva guajillo, ajo y vinagre; tiñe los dedos y no pedimos disculpas.', motif: 'emoji:hot-pepper', hex: '#c8452e', facts: [['Sabor', 'Adobo'], ['Picor', 'Medio']], points: ['Adobo de guajillo'] },
      { name: 'con habanero', say: 'Pica en serio y de inmediato. Ten cerca algo frío.', motif: 'emoji:fire', hex: '#ef8a17', facts: [['Sabor', 'Habanero'], ['Picor', 'Alto']], points: ['Picor alto'] },
      { name: 'con queso y jalapeño', say: 'Queso añejo en polvo y jalapeño: primero lo cremoso, luego lo picosito.', motif: 'emoji:cheese-wedge', facts: [['Sabor', 'Queso y jalapeño'], ['Picor', 'Suave']], points: ['Queso añejo'] },
    ],
    sizes: { option: 'Contenido', values: [['45 g', 0.42], ['170 g', 1], ['400 g', 2.1]], most: 2 },
  }),
  productLine({
    ...BASE,
    leaf: 'supermercado/botanas-y-dulces/cacahuates-y-semillas',
    weight: 5,
    makers: [M.picapleitos, M.lasTrojes, M.cerroQuieto],
    art: 'pouch',
    items: [
      { name: 'Cacahuates', the: 'los cacahuates', short: 'Cacahuates', price: 48, hex: '#c68642', motif: 'emoji:peanuts', say: 'Grandes y parejos, tostados hasta el centro. La botana que abre cualquier conversación.', facts: [['Semilla', 'Cacahuate']], points: ['Tostado parejo'] },
      { name: 'Pepitas de calabaza', the: 'las pepitas', short: 'Pepitas', price: 72, hex: '#7f9b4e', motif: 'emoji:jack-o-lantern', say: 'Peladas y verdes, para picar o para espolvorear en ensalada y sopa de calabaza.', facts: [['Semilla', 'Calabaza pelada']], points: ['Ya peladas'] },
      { name: 'Garbanzos tostados', the: 'los garbanzos', short: 'Garbanzos', price: 46, hex: '#d9b779', motif: 'emoji:falafel', say: 'Crujen como cacahuate y traen más fibra. Buenos para la tarde en la oficina.', facts: [['Semilla', 'Garbanzo']], points: ['Más fibra'] },
      { name: 'Almendras', the: 'las almendras', short: 'Almendras', price: 148, hex: '#a0622d', motif: 'emoji:chestnut', say: 'Enteras, con piel, tostadas en seco. Un puño basta de colación.', facts: [['Semilla', 'Almendra con piel']], points: ['Tostadas en seco'] },
      { name: 'Nuez de la India', the: 'la nuez', short: 'Nuez India', price: 168, hex: '#ead7b0', motif: 'emoji:seedling', say: 'Mantequillosa y suave, en pieza entera. Licuada con agua también hace una crema espesa para pastas.', facts: [['Semilla', 'Nuez de la India']], points: ['Pieza entera'] },
    ],
    traits: [
      { name: 'con sal', say: 'Llevan sal fina que se pega sin necesidad de aceite.', facts: [['Sabor', 'Salado'], ['Picor', 'Ninguno']], points: ['Sin aceite añadido'] },
      { name: 'con chile y limón', say: 'Enchilado y con limón; deja polvito en el fondo, que es lo mejor.', motif: 'emoji:lime', hex: '#c8452e', facts: [['Sabor', 'Chile y limón'], ['Picor', 'Medio']], points: ['Enchilado'] },
      { name: 'al natural', say: 'Ni sal ni aceite ni azúcar: solo tostado.', factor: 0.98, facts: [['Sabor', 'Natural'], ['Sal añadida', 'No']], points: ['Sin sal añadida'] },
      { name: 'con ajo y chile de árbol', say: 'Con ajos enteros y chile de árbol frito, estilo cantina.', motif: 'emoji:garlic', factor: 1.08, facts: [['Sabor', 'Ajo y chile'], ['Picor', 'Medio']], points: ['Estilo cantina'] },
      { name: 'con miel', say: 'Una capa delgada de miel y una pizca de sal; se acaban rápido.', motif: 'emoji:honey-pot', factor: 1.1, facts: [['Sabor', 'Miel'], ['Picor', 'Ninguno']], points: ['Con miel de abeja'] },
    ],
    sizes: { option: 'Contenido', values: [['120 g', 0.5], ['280 g', 1], ['1 kg', 3.1]], most: 2 },
  }),
  productLine({
    ...BASE,
    leaf: 'supermercado/botanas-y-dulces/galletas',
    weight: 6,
    makers: [M.ruisenor, M.panDeLuna, M.lasTrojes],
    art: 'box',
    items: [
      { name: 'Galletas de avena', the: 'las galletas', short: 'De avena', price: 48, hex: '#b98b5e', motif: 'emoji:cookie', say: 'Gruesas, suaves por dentro, con hojuela que se ve. Dos y un vaso de leche.', facts: [['Tipo', 'Horneada suave']], points: ['Suaves por dentro'] },
      { name: 'Galletas de mantequilla', the: 'las galletas', short: 'Mantequilla', price: 58, hex: '#f0cf72', motif: 'emoji:butter', say: 'Se deshacen en la boca y huelen a panadería. Mantequilla, no margarina.', facts: [['Tipo', 'Mantequilla']], points: ['Con mantequilla'] },
      { name: 'Galletas saladas', the: 'las galletas', short: 'Saladas', price: 36, hex: '#d62828', motif: 'emoji:rice-cracker', say: 'Hojaldradas y crujientes, para el atún, la sopa o el queso con ate.', facts: [['Tipo', 'Salada']], points: ['Hojaldradas'] },
      { name: 'Polvorones', the: 'los polvorones', short: 'Polvorones', price: 52, hex: '#f2b5d4', motif: 'emoji:shortcake', say: 'Tricolores y quebradizos, como los de la charola de pan dulce. Cuidado al morder: nieva.', facts: [['Tipo', 'Polvorón']], points: ['Como de panadería'] },
      { name: 'Barquillos rellenos', the: 'los barquillos', short: 'Barquillos', price: 64, hex: '#8a5a32', motif: 'emoji:ice-cream', say: 'Tubitos crujientes rellenos hasta la orilla, para el helado o el café.', facts: [['Tipo', 'Barquillo']], points: ['Rellenos hasta la orilla'] },
    ],
    traits: [
      { name: 'con canela', say: 'La canela se muele el mismo día y se nota al abrir la caja.', facts: [['Sabor', 'Canela']], points: ['Canela recién molida'] },
      { name: 'con chocolate amargo', say: 'Llevan trozos de chocolate al 60 %, que no empalaga.', factor: 1.18, motif: 'emoji:chocolate-bar', facts: [['Sabor', 'Chocolate 60 %']], points: ['Chocolate al 60 %'] },
      { name: 'con ajonjolí', say: 'El ajonjolí va tostado por encima y les da un fondo a nuez.', factor: 1.08, facts: [['Sabor', 'Ajonjolí']], points: ['Ajonjolí tostado'] },
      { name: 'integrales', say: 'Hechas con harina de grano entero; llenan más y endulzan menos.', factor: 1.12, facts: [['Sabor', 'Natural'], ['Harina', 'Integral']], points: ['Grano entero'] },
      { name: 'con naranja', say: 'Llevan ralladura de naranja de Montemorelos.', factor: 1.06, motif: 'emoji:tangerine', facts: [['Sabor', 'Naranja']], points: ['Ralladura de naranja'] },
    ],
    sizes: { option: 'Presentación', values: [['Caja de 200 g', 0.62], ['Caja de 400 g', 1], ['Surtido de 1 kg', 2.3]], most: 2 },
  }),
  productLine({
    ...BASE,
    leaf: 'supermercado/botanas-y-dulces/dulces-mexicanos',
    weight: 6,
    makers: [M.dulceria, M.donaRefugio, M.picapleitos],
    art: 'box',
    items: [
      { name: 'Alegrías de amaranto', the: 'las alegrías', short: 'Alegrías', price: 58, hex: '#e3c58a', motif: 'emoji:sunflower', say: 'Amaranto reventado y miel, con pasas y pepita encima. Crujen y se pegan tantito a las muelas.', facts: [['Tipo', 'Amaranto']], points: ['Amaranto y miel'] },
      { name: 'Cocadas horneadas', the: 'las cocadas', short: 'Cocadas', price: 76, hex: '#f0b76b', motif: 'emoji:coconut', say: 'Doraditas por encima y húmedas en el centro. De coco rallado fresco, no seco.', facts: [['Tipo', 'Coco']], points: ['Húmedas por dentro'] },
      { name: 'Obleas con cajeta', the: 'las obleas', short: 'Obleas', price: 64, hex: '#c98a3a', motif: 'emoji:goat', say: 'Cajeta de cabra de Celaya entre dos hojas finísimas. Ligeras y pegajosas a la vez.', facts: [['Tipo', 'Leche de cabra']], points: ['Cajeta de cabra'] },
      { name: 'Pulpa de tamarindo', the: 'los tamarindos', short: 'Tamarindo', price: 46, hex: '#7b3f1d', motif: 'emoji:hot-pepper', say: 'Ácida, chiclosa y con el hueso puesto. La que te hace cerrar un ojo.', facts: [['Tipo', 'Tamarindo']], points: ['Ácida de verdad'] },
      { name: 'Palanquetas de cacahuate', the: 'las palanquetas', short: 'Palanquetas', price: 52, hex: '#b5651d', motif: 'emoji:peanuts', say: 'Cacahuate entero en caramelo de piloncillo, delgadas para que truenen y no lastimen.', facts: [['Tipo', 'Caramelo']], points: ['Delgadas y crujientes'] },
      { name: 'Glorias de nuez', the: 'las glorias', short: 'Glorias', price: 84, hex: '#d62246', motif: 'emoji:chestnut', say: 'Leche quemada y nuez, envueltas en celofán rojo. De Linares para el café de la tarde.', facts: [['Tipo', 'Leche quemada']], points: ['Estilo Linares'] },
    ],
    traits: [
      { name: 'en caja surtida', say: 'La caja trae piezas envueltas una por una y una tarjeta con el origen de cada dulce.', facts: [['Envoltura', 'Individual']], points: ['Envueltos uno por uno'] },
      { name: 'para piñata', say: 'Tamaño de bolo, resistente al golpe y fácil de repartir.', factor: 0.9, facts: [['Envoltura', 'Individual, resistente']], points: ['Resisten el palo'], motif: 'emoji:piata' },
      { name: 'receta de convento', say: 'Se hacen en cazo de cobre, como se aprendió en los conventos de Puebla.', factor: 1.3, facts: [['Elaboración', 'Cazo de cobre']], points: ['Cazo de cobre'] },
      { name: 'con chile piquín', say: 'Llevan un toque de piquín que despierta lo dulce.', factor: 1.05, motif: 'emoji:fire', facts: [['Picor', 'Suave']], points: ['Toque de piquín'] },
    ],
    sizes: { option: 'Presentación', values: [['6 piezas', 0.6], ['12 piezas', 1], ['30 piezas', 2.2]], most: 2 },
  }),
  productLine({
    ...BASE,
    leaf: 'supermercado/botanas-y-dulces/chocolates',
    weight: 5,
    makers: [M.cacaotal, M.dulceria, M.cerroQuieto],
    art: 'box',
    items: [
      { name: 'Barra de chocolate', the: 'el chocolate', short: 'Barra', tag: 'barra', price: 68, hex: '#4a2c2a', motif: 'emoji:chocolate-bar', say: 'Quiebra seco y se funde despacio. Cacao, azúcar y poco más.', facts: [['Tipo', 'Tableta para comer']], points: ['Quiebra seco'] },
      { name: 'Chocolate de mesa', the: 'el chocolate', short: 'De mesa', tag: 'mesa', price: 74, hex: '#6b3e26', motif: 'emoji:hot-beverage', say: 'Para batir con molinillo, en agua o en leche. Grano grueso, con su azúcar y su canela.', facts: [['Tipo', 'Para taza']], points: ['Para batir'] },
      { name: 'Trufas de chocolate', the: 'las trufas', short: 'Trufas', tag: 'barra', price: 138, hex: '#38201c', motif: 'emoji:wrapped-gift', say: 'Centro suave, cubierta delgada, polvo de cacao que mancha los dedos. Doce en su caja.', facts: [['Tipo', 'Trufa']], points: ['Centro suave'] },
      { name: 'Cacao en polvo', the: 'el cacao', short: 'En polvo', tag: 'mesa', price: 96, hex: '#7b4b33', motif: 'emoji:cupcake', say: 'Sin azúcar, de sabor limpio, para brownies, licuados y mole. Ciérnelo antes de usarlo.', facts: [['Tipo', 'Polvo sin azúcar']], points: ['Sin azúcar'] },
    ],
    traits: [
      { name: '70 % cacao', say: 'Al setenta por ciento: amargo amable, con final de fruta roja.', only: ['barra'], facts: [['Cacao', '70 %']], points: ['Amargo amable'] },
      { name: 'con leche y sal de mar', say: 'Con leche y un 45 % de cacao; la sal aparece al final y lo hace adictivo.', only: ['barra'], hex: '#8a5a3c', facts: [['Cacao', '45 %']], points: ['Con sal de mar'] },
      { name: 'con chile ancho', say: 'El chile ancho entra tibio, no quema; recuerda al mole.', only: ['barra', 'mesa'], motif: 'emoji:hot-pepper', factor: 1.08, facts: [['Cacao', '65 %'], ['Picor', 'Suave']], points: ['Con chile ancho'] },
      { name: 'con café de Chiapas', say: 'Café molido fino dentro del chocolate: los dos despiertan.', only: ['barra', 'mesa'], factor: 1.1, facts: [['Cacao', '62 %'], ['Café', 'Chiapas']], points: ['Con café molido'] },
      { name: 'de metate', say: 'Se muele en metate de piedra con canela entera, y se siente el grano.', only: ['mesa'], factor: 1.2, facts: [['Molienda', 'Metate']], points: ['Molido en piedra'] },
      { name: 'de un solo origen', say: 'Todo el grano viene de una sola finca de Tabasco, con su cosecha escrita en la caja.', factor: 1.3, facts: [['Cacao', '75 %'], ['Origen', 'Comalcalco, Tabasco']], points: ['Una sola finca'] },
    ],
    sizes: { option: 'Presentación', values: [['80 g', 0.7], ['150 g', 1], ['500 g', 3]], most: 2 },
  }),
];
