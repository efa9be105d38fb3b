import type { ReviewPhrases } from '../../types.ts';

/** Of diapers, wipes and baths. */
export const panal: ReviewPhrases = {
  good: [
    'Aguanta toda la noche, amaneció seco y nosotros dormidos.',
    'No le rozó nada y eso que tiene piel muy delicada.',
    'La talla viene justa según el peso, háganle caso a la tabla.',
    'Huele poquito o nada, que es lo que buscaba.',
    'En paquete grande sale mucho mejor que en la tienda.',
    'Llegó al otro día, justo cuando quedaban tres.',
    'Mi pediatra vio los ingredientes y le parecieron bien.',
    'Suavecito y no se deshace.',
    'Ya vamos por la tercera caja de {producto}.',
    'El empaque aguanta, no se abre en la pañalera.',
  ],
  mixed: [
    'Bueno para el día, de noche sí se pasa.',
    'La talla viene chica, pidan una más.',
    'Cumple, aunque el aroma no me encantó.',
    'La caja llegó rota pero completa.',
    'Está bien, en oferta vale mucho la pena.',
  ],
  bad: [
    'Se le salió todo, una lata cambiar ropa y sábana.',
    'Le sacó rozadura a mi niña.',
    'Venían menos piezas de las que dice.',
    'Se rompe al jalar.',
    'Tardó una semana, imagínense sin eso en casa.',
  ],
};

/** Of feeding. */
export const comida: ReviewPhrases = {
  good: [
    'Lo agarró a la primera y eso que rechazaba todo.',
    'Fácil de lavar, no tiene recovecos.',
    'No gotea en la pañalera, probado en taxi y en avión.',
    'Ya es el favorito de la pañalera.',
    'Buen tamaño para sus manitas.',
    'Se puede hervir y no se deforma.',
    'Mi bebé de ocho meses come solito, un cochinero feliz.',
    'Lo llevamos con la abuela y ya quiere otro allá.',
    'El material se siente bueno, sin olor a plástico.',
    'Llegó bien sellado y con instructivo claro.',
  ],
  mixed: [
    'Útil, pero las marcas de medida se borran.',
    'Bonito, aunque más chico de lo que imaginé.',
    'El flujo es lento para mi hijo, a otros les irá bien.',
    'Cumple, la tapa cuesta trabajo.',
    'Está bien, esperaba dos piezas.',
  ],
  bad: [
    'Gotea por la rosca, manchó la mochila.',
    'Se descoloró en el primer hervor.',
    'Mi bebé no lo quiso ni ver.',
    'Llegó roto de una esquina.',
    'Muy duro para la encía.',
  ],
};

/** Of clothing for babies and mothers. */
export const ropa: ReviewPhrases = {
  good: [
    'La tela es suavecita y no se hizo bolita al lavar.',
    'La talla viene bien, le duró todo el invierno.',
    'Los broches cierran a la primera, con un bebé que patea eso es oro.',
    'En {color} se ve precioso, ya tiene dos.',
    'Cómodo de verdad, lo uso hasta para dormir.',
    'Salió mejor de lo que esperaba por ese precio.',
    'No encogió ni tantito, y lo lavé en caliente.',
    'Mi bebé nació en enero y con este no pasó frío.',
    'Costuras planas, no le marca nada.',
    'Muy bonito para foto de recién nacido.',
  ],
  mixed: [
    'Bonito, pero viene una talla chica.',
    'La tela es más delgada de lo que pensé.',
    'El color {color} en persona es otro tono.',
    'Bien, aunque los broches están duros.',
    'Cumple para diario.',
  ],
  bad: [
    'Se descosió en la segunda lavada.',
    'Encogió una talla completa.',
    'Destiñó toda la carga de ropa.',
    'La tela raspa.',
    'Llegó con una mancha que no sale.',
  ],
};

/** Of toys and safety. */
export const juego: ReviewPhrases = {
  good: [
    'Lo entretiene mientras hacemos la comida, milagro diario.',
    'Los colores llaman la atención y no hace ruido insoportable.',
    'Bien hecho, ya lo aventó veinte veces y sigue entero.',
    'Se limpia con un trapito y listo.',
    'Con un año todavía lo busca, buena compra.',
    'Suave y sin piezas sueltas, revisé antes de dárselo.',
    'Se lo regalamos a nuestro sobrino y no lo suelta.',
    'Trae hasta las pilas, detalle fino.',
    'Justo para la dentición, ya no muerde la cuna.',
    'Buen tamaño para la pañalera.',
  ],
  mixed: [
    'Bonito, mi hijo lo peló dos días.',
    'Los sonidos son fuertes, le puse cinta a la bocina.',
    'Está bien, esperaba algo más grande.',
    'Cumple, aunque el amarillo destiñe un poco.',
    'Útil, pero la pila no viene incluida.',
  ],
  bad: [
    'Se le despintó un ojo a la semana.',
    'Dejó de sonar al tercer día.',
    'Una costura venía abierta.',
    'Muy frágil para un bebé.',
    'Los colores no son los de la foto.',
  ],
};

/** Of baby washes and creams. */
export const bano: ReviewPhrases = {
  good: [
    'No le ardieron los ojos, el baño ya no es pleito.',
    'Le quitó la rozadura en dos noches.',
    'Huele suave, nada fuerte.',
    'Deja la piel suavecita.',
    'Rinde mucho, con una bomba basta.',
    'Nuestra pediatra revisó la etiqueta y le pareció bien.',
    'No reseca, y lo bañamos diario.',
    'Se enjuaga rapidísimo.',
    'La usa hasta la abuela.',
    'Ya compramos el grande.',
  ],
  mixed: [
    'Bien, aunque hace poca espuma.',
    'El aroma no me encantó.',
    'El dosificador se traba.',
    'Cumple, sin más.',
    'Un poco caro.',
  ],
  bad: ['Le sacó granitos.', 'Llegó derramado.', 'Le ardió.', 'La tapa venía rota.', 'No le hizo nada a la rozadura.'],
};

/** Of baby food. */
export const papillas: ReviewPhrases = {
  good: [
    'Se la comió completa, y eso que escupe todo.',
    'Ingredientes que conozco y nada más.',
    'Perfectas para la pañalera.',
    'Huelen a fruta de verdad.',
    'Buena textura para su edad.',
    'Me salvó en carretera.',
    'Fecha larga y bien selladas.',
    'Mi sobrina pide más.',
    'Sin azúcar, gracias.',
    'La caja de doce sale mejor.',
  ],
  mixed: [
    'A veces la acepta y a veces no.',
    'Un poco aguada.',
    'La porción es chica.',
    'Buena, pero cara para diario.',
    'El sabor es muy suave.',
  ],
  bad: ['No le gustó a mi bebé.', 'Una venía inflada.', 'Llegaron dos abiertas.', 'Casi caducadas.', 'Muy ácida.'],
};

/** Of nursing. */
export const lactancia: ReviewPhrases = {
  good: [
    'Me salvó al regresar al trabajo.',
    'No lastima.',
    'Fácil de lavar y de armar.',
    'Silencioso, lo usé en una junta.',
    'Bolsas que no gotean, por fin.',
    'Mi asesora de lactancia lo recomendó.',
    'Vale lo que cuesta.',
    'Discreto debajo de la blusa.',
    'Llegó al otro día, lo necesitaba ya.',
    'Trae buen instructivo.',
  ],
  mixed: [
    'Funciona, aunque es lento.',
    'Me hubiera gustado otra medida.',
    'Bien, pero ruidoso.',
    'Cumple, la pila dura poco.',
    'Caro, pero lo uso diario.',
  ],
  bad: [
    'Dejó de succionar.',
    'Me lastimó.',
    'Venía incompleto.',
    'Se rompieron dos al congelar.',
    'Pérdida de dinero.',
  ],
};

/** Of monitors and lamps. */
export const monitores: ReviewPhrases = {
  good: [
    'Se escucha clarito desde el patio.',
    'La pila aguanta la noche.',
    'Fácil de instalar, sin aplicaciones raras.',
    'La luz es justo la que queríamos.',
    'Dormimos más tranquilos.',
    'No despierta al bebé al encenderlo.',
    'Buen alcance en casa de dos pisos.',
    'Se ve hasta en la oscuridad.',
    'El mejor regalo del baby shower.',
    'Muy práctico para las tomas de madrugada.',
  ],
  mixed: [
    'Bien, pero la pila dura menos de lo que dice.',
    'La señal falla en la cocina.',
    'El cable es corto.',
    'Cumple, el diseño es sencillo.',
    'El volumen mínimo es alto.',
  ],
  bad: ['Se desconecta a cada rato.', 'Dejó de cargar.', 'Hace un zumbido.', 'Llegó sin cargador.', 'Calienta mucho.'],
};

/** Of strollers and car seats. */
export const carriola: ReviewPhrases = {
  good: [
    'Se dobla con una mano mientras cargas al bebé, sí es cierto.',
    'Las ruedas aguantan las banquetas de mi colonia, ya es mucho decir.',
    'Cabe en la cajuela de un auto chico.',
    'Los broches no se abren solos.',
    'La tela se quita y se lava, gracias de verdad.',
    'En {color} no se nota tanto la mugre.',
    'Mi bebé se duerme a las dos cuadras.',
    'Muy firme y segura.',
    'Nos asesoraron por teléfono para instalarla.',
    'Fue el regalo estrella del baby shower.',
  ],
  mixed: [
    'Buena y firme, pero pesa para subir escaleras.',
    'El color {color} es más claro que en la foto.',
    'El instructivo está confuso.',
    'La tela da calor en verano.',
    'Cumple, aunque es más ancha de lo que pensé.',
  ],
  bad: [
    'Llegó con una pieza trabada.',
    'La tela se manchó con el primer sol.',
    'El broche se atora.',
    'Faltaban piezas y tardaron quince días.',
    'Se siente floja.',
  ],
};

/** Of nappy bags. */
export const panaleras: ReviewPhrases = {
  good: [
    'Cabe todo y hasta lo mío.',
    'Los bolsillos térmicos sí mantienen el calor.',
    'Se limpia con un trapito.',
    'No parece pañalera, la llevo al trabajo.',
    'Los ganchos de la carriola son buenísimos.',
    'En {color} combina con todo.',
    'Aguanta peso sin descoserse.',
    'El cambiador es grande.',
    'Cómoda de espalda.',
    'Los cierres corren suave.',
  ],
  mixed: [
    'Bonita, pero pesada ya cargada.',
    'Le faltan bolsas chicas.',
    'El {color} es más oscuro.',
    'Buena, aunque el cambiador es delgado.',
    'Esperaba que fuera más grande.',
  ],
  bad: [
    'Se descosió un asa.',
    'El cierre se atora.',
    'Se moja por dentro.',
    'Olía a plástico.',
    'Un gancho se rompió.',
  ],
};

/** Of slings and carriers. */
export const porteo: ReviewPhrases = {
  good: [
    'Se duerme en dos minutos.',
    'Ya puedo lavar trastes con las manos libres.',
    'Reparte el peso, no me duele la espalda.',
    'El video de la página me ayudó a amarrarlo.',
    'La tela es fresca.',
    'En {color} es precioso.',
    'Mi esposo también lo usa.',
    'Se lava fácil.',
    'Lo llevé al mercado y me sentí segura.',
    'Se ajusta a los dos, y eso que él mide uno noventa.',
  ],
  mixed: [
    'Cuesta agarrarle el modo.',
    'Da calor en verano.',
    'Es más largo de lo que pensé.',
    'Bien, aunque pesa doblado.',
    'El {color} cambia un poco.',
  ],
  bad: ['Se afloja.', 'Me lastima los hombros.', 'Tela muy delgada.', 'No trae instructivo claro.', 'Destiñó.'],
};

/** Of blankets and sheets. */
export const cobijas: ReviewPhrases = {
  good: [
    'Suavecita y no suelta pelusa.',
    'Se lava cada semana y sigue igual.',
    'Justo el peso para la noche.',
    'El resorte de la sábana no se sale.',
    'En {color} se ve precioso en el cuarto.',
    'La usa hasta para salir.',
    'No pica.',
    'Bonita para regalo de nacimiento.',
    'Se seca rápido.',
    'El tejido es una belleza.',
  ],
  mixed: [
    'Bonita, pero más delgada de lo que pensé.',
    'El {color} es distinto.',
    'Encogió un poquito.',
    'Bien para clima templado.',
    'Más chica de lo que dice.',
  ],
  bad: ['Se llenó de bolitas.', 'Destiñó.', 'Se descosió la orilla.', 'Llegó con un hilo jalado.', 'Raspa.'],
};

/** Of maternity wear. */
export const mamas: ReviewPhrases = {
  good: [
    'Me acompañó hasta el noveno mes.',
    'No aprieta la panza.',
    'La usé también después, para amamantar.',
    'La tela cede y regresa.',
    'Por fin algo que no parece carpa.',
    'En {color} combina con todo.',
    'Cómoda para trabajar sentada.',
    'Se lava y queda igual.',
    'La talla corresponde a la de siempre.',
    'Fresca para el calor.',
  ],
  mixed: [
    'Bonita, pidan una talla más.',
    'Se baja un poquito al caminar.',
    'El {color} es otro tono.',
    'Algo transparente.',
    'Cumple para los primeros meses.',
  ],
  bad: ['Se descosió.', 'Aprieta la cintura.', 'Se hizo bolitas.', 'Talla muy chica.', 'Tela calurosa.'],
};

/** Of cots, chairs and playpens. */
export const cuarto: ReviewPhrases = {
  good: [
    'Se arma en veinte minutos sin pelearse con el instructivo.',
    'Muy firme, no se mueve.',
    'Fácil de limpiar.',
    'En {color} combina con el cuarto.',
    'Se siente seguro, lo revisé todo.',
    'Bonito acabado, sin astillas ni filos.',
    'Cabe bien en un departamento chico.',
    'Llegó antes de que naciera, uf.',
    'Mi mamá quiere uno igual en su casa.',
    'Buen tamaño y estable.',
  ],
  mixed: [
    'Bueno, pero el instructivo confunde.',
    'Pesa bastante para moverlo.',
    'El {color} es más claro.',
    'Le faltaba un tornillo, lo mandaron después.',
    'Cumple, es sencillo.',
  ],
  bad: [
    'Llegó con una pieza rota.',
    'Rechina.',
    'Se despintó de una orilla.',
    'Faltaban piezas.',
    'Se siente endeble.',
  ],
};
