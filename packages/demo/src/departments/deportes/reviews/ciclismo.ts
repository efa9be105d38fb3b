import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of bicycles. */
export const bicis: ReviewPhrases = {
  good: [
    'Solo hubo que poner manubrio, pedales y llanta. Media hora con calma.',
    'Los cambios entran suavecito desde el primer día.',
    'La llevé al Ajusco y respondió muy bien en la bajada.',
    'Para {uso} no hay mejor cosa, llego antes que en el micro.',
    'En {color} se ve mucho mejor que en la foto, me la chulean en el semáforo.',
    'Frena de verdad, hasta con lluvia.',
    'Mi hijo aprendió en un fin de semana. Yo lloré más que él.',
    'Pesa menos de lo que pensé, la subo al departamento sin problema.',
    'El mecánico de mi colonia la revisó y dijo que salió buena.',
    'Mido 1.68 y me quedó la rodada que recomienda la tabla.',
    'Ya lleva 600 kilómetros y solo le he puesto aire y aceite.',
  ],
  mixed: [
    'Buena bici, pero el asiento es duro como banqueta. Lo cambié.',
    'Llegó con los frenos desajustados, en el taller me cobraron 150.',
    'El {color} tiene un rayoncito en el cuadro, se tapa con una calcomanía.',
    'Está bien para {uso}; los pedales son de plástico sencillo.',
    'La caja venía abierta de un lado, no faltó nada por suerte.',
  ],
  bad: [
    'Venía con la horquilla al revés y el rin chueco.',
    'A las dos semanas se reventó la cadena.',
    'El cambio trasero brinca y nadie lo puede ajustar.',
    'Pedí {color} y mandaron otra. Quince días para el cambio.',
    'Las llantas se ponchan con verlas, muy delgadas.',
  ],
};

/** Reviews of skates, boards and scooters. */
export const ruedas: ReviewPhrases = {
  good: [
    'Rueda suave hasta en banqueta fea.',
    'Mi hijo sale diario con eso al parque y ya tiene su bolita de amigos.',
    'Los baleros vienen buenos, no hay que cambiarlos de entrada.',
    'Para {uso} es ideal, ligero y aguantador.',
    'En {color} está padrísimo, tal cual la foto.',
    'Llegó casi listo, fue cosa de cinco minutos con la llavecita que trae.',
    'Yo tengo 41 años y volví a patinar. Qué felicidad.',
    'Frena bien, que es lo que le importa a una mamá.',
    'Aguantó caídas, brincos y un charco.',
    'Compré uno para cada niño y se acabaron los pleitos.',
  ],
  mixed: [
    'Bien, aunque las primeras salidas está durito.',
    'Cumple para {uso}, en piso rugoso se siente todo.',
    'El {color} se raya fácil.',
    'Llegó la caja golpeada pero adentro todo bien.',
    'Los niños lo aman; yo le cambié las ruedas por unas más suaves.',
  ],
  bad: [
    'Se le barrió un tornillo la primera semana.',
    'Las ruedas se comieron en un mes de puro parque.',
    'Se va chueco y no hay cómo ajustarlo.',
    'Se siente endeble, no le da confianza ni a mi hijo.',
    'No llegó a lo que promete ni de cerca, lo devolví.',
  ],
};

/** Reviews of bicycle helmets. */
export const cascos: ReviewPhrases = {
  good: [
    'Me caí a los tres días e hizo su trabajo; yo, entero.',
    'Ventila bien, ya no llego con el pelo empapado.',
    'Ligero, a la media hora se te olvida que lo traes.',
    'Para {uso} cumple de sobra.',
    'Se ajusta parejo, no baila ni aprieta.',
    'El {color} se ve de lejos, que era lo que quería.',
    'Los acolchados salen para lavarlos.',
    'Mi hijo por fin se lo deja puesto sin pelear.',
    'Medí mi cabeza con una cinta y la talla fue exacta.',
    'No parece hongo, que ya es ganancia.',
  ],
  mixed: [
    'Bien, aunque viene justo de talla.',
    'El {color} es más oscuro en persona.',
    'El broche es de plástico sencillo, pero cierra.',
    'Cumple; esperaba más acolchado en la frente.',
    'La caja venía aplastada, el casco por suerte no.',
  ],
  bad: [
    'La correa se zafó a la semana.',
    'No es de la talla que dice, me baila.',
    'Venía con una raspada, como usado.',
    'Se le despegó el forro con el sudor.',
    'La perilla se barrió al tercer día.',
  ],
};

/** Reviews of locks and pumps for the bike. */
export const accesoriosBici: ReviewPhrases = {
  good: [
    'Pesado y firme, da confianza.',
    'Para {uso} cumple muy bien.',
    'Lo traigo diario y no se ha oxidado con las lluvias.',
    'Llegó bien protegido y completo.',
    'Se entiende sin leer nada.',
    'Mi vecino me lo pidió prestado y ya quiere uno.',
    'Mejor que el que compré en el tianguis por casi lo mismo.',
    'El material es grueso, se nota de inmediato.',
    'Ya lleva un año de uso y sigue igual.',
    'En {color} no se pierde entre las herramientas.',
  ],
  mixed: [
    'Funciona, pero pesa más de lo que creí.',
    'Bien; un poco corto para mi gusto.',
    'Cumple. Al principio estaba duro y con aceite aflojó.',
    'El {color} se raya luego luego.',
    'Llegó sin instructivo, aunque tampoco hacía mucha falta.',
  ],
  bad: [
    'Se trabó a las dos semanas y ya no sirvió.',
    'Llegó con una pieza rota.',
    'Se oxidó en la primera lluvia.',
    'Se siente de juguete.',
    'Duró un mes. Ni para {uso}.',
  ],
};
