/** What titles and categories of a small catalogue teach, for tests. */
import { createKinds } from './kinds.ts';
import { productWords } from './product-words.ts';
import { StartCounts } from './start-counts.ts';

const categories = [
  { path: [1], name: 'Celulares y telefonía' },
  { path: [1, 10], name: 'Celulares' },
  { path: [1, 11], name: 'Fundas y micas' },
  { path: [2], name: 'Hogar' },
  { path: [2, 20], name: 'Refrigeradores' },
  { path: [2, 21], name: 'Sábanas' },
  { path: [2, 22], name: 'Juegos de mesa' },
  { path: [2, 23], name: 'Mesas' },
  { path: [2, 24], name: 'Sillas' },
  { path: [6], name: 'Farmacia' },
  { path: [6, 60], name: 'Movilidad' },
  { path: [3], name: 'Campismo' },
  { path: [3, 30], name: 'Casas de campaña' },
  { path: [4], name: 'Despensa' },
  { path: [4, 40], name: 'Cervezas' },
  { path: [4, 41], name: 'Cajas' },
  { path: [4, 42], name: 'Cereales y granola' },
  { path: [4, 43], name: 'Pan y tortillas' },
  { path: [4, 44], name: 'Postres' },
  { path: [5], name: 'Mascotas' },
  { path: [6, 61], name: 'Perfumes para mujer' },
  { path: [5, 50], name: 'Rascadores y camas' },
  { path: [7], name: 'Libros' },
  { path: [7, 70], name: 'Novela histórica' },
  { path: [7, 71], name: 'Repostería y pan' },
  { path: [7, 72], name: 'Campismo y viajes' },
  { path: [8], name: 'Películas y música' },
  { path: [8, 80], name: 'Películas y series' },
  { path: [8, 80, 800], name: 'Drama' },
  { path: [8, 81], name: 'Cuerdas' },
];
const products: ReadonlyArray<[category: number, title: string, brand?: string]> = [
  [10, 'Zentli Aire 12 de 64 GB', 'Zentli'],
  [10, 'Celular Ixaya Nube 4', 'Ixaya'],
  [11, 'Funda para celular Zentli Aire 12'],
  [11, 'Funda de silicón negra para celular'],
  [11, 'Mica para celular'],
  [20, 'Refrigerador Xitle de 14 pies'],
  [20, 'Mini refrigerador Xitle'],
  [21, 'Juego de sábanas matrimonial'],
  [22, 'Juego de mesa Lotería'],
  [22, 'Juego de mesa Serpientes'],
  [23, 'Mesa de centro negra'],
  [30, 'Casa de campaña para 4 personas'],
  [30, 'Casa de campaña para 2 personas'],
  [40, 'Cerveza clara, 24 latas'],
  [40, 'Cerveza oscura, 6 botellas'],
  [24, 'Silla de comedor'],
  [24, 'Silla alta de comedor'],
  [60, 'Silla de ruedas plegable'],
  [60, 'Silla de ruedas ligera'],
  [60, 'Silla de ruedas de aluminio'],
  [60, 'Silla de ruedas de traslado'],
  [60, 'Andadera plegable'],
  [60, 'Andadera con asiento'],
  [60, 'Bastón plegable'],
  [60, 'Bastón de madera'],
  [60, 'Muletas de aluminio'],
  [41, 'Caja de cartón'],
  [41, 'Caja de plástico'],
  [42, 'Avena en hojuela'],
  [42, 'Avena con miel'],
  [42, 'Granola con fresa'],
  [42, 'Granola horneada'],
  [43, 'Pan de caja'],
  [43, 'Tortillas de maíz'],
  [43, 'Tortillas de harina'],
  [44, 'Dulce de leche'],
  [44, 'Dulce de coco'],
  [61, 'Eau de parfum de rosas'],
  [61, 'Eau de toilette de nardo'],
  [71, 'Pan dulce en casa'],
  [71, 'Pan dulce para vender'],
  [71, 'Pasteles sin horno'],
  [71, 'Gelatinas de mi abuela'],
  [71, 'Galletas del domingo'],
  [72, 'Cien noches al raso'],
  [800, 'El faro apagado'],
  [800, 'La otra orilla'],
  [81, 'Guitarra de cedro'],
  [50, 'Poste rascador de yute'],
  [50, 'Árbol rascador de madera'],
  [50, 'Cama para gato'],
  [70, 'El arriero de los Altos'],
];

function learn() {
  const counts = new StartCounts();
  for (const [category, title, brand = ''] of products) {
    const path = categories.find((one) => one.path.at(-1) === category)?.path ?? [];
    const names = path.map((id) => categories.find((one) => one.path.at(-1) === id)?.name ?? '');
    const texts = { title, brand, model: '', categories: names, categoryIds: path, facts: [], texts: [] };
    counts.add(texts, productWords(texts));
  }
  return createKinds(counts.rows(), categories);
}

export const kinds = learn();
