import type { Maker } from '../shared-product-line-tables.ts';

/** Brands of groceries, with their labels and a sentence about each. */
export const MAKERS = {
  milpaHonda: {
    name: 'Milpa Honda',
    hex: ['#2f6b3c', '#f2c94c'],
    say: 'Milpa Honda compra la cosecha a ejidos de Puebla y Tlaxcala y pone en cada bolsa el lote y la fecha de empaque.',
  },
  lasTrojes: {
    name: 'Las Trojes',
    hex: ['#8a4b24', '#f6e3b4'],
    say: 'Las Trojes selecciona y empaca en Zacatecas desde hace tres generaciones; su precio es el de todos los días.',
    factor: 0.92,
  },
  cerroQuieto: {
    name: 'Cerro Quieto',
    hex: ['#3d5a80', '#e0b354'],
    say: 'Cerro Quieto trabaja con cooperativas de la sierra de Oaxaca y paga la cosecha por adelantado.',
    factor: 1.18,
  },
  donaRefugio: {
    name: 'Doña Refugio',
    hex: ['#a4243b', '#f4d58d'],
    say: 'Las recetas de Doña Refugio salen de una cocina de Cholula que sigue probando cada lote a cucharadas.',
  },
  tresPetates: {
    name: 'Tres Petates',
    hex: ['#c8553d', '#588b8b'],
    say: 'Tres Petates muele y envasa en lotes chicos en Jalisco, sin prisas y sin relleno.',
    factor: 1.08,
  },
  chiltepin: {
    name: 'Don Evodio',
    hex: ['#7d1128', '#f0a202'],
    say: 'Don Evodio empezó con un puesto de chiles en Hermosillo y todavía tuesta a mano los de temporada.',
  },
  establoViejo: {
    name: 'Establo Viejo',
    hex: ['#1d4e89', '#f7f3e3'],
    say: 'Establo Viejo ordeña en Aguascalientes y entrega en cadena fría, del tanque a tu puerta.',
  },
  vacaLucero: {
    name: 'Vaca Lucero',
    hex: ['#6a994e', '#f2e8cf'],
    say: 'Vaca Lucero es una quesería familiar de Chihuahua que todavía corta la cuajada con lira.',
    factor: 1.12,
  },
  ruisenor: {
    name: 'Ruiseñor',
    hex: ['#e07a5f', '#3d405b'],
    say: 'Ruiseñor hornea en Guadalajara por la noche para que salga al reparto de la mañana.',
  },
  panDeLuna: {
    name: 'Pan de Luna',
    hex: ['#355070', '#eaac8b'],
    say: 'Pan de Luna hornea con grano mexicano y escribe en el empaque todos sus ingredientes, sin letra chiquita.',
    factor: 1.1,
  },
  picapleitos: {
    name: 'Picapleitos',
    hex: ['#d62828', '#fcbf49'],
    say: 'Picapleitos hace botana en Monterrey para las tardes de dominó, los partidos y las visitas que no avisan.',
  },
  dulceria: {
    name: 'La Acitrona',
    hex: ['#b5179e', '#ffd166'],
    say: 'La Acitrona guarda recetas de dulcería de Morelia y envuelve pieza por pieza.',
  },
  cacaotal: {
    name: 'Sombra y Cacao',
    hex: ['#4a2c2a', '#d4a373'],
    label: 'Sombra y Cacao',
    say: 'Sombra y Cacao tuesta grano de Tabasco y Chiapas y dice en la etiqueta de qué finca viene.',
    factor: 1.15,
  },
  trapoFeliz: {
    name: 'Trapo Feliz',
    hex: ['#0077b6', '#ffdd00'],
    say: 'Trapo Feliz fabrica en el Estado de México y rellena sus envases en puntos de recarga.',
  },
  nubeTendida: {
    name: 'Nube Tendida',
    hex: ['#7b6fd0', '#f5f3ff'],
    say: 'Nube Tendida prueba cada aroma en ropa secada al sol y en ropa secada en casa, que no huelen igual.',
  },
  brisaPatio: {
    name: 'Brisa de Patio',
    hex: ['#2a9d8f', '#e9f5db'],
    say: 'Brisa de Patio usa tensoactivos biodegradables y pone la dosis en la tapa para que no gastes de más.',
    factor: 1.1,
  },
  barcoAzul: {
    name: 'Puerto Nácar',
    hex: ['#14508c', '#f4a261'],
    say: 'Puerto Nácar enlata en Ensenada lo que llega ese mismo día al muelle.',
  },
  olivarSeco: {
    name: 'Loma Seca',
    hex: ['#606c38', '#fefae0'],
    say: 'Loma Seca prensa en Baja California y envasa en vidrio oscuro o lata para cuidar el sabor de la luz.',
    factor: 1.12,
  },
} as const satisfies Record<string, Maker>;
