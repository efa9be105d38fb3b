/**
 * Remarks about delivery, use or gifts that are added to a review. They do not name the product, so they fit any gender
 * and number. `[o|a]` becomes the ending for the author's gender.
 */
export type Mood = 'good' | 'mixed' | 'bad';
export type Topic = 'delivery' | 'use' | 'gift' | 'digital';

export const openings: Readonly<Record<Mood, Readonly<Record<Topic, readonly string[]>>>> = {
  good: {
    delivery: [
      'El pedido llegó dos días antes de lo que decía.',
      'Pedí el lunes y el miércoles ya estaba en mi casa.',
      'Muy bien empacado, con burbuja y cinta hasta en las esquinas.',
      'El repartidor muy amable, hasta marcó antes de llegar.',
      'Vivo en un pueblo y aun así llegó en cinco días.',
      'Todo el tiempo supe por dónde venía el paquete.',
      'La caja venía un poco golpeada, pero adentro todo perfecto.',
      'Llegó hasta Tijuana en tres días, no lo podía creer.',
      'Entrega puntual y con factura.',
      'Lo dejaron con el portero y no hubo problema.',
      'Llegó un domingo, nunca me había pasado.',
      'El vendedor me contestó una duda antes de enviar.',
    ],
    use: [
      'Tardé en decidirme y no me arrepiento.',
      'Ya es mi segunda compra de lo mismo.',
      'Me hacía falta desde hace tiempo.',
      'Compré sin muchas expectativas y me sorprendió.',
      'Comparé varias opciones antes de elegir.',
      'Aproveché la oferta.',
      'Me lo recomendó una compañera del trabajo.',
      'Leí las opiniones de aquí y decían la verdad.',
      'Esperé un par de semanas de uso para opinar.',
      'Soy bastante exigente con esto.',
      'Al principio dudé por el precio.',
      'La verdad, muy content[o|a].',
      'Vengo a calificar después de probar todo con calma.',
    ],
    gift: [
      'Fue regalo para mi mamá y le encantó.',
      'Era para el cumpleaños de mi hermano.',
      'Regalo de intercambio en la oficina, quedé muy bien.',
      'Fue para el santo de mi papá.',
      'Para mi esposa, que ya tenía rato pidiendo algo así.',
      'Se lo di a mi hija por sus buenas calificaciones.',
      'Compra de Reyes, llegó a tiempo.',
      'Regalo para mi comadre, feliz de la vida.',
    ],
    digital: [
      'El código llegó al correo en menos de cinco minutos.',
      'Compré a medianoche y al instante ya lo tenía.',
      'Proceso sencillo, sin vueltas.',
      'Revisen el correo no deseado, ahí estaba el mío.',
    ],
  },
  mixed: {
    delivery: [
      'Tardó una semana más de lo prometido.',
      'La entrega bien, el producto regular.',
      'Llegó a tiempo, eso sí.',
      'El empaque venía abierto, aunque no faltaba nada.',
      'La guía nunca se actualizó, pero llegó.',
    ],
    use: [
      'Esperaba un poco más.',
      'Tiene cosas buenas y otras no tanto.',
      'No está mal, tampoco es para tanto.',
      'Por el precio no se puede pedir mucho.',
      'Me sirve, pero con reservas.',
      'Voy a ser just[o|a].',
    ],
    gift: ['Fue para un regalo y salí del paso.', 'Se lo di a mi sobrino y lo usa a ratos.'],
    digital: ['El código tardó unas horas en llegar.', 'Funcionó al segundo intento.'],
  },
  bad: {
    delivery: [
      'Llegó tarde y con la caja maltratada.',
      'Tuve que llamar tres veces para que entregaran.',
      'El paquete lo dejaron en otra casa.',
      'Dos semanas de espera para esto.',
    ],
    use: [
      'No me gusta dejar malas reseñas, pero aquí va.',
      'Me quedé con mal sabor de boca.',
      'Quise darle una segunda oportunidad.',
      'La foto promete más de lo que es.',
      'Primera vez que me pasa algo así.',
      'Salí decepcionad[o|a].',
    ],
    gift: ['Era para regalo y me dio pena darlo.'],
    digital: ['El código tardó dos días y varios correos.'],
  },
};

export const closings: Readonly<Record<Mood, Readonly<Record<Topic, readonly string[]>>>> = {
  good: {
    delivery: [
      'El envío, impecable.',
      'Además llegó antes de la fecha.',
      'Y el empaque, de diez.',
      'Gracias al vendedor por la rapidez.',
      'Todo completo y bien cuidado.',
      'La entrega fue rapidísima.',
      'Venía muy protegido todo.',
    ],
    use: [
      'Vale lo que cuesta.',
      'Sí volvería a comprar.',
      'Muy recomendable.',
      'No le pido más.',
      'Estoy content[o|a] con la compra.',
      'Para el precio, está muy bien.',
      'Ya voy a pedir más para la familia.',
      'Compren con confianza.',
      'De verdad conviene.',
      'Hasta ahora, cero quejas.',
      'Ojalá no suba de precio.',
      'Repito seguro.',
      'Quedé satisfech[o|a].',
      'Mejor de lo que esperaba.',
      'Con los meses sin intereses ni lo sentí.',
      'Una buena compra, la verdad.',
      'Si dudas, anímate.',
    ],
    gift: [
      'Para regalo queda perfecto.',
      'Mi suegra ya me preguntó dónde compré.',
      'Le gustó mucho a quien se lo di.',
      'Voy a pedir más para regalar en Navidad.',
    ],
    digital: ['Funcionó a la primera.', 'Volveré a comprar por aquí.'],
  },
  mixed: {
    delivery: ['La entrega, puntual.', 'Al menos llegó rápido.', 'Y el envío podría ser mejor.'],
    use: [
      'Ni bien ni mal.',
      'Cumple y ya.',
      'Quizá la próxima pruebe otra marca.',
      'Por ahora se queda.',
      'En oferta sí vale la pena; a precio normal, lo pensaría.',
      'No me arrepiento, pero tampoco presumo.',
      'Tomen en cuenta eso antes de pedir.',
    ],
    gift: ['Para regalo buscaría otra cosa.'],
    digital: ['Al final se resolvió.'],
  },
  bad: {
    delivery: ['Y encima llegó tarde.', 'La paquetería tampoco ayudó.'],
    use: [
      'No vuelvo a comprar.',
      'Ya pedí la devolución.',
      'Por ese precio esperaba más.',
      'Busquen otra opción.',
      'Una lástima.',
      'No lo recomiendo.',
      'La devolución, eso sí, fue rápida.',
      'Me quedo con la duda de si me tocó uno malo.',
    ],
    gift: [],
    digital: ['Me devolvieron el dinero, pero perdí la tarde.'],
  },
};

/** Reasons for four stars instead of five. */
export const quibbles: readonly string[] = [
  'Le quito una estrella por la espera.',
  'No le doy cinco porque la guía tardó en aparecer.',
  'Solo el empaque podría ser mejor.',
  'Le faltó un instructivo en español más claro.',
  'Casi perfecto.',
  'Un detallito en el acabado, nada grave.',
  'Sería ideal un poco más barato.',
  'Habría agradecido más colores para escoger.',
];
