import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of balls. */
export const pelota: ReviewPhrases = {
  good: [
    'Lo usamos en la liga de los domingos y ya nadie quiere el otro.',
    'Aguanta cancha de tierra, piedras y a mi primo el defensa.',
    'Bota parejo y no pierde aire en toda la semana.',
    'Para {uso} está muy bien, mejor que uno del doble de precio.',
    'Llegó desinflado con su aguja, que siempre se agradece.',
    'Las costuras siguen enteras después de un torneo completo.',
    'Mi hija entró a la selección de su escuela y con este entrena.',
    'Buen tacto, ni duro ni aguado.',
    'Compré tres para la escuelita y los niños felices.',
    'Vuela derecho, no anda haciendo eses.',
    'Pidió uno así de cumpleaños y duerme con él.',
  ],
  mixed: [
    'Bueno, pero las primeras dos semanas está tieso.',
    'Cumple para {uso}; para partido oficial compraría otro.',
    'El estampado se borra rápido con el pavimento.',
    'Venía un poco ovalado, al inflarlo se compuso.',
    'Está bien, aunque lo sentí algo pesado para los chicos.',
  ],
  bad: [
    'Se ponchó en el primer partido y no pegaba ni en espinas.',
    'Se descosió a la segunda semana.',
    'No es del tamaño que dice la descripción.',
    'Pierde aire de un día para otro.',
    'El forro se peló el mismo domingo que lo estrené.',
  ],
};

/** Reviews of gloves, bags and guards. */
export const box: ReviewPhrases = {
  good: [
    'El relleno no se apelmaza, llevo tres meses de sparring.',
    'Protegen bien la muñeca, ya no me duele al otro día.',
    'Mi entrenador los revisó y dio el visto bueno, y es especial.',
    'Para {uso} están muy bien.',
    'El {color} se ve de campeón.',
    'Por dentro no sudan tanto, y se secan de un día para otro.',
    'El cierre aguanta, no se abre a medio round.',
    'Buenas costuras, ni un hilo suelto.',
    'Se los regalé a mi papá, que entrenó de joven. Casi llora.',
    'Llegaron rápido y en una bolsa que sí se puede usar.',
  ],
  mixed: [
    'Buenos, pero tardan como dos semanas en aflojar.',
    'Cumplen para {uso}; para pelear en serio pediría otros.',
    'Vienen justos, con vendas gruesas casi no entran.',
    'El {color} es más oscuro en vivo.',
    'Huelen a nuevo muy fuerte los primeros días.',
  ],
  bad: [
    'Se rompió la costura del pulgar al mes.',
    'El relleno se hizo bola y ya siento los nudillos.',
    'El material se descarapela como pintura vieja.',
    'Llegó uno de cada tamaño, increíble.',
    'Muy delgado para {uso}, da miedo.',
  ],
};

/** Reviews of rods, reels and tackle. */
export const pescar: ReviewPhrases = {
  good: [
    'La estrené en la presa y salieron tres lobinas. Nada mal.',
    'Lanza lejos y se siente la picada clarita.',
    'El carrete gira suave, sin brincos.',
    'Para {uso} está más que bien.',
    'Aguantó una sierra de buen tamaño en Mazatlán.',
    'Mi suegro, pescador de toda la vida, me la quiso cambiar.',
    'Ligera, puedes estar toda la mañana sin que canse el brazo.',
    'Viene bien empacada en tubo rígido, no llegó ni un rayón.',
    'Después de agua salada la enjuagué y sigue impecable.',
    'La compré para enseñar a mi hijo y ya no me la presta.',
  ],
  mixed: [
    'Buena, pero la línea que trae es muy sencilla; pónganle otra.',
    'Cumple para {uso}, para mar abierto se queda corta.',
    'Un anillo venía flojo, lo pegué y ya.',
    'El mango podría ser más largo.',
    'Tardó en llegar, casi se nos pasa la temporada.',
  ],
  bad: [
    'Se quebró la punta con un pescadito de nada.',
    'La manivela truena desde el primer día.',
    'Se oxidó a la segunda salida.',
    'Llegó sin la mitad de los accesorios que dice.',
    'El freno no detiene nada, perdí el mejor de la tarde.',
  ],
};

/** Reviews of bats, rackets and clubs. */
export const palos: ReviewPhrases = {
  good: [
    'Muy bien balanceado, no cansa el brazo.',
    'Para {uso} va perfecto, mejor de lo que pagué.',
    'El agarre no resbala aunque sudes.',
    'Mi entrenador lo probó y le dio el visto bueno.',
    'Se siente sólido en el golpe, sin vibración rara.',
    'Llegó en caja larga y bien acolchada.',
    'Lo estrené el domingo y se notó la diferencia.',
    'Mi hija entró al equipo y con esto entrena.',
    'Ya lleva una temporada completa sin una grieta.',
    'Pidió esto de cumpleaños y no lo suelta.',
  ],
  mixed: [
    'Bueno, pero el grip viene delgado; le puse otro encima.',
    'Cumple para {uso}; para competir en serio compraría otro.',
    'Un poco más pesado de lo que dice la ficha.',
    'La pintura se despostilla con los primeros golpes.',
    'Tardas unas semanas en acostumbrarte.',
  ],
  bad: [
    'Se cuarteó en el segundo juego.',
    'El agarre se despegó el mismo domingo que lo estrené.',
    'No es de la medida que dice la descripción.',
    'Vibra tanto que me dejó el codo adolorido.',
    'Llegó golpeado y con la punta raspada.',
  ],
};

/** Reviews of baseball gear and American footballs. */
export const diamante: ReviewPhrases = {
  good: [
    'Ya pasó la prueba de la liga de los domingos.',
    'Para {uso} va perfecto, mejor de lo que pagué.',
    'Buen agarre desde el primer día.',
    'Mi entrenador revisó el pedido y le dio el visto bueno.',
    'Llegó bien empacado y antes de la práctica.',
    'Lo estrenamos el domingo y ganamos, dejo el dato.',
    'Mi hijo duerme abrazado a su regalo.',
    'Aguanta el sol, la tierra y a mis sobrinos.',
    'Peso reglamentario, lo revisamos en la báscula.',
    'Lleva media temporada sin una costura suelta ni una grieta.',
  ],
  mixed: [
    'Bueno, pero tarda en agarrar el punto.',
    'Cumple para {uso}; para torneo compraría algo más fino.',
    'Viene con un aceite que mancha las manos al principio.',
    'El grabado se borra pronto.',
    'Esperaba un poco más por el precio.',
  ],
  bad: [
    'No aguantó ni tres prácticas.',
    'No es de la medida que dice la descripción.',
    'Llegó con golpes, como de exhibición.',
    'Se maltrató con la primera mojada.',
    'Para {uso} no sirve, muy corriente.',
  ],
};
