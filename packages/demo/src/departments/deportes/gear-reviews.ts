import type { ReviewPhrases } from '../../types.ts';

/** Of benches and bars. */
export const bancos: ReviewPhrases = {
  good: [
    'Le cargué 140 kilos y ni se movió.',
    'El tapiz no se pega a la espalda aunque sudes.',
    'Con esto cancelé el gimnasio, se pagó en tres meses.',
    'Los tornillos son gruesos y embonan a la primera.',
    'La soldadura está bien hecha, soy herrero y la revisé.',
    'Para {uso} no necesitas más.',
    'Lo tengo en la azotea, con una lona, y no se ha oxidado.',
    'Ya armamos el gimnasio en la cochera mi hermano y yo.',
    'No cruje ni en las series pesadas.',
    'El repartidor sufrió, pero llegó sin un golpe.',
  ],
  mixed: [
    'Bien, aunque venía con la pintura picada en una pata.',
    'Sirve; las piezas chicas venían revueltas en una sola bolsa.',
    'Ocupa más de lo que pensé, midan su cuarto.',
    'Bueno por el precio. El seguro podría apretar más.',
    'El instructivo casi no ayuda, pero es lógica pura.',
  ],
  bad: [
    'Un tornillo venía barrido y nunca quedó firme.',
    'Se ladea cuando le pones peso, no me dio confianza.',
    'Se oxidó con la pura humedad del cuarto.',
    'Llegó incompleto y tardaron diez días en mandar lo demás.',
    'El acabado se descascaró al mes.',
  ],
};

/** Of jump ropes. */
export const cuerdas: ReviewPhrases = {
  good: [
    'Gira parejito, por fin me salen los dobles.',
    'La ajusté a mi estatura en un minuto.',
    'No se enreda en la mochila, milagro.',
    'Los mangos no resbalan ni con las manos sudadas.',
    'Para {uso} es justo lo que buscaba.',
    'Diez minutos y quedas muerto. Excelente.',
    'La uso en la calle y no se ha pelado.',
    'Mi hija brinca toda la tarde y ya le gana a los primos.',
    'En {color} se ve muy bien.',
    'La llevo de viaje y entreno en el hotel.',
  ],
  mixed: [
    'Es algo larga de fábrica, hay que recortarla.',
    'Bien, aunque los primeros días viene enroscada.',
    'El {color} es más apagado que en la foto.',
    'Cumple, pero si te pega en la pierna arde.',
    'El tornillito se afloja; le puse una gota de pegamento.',
  ],
  bad: [
    'Se zafó del mango a la segunda semana.',
    'Se peló con el pavimento en tres días.',
    'Muy ligera, no agarra vuelo.',
    'El balero se atora y se detiene a medio salto.',
    'Pedí {color} y llegó otra.',
  ],
};

/** Of bottles and flasks. */
export const cilindros: ReviewPhrases = {
  good: [
    'No gotea ni de cabeza dentro de la mochila.',
    'Para {uso} me quedó perfecto.',
    'Se lava fácil porque le cabe la mano.',
    'El agua no agarra sabor a plástico.',
    'Entra bien en el portavasos del coche.',
    'En {color} está precioso, ya me lo quisieron robar en la oficina.',
    'Se me cayó dos veces y solo tiene un rayoncito.',
    'Desde que lo traigo tomo el doble de agua.',
    'La tapa cierra fuerte y abre con una mano.',
    'Compré uno para cada quien en la casa, de distinto color.',
  ],
  mixed: [
    'Bueno, pero la tapa tiene muchos rincones difíciles de lavar.',
    'El {color} se despinta un poco en la base.',
    'Más grande de lo que imaginé, no cabe en mi bici.',
    'Los primeros días huele a nuevo.',
    'Cumple, la asa podría ser más gruesa.',
  ],
  bad: [
    'Se tira por la tapa, me mojó la computadora.',
    'Se abolló con la primera caída.',
    'A la semana ya olía feo y no se le quita.',
    'El empaque de la tapa se salió y se perdió.',
    'Llegó con la boca despostillada.',
  ],
};

/** Of bicycle helmets. */
export const cascos: ReviewPhrases = {
  good: [
    'Me caí a los tres días e hizo su trabajo; yo, entero.',
    'Ventila bien, ya no llego con el pelo empapado.',
    'Ligero, a la media hora se te olvida que lo traes.',
    'Para {uso} cumple de sobra.',
    'Se ajusta parejo, no baila ni aprieta.',
    'El {color} se ve de lejos, que era lo que quería.',
    'Los acolchados salen para lavarlos.',
    'Mi hijo por fin se lo deja puesto sin pelear.',
    'Medí mi cabeza con una cinta y la talla fue exacta.',
    'No parece hongo, que ya es ganancia.',
  ],
  mixed: [
    'Bien, aunque viene justo de talla.',
    'El {color} es más oscuro en persona.',
    'El broche es de plástico sencillo, pero cierra.',
    'Cumple; esperaba más acolchado en la frente.',
    'La caja venía aplastada, el casco por suerte no.',
  ],
  bad: [
    'La correa se zafó a la semana.',
    'No es de la talla que dice, me baila.',
    'Venía con una raspada, como usado.',
    'Se le despegó el forro con el sudor.',
    'La perilla se barrió al tercer día.',
  ],
};

/** Of locks and pumps for the bike. */
export const accesoriosBici: ReviewPhrases = {
  good: [
    'Pesado y firme, da confianza.',
    'Para {uso} cumple muy bien.',
    'Lo traigo diario y no se ha oxidado con las lluvias.',
    'Llegó bien protegido y completo.',
    'Se entiende sin leer nada.',
    'Mi vecino me lo pidió prestado y ya quiere uno.',
    'Mejor que el que compré en el tianguis por casi lo mismo.',
    'El material es grueso, se nota de inmediato.',
    'Ya lleva un año de uso y sigue igual.',
    'En {color} no se pierde entre las herramientas.',
  ],
  mixed: [
    'Funciona, pero pesa más de lo que creí.',
    'Bien; un poco corto para mi gusto.',
    'Cumple. Al principio estaba duro y con aceite aflojó.',
    'El {color} se raya luego luego.',
    'Llegó sin instructivo, aunque tampoco hacía mucha falta.',
  ],
  bad: [
    'Se trabó a las dos semanas y ya no sirvió.',
    'Llegó con una pieza rota.',
    'Se oxidó en la primera lluvia.',
    'Se siente de juguete.',
    'Duró un mes. Ni para {uso}.',
  ],
};

/** Of bats, rackets and clubs. */
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

/** Of baseball gear and American footballs. */
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

/** Of backpacks for walking. */
export const mochilas: ReviewPhrases = {
  good: [
    'La cargué ocho horas y los hombros ni se quejaron.',
    'Nos cayó un aguacero en Mazamitla y la ropa llegó seca.',
    'Para {uso} es ideal.',
    'Los cierres corren bien y no se comen la tela.',
    'Tiene bolsillos donde uno los busca.',
    'El {color} no se ensucia tanto, buena elección.',
    'Subí al Ajusco con ella y ni se movía.',
    'Cabe mucho más de lo que aparenta.',
    'El cinturón sí carga el peso en la cadera.',
    'Llevo un año usándola y las costuras siguen enteras.',
  ],
  mixed: [
    'Bien, aunque suda un poco la espalda.',
    'El {color} es más claro que en la pantalla.',
    'Le faltaría una bolsa para el celular.',
    'Cumple para {uso}, para más días se queda corta.',
    'Las correas sobran y hay que amarrarlas.',
  ],
  bad: [
    'Se descosió un tirante con carga normal.',
    'El cierre se abrió en plena subida.',
    'Se le mete el agua por las costuras.',
    'Es mucho más chica de lo que dice.',
    'Pedí {color}, llegó otra y ya no hubo tiempo de cambiarla.',
  ],
};

/** Of coolers. */
export const hieleras: ReviewPhrases = {
  good: [
    'Llegamos a Acapulco y el hielo seguía entero.',
    'Para {uso} es la buena.',
    'Le caben más latas de las que pensé.',
    'Cierra bien, no se sale ni una gota en la cajuela.',
    'Se sentó encima mi cuñado y no pasó nada.',
    'El {color} aguanta el sol, no se ha deslavado.',
    'Ya es invitada fija a todas las carnes asadas.',
    'Se lava con la manguera y queda sin olor.',
    'La uso para vender paletas y rinde toda la tarde.',
    'Cómoda para cargarla entre dos, o uno si no la llenas.',
  ],
  mixed: [
    'Enfría bien, pero llena pesa una barbaridad.',
    'El {color} se mancha fácil.',
    'Dura un poco menos de lo que promete, con calor de 40 grados.',
    'Buena, aunque por fuera es más grande de lo que parece.',
    'La tapa queda algo dura al principio.',
  ],
  bad: [
    'El hielo se hizo agua antes del mediodía.',
    'Se rompió la asa en el segundo viaje.',
    'Se sale el agua por abajo, mojó toda la cajuela.',
    'Llegó con la tapa chueca y no sella.',
    'Agarró un olor que no se va con nada.',
  ],
};

/** Of swimwear. */
export const trajes: ReviewPhrases = {
  good: [
    'Aguanta el cloro, llevo cuatro meses de clases.',
    'No se mueve en los clavados ni en las vueltas.',
    'La talla {talla} me quedó exacta.',
    'El {color} no se ha deslavado nada.',
    'Seca rapidísimo, lo cuelgo en la noche y en la mañana ya está.',
    'No se transparenta, que era mi pendiente.',
    'Las costuras no rozan, ni después de dos mil metros.',
    'Para {uso} va perfecto.',
    'Llegó antes de la competencia, justo a tiempo.',
    'Mi entrenadora preguntó dónde lo compré.',
  ],
  mixed: [
    'Viene reducido, pidan una talla más.',
    'Bien; el {color} es más fuerte que en la foto.',
    'El elástico aprieta un poco en la pierna.',
    'Cumple para {uso}, la tela es delgadita.',
    'Bonito, pero cuesta ponérselo las primeras veces.',
  ],
  bad: [
    'Con el cloro se aguadó en tres semanas.',
    'La {talla} no es la talla que dice, ni cerca.',
    'Se descosió de un tirante al mes.',
    'Se transparenta en cuanto se moja.',
    'Llegó sin el sello de higiene y lo tuve que devolver.',
  ],
};

/** Of snorkelling and floating gear. */
export const flotacion: ReviewPhrases = {
  good: [
    'Lo usamos en Huatulco y vimos hasta una tortuga.',
    'Ajusta bien y no estorba para moverse.',
    'Para {uso} va perfecto.',
    'El color se ve de lejos en el agua.',
    'Aguantó una semana de sal y sol sin quejarse.',
    'Mi suegra no sabe nadar y con esto se animó.',
    'Más económico que rentarlo tres días en el muelle.',
    'Llegó a tiempo para las vacaciones.',
    'El material es suave, no raspa la piel.',
    'Se enjuaga y se seca rápido.',
  ],
  mixed: [
    'Bien, aunque las correas cuesta ajustarlas mojadas.',
    'Es voluminoso para la maleta.',
    'Cumple para {uso}, nada del otro mundo.',
    'Huele a hule los primeros días.',
    'La talla viene algo grande.',
  ],
  bad: [
    'Se rompió la correa al ajustarla por primera vez.',
    'Venía con una rajada desde la caja.',
    'No queda firme, se mueve para todos lados.',
    'Se despegó una orilla en la segunda salida.',
    'No es la talla que pedí.',
  ],
};
