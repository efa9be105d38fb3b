import type { ReviewPhrases } from '../../types.ts';

export const fictionReviews: ReviewPhrases = {
  good: [
    'Me lo acabé en dos tardes y lo presté el mismo día.',
    'Los diálogos suenan a gente de verdad. {autor} tiene buen oído.',
    'Lloré en el camión, no digo más.',
    'En mi círculo de lectura fue el más discutido del año.',
    'Escrito precioso sin ser difícil.',
    'El final me dejó pensando una semana.',
    'Compré otro para mi hermana porque el mío ya no me lo devuelven.',
    'Bien impreso, la letra es cómoda y la portada está muy linda.',
    'Tardé en entrar y después no pude soltarlo.',
    'Llegó perfecto, con separador y todo.',
    'Subrayé medio libro. Ya busco lo demás que tenga {autor}.',
    'Personajes que extrañas cuando cierras el libro.',
  ],
  mixed: [
    'Empieza muy bien y a la mitad se cae un poco.',
    'Buena historia, demasiados personajes para mi gusto.',
    'Esperaba otro final. La prosa, eso sí, muy buena.',
    'La edición trae un par de erratas.',
    'Bonito, pero no para leer con sueño.',
  ],
  bad: [
    'Lo dejé en la página cien, no me atrapó.',
    'Llegó con la esquina doblada y la pasta rayada.',
    'La letra es demasiado chica para mí.',
    'Muy lento, pasan capítulos sin que ocurra nada.',
    'Se le despegaron hojas a la segunda lectura.',
  ],
};

export const thrillerReviews: ReviewPhrases = {
  good: [
    'No adiviné quién era hasta el final.',
    'Me desvelé por acabarlo, qué bárbaro.',
    'El ambiente se siente en cada página.',
    'Capítulos cortos que te van jalando.',
    'Tuve que prender la luz del pasillo.',
    'Se lo regalé a mi papá y ya pidió otro de {autor}.',
    'Todas las pistas estaban ahí, me sentí tonta y feliz.',
    'Buen ritmo, sin paja.',
    'Lo leí en un viaje a Veracruz y se me hizo corto.',
    'Muy bien editado y llegó rápido.',
  ],
  mixed: [
    'Buena historia, el protagonista cae un poco mal.',
    'A media novela se alarga.',
    'Lo sospeché desde antes, aun así lo disfruté.',
    'Bastante crudo en algunas partes.',
    'El final se siente apurado.',
  ],
  bad: [
    'Predecible de principio a fin.',
    'El giro no se sostiene.',
    'Llegó con páginas mal cortadas.',
    'Demasiado truculento para mí.',
    'Prometía mucho y me dio sueño.',
  ],
};

export const poetryReviews: ReviewPhrases = {
  good: [
    'Lo abro al azar cada mañana.',
    'Hay un texto que le leí a mi mamá por teléfono y lloramos las dos.',
    'Chiquito y enorme a la vez.',
    'Para quien cree que la poesía no es para él: pruebe con este.',
    'Lo traigo en la bolsa desde hace un mes.',
    'Los grabados son una belleza.',
    '{autor} dice mucho con poquito.',
    'Regalo perfecto, ya van tres que compro.',
    'Bien impreso, buen papel.',
    'Leí uno en la boda de mi prima.',
  ],
  mixed: [
    'Unos textos me encantaron, otros no los entendí.',
    'Muy delgado para lo que cuesta.',
    'Desigual, pero tiene joyas.',
    'Pide leerse despacio, no es para el metro lleno.',
    'La portada se marca con los dedos.',
  ],
  bad: [
    'No conecté con ninguno.',
    'Se me hizo pretencioso.',
    'Llegó maltratado.',
    'Tiene erratas en los poemas, imperdonable.',
    'Lo leí en veinte minutos y ya.',
  ],
};

export const knowledgeReviews: ReviewPhrases = {
  good: [
    'Explica claro sin tratarte de tonto.',
    'Lo subrayé completo, muy útil.',
    'Por fin un libro con ejemplos de México.',
    'Se lee como plática y aprendes un montón.',
    'Apliqué lo del segundo capítulo y funcionó.',
    'Los mapas y fotos son excelentes.',
    'Mi hijo lo usó para su trabajo de la prepa.',
    '{autor} sabe de lo que habla y no presume.',
    'Ya lo recomendé en mi trabajo.',
    'Llegó antes y bien protegido.',
  ],
  mixed: [
    'Buen libro, el último capítulo repite lo dicho.',
    'Interesante, aunque esperaba más profundidad.',
    'Las fotos se ven oscuras en este papel.',
    'Útil para principiantes; si ya sabes, se queda corto.',
    'Le faltan referencias en algunas partes.',
  ],
  bad: [
    'Puro lugar común.',
    'Traía páginas en blanco.',
    'No dice nada que no sepas.',
    'La letra gris clara es ilegible de noche.',
    'Muy desordenado, cuesta seguirlo.',
  ],
};

export const childrenReviews: ReviewPhrases = {
  good: [
    'Mi hija me lo pide todas las noches.',
    'Los dibujos tienen detalles que descubrimos cada vez.',
    'Fue el primer libro que mi hijo leyó solito.',
    'Lo leí en mi grupo de kínder y quedaron encantados.',
    'Pasta fuerte, ya sobrevivió dos chupadas y una caída.',
    'Las frases se prestan para hacer voces.',
    'Bonito mensaje sin regañar.',
    'Se lo regalé a mi ahijado y no lo suelta.',
    'El papel es grueso, aguanta plumones.',
    'Nos reímos mucho con {titulo}.',
  ],
  mixed: [
    'Lindo, pero muy corto.',
    'Los dibujos preciosos, la historia sencilla.',
    'Para mi hija de ocho ya le quedó chico.',
    'La pasta es delgadita.',
    'Hay palabras difíciles para su edad.',
  ],
  bad: [
    'Se descosió en una semana.',
    'Llegó con las puntas golpeadas.',
    'A mi hijo le dio miedo un dibujo.',
    'Muy caro para tan pocas páginas.',
    'Los colores salieron corridos.',
  ],
};

export const comicReviews: ReviewPhrases = {
  good: [
    'El dibujo es una locura, cada página se disfruta.',
    'Papel grueso y color precioso.',
    'Lo leí dos veces seguidas.',
    'Tiene todo el sabor de barrio.',
    'Los extras del final valen la pena.',
    'Ya quiero el que sigue.',
    'Se lo presté a mi primo y no me lo regresa.',
    'La impresión es impecable.',
    'Va directo a mi mesa de centro.',
    'Llegó con doble cartón, sin un golpe.',
  ],
  mixed: [
    'Gran dibujo, la historia se queda corta.',
    'El lomo truena al abrirlo.',
    'Esperaba más páginas.',
    'Algunos globos tienen letra muy chica.',
    'Muy bueno, el envío lento.',
  ],
  bad: [
    'Llegó con la portada doblada.',
    'Venían páginas repetidas.',
    'Los colores se ven lavados.',
    'Se despegó el lomo.',
    'No se entiende sin los anteriores.',
  ],
};

export const cookbookReviews: ReviewPhrases = {
  good: [
    'He hecho siete recetas y las siete salieron.',
    'Explica el porqué, no solo el cómo.',
    'Se nota que lo escribió alguien que cocina diario.',
    'Mi suegra aprobó la salsa, con eso digo todo.',
    'Las fotos de los pasos ayudan mucho.',
    'Empecé a vender y los cálculos del libro me sirvieron.',
    'Se queda abierto en la mesa, gran detalle.',
    'Ingredientes que sí encuentro en mi mercado.',
    'Ya tiene manchas, señal de que es bueno.',
    'Se lo regalé a mi mamá y encontró recetas de su pueblo.',
  ],
  mixed: [
    'Buen libro, le faltan fotos de algunos resultados.',
    'Unas porciones son para un batallón.',
    'Los tiempos van cortos con mi horno.',
    'Muchas recetas piden cosas que no hay en el norte.',
    'La pasta se mancha fácil en la cocina.',
  ],
  bad: [
    'Dos recetas traen mal las cantidades.',
    'Se le cayeron las hojas.',
    'Las fotos no corresponden.',
    'Esperaba algo más práctico.',
    'Venía con olor a humedad.',
  ],
};

export const schoolReviews: ReviewPhrases = {
  good: [
    'Mi hijo subió dos puntos en el siguiente examen.',
    'Explica paso a paso, sin saltarse nada.',
    'Las respuestas al final ayudan a revisar en casa.',
    'Lo pidió la maestra y llegó a tiempo.',
    'Se nota la diferencia desde el primer mes.',
    'Los ejercicios van de fácil a difícil, muy bien pensado.',
    'Sirve también para los papás que ya olvidamos todo.',
    'Buen papel, no se traspasa la tinta.',
    'Mi hija lo usa media hora diaria sin renegar.',
    'Más barato que en la librería del centro.',
  ],
  mixed: [
    'Útil, aunque le faltan más ejercicios del último tema.',
    'Trae un par de respuestas equivocadas.',
    'La letra podría ser más grande.',
    'Pesado para llevarlo diario.',
    'Cumple, el diseño es un poco aburrido.',
  ],
  bad: [
    'No era la edición que pide la escuela.',
    'Se desprendieron hojas al mes.',
    'Demasiados errores en las soluciones.',
    'Faltaban páginas en mi ejemplar.',
    'Llegó rayado con lápiz.',
  ],
};

export const craftReviews: ReviewPhrases = {
  good: [
    'Hice el primer proyecto en una tarde y quedó presentable.',
    'Los dibujos se entienden sin leer el texto.',
    'Mis plantas por fin sobreviven, con eso digo todo.',
    'Las plantillas vienen del tamaño correcto.',
    'Explica qué comprar y qué no, me ahorró dinero.',
    'Lo usamos mi hija y yo los domingos.',
    'Se queda abierto en la mesa, gran detalle.',
    'Empieza desde lo más básico, sin presumir.',
    'Ya regalé tres cosas que hice con este libro.',
    'Con lo que tenía en casa pude empezar.',
  ],
  mixed: [
    'Buen libro, le faltan fotos del resultado.',
    'Los últimos proyectos son bastante difíciles.',
    'Algunos materiales no los encuentro en mi ciudad.',
    'Los tiempos que marca son muy optimistas.',
    'La portada es bonita, el papel delgado.',
  ],
  bad: [
    'Una plantilla viene incompleta.',
    'Esperaba algo más práctico.',
    'Los pasos se saltan lo importante.',
    'Llegó doblado.',
    'Muy básico si ya tienes idea.',
  ],
};
