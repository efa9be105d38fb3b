import type { ReviewPhrases } from '../../types.ts';

/** Reviews of clothes for grown-ups. */
export const prenda: ReviewPhrases = {
  good: [
    'Me quedó perfecto, soy {talla} en casi todo y aquí también.',
    'La tela tiene cuerpo, no se transparenta nada.',
    'Lavé dos veces y ni encogió ni perdió color.',
    'En {color} se ve mucho mejor que en la foto.',
    'Las costuras están parejas y no trae hilos sueltos.',
    'Lo usé para {uso} y me chulearon todo el día.',
    'Súper cómodo, me lo puse saliendo de la paquetería.',
    'Se nota que probaron la horma en gente de verdad.',
    'Las fotos no le hacen justicia, puesto se ve mejor.',
    'Ya pedí otro en diferente color.',
    'Se lo regalé a mi pareja y le atiné a la talla, milagro.',
  ],
  mixed: [
    'Bonito, pero viene una talla más chica. Revisen la tabla.',
    'La tela es más delgada de lo que imaginé.',
    'El color {color} es más oscuro en persona.',
    'Bien, aunque se arruga con solo verlo.',
    'Me gusta cómo queda, aunque traía un par de hilos sueltos.',
  ],
  bad: [
    'Se descosió de un lado a la primera puesta.',
    'Destiñó y me pintó toda la carga.',
    'Nada que ver con la talla, tuve que devolverlo.',
    'Llegó con una mancha en el frente.',
    'La tela se llenó de bolitas en una semana.',
  ],
};

/** Reviews of clothes for children. */
export const infantil: ReviewPhrases = {
  good: [
    'Mi hijo no se lo quiere quitar ni para dormir.',
    'Aguantó recreo, lodo y lavadora.',
    'Le quedó grandecito y así le dura más, perfecto.',
    'La tela no raspa, mi niña es muy delicada con eso.',
    'El color {color} no se ha bajado después de varias lavadas.',
    'Se viste solito porque es fácil de poner.',
    'Las costuras aguantan jalones, comprobado.',
    'Lo llevó a {uso} y se veía precioso.',
    'Igualito a la foto y llegó antes del festival.',
    'Buena talla según la estatura, háganle caso a la guía.',
  ],
  mixed: [
    'Bonito, pero pidan una talla más.',
    'Queda algo justo si son llenitos.',
    'Se despintó un poco con la primera lavada.',
    'Bien para diario, para salir no tanto.',
    'La tela es caliente para mi ciudad.',
  ],
  bad: [
    'Se abrió de una costura en una semana.',
    'Llegó la talla equivocada.',
    'Perdió el color en dos lavadas.',
    'Muy chico, ni siquiera le entró.',
    'Venía con un hilo jalado desde la bolsa.',
  ],
};

/** Reviews of shoes. */
export const calzado: ReviewPhrases = {
  good: [
    'Cómodos desde el primer día, no me sacaron ampolla.',
    'Pedí mi número de siempre y me quedaron exactos.',
    'La suela agarra bien hasta con el piso mojado.',
    'Los uso para {uso} y ya llevan cuatro meses enteros.',
    'En {color} combinan con todo.',
    'Ligeros, casi no los siento.',
    'Mi empeine es alto y sí entró, aleluya.',
    'Llegaron en su caja, con papel y bien acomodados.',
    'Se ven más caros de lo que cuestan.',
    'Camino diez mil pasos diarios y no me duelen los pies.',
    'Huelen a nuevo y no a pegamento.',
  ],
  mixed: [
    'Bonitos pero vienen reducidos, pidan medio número más.',
    'Necesitan unos días para aflojar.',
    'La plantilla es delgada, les puse otra y ya.',
    'El color {color} se ve distinto con luz de día.',
    'Bien para ratos, no para estar parado ocho horas.',
  ],
  bad: [
    'Se despegó la suela al mes.',
    'Me llegaron dos números distintos en la caja.',
    'Rechinan al caminar, qué pena en la oficina.',
    'Muy duros, me lastimaron el talón.',
    'Se pelaron de la punta en dos puestas.',
  ],
};

/** Reviews of bags, belts, hats. */
export const accesorio: ReviewPhrases = {
  good: [
    'Le cabe más de lo que parece por fuera.',
    'El material está firme y se siente bueno.',
    'El cierre corre perfecto.',
    'La uso diario para {uso} y no se ha deformado.',
    'En {color} es elegante sin ser aburrida.',
    'Se ve artesanal de verdad, cada puntada.',
    'Fue regalo para mi suegra y quedé muy bien.',
    'Buen tamaño, ni enorme ni de adorno.',
    'Llegó con su bolsita de tela y bien rellena de papel.',
    'Los herrajes pesan, no parecen de plástico.',
  ],
  mixed: [
    'Bonita, pero más chica de lo que calculé.',
    'El color {color} tira un poco a otro tono.',
    'La correa es corta para mi gusto.',
    'Está bien, aunque los primeros días huele fuerte.',
    'Le falta una bolsa interior.',
  ],
  bad: [
    'Se zafó la correa a las dos semanas.',
    'El cierre se trabó y no volvió.',
    'Se empezó a pelar de una orilla.',
    'Llegó aplastada y no recuperó la forma.',
    'El broche venía flojo.',
  ],
};

/** Reviews of handwoven and embroidered pieces. */
export const artesanal: ReviewPhrases = {
  good: [
    'El bordado es una obra, lo veo y lo vuelvo a ver.',
    'Traía el nombre de la artesana, me emocionó.',
    'Pesa bonito, se nota el telar.',
    'Lo usé en {uso} y todos preguntaron de dónde era.',
    'Los colores son vivos sin ser chillones.',
    'Por dentro está igual de bien rematado que por fuera.',
    'Vale cada peso, esto no lo hace una máquina.',
    'Se lo mandé a mi hija que vive fuera y lloró.',
    'Lo lavé a mano como indica y quedó intacto.',
    'Ninguno es igual, el mío tiene un pajarito diferente.',
  ],
  mixed: [
    'Precioso, aunque tardó en llegar porque lo hacen por pedido.',
    'El color {color} varía un poco del de la foto, lo avisan.',
    'Hermoso pero delicado, no es para diario.',
    'La talla es amplia, lo mandé ajustar.',
    'Me gustó, esperaba el bordado más grande.',
  ],
  bad: [
    'Soltó tinta en la primera lavada.',
    'Un hilo venía jalado y se está corriendo.',
    'Es más chico de lo que dice la medida.',
    'Me llegó otro diseño.',
    'El forro pica mucho.',
  ],
};

/** Reviews of wallets, hats and glasses. */
export const complemento: ReviewPhrases = {
  good: [
    'Se ve mejor que en la foto.',
    'Lo uso para {uso} y no se ha deformado.',
    'En {color} combina con todo.',
    'Fue regalo y quedé muy bien.',
    'Buen material, no se siente barato.',
    'Ligero y cómodo.',
    'Llegó con su estuche y bien protegido.',
    'Justo el tamaño que esperaba.',
    'Me han preguntado dónde lo compré.',
    'Ya pedí otro para mi hermano.',
  ],
  mixed: [
    'Bonito, pero más chico de lo que pensé.',
    'El {color} es otro tono.',
    'Los primeros días huele fuerte.',
    'Bien, aunque un poco caro.',
    'Cumple, el acabado es sencillo.',
  ],
  bad: [
    'Se rompió a las dos semanas.',
    'Llegó aplastado.',
    'El material no es el que dice.',
    'Muy frágil.',
    'Llegó en otro color.',
  ],
};
