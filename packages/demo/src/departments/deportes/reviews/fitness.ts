import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of treadmills, ellipticals and exercise bikes. */
export const aparatos: ReviewPhrases = {
  good: [
    'La uso diario antes de irme a trabajar y ni un rechinido.',
    'Vivo en tercer piso y los de abajo ni se enteran. Para {uso} está perfecta.',
    'Llegó en una caja enorme, pero la armamos entre dos en menos de una hora.',
    'Bajé cuatro kilos en dos meses viendo mi serie. Ya no hay pretexto.',
    'El contador de pasos coincide con mi reloj, cosa que no esperaba.',
    'Se siente firme, no se mueve aunque le eches ganas. Peso 95 kilos.',
    'Mi doctor me mandó a caminar y aquí estoy, feliz y sin lluvia.',
    'Las ruedas ayudan mucho, la muevo yo sola para trapear.',
    'Me hablaron un día antes para agendar la entrega y la dejaron en la recámara.',
    'La usamos mi esposo, mi hija y yo; lleva medio año y va como el primer día.',
    'Los tornillos vienen separados por paso y con herramienta. Bien pensado.',
  ],
  mixed: [
    'Funciona bien, aunque el portatabletas tapa la pantalla.',
    'Buena para {uso}, pero el instructivo está en letra de hormiga.',
    'Venía con un raspón en la base. No estorba, así que me la quedé.',
    'Cumple. Ocupa más espacio del que imaginé, midan antes.',
    'El ritmo cardiaco de las manijas brinca mucho, mejor usen banda.',
  ],
  bad: [
    'A las tres semanas empezó a tronar y el técnico tardó en venir.',
    'Le faltaba una bolsa de tornillos, estuvo quince días arrumbada.',
    'La pantalla se apaga sola a media rutina. La devolví.',
    'Se siente endeble cuando subes el ritmo, no es para {uso}.',
    'Llegó con la base chueca y nunca se pudo nivelar.',
  ],
};

/** Reviews of weights. */
export const pesas: ReviewPhrases = {
  good: [
    'Pesan lo que dicen, las puse en la báscula de la tortillería.',
    'El agarre no resbala aunque te suden las manos.',
    'Con esto cancelé el gimnasio, se pagó en tres meses.',
    'No ruedan ni se despostillan, y eso que las dejo caer.',
    'Llegó bien empacado, con cartón doble. El repartidor sí sufrió.',
    'No huele a llanta, que era mi miedo.',
    'Las tengo en la azotea y no se han oxidado.',
    'Para {uso} no necesitas más.',
    'El acabado está parejo, sin rebabas en las orillas.',
    'Se lo regalé a mi hijo y ya armó su gimnasio en la cochera.',
    'Cuidado con los dedos del pie, pero fuera de eso excelente.',
  ],
  mixed: [
    'Bien, aunque una venía con la pintura picada.',
    'Sirve, pero el moleteado es rasposo; compren guantes.',
    'Pesa 200 gramos menos de lo marcado. Para mí no es problema.',
    'Tarda en quitársele el olor a nuevo, lo dejé dos días en el patio.',
    'Bueno por el precio. El seguro podría apretar más.',
  ],
  bad: [
    'El recubrimiento se despegó al mes de uso normal.',
    'Se oxidó con la pura humedad del cuarto.',
    'Un tornillo venía barrido y no quedó firme. A devolver.',
    'Llegó una pieza sí y otra no. Tardaron diez días en completar.',
    'Baila cuando le pones peso, no me dio confianza.',
  ],
};

/** Reviews of mats for yoga and pilates. */
export const ligero: ReviewPhrases = {
  good: [
    'Lo llevo en la mochila todos los días y sigue como nuevo.',
    'No resbala nada, ni cuando ya voy escurriendo.',
    'Para {uso} es justo lo que buscaba.',
    'El color {color} está precioso, mis compañeras de clase preguntan.',
    'Se lava con jabón de trastes y listo.',
    'Me lo recomendó mi instructora y tenía razón.',
    'Llegó un día antes y bien envuelto.',
    'Aguantó las vacaciones, dos sobrinos y un perro.',
    'Mi mamá de 68 años lo usa para su terapia y está contenta.',
    'No trae ese olor a plástico que marea.',
    'Ya compré el segundo para dejar uno en la oficina.',
  ],
  mixed: [
    'Está bien, pero el {color} es más apagado que en la foto.',
    'Cumple. La funda es delgadita y se rompió al mes.',
    'Los primeros días suelta olor, luego se quita.',
    'Un poco más chico de lo que calculé.',
    'Bueno para {uso}, no para algo más rudo.',
  ],
  bad: [
    'Se rompió a la tercera semana, ni siquiera le di duro.',
    'Suelta polvito de color y mancha las manos.',
    'Llegó otro color, yo pedí {color}.',
    'Nada que ver con lo que se ve en la foto, muy delgado.',
    'A mí se me resbala. Regresé al que tenía.',
  ],
};

/** Reviews of benches and bars. */
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

/** Reviews of jump ropes. */
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

/** Reviews of bottles and flasks. */
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
