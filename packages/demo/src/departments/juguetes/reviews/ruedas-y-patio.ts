import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of cars, trains and remote control. */
export const rueda: ReviewPhrases = {
  good: [
    'Corre derechito en el piso y hasta en el tapete.',
    'Se ha caído de la mesa mil veces y ahí sigue.',
    'Mi hijo y su papá se lo pelean, ya no sé para quién fue.',
    'Los ejes son de metal, giran sin rechinar.',
    'Recorre toda la casa sin atorarse.',
    'La pintura aguantó todo el verano.',
    'Sin filos ni rebabas, lo revisé con el dedo.',
    'Se entiende cómo armarlo sin pelearse con el instructivo.',
    'Llegó antes de Reyes, bien empacado y completo.',
    'Para su edad es justo, juega sin ayuda.',
  ],
  mixed: [
    'Divertido, pero hace más ruido del que quisiera a las siete de la mañana.',
    'Las calcomanías vienen aparte y me quedaron chuecas.',
    'En alfombra gruesa se frena, en piso va muy bien.',
    'Se necesita espacio, en un departamento chico estorba.',
    'Bien, aunque una llanta venía más floja que las otras.',
  ],
  bad: [
    'Se le zafó una llanta a los dos días y no entra de nuevo.',
    'Llegó con una pieza quebrada.',
    'Se le barrió una rueda a la semana.',
    'Las uniones se botan a cada rato.',
    'El plástico está muy delgado, se estrelló a la primera caída.',
  ],
};

/** Reviews of ride-ons, tricycles and scooters. */
export const montable: ReviewPhrases = {
  good: [
    'Ya le dio la vuelta a la manzana veinte veces, no se baja.',
    'Quedó en media hora con la llave que trae.',
    'No se ladea en las vueltas, muy estable.',
    'Las llantas son silenciosas, los vecinos de abajo agradecen.',
    'Mi hijo de cuatro ya va solito por el parque.',
    'El asiento se ajusta, va a durar por lo menos dos años.',
    'El {color} sigue vivo aunque le dé el sol.',
    'Aguanta a mi hija que es grandota para su edad.',
    'Cabe detrás de la puerta, no estorba.',
    'Llegaron los Reyes y a las seis ya había carreras en la sala.',
  ],
  mixed: [
    'Nos gustó, pero sobró un tornillo y me quedé con la duda.',
    'En banqueta rota se siente duro, en el parque va de maravilla.',
    'El color {color} es un poco más claro que en la foto.',
    'El armado tiene su chiste, hagan espacio y paciencia.',
    'La bocina suena bajito, cosa que yo agradezco y mi hijo no.',
  ],
  bad: [
    'El manubrio llegó flojo y no hay modo de apretarlo.',
    'Se tronó una llanta de plástico en la primera semana.',
    'Faltaba la llave y dos tornillos.',
    'Es para niños más chicos de lo que dice, las rodillas le pegan.',
    'Venía con rayones en un costado.',
  ],
};

/** Reviews of toys for the yard. */
export const patio: ReviewPhrases = {
  good: [
    'Toda la tarde afuera, que era justo el plan.',
    'Lo llevamos al parque y terminaron jugando niños que ni conocíamos.',
    'Se guarda rápido y no ocupa nada.',
    'Aguantó el sol de Hermosillo sin tostarse.',
    'Los grandes lo usamos más que los niños, para qué mentir.',
    'Se ve resistente, ya sobrevivió dos fiestas.',
    'En {color} se ve desde el otro lado del jardín, no se nos pierde.',
    'Lo usan hasta los primos grandes, es de todos.',
    'Se lava con manguera y queda como nuevo.',
    'Para el calor de mayo fue la mejor compra.',
  ],
  mixed: [
    'Está bien para niños chicos, los de diez se aburrieron pronto.',
    'El tamaño engaña en la foto, vean las medidas.',
    'El color {color} se bajó con el sol, sigue sirviendo.',
    'Divertido, pero le hubiera puesto una bolsa para guardarlo.',
    'Cumple, pero no esperen que dure diez años.',
  ],
  bad: [
    'Se rompió la primera tarde, y eso que lo cuidamos.',
    'Llegó con una pieza quebrada y tardaron en contestar.',
    'El material está muy delgado para jugar en serio.',
    'Venía sin una de las partes que anuncian.',
    'El color se despintó con el primer sol.',
  ],
};

/** Reviews of remote-controlled toys. */
export const aDistancia: ReviewPhrases = {
  good: [
    'La pila rinde lo que dice, veinte minutos bien jugados.',
    'Responde al instante, nada de que le piensas y luego da vuelta.',
    'Mi hijo y su papá se lo pelean, ya no sé para quién fue.',
    'Ya se estrelló contra todo y sigue funcionando.',
    'En {color} se ve tremendo en movimiento.',
    'Conseguí refacciones sin problema.',
    'El alcance es real, lo manejé desde el otro lado del parque.',
    'Para empezar es más que suficiente, no es de adorno.',
    'Trae todo para usarse el mismo día, hasta desarmador.',
    'Se siente de buen material, no de los de bazar.',
  ],
  mixed: [
    'Divertido, pero la carga tarda más que el juego.',
    'El control pide pilas que no trae.',
    'Con viento o con piso disparejo batalla.',
    'Lo imaginé más grande, pero tiene fuerza.',
    'Hay que tenerle paciencia a la palanca, es muy sensible.',
  ],
  bad: [
    'Ya no cargó después de la tercera vez.',
    'El control perdió la señal y no se pudo volver a enlazar.',
    'Se le tronó un engrane en el primer choque.',
    'Llegó sin el cable para cargarlo.',
    'La pila se calienta demasiado, me dio desconfianza.',
  ],
};

/** Reviews of tents and playhouses of cloth. */
export const carpa: ReviewPhrases = {
  good: [
    'Ahí hicieron la tarea, la merienda y la siesta.',
    'Se arma sin ayuda en diez minutos.',
    'La tela es gruesa, no se transparenta.',
    'En {color} combina con el cuarto, cosa rara en un juguete.',
    'Mis hijas pusieron ahí su biblioteca, con letrero y todo.',
    'Se dobla y cabe detrás del ropero.',
    'Está firme, se recargan y no se viene abajo.',
    'Caben dos niños y un adulto que no respire mucho.',
    'Ya le tocó lavada y quedó igual.',
    'Fue el regalo más usado de todo el cumpleaños.',
  ],
  mixed: [
    'Muy lindo, pero doblar la tela la primera vez fue un circo.',
    'Ocupa más de lo que imaginé, midan su espacio.',
    'El color {color} es un poco más pálido en persona.',
    'Se mueve si juegan muy brusco.',
    'El piso es delgado, le puse un tapete.',
  ],
  bad: [
    'Se descosió la entrada a la semana.',
    'Una varilla llegó rota.',
    'Huele mucho a plástico y no se le quita.',
    'No venía la bolsa para guardar.',
    'La tela se rasgó con el primer jalón.',
  ],
};
