import type { Random } from '../random.ts';

/** Author of a review: signature, first name and grammatical gender. */
export interface Author {
  name: string;
  firstName: string;
  feminine: boolean;
}

const women =
  'Adriana,Alejandra,Alma Rosa,Ana Karen,Ana Laura,Andrea,Angélica,Araceli,Beatriz,Berenice,Blanca Estela,Brenda,Carmen,Claudia,Concepción,Cristina,Daniela,Diana,Dulce María,Elena,Elizabeth,Erika,Esmeralda,Esperanza,Estela,Fabiola,Fernanda,Gabriela,Gloria,Graciela,Guadalupe,Iliana,Irma,Itzel,Ivonne,Jimena,Josefina,Judith,Julieta,Karla,Laura,Leticia,Liliana,Lorena,Lourdes,Lucero,Luz María,Magdalena,Maricela,Mariana,María Fernanda,María José,Maribel,Marisol,Martha,Mayra,Mireya,Monserrat,Nancy,Nayeli,Norma,Ofelia,Paola,Patricia,Perla,Raquel,Renata,Rocío,Rosa María,Sandra,Silvia,Sofía,Socorro,Teresa,Valeria,Verónica,Viridiana,Xóchitl,Yadira,Yolanda,Zaira'.split(
    ',',
  );
const men =
  'Abraham,Adrián,Alberto,Alejandro,Alfonso,Alfredo,Andrés,Ángel,Antonio,Armando,Arturo,Benito,Carlos,César,Cuauhtémoc,Daniel,David,Diego,Edgar,Eduardo,Efraín,Emiliano,Emilio,Enrique,Ernesto,Esteban,Federico,Felipe,Fernando,Francisco,Gabriel,Gerardo,Gilberto,Guillermo,Gustavo,Héctor,Hugo,Ignacio,Iván,Jaime,Javier,Jesús,Joaquín,Jorge,José Luis,Juan Carlos,Juan Manuel,Julio,Leonardo,Luis Ángel,Manuel,Marco Antonio,Mario,Martín,Mateo,Mauricio,Miguel Ángel,Moisés,Noé,Octavio,Omar,Óscar,Pablo,Pedro,Rafael,Ramiro,Raúl,René,Ricardo,Roberto,Rodrigo,Rogelio,Rubén,Salvador,Santiago,Saúl,Sergio,Tomás,Ulises,Uriel,Vicente,Víctor'.split(
    ',',
  );
const familiar: readonly (readonly [name: string, feminine: boolean])[] = [
  ...(
    [
      'Lupita',
      'Paty',
      'Lety',
      'Chayo',
      'Meche',
      'Conchita',
      'Rosy',
      'Caro',
      'Sofi',
      'Vero',
      'Mari',
      'Tere',
      'Lulú',
      'Nena',
      'Güera',
      'Chelo',
      'Moni',
      'Gaby',
    ] as const
  ).map((name) => [name, true] as const),
  ...(
    [
      'Chuy',
      'Beto',
      'Nacho',
      'Pepe',
      'Toño',
      'Memo',
      'Lalo',
      'Paco',
      'Quique',
      'Beto',
      'Rafa',
      'Charly',
      'Güero',
      'Chava',
      'Kike',
      'Neto',
      'Tavo',
      'Poncho',
    ] as const
  ).map((name) => [name, false] as const),
];
const surnames =
  'Aguilar,Álvarez,Arellano,Ávila,Ayala,Barrera,Becerra,Bravo,Cabrera,Camacho,Campos,Cárdenas,Castañeda,Castillo,Cervantes,Chávez,Contreras,Cortés,Cruz,Delgado,Domínguez,Escobedo,Espinoza,Estrada,Fuentes,Galván,García,Gómez,González,Guerrero,Gutiérrez,Hernández,Herrera,Ibarra,Jiménez,Juárez,Lara,Ledezma,López,Lozano,Luna,Macías,Maldonado,Márquez,Martínez,Medina,Mejía,Méndez,Mendoza,Montes,Morales,Moreno,Muñoz,Nájera,Navarro,Núñez,Ochoa,Olvera,Ortega,Ortiz,Pacheco,Padilla,Palacios,Paredes,Peña,Pérez,Ponce,Quintero,Ramírez,Ramos,Rangel,Reyes,Ríos,Rivera,Rocha,Rodríguez,Rojas,Rosales,Rubio,Ruiz,Salas,Salazar,Sánchez,Sandoval,Santiago,Serrano,Solís,Sosa,Soto,Suárez,Tapia,Téllez,Torres,Trejo,Trujillo,Valdez,Valencia,Vargas,Vázquez,Vega,Velázquez,Villa,Villegas,Zamora,Zapata,Zúñiga'.split(
    ',',
  );

/** Picks a random author: mostly first name and initial, some with surname, some with a nickname. */
export function drawAuthor(random: Random): Author {
  const surname = random.pick(surnames);
  if (random.chance(0.14)) {
    const [name, feminine] = random.pick(familiar);
    return { name: random.chance(0.5) ? name : `${name} ${surname}`, firstName: name, feminine };
  }
  const feminine = random.chance(0.54);
  const firstName = random.pick(feminine ? women : men);
  const initial = `${surname.charAt(0)}.`;
  const form = random.weighted<'initial' | 'full' | 'first'>([
    ['initial', 70],
    ['full', 18],
    ['first', 12],
  ]);
  return {
    name: form === 'initial' ? `${firstName} ${initial}` : form === 'full' ? `${firstName} ${surname}` : firstName,
    firstName,
    feminine,
  };
}

/** Replaces `content[o|a]` with the ending for the author's gender. */
export function agree(text: string, { feminine }: Author): string {
  return text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, feminine ? '$2' : '$1');
}
