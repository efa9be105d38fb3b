import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of snacks and sweets. */
export const botana: ReviewPhrases = {
  good: [
    'Peligroso tenerlos en casa, se acaban en una sentada.',
    'Crujientes y bien enchilados, como me gustan.',
    'Los llevé a la oficina y no duraron ni media hora.',
    'Saben a los que comía en la primaria, qué recuerdos.',
    'Llegaron enteros, casi nada quebrado.',
    'Buen tamaño para ver el partido.',
    'Nada grasosos, no dejan los dedos embarrados.',
    'Puse {producto} en la mesa de dulces y voló.',
    'Ricos de verdad y con ingredientes que conozco.',
    'Pedí cinco bolsas y ya voy por la segunda, ayuda.',
    'Para la piñata quedaron perfectos, vienen individuales.',
  ],
  mixed: [
    'Ricos, pero venía la mitad de la bolsa con aire.',
    'Me gustaron más los de la otra receta.',
    'Un poco salados para mi gusto.',
    'Llegaron algo quebrados, de sabor bien.',
    'Están bien, aunque el precio ya se siente.',
  ],
  bad: [
    'Llegaron hechos polvo, literal.',
    'Sabían rancios.',
    'Se derritió en el camino y quedó pegado al empaque.',
    'La bolsa venía pinchada y estaban aguados.',
    'Muy chiquito el paquete para lo que cuesta.',
  ],
};

/** Reviews of biscuits. */
export const galleta: ReviewPhrases = {
  good: [
    'Con un vaso de leche no hay quien las pare.',
    'Llegaron enteras, casi ninguna rota.',
    'Nada empalagosas.',
    'Las puse en la oficina y duraron diez minutos.',
    'Huelen a recién horneado.',
    'Perfectas para el café de la tarde.',
    'La caja viene con paquetes chicos, así no se aguadan.',
    'Mi mamá dice que saben a las de antes.',
    'Para la lonchera quedan perfectas.',
    'Compré la caja grande y ya me arrepentí de no comprar dos.',
  ],
  mixed: [
    'Ricas, pero venían varias quebradas.',
    'Algo secas, con café mejoran.',
    'Son más chicas que en la foto.',
    'El sabor es muy suave.',
    'Buenas, aunque caras para diario.',
  ],
  bad: ['Llegaron hechas polvo.', 'Saben rancias.', 'Ya estaban aguadas.', 'La caja venía abierta.', 'Pura azúcar.'],
};

/** Reviews of Mexican sweets. */
export const dulces: ReviewPhrases = {
  good: [
    'Saben a los que comía en la primaria, qué recuerdos.',
    'Se los llevé a mi familia en Texas y casi lloran.',
    'Venían envueltos uno por uno, perfectos para el bolo.',
    'Frescos, nada duros.',
    'No duran en casa más de un día.',
    'Puse {producto} en la mesa de dulces y voló.',
    'Buen surtido y bonita caja.',
    'Dulces sin pasarse.',
    'Los compré para el altar y sobraron pocos.',
    'Se nota que los hacen a mano.',
  ],
  mixed: [
    'Ricos, pero más chicos de lo que pensé.',
    'Algunos venían pegados por el calor.',
    'Demasiado dulces para mí, a mi abuela le encantaron.',
    'La caja llegó sumida.',
    'Bien, aunque el precio se siente.',
  ],
  bad: [
    'Llegaron derretidos.',
    'Durísimos, casi pierdo una muela.',
    'Faltaban piezas.',
    'Ya no estaban frescos.',
    'Venían rotos y revueltos.',
  ],
};

/** Reviews of chocolate and cocoa. */
export const chocolate: ReviewPhrases = {
  good: [
    'Se nota el cacao, no la grasa.',
    'Llegó sin derretirse, y eso que en Mérida hace 40 grados.',
    'Amargo rico, con dos cuadritos basta.',
    'Hice chocolate para la rosca y quedó espumoso.',
    'Me gusta saber de qué finca viene.',
    'Lo regalé y ya me pidieron más.',
    'Huele increíble al abrirlo.',
    'Para repostería es otro nivel.',
    'Ni muy dulce ni muy fuerte.',
    'Bonita caja, parece de tienda cara.',
  ],
  mixed: [
    'Rico, pero la barra es chica.',
    'Llegó blanquecino por el calor, el sabor bien.',
    'Esperaba más cacao.',
    'Un poco arenoso, así es de metate.',
    'Bueno, pero caro.',
  ],
  bad: [
    'Llegó hecho sopa.',
    'Sabe a azúcar nada más.',
    'Venía quebrado en mil pedazos.',
    'Con olor a jabón, algo le pasó en el camino.',
    'El empaque estaba abierto.',
  ],
};
