import type { Archetype } from '../../types.ts';
import { productLine } from '../shared-product-line.ts';
import { MAKERS as M } from './makers.ts';
import { picante } from './reviews.ts';

const GARANTIA = 'Si llega roto, abierto o derramado, te lo cambiamos dentro de los 7 días siguientes a la entrega.';

/** Salsas, moles and chiles. */
export const salsas: readonly Archetype[] = [
  productLine({
    leaf: 'supermercado/salsas-y-chiles/salsas-picantes',
    weight: 9,
    reviews: picante,
    makers: [M.chiltepin, M.donaRefugio, M.tresPetates, M.cerroQuieto],
    art: 'bottle',
    params: { shape: 'sauce' },
    scene: 'kitchen',
    items: [
      { name: 'Salsa de chile habanero', the: 'la salsa', short: 'Habanero', price: 44, hex: '#f07f1b', motif: 'emoji:hot-pepper', say: 'Habanero de Yucatán: aroma frutal y un picor que llega tarde pero llega. Empieza por tres gotas en la cochinita.', facts: [['Chile', 'Habanero'], ['Picor', 'Muy alto (5 de 5)']], points: ['Picor 5 de 5'] },
      { name: 'Salsa de chile de árbol', the: 'la salsa', short: 'De árbol', price: 36, hex: '#c1121f', motif: 'emoji:fire', say: 'La roja taquera: delgadita, directa, con ajo tostado. Hecha para el suadero, el pastor y los huevos de la mañana.', facts: [['Chile', 'De árbol'], ['Picor', 'Alto (4 de 5)']], points: ['Estilo taquería'] },
      { name: 'Salsa de chipotle', the: 'la salsa', short: 'Chipotle', price: 39, hex: '#7b2d1c', motif: 'emoji:meat-on-bone', say: 'Ahumada y apenas dulce. Revuélvela con crema para bañar unas papas o embárrala en una torta de milanesa.', facts: [['Chile', 'Chipotle morita'], ['Picor', 'Medio (3 de 5)']], points: ['Ahumada de verdad'] },
      { name: 'Salsa verde', the: 'la salsa', short: 'Tomatillo', price: 34, hex: '#6a994e', motif: 'emoji:green-salad', say: 'Tomatillo, serrano, cilantro y cebolla, con esa acidez que abre el apetito. Sirve fría sobre tacos o caliente para unos chilaquiles.', facts: [['Chile', 'Serrano'], ['Picor', 'Medio (3 de 5)']], points: ['Para chilaquiles'] },
      { name: 'Salsa macha', the: 'la salsa macha', short: 'Macha', price: 118, hex: '#5c1a1b', motif: 'emoji:peanuts', art: 'jar', say: 'Chiles fritos en aceite con cacahuate, ajonjolí y ajo; crujiente y aceitosa como debe ser. Sobre un aguacate con sal ya es cena.', facts: [['Chile', 'Morita y de árbol'], ['Picor', 'Alto (4 de 5)']], points: ['Crujiente'] },
      { name: 'Salsa de pasilla', the: 'la salsa', short: 'Pasilla', price: 46, hex: '#3d2314', motif: 'emoji:tomato', say: 'Oscura y redonda, con un fondo de ciruela pasa. No busca enchilar sino acompañar: arrachera, hongos, queso asado.', facts: [['Chile', 'Pasilla'], ['Picor', 'Suave (2 de 5)']], points: ['Picor suave'] },
    ],
    traits: [
      { name: 'tatemada', say: 'Los chiles y el jitomate se tateman en comal, y los puntitos negros son eso, no defecto.', facts: [['Elaboración', 'Tatemada en comal']], points: ['Tatemada en comal'] },
      { name: 'molcajeteada', say: 'Se muele grueso, con textura de molcajete: se siente el ajo y la semilla.', factor: 1.18, facts: [['Elaboración', 'Molienda gruesa']], points: ['Textura de molcajete'] },
      { name: 'con mango', say: 'El mango maduro le baja al filo y le da un final dulce muy bueno con camarón.', factor: 1.15, motif: 'emoji:mango', facts: [['Elaboración', 'Con pulpa de mango']], points: ['Con pulpa de mango'] },
      { name: 'de la casa sin conservadores', say: 'No lleva conservadores: refrigérala al abrir y acábatela en un mes, cosa que no cuesta trabajo.', factor: 1.1, facts: [['Elaboración', 'Pasteurizada, sin conservadores']], points: ['Sin conservadores'] },
    ],
    sizes: { option: 'Contenido', values: [['150 ml', 0.75], ['250 ml', 1], ['Paquete con 3 de 250 ml', 2.8]], most: 2 },
    close: ['Agítala antes de servir y refrigérala después de abrir.', 'Pruébala primero con un totopo: es la mejor manera de conocerla.', 'Cabe en la lonchera y en la guantera de quien no confía en las salsas ajenas.'],
    facts: [['Conservación', 'Refrigérese después de abrir'], ['Caducidad', '12 meses'], ['País de origen', 'México']],
    points: ['Chiles mexicanos', 'Sin colorantes', 'Botella de vidrio', 'Hecha en lotes chicos'],
    warranty: GARANTIA,
  }),
  productLine({
    leaf: 'supermercado/salsas-y-chiles/moles-y-adobos',
    weight: 6,
    reviews: picante,
    makers: [M.donaRefugio, M.cerroQuieto, M.tresPetates],
    art: 'jar',
    scene: 'kitchen',
    items: [
      { name: 'Mole poblano', the: 'el mole', short: 'Poblano', price: 92, hex: '#4a2318', motif: 'emoji:chocolate-bar', say: 'Más de veinte ingredientes: mulato, ancho, pasilla, almendra, plátano macho y su trocito de chocolate. Espeso, brillante y sin grumos.', facts: [['Ingredientes clave', 'Mulato, ancho, almendra, chocolate'], ['Picor', 'Suave']], points: ['Más de 20 ingredientes'] },
      { name: 'Mole negro oaxaqueño', the: 'el mole', short: 'Negro', price: 118, hex: '#1f1513', motif: 'emoji:fire', say: 'Chilhuacle quemado con paciencia, hoja de aguacate y especias. Profundo, ligeramente amargo, el de las bodas.', facts: [['Ingredientes clave', 'Chilhuacle, hoja de aguacate, ajonjolí'], ['Picor', 'Medio']], points: ['Con chilhuacle'] },
      { name: 'Pipián verde', the: 'el pipián', short: 'Pipián', price: 86, hex: '#6b8e4e', motif: 'emoji:seedling', say: 'Pepita molida, tomatillo, hoja santa y chile poblano. Cremoso sin llevar crema; con pollo, cerdo o calabacitas.', facts: [['Ingredientes clave', 'Pepita, tomatillo, hoja santa'], ['Picor', 'Suave']], points: ['De pepita'] },
      { name: 'Mole almendrado', the: 'el mole', short: 'Almendrado', price: 104, hex: '#b06a3b', motif: 'emoji:chestnut', say: 'Dulce y sedoso, de San Pedro Atocpan por estilo. Si en tu casa el mole poblano les pica a los niños, este es el camino.', facts: [['Ingredientes clave', 'Almendra, ancho, canela'], ['Picor', 'Casi nada']], points: ['No pica'] },
      { name: 'Adobo de guajillo', the: 'el adobo', short: 'Guajillo', price: 58, hex: '#a4231c', motif: 'emoji:cut-of-meat', say: 'Guajillo, ajo, clavo y vinagre de piña, listo para untar. Dos horas de reposo y la carne sabe a domingo.', facts: [['Ingredientes clave', 'Guajillo, ajo, vinagre'], ['Picor', 'Suave']], points: ['Listo para untar'] },
      { name: 'Achiote preparado', the: 'el achiote', short: 'Achiote', price: 36, hex: '#c2491d', motif: 'emoji:orange-square', say: 'Recado rojo estilo yucateco: disuélvelo en jugo de naranja agria y tienes la marinada de la cochinita y del pescado tikin xic.', facts: [['Ingredientes clave', 'Achiote, orégano, pimienta gorda'], ['Picor', 'Ninguno']], points: ['Recado yucateco'] },
    ],
    traits: [
      { name: 'en pasta', say: 'Viene concentrado: se disuelve en cuatro tantos de caldo caliente.', facts: [['Forma', 'Pasta concentrada'], ['Rendimiento', '4 veces su peso']], points: ['Rinde cuatro veces'] },
      { name: 'listo para servir', say: 'Ya está diluido y sazonado; solo caliéntalo a fuego bajo y muévelo.', factor: 0.9, facts: [['Forma', 'Listo para calentar'], ['Rendimiento', '4 piezas de pollo por frasco']], points: ['Solo calentar'] },
      { name: 'molido en metate', say: 'Se muele en metate por un grupo de cocineras tradicionales; la textura lo cuenta.', factor: 1.45, facts: [['Forma', 'Pasta de molienda tradicional'], ['Rendimiento', '4 veces su peso']], points: ['Molido en metate'] },
      { name: 'bajo en azúcar', say: 'Lleva menos azúcar que la receta habitual y se apoya en plátano macho y pasas.', factor: 1.08, facts: [['Forma', 'Pasta concentrada'], ['Azúcar', '40 % menos que la receta base']], points: ['Menos azúcar'] },
    ],
    sizes: { option: 'Contenido', values: [['250 g', 0.6], ['500 g', 1], ['1 kg', 1.9]], most: 2 },
    close: ['Lo que no uses se congela muy bien en porciones.', 'Sírvelo con ajonjolí tostado y arroz blanco. Al otro día sabe mejor.', 'Contiene nueces o semillas: revisa la etiqueta si en tu mesa hay alergias.'],
    facts: [['Conservación', 'Refrigérese después de abrir'], ['Caducidad', '12 meses'], ['País de origen', 'México']],
    points: ['Sin colorantes', 'Receta de cocina tradicional', 'Se congela bien', 'Frasco de vidrio'],
    warranty: GARANTIA,
  }),
  productLine({
    leaf: 'supermercado/salsas-y-chiles/chiles-secos-y-molidos',
    weight: 5,
    reviews: picante,
    makers: [M.chiltepin, M.cerroQuieto, M.tresPetates],
    art: 'pouch',
    scene: 'market',
    items: [
      { name: 'Chile ancho', the: 'el chile ancho', short: 'Ancho', price: 68, hex: '#5e1914', motif: 'emoji:hot-pepper', say: 'Poblano maduro y seco: dulzón, carnoso, poco picoso. Rellenos en escabeche, adobos y la base de medio recetario mexicano.', facts: [['Picor', 'Suave (1,000 a 1,500 SHU)']], points: ['Carnoso y dulzón'] },
      { name: 'Chile guajillo', the: 'el guajillo', short: 'Guajillo', price: 56, hex: '#8f1d14', motif: 'emoji:hot-pepper', say: 'Piel lisa y rojo brillante. Da color a la birria, al pozole y a las enchiladas potosinas sin que nadie llore.', facts: [['Picor', 'Suave (2,500 a 5,000 SHU)']], points: ['Da color'] },
      { name: 'Chile pasilla', the: 'el pasilla', short: 'Pasilla', price: 74, hex: '#2d1a14', motif: 'emoji:steaming-bowl', say: 'Largo, arrugado y aromático. Frito en tiras corona la sopa de tortilla; molido, una salsa de pasilla con naranja.', facts: [['Picor', 'Suave (1,000 a 2,000 SHU)']], points: ['Para sopa de tortilla'] },
      { name: 'Chile de árbol', the: 'el chile de árbol', short: 'De árbol', price: 62, hex: '#c8201a', motif: 'emoji:fire', say: 'Delgado y bravo. Tuéstalo apenas unos segundos: si se quema, amarga.', facts: [['Picor', 'Alto (15,000 a 30,000 SHU)']], points: ['Bravo'] },
      { name: 'Chile morita', the: 'el morita', short: 'Morita', price: 82, hex: '#4b1d22', motif: 'emoji:wood', say: 'Jalapeño rojo ahumado, más chico y frutal que el meco. Para salsa macha, adobo o unos camarones al chipotle.', facts: [['Picor', 'Medio (5,000 a 10,000 SHU)']], points: ['Ahumado con leña'] },
      { name: 'Chile piquín', the: 'el piquín', short: 'Piquín', price: 96, hex: '#d1341f', motif: 'emoji:mango', say: 'Chiquito y con carácter. Para la fruta con limón, el esquite y la michelada.', facts: [['Picor', 'Muy alto (40,000 a 60,000 SHU)']], points: ['Para fruta y esquites'] },
    ],
    traits: [
      { name: 'entero seleccionado', say: 'Se escoge por tamaño y flexibilidad: si el chile se dobla sin romperse, está en su punto.', facts: [['Forma', 'Entero con rabo'], ['Secado', 'Al sol']], points: ['Flexible, no quebradizo'] },
      { name: 'desvenado', say: 'Viene sin rabo, sin venas y sin semillas, con la mayor parte del trabajo ya hecha.', factor: 1.3, facts: [['Forma', 'Limpio, sin semilla'], ['Secado', 'Al sol']], points: ['Ya limpio'] },
      { name: 'molido puro', say: 'Es chile y nada más: sin sal, sin harina y sin colorante.', factor: 1.15, facts: [['Forma', 'Polvo fino'], ['Ingredientes', '100 % chile']], points: ['Cien por ciento chile'] },
      { name: 'en hojuela tostada', say: 'Tostado y quebrado en hojuela, para espolvorear en pizza, elotes o sopa.', factor: 1.2, facts: [['Forma', 'Hojuela'], ['Secado', 'Horno y comal']], points: ['Para espolvorear'] },
    ],
    sizes: { option: 'Presentación', values: [['100 g', 1], ['250 g', 2.2], ['1 kg', 7.8]], most: 2 },
    close: ['Guárdalo en frasco cerrado, o en el congelador si vives en la costa.', 'Usa guantes si vas a limpiar muchos y no te toques los ojos, que luego duele.', 'Hidrátalo en agua caliente, no hirviendo, quince minutos.'],
    facts: [['Conservación', 'Lugar fresco y seco'], ['Caducidad', '18 meses'], ['País de origen', 'México'], ['Contiene sulfitos', 'No']],
    points: ['De la última cosecha', 'Bolsa resellable', 'Sin sulfitos', 'Origen mexicano'],
    warranty: GARANTIA,
  }),
];
