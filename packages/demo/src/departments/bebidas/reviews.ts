import type { ReviewPhrases } from '../../types.ts';

/** Reviews of sodas, water and juice. */
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

/** Reviews of coffee and tea. */
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

/** Reviews of teas and infusions. */
export const tes: ReviewPhrases = {
  good: [
    'La hoja se abre bonito y suelta aroma.',
    'Me lo tomo en la noche y duermo tranquila.',
    'Los sobres son amplios, no de polvito.',
    'Frío con limón es mi agua de diario.',
    'Sabe a hierba de verdad.',
    'Buen precio por taza.',
    'La caja conserva el aroma semanas.',
    'A mi mamá le encantó, toma tres al día.',
    'No amarga aunque se me olvide sacarlo.',
    'Bonita caja para regalar.',
  ],
  mixed: [
    'Suave, hay que poner dos sobres.',
    'El aroma es mejor que el sabor.',
    'La caja llegó aplastada.',
    'Está bien, esperaba más intensidad.',
    'Un poco caro para lo que trae.',
  ],
  bad: [
    'No sabe a nada.',
    'Sobres rotos, todo regado en la caja.',
    'Sabe a pasto seco.',
    'Caducidad muy cercana.',
    'Me mandaron otra mezcla.',
  ],
};

/** Reviews of beer. */
export const cervezas: ReviewPhrases = {
  good: [
    'Bien fría con la carne asada, no se puede pedir más.',
    'Llegaron las doce completas.',
    'Buena espuma y sabor limpio.',
    'La llevé al partido y volaron.',
    'Pidieron identificación al entregar, bien ahí.',
    'Tiene cuerpo sin caer pesada.',
    'Con unos tacos de pescado, perfecta.',
    'Fecha de envasado reciente.',
    'Diferente a las de siempre, me gustó.',
    'Venía en caja con divisiones, ni una rota.',
  ],
  mixed: [
    'Buena, pero la esperaba más amarga.',
    'Le falta gas.',
    'Bien, aunque cara para diario.',
    'Una lata venía abollada.',
    'No es mi estilo, está bien hecha.',
  ],
  bad: [
    'Dos botellas rotas.',
    'Llegó pasada, sabe a cartón.',
    'Sin nada de gas.',
    'Tardó diez días.',
    'Mandaron otro estilo.',
  ],
};

/** Reviews of wine. */
export const vinos: ReviewPhrases = {
  good: [
    'Lo abrí con un mole y se llevaron de maravilla.',
    'Para el precio, mejor que otros del doble.',
    'Llegó acostado y bien protegido.',
    'Buen cuerpo, mejora a la media hora.',
    'Lo regalé y me hizo quedar bien.',
    'Frutal, fácil de tomar.',
    'La etiqueta está preciosa y lo de adentro también.',
    'Ya pedí la caja.',
    'Gran sorpresa, no conocía la bodega.',
    'Pidieron identificación al entregar, muy correcto.',
  ],
  mixed: [
    'Bueno, pero le falta final.',
    'Algo ácido para mi gusto.',
    'La caja llegó mojada de una esquina.',
    'Me gustó más el del año pasado.',
    'Correcto, sin emocionarme.',
  ],
  bad: [
    'Corcho deshecho al abrirlo.',
    'Llegó una botella rota.',
    'Picado, sabía a vinagre.',
    'Nada que ver con la descripción.',
    'Lo dejaron al sol en la recepción.',
  ],
};

/** Reviews of spirits. */
export const destilados: ReviewPhrases = {
  good: [
    'Suave, no raspa, se toma despacito.',
    'Lo probamos derecho y nadie pidió limón.',
    'Venía en doble caja y con sello intacto.',
    'Se lo regalé a mi suegro y ya me habla bonito.',
    'Buen aroma desde que lo abres.',
    'Botella bonita, la guardé.',
    'Para el precio está muy por encima.',
    'Pidieron identificación al entregar, bien ahí.',
    'Ya tengo siempre una en la casa.',
    'En coctel o solo, funciona igual de bien.',
  ],
  mixed: [
    'Bueno, pero esperaba más carácter.',
    'Algo dulce para mi gusto.',
    'Bien para mezclar, solo no tanto.',
    'La tapa es difícil de cerrar.',
    'Subió de precio desde la última vez.',
  ],
  bad: [
    'Muy áspero.',
    'Llegó con fuga.',
    'El sello venía raro, lo devolví.',
    'Tardó más de una semana.',
    'No corresponde a lo que dice la etiqueta.',
  ],
};
