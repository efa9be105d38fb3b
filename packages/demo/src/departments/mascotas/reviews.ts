import type { ReviewPhrases } from '../../types.ts';

/** Of kibble, tins and treats. */
export const alimento: ReviewPhrases = {
  good: [
    'Le cambió el pelo en un mes, ahora brilla.',
    'Mi {animal} es bien chiqueado con la comida y esto sí se lo acaba.',
    'Rinde un buen, el bulto nos dura más que el anterior.',
    'Hace mejor del baño, perdón por el dato pero importa.',
    'La veterinaria leyó la etiqueta y dijo que adelante.',
    'Hice el cambio en una semana y ni se enteró su panza.',
    'Huele a comida de verdad, no a cartón.',
    'Llegó con caducidad de más de un año.',
    'Nomás oye la bolsa y ya está sentado esperando.',
    'Lo pido cada mes y siempre llega igual de fresco.',
    'Se rascaba muchísimo y desde que come esto ya no.',
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
    'Le cayó pesado, tres días con la panza suelta.',
    'Venía casi puro polvo al fondo.',
    'Me llegó con la caducidad a un mes.',
    'La bolsa venía rota y se había metido la humedad.',
  ],
};

/** Of beds, houses, carriers and scratchers. */
export const muebles: ReviewPhrases = {
  good: [
    'La estrenó en cinco minutos y ya no se quiere mover de ahí.',
    'Mi {animal} por fin dejó el sillón. Milagro.',
    'Se lava y queda como nueva, sin hacerse bolas.',
    'Aguantó al cachorro que se come todo, con eso les digo.',
    'En {color} no se le nota tanto el pelo.',
    'Firme, no se ladea cuando se sube corriendo.',
    'Medí como dice la ficha y le quedó exacto.',
    'El armado es fácil, lo hice yo sola con la llavecita.',
    'Ya es viejito y le ayuda mucho a descansar las caderas.',
    'Llegó comprimida y en un par de horas ya estaba esponjada.',
  ],
  mixed: [
    'Bonita, pero él prefiere la caja en la que llegó.',
    'Bien; es un poco más chica de lo que esperaba.',
    'El {color} es distinto a la foto, más apagado.',
    'Cumple, solo que el relleno se baja con el tiempo.',
    'Le faltaba un tornillo, lo resolví en la tlapalería.',
  ],
  bad: [
    'Se descosió en la primera semana.',
    'Soltó un olor a químico que no se quita.',
    'Se aplastó al mes, ya está pegada al piso.',
    'La medida no es la que dice y no le quedó.',
    'Venía con una pieza rota y ya no la pude armar.',
  ],
};

/** Of leads, bowls and toys. */
export const juguetes: ReviewPhrases = {
  good: [
    'Lleva dos meses y sigue entero, récord en esta casa.',
    'Mi {animal} anda vuelto loco, no lo suelta ni para dormir.',
    'Se entretiene solo mientras trabajo. Bendito sea.',
    'Resistente y no suelta pedacitos.',
    'El {color} está bonito y se ve de lejos en el parque.',
    'Justo del tamaño que necesitaba para mi {animal}.',
    'Se lava en la tarja y listo.',
    'Llegó rápido, al otro día ya lo traía paseando.',
    'Compré dos para que no se peleen y santo remedio.',
    'Se nota que está bien hecho, las costuras no se abren.',
  ],
  mixed: [
    'Le gustó tres días y ya lo tiene olvidado.',
    'Bien, pero es más chico de lo que se ve.',
    'Cumple; el {color} se despinta con el uso.',
    'Sirve, aunque a los perros grandes les va a durar poco.',
    'Al principio le daba miedo, luego ya.',
  ],
  bad: [
    'Lo deshizo en quince minutos.',
    'Se rompió el broche en el primer paseo, qué susto.',
    'Ni caso le hizo, y venía sucio.',
    'Se despegó una pieza chica, peligroso. Cuidado.',
    'Pedí {color} y llegó otro.',
  ],
};

/** Of shampoo, litter and the like. */
export const higiene: ReviewPhrases = {
  good: [
    'Ya no huele la casa, y eso que tenemos tres.',
    'Le quedó el pelo suavecito y huele rico sin marear.',
    'No le irritó la piel, y es muy delicada la mía.',
    'Rinde mucho, con poquito alcanza.',
    'La visita ni se dio cuenta de que hay gato.',
    'Lo recomienda mi estilista canino y con razón.',
    'No hace polvo al vaciarla, que era mi queja con la otra.',
    'Se enjuaga rápido, que con este animal es media batalla.',
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
    'No controla nada el olor.',
    'Llegó derramado en toda la caja.',
    'Se hace lodo y se pega en todos lados.',
    'Muy aguado, parece rebajado.',
  ],
};

/** Of cages, tanks and what goes in them. */
export const vivienda: ReviewPhrases = {
  good: [
    'Bien armada, las puertas cierran parejo y no se escapa nadie.',
    'Mi {animal} se ve mucho más tranquilo con tanto espacio.',
    'Se limpia en cinco minutos, la charola sale completa.',
    'El vidrio venía perfecto, muy bien empacado con unicel.',
    'Casi no hace ruido, lo tengo en la recámara.',
    'La armé sin herramienta viendo el dibujito.',
    'Mis hijos se pasan la tarde viéndolo.',
    'Llegó completa y antes de lo que decía.',
    'Las medidas son reales, cupo justo en el mueble.',
    'Después de seis meses sigue sin óxido ni fugas.',
  ],
  mixed: [
    'Bien, pero los accesorios que incluye son muy básicos.',
    'Cumple, una puertita quedó algo dura.',
    'El instructivo no ayuda mucho, busqué un video.',
    'Llegó un alambre doblado, se enderezó a mano.',
    'Buena, aunque me hubiera convenido la más grande.',
  ],
  bad: [
    'Llegó con una esquina estrellada.',
    'Se oxidó a los dos meses.',
    'Faltaban piezas y nadie contesta.',
    'Mi {animal} se salió la primera noche, el seguro no sirve.',
    'Hace un ruido tremendo, la devolví.',
  ],
};
