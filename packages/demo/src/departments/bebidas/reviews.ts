import type { ReviewPhrases } from '../../types.ts';

/** Of sodas, water and juice. */
export const sinAlcohol: ReviewPhrases = {
  good: [
    'Bien frío es otra cosa, no empalaga.',
    'Sabe a fruta de verdad, hasta se ve el bagacito.',
    'Llegaron los doce completos y sin un rayón.',
    'Para no andar cargando del súper está perfecto.',
    'Trae buen gas y le dura hasta el último vaso.',
    'Mis hijos lo prefieren a los de siempre y tiene menos azúcar.',
    'Lo puse en el bautizo de mi sobrino y preguntaban la marca.',
    'Buena caducidad, me queda para varios meses.',
    'Con hielo y limón, lo mejor para este calor de Mérida.',
    'La botella de vidrio hace que sepa mejor, o eso digo yo.',
  ],
  mixed: [
    'Rico, pero un poco dulce para mi gusto.',
    'Una botella venía sin etiqueta, el sabor igual.',
    'Está bien, aunque pensé que era más grande.',
    'Se le va el gas rápido después de abrirlo.',
    'De los sabores que pedí, este fue el que menos me gustó.',
  ],
  bad: [
    'Dos botellas llegaron rotas y todo pegajoso.',
    'Sabe a jarabe, no me gustó nada.',
    'Venía sin gas.',
    'La caducidad era del mes siguiente.',
    'Mandaron otro sabor y la devolución tardó.',
  ],
};

/** Of coffee and tea. */
export const cafe: ReviewPhrases = {
  good: [
    'Abres la bolsa y huele toda la cocina.',
    'Fecha de tueste de hace seis días, así sí.',
    'En prensa francesa queda con mucho cuerpo y nada amargo.',
    'Mi mamá lo toma de olla con canela y quedó encantada.',
    'La molienda es pareja, mi cafetera ya no se tapa.',
    'Ya es el café de la oficina, votado por mayoría.',
    'No necesita azúcar, y eso que yo le echaba dos.',
    'Llegó en dos días y bien sellado con su válvula.',
    'Suave pero con sabor, perfecto para la tarde.',
    'Buen detalle que digan de qué región viene.',
  ],
  mixed: [
    'Buen aroma, aunque en taza me supo ligero.',
    'Está rico, pero por ese precio hay otros parecidos.',
    'La molienda venía más gruesa de lo que pedí.',
    'Me gustó, la bolsa no vuelve a cerrar bien.',
    'Un poco ácido para mí, a mi esposo le encantó.',
  ],
  bad: [
    'Llegó con fecha de tueste de hace cinco meses.',
    'Amargo y como quemado.',
    'La bolsa venía reventada y perdió el aroma.',
    'No sabe a lo que dice la descripción.',
    'Pedí grano y llegó molido.',
  ],
};

/** Of beer, wine and spirits. */
export const alcohol: ReviewPhrases = {
  good: [
    'Muy bien empacado, cada botella en su funda de cartón.',
    'Pidieron identificación al entregar, bien ahí.',
    'Lo abrí con unos tacos de arrachera y quedó perfecto.',
    'Suave, no raspa, se toma despacito.',
    'Lo regalé a mi suegro y ya me habla bonito.',
    'Para el precio, mejor que otros del doble.',
    'Buen aroma y nada de cruda al otro día, tomando con medida.',
    'Llegó antes de la carne asada, me salvaron.',
    'Ya tengo botella de esta en la casa siempre.',
    'La etiqueta está preciosa y lo de adentro también.',
  ],
  mixed: [
    'Bueno, pero esperaba más cuerpo.',
    'La botella bien, la caja llegó mojada de una esquina.',
    'Está correcto para mezclar, solo no me convenció.',
    'Me lo imaginaba menos dulce.',
    'Rico, aunque subió de precio.',
  ],
  bad: [
    'Llegó una rota y empapó a las demás.',
    'Muy áspero, no lo volvería a pedir.',
    'El corcho se deshizo al abrirla.',
    'Tardó más de una semana.',
    'No corresponde a la cosecha anunciada.',
  ],
};
