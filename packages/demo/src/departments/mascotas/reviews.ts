import type { ReviewPhrases } from '../../types.ts';

/** Reviews of kibble, tins and treats. */
export const alimento: ReviewPhrases = {
  good: [
    'Desde que come esto se ve mucho mejor.',
    'Mi {animal} es bien chiqueado con la comida y esto sí se lo acaba.',
    'Rinde un buen, el bulto nos dura más que el anterior.',
    'No deja nada en el plato, antes era pleito.',
    'La veterinaria leyó la etiqueta y dijo que adelante.',
    'Hice el cambio en una semana y ni se enteró su panza.',
    'Huele a comida de verdad, no a cartón.',
    'Llegó con caducidad de más de un año.',
    'Nomás oye la bolsa y ya llegó corriendo.',
    'Lo pido cada mes y siempre llega igual de fresco.',
    'Se ve con más energía, anda de un lado a otro.',
  ],
  mixed: [
    'Se lo come, pero primero hace cara de «¿y lo otro?».',
    'Bien, aunque la bolsa no trae cierre y hay que ponerle una pinza.',
    'A uno de los dos le encantó; el otro ni lo voltea a ver.',
    'El empaque llegó maltratado, el contenido bien.',
    'Bueno, pero subió de precio desde la última vez.',
  ],
  bad: [
    'Ni lo probó. Lo terminé regalando.',
    'Le cayó pesado y tuve que volver al de antes.',
    'Venía casi puro polvo al fondo.',
    'Me llegó con la caducidad a un mes.',
    'La bolsa venía rota y se había metido la humedad.',
  ],
};

/** Reviews of beds, houses and scratchers. */
export const muebles: ReviewPhrases = {
  good: [
    'Se subió en cinco minutos y ya no se quiere mover de ahí.',
    'Mi {animal} por fin dejó el sillón. Milagro.',
    'Se limpia fácil y queda como nueva.',
    'Aguantó al cachorro que se come todo, con eso les digo.',
    'En {color} no se le nota tanto el pelo.',
    'Firme, no se ladea cuando se sube corriendo.',
    'Medí como dice la ficha y le quedó exacto.',
    'La usa diario y ya pidió turno el gato.',
    'Ya es viejito y le ayuda mucho a descansar las caderas.',
    'Llegó bien envuelta y sin olores raros.',
  ],
  mixed: [
    'Bonita, pero él prefiere la caja en la que llegó.',
    'Bien; es un poco más chica de lo que esperaba.',
    'El {color} es distinto a la foto, más apagado.',
    'Cumple, aunque se ve más grande en la foto.',
    'Tardó en agarrarle confianza como dos semanas.',
  ],
  bad: [
    'Se maltrató en la primera semana, muy frágil.',
    'Soltó un olor a químico que no se quita.',
    'Se venció al mes, ya no sirve de nada.',
    'La medida no es la que dice y no le quedó.',
    'Venía maltratada y con una pieza suelta.',
  ],
};

/** Reviews of toys. */
export const juguetes: ReviewPhrases = {
  good: [
    'Lleva dos meses y sigue entero, récord en esta casa.',
    'Mi {animal} anda vuelto loco, no lo suelta ni para dormir.',
    'Se entretiene solo mientras trabajo. Bendito sea.',
    'Resistente y no suelta pedacitos.',
    'El {color} está bonito y no se pierde debajo del sillón.',
    'Justo del tamaño que necesitaba para mi {animal}.',
    'Se lava en la tarja y listo.',
    'Llegó rápido, al otro día ya lo traía por toda la casa.',
    'Compré dos para que no se peleen y santo remedio.',
    'Se nota que está bien hecho, ni un desperfecto.',
  ],
  mixed: [
    'Le gustó tres días y ya lo tiene olvidado.',
    'Bien, pero es más chico de lo que se ve.',
    'Cumple; el {color} se despinta con el uso.',
    'Sirve, aunque a los que muerden fuerte les va a durar poco.',
    'Al principio le daba miedo, luego ya.',
  ],
  bad: [
    'Lo deshizo en quince minutos.',
    'Se deshilachó luego luego y se lo tuve que quitar.',
    'Ni caso le hizo, y venía sucio.',
    'Se despegó una pieza chica, peligroso. Cuidado.',
    'Pedí {color} y llegó otro.',
  ],
};

/** Reviews of products that clean dogs. */
export const higiene: ReviewPhrases = {
  good: [
    'Huele a limpio sin marear.',
    'Cumple lo que dice, y mira que en esta casa hay pelo.',
    'No le irritó la piel, y es muy delicada la mía.',
    'Rinde mucho, con poquito alcanza.',
    'La visita ni se dio cuenta de que hay cachorro.',
    'Lo recomienda mi estilista canino y con razón.',
    'Mi {animal} se deja, que ya es decir bastante.',
    'Fácil de usar, que con este animal es media batalla.',
    'Funciona desde la primera vez.',
    'Viene bien sellado, sin derrames en la caja.',
  ],
  mixed: [
    'Cumple, pero el olor es un poco fuerte para mi gusto.',
    'Bien, aunque dura menos de lo que dice.',
    'A mi {animal} no le encanta, pero se deja.',
    'El empaque llegó sumido. Adentro bien.',
    'Sirve; esperaba un poco más por el precio.',
  ],
  bad: [
    'Le sacó ronchas, tuve que llevarlo al veterinario.',
    'El olor no se va, nada más se disfraza.',
    'Llegó derramado en toda la caja.',
    'Venía seco, como si llevara años guardado.',
    'Rinde la mitad de lo que promete.',
  ],
};

/** Reviews of cages. */
export const vivienda: ReviewPhrases = {
  good: [
    'Bien armada, las puertas cierran parejo y no se escapa nadie.',
    'Mi {animal} se ve mucho más tranquilo con tanto espacio.',
    'Se limpia en cinco minutos, la charola sale completa.',
    'Los alambres están parejos, sin puntas ni rebabas.',
    'Se ve bonita hasta en la sala.',
    'La armé sin herramienta viendo el dibujito.',
    'Mis hijos se pasan la tarde viéndolo.',
    'Llegó completa y antes de lo que decía.',
    'Las medidas son reales, cupo justo en el mueble.',
    'Después de seis meses sigue sin óxido.',
  ],
  mixed: [
    'Bien, pero los accesorios que incluye son muy básicos.',
    'Cumple, una puertita quedó algo dura.',
    'El instructivo no ayuda mucho, busqué un video.',
    'Llegó un alambre doblado, se enderezó a mano.',
    'Buena, aunque me hubiera convenido la más grande.',
  ],
  bad: [
    'Llegó con la base rota.',
    'Se oxidó a los dos meses.',
    'Faltaban piezas y nadie contesta.',
    'Mi {animal} se salió la primera noche, el seguro no sirve.',
    'La pintura se despega, me preocupa que se la coma.',
  ],
};
