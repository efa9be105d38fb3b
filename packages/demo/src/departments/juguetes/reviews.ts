import type { ReviewPhrases } from '../../types.ts';

/** Of building sets and jigsaw puzzles. */
export const armar: ReviewPhrases = {
  good: [
    'Las piezas embonan firmes, ni flojas ni de las que lastiman los dedos.',
    'Nos llevó dos tardes de lluvia y nadie pidió la tablet.',
    'Venían todas las piezas, las contamos por si acaso.',
    'Lo armamos entre tres generaciones, mi papá fue el más emocionado.',
    'Ya lo desbarató y lo volvió a hacer a su modo, que es lo bueno.',
    'Los colores están vivos y el cartón no se abre de las orillas.',
    'Mi hijo de siete lo hizo solo, apenas me pidió ayuda al final.',
    'Para quitarnos el vicio del celular los domingos, funcionó.',
    'Pisé una pieza sin zapatos y no se rompió. Yo sí.',
    'Lo pegamos y ya está colgado en la sala.',
    'Les faltaba una pieza y me la mandaron sin costo en una semana.',
  ],
  mixed: [
    'Divertido, aunque lo terminó en una tarde; escojan uno con más piezas.',
    'La caja es enorme y adentro viene una bolsita, pero el juego está bien.',
    'Hay tonos muy parecidos y con luz de noche no se distinguen.',
    'Bien, nada más que el instructivo viene en letra chiquita.',
    'Unas piezas cuestan trabajo de separar, hay que usar la uña.',
  ],
  bad: [
    'Me faltaron dos piezas y justo al final, qué coraje.',
    'No embonan bien, se cae al moverlo de la mesa.',
    'La imagen se ve borrosa junto a la de la caja.',
    'Llegó abierta la bolsa y con piezas regadas en la caja.',
    'Mucho más chico de lo que parecía, quedó a deber.',
  ],
};

/** Of games for the table. */
export const mesa: ReviewPhrases = {
  good: [
    'Se explica en cinco minutos y la revancha dura hasta la una.',
    'Por fin un juego en el que mis suegros y mis hijos se divierten igual.',
    'Las cartas son gruesas, ya aguantaron refresco y dedos con chile.',
    'Lo llevé a la posada y acabaron jugando hasta los vecinos.',
    'Las reglas vienen en un español que se entiende.',
    'Partidas cortas, perfecto para entre semana.',
    'Mi hijo aprendió a perder con este, eso no tiene precio.',
    'Las ilustraciones están preciosas y muy de aquí.',
    'Cabe en la mochila, va con nosotros a todos los viajes.',
    'Nos peleamos sabroso, como debe ser.',
  ],
  mixed: [
    'Entretenido con cuatro, con dos se vuelve lento.',
    'Las fichas son chiquitas, ya perdimos una debajo del refri.',
    'A los grandes nos gustó, a los chiquitos se les hizo largo.',
    'Me gustaría que la caja cerrara mejor, le puse una liga.',
    'Hay que leer las reglas dos veces, luego ya fluye.',
  ],
  bad: [
    'Le faltaban cartas y así no se puede jugar.',
    'El tablero venía doblado y se levanta de una esquina.',
    'Se despintaron las fichas a la segunda partida.',
    'Muy simple para la edad que dice, se aburrieron luego luego.',
    'La caja llegó aplastada y era regalo.',
  ],
};

/** Of dolls, figures and pretend play. */
export const jugarA: ReviewPhrases = {
  good: [
    'No se separa de {producto} desde que llegó.',
    'Los detalles son muy finos para el precio.',
    'Aguantó el arenero, la tina y al hermano menor.',
    'Se inventó una historia completa esa misma tarde.',
    'Las piezas chicas sí entran y se quedan en su lugar.',
    'Fue lo que pidió a los Reyes y le atinaron.',
    'No huele a plástico, que era mi miedo.',
    'Le ponen y le quitan todo y no se ha descosido ni zafado nada.',
    'Mi sobrina lo presume en el kínder.',
    'Pedí {producto} para regalo y ya hice otro pedido para la prima.',
    'Las esquinas vienen bien lijadas, sin rebabas.',
  ],
  mixed: [
    'Gustó mucho, pero los accesorios se pierden el primer día.',
    'Lo imaginé más grande, vean las medidas.',
    'La pintura no quedó igual que en la foto, casi.',
    'El empaque trae tantos amarres que necesitas tijeras y paciencia.',
    'Buen trabajo, aunque esperaba más accesorios.',
  ],
  bad: [
    'Se le zafó una pieza el mismo día y ya no entró.',
    'Le faltaba un accesorio de los que se ven en la caja.',
    'La pintura se descarapeló en una semana.',
    'El plástico se siente muy delgado.',
    'Me mandaron otro modelo y ya no alcancé a cambiarlo antes del cumpleaños.',
  ],
};

/** Of soft toys. */
export const peluche: ReviewPhrases = {
  good: [
    'Suavecito y bien relleno, no de los que quedan aguados.',
    'Ya pasó por la lavadora dos veces y salió esponjado.',
    'Mi bebé lo trae de la oreja por toda la casa.',
    'Los ojos son bordados, una preocupación menos.',
    'Lo compré para mi novia y lloró, punto.',
    'No suelta pelusa, y en casa hay un alérgico.',
    'Tiene una carita muy tierna, mejor que en la foto.',
    'Las costuras están parejas, hasta las de la cola.',
    'Es el único que la duerme; compré otro de respaldo.',
    'Tamaño perfecto para abrazar de noche.',
  ],
  mixed: [
    'Lindo, pero venía comprimido y tardó un día en esponjarse.',
    'Lo imaginé más grande, midan con regla antes de pedir.',
    'El pelo se enreda un poco después de lavarlo.',
    'Está bonito, aunque las patas traen menos relleno.',
    'El tono de la tela es más opaco que en pantalla.',
  ],
  bad: [
    'Se abrió una costura de abajo y le salía el relleno.',
    'Suelta pelusa por todos lados.',
    'Llegó con olor a bodega, lo tuve que lavar antes de darlo.',
    'La cara venía chueca, se ve triste el pobre.',
    'Muy plano, casi sin relleno.',
  ],
};

/** Of cars, trains and remote control. */
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

/** Of ride-ons, tricycles and scooters. */
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

/** Of toys for the yard. */
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

/** Of things to learn and to make with the hands. */
export const manos: ReviewPhrases = {
  good: [
    'Lo saca solo del librero y se sienta a jugar, no tengo que insistir.',
    'La maestra lo vio y pidió uno para el salón.',
    'Está aprendiendo sin darse cuenta, eso vale oro.',
    'Me mandaron sin costo la pieza que perdimos.',
    'Las piezas son grandes, no me da miedo con el hermanito.',
    'Los materiales se sienten buenos, nada de cartoncito.',
    'Nos rindió para todas las vacaciones de diciembre.',
    'Lo uso en terapia de lenguaje y engancha a todos.',
    'Trae una guía con ideas, ya hicimos cinco.',
    'Mi hija de cinco lo explica mejor que yo.',
    'Viene con su cajita y todo cabe de regreso, milagro.',
  ],
  mixed: [
    'Bueno, pero es para más chiquitos de lo que dice.',
    'Entretiene un rato, luego hay que inventarle reglas nuevas.',
    'La caja es más grande que lo que trae.',
    'Funciona mejor con un adulto al lado, solo se desespera.',
    'Trae muchas piezas, conviene guardarlas en un bote.',
  ],
  bad: [
    'Llegó incompleto y sin instructivo.',
    'Se despintó con el sudor de las manos.',
    'La guía venía con hojas repetidas.',
    'Se ve más endeble que en la foto.',
    'Se despegó de una esquina a la semana.',
  ],
};

/** Of dinosaurs, robots and what roars. */
export const criatura: ReviewPhrases = {
  good: [
    'Mi hijo se sabe el nombre, lo que comía y en qué era vivió.',
    'Tiene las patas bien apoyadas, se para sin caerse.',
    'Lo puso en la sala y espantó al perro y a mi suegra.',
    'Los detalles de la piel se ven padrísimos.',
    'Lo baña, lo entierra, lo desentierra y sigue intacto.',
    'Va a la tina, al kínder y a la cama, siempre juntos.',
    'Lleva meses de uso rudo y no se le ha zafado nada.',
    'Vale más que los de museo y cuesta la mitad.',
    'Es más grande de lo que esperaba, en buen plan.',
    'Le gustó hasta al primo de doce que ya no juega.',
  ],
  mixed: [
    'Muy padre, aunque lo esperaba un poco más pesado.',
    'El color no es idéntico al de la foto, a mi hijo no le importó.',
    'Le falta un poco de pintura en la panza.',
    'La cola venía doblada de la caja, con agua tibia se enderezó.',
    'La tarjeta con los datos venía doblada.',
  ],
  bad: [
    'Se le despintó un ojo a los tres días.',
    'Una pata no embona y se cae de lado.',
    'Me mandaron otro dinosaurio, y mi hijo sí nota la diferencia.',
    'La pintura se quedó en la mesa.',
    'Llegó con la punta de la cola rota.',
  ],
};

/** Of traditional Mexican toys. */
export const tradicional: ReviewPhrases = {
  good: [
    'Me regresó a la primaria; mis hijos no lo sueltan.',
    'La madera está bien torneada y pintada a mano, se nota el pincel.',
    'Se lo mandé a mi sobrino que vive en Chicago y lloró mi hermana.',
    'Le enseñé al niño y ahora él le enseña a sus amigos.',
    'Hermoso para jugar o para el librero.',
    'Cada uno viene distinto, me tocó uno con pajaritos.',
    'Huele a madera y a barniz, como los del mercado.',
    'Baila parejito, muy bien balanceado.',
    'Lo usé de centro de mesa en un bautizo y volaron todos.',
    'Qué bueno que alguien los siga haciendo bien.',
  ],
  mixed: [
    'Bonito, aunque es más de adorno que de juego rudo.',
    'El cordón venía corto, le puse otro y listo.',
    'Tiene una astillita que quité con lija.',
    'El dibujo cambia del de la foto, avisan que es a mano.',
    'Es chico, caben tres en una mano.',
  ],
  bad: [
    'Se despintó con las manos mojadas.',
    'Llegó con la punta floja y no baila.',
    'Se partió la madera al primer golpe.',
    'El mío venía sin cordón.',
    'Por el precio lo esperaba más grande.',
  ],
};

/** Of piñatas and what goes in them. */
export const pinata: ReviewPhrases = {
  good: [
    'Aguantó hasta que pasaron los doce niños.',
    'Le cupieron todos los dulces y la fruta que llevé.',
    'El papel viene bien pegado, tupidito, sin cartón asomándose.',
    'La niña no quería que la rompieran de lo bonita que estaba.',
    'Llegó parada en su caja, ni un fleco doblado.',
    'Igualita a la foto, hasta en los detalles.',
    'El lazo está fuerte, la colgamos del árbol sin problema.',
    'Para la posada de la cuadra quedó perfecta.',
    'Los colores se ven preciosos en las fotos.',
    'Se rompió justo cuando debía, ni antes ni después.',
    'Rindió para todos los niños y sobró.',
  ],
  mixed: [
    'Bonita, pero el hoyo para el relleno es chico, lo abrí con tijera.',
    'Duró poco para tantos niños.',
    'Venía tantito ladeada, con la mano se acomodó.',
    'La esperaba un poco más grande.',
    'Los colores son otros que los de la foto, igual lució.',
  ],
  bad: [
    'Se desfondó al colgarla, antes de empezar.',
    'Llegó un día después de la fiesta.',
    'El papel se despegaba con verlo.',
    'Venía aplastada y no hubo modo.',
    'No se abrió cuando debía y la acabamos rompiendo a mano.',
  ],
};

/** Of slime and modelling dough. */
export const masa: ReviewPhrases = {
  good: [
    'No se quedó pegado en el sillón, y vaya que lo intentaron.',
    'Sale de la ropa con la primera lavada, comprobado.',
    'La textura es riquísima, yo también le entro.',
    'Lleva un mes abierto y sigue suavecito.',
    'Los colores se separan bien si no los revuelven mucho.',
    'Calladitos una hora entera, no pido más.',
    'Huele bien, nada de químico fuerte.',
    'Lo usamos en la fiesta y alcanzó para ocho niños.',
    'Mi hija hizo unos tacos que casi me como.',
    'Cierra bien el empaque, por eso dura.',
  ],
  mixed: [
    'Entretiene, aunque es poquita cantidad para dos niños.',
    'Al principio se pega, hay que amasarlo un rato.',
    'Los colores acabaron todos cafés, culpa nuestra.',
    'En tiempo de calor se pone muy aguado.',
    'Está bien, pero la tapa cuesta trabajo para manos chicas.',
  ],
  bad: [
    'Se secó a los tres días aunque lo cerramos bien.',
    'Manchó el mantel y no salió.',
    'Venía reseco de una orilla desde el primer día.',
    'Se desbarata y deja bolitas por toda la casa.',
    'El bote llegó abierto dentro de la caja.',
  ],
};

/** Of robots. */
export const robot: ReviewPhrases = {
  good: [
    'Mi hijo le puso nombre antes de sacarlo de la caja.',
    'Lo hizo funcionar solito, yo nada más abrí el empaque.',
    'Ya le encontró tres maneras nuevas de usarlo.',
    'Lo llevó a la escuela y fue la sensación.',
    'En {color} se ve muy futurista.',
    'Lleva meses de uso rudo y no se le ha zafado nada.',
    'Mi niña de siete quiere ser ingeniera por su culpa.',
    'El instructivo se entiende y viene bien dibujado.',
    'Se cayó de la mesa y siguió como si nada.',
    'Buen tamaño y se siente sólido.',
  ],
  mixed: [
    'Muy padre, aunque en la alfombra se atora.',
    'El color {color} no es idéntico al de la foto, a mi hijo no le importó.',
    'Necesita un adulto al principio, luego vuela.',
    'El plástico podría ser más grueso.',
    'Divierte mucho la primera semana, después a ratos.',
  ],
  bad: [
    'Dejó de moverse a los tres días.',
    'Una pieza del brazo no embona.',
    'El instructivo que venía era de otro modelo.',
    'Llegó con una pierna suelta.',
    'Se traba en la misma vuelta siempre.',
  ],
};

/** Of what is driven by remote control. */
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

/** Of tents and playhouses of cloth. */
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

/** Of what fills piñatas and party bags. */
export const relleno: ReviewPhrases = {
  good: [
    'Venía contado, no faltó ni una pieza.',
    'Los niños salieron felices con su bolsita.',
    'Bien surtido, casi no se repiten.',
    'Los colores están alegres, lucieron en la mesa de dulces.',
    'Llegó a tiempo para la fiesta del sábado.',
    'Mejor que andar buscando de puesto en puesto.',
    'Me sobró para el salón del kínder.',
    'Aguantó el ajetreo de la fiesta.',
    'Por el precio está muy bien de calidad.',
    'Los llenamos entre todos la noche anterior, quedaron preciosos.',
  ],
  mixed: [
    'Bien para el precio, aunque son chiquitos.',
    'Se repiten algunos modelos más de la cuenta.',
    'Los colores que me tocaron eran casi todos iguales.',
    'Está bien, pero la bolsa del paquete venía rota.',
    'Les gustó más a los de cinco que a los de nueve.',
  ],
  bad: [
    'Faltaban cuatro piezas del paquete.',
    'Varias llegaron aplastadas.',
    'Muy delgaditos, se rompieron ahí mismo.',
    'Llegó tarde y ya no lo usamos.',
    'El surtido no se parece al de la foto.',
  ],
};
