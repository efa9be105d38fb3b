import type { ReviewPhrases } from '../../types.ts';

/** Of treadmills, ellipticals and exercise bikes. */
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

/** Of weights. */
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

/** Of mats for yoga and pilates. */
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

/** Of bicycles. */
export const bicis: ReviewPhrases = {
  good: [
    'Solo hubo que poner manubrio, pedales y llanta. Media hora con calma.',
    'Los cambios entran suavecito desde el primer día.',
    'La llevé al Ajusco y respondió muy bien en la bajada.',
    'Para {uso} no hay mejor cosa, llego antes que en el micro.',
    'En {color} se ve mucho mejor que en la foto, me la chulean en el semáforo.',
    'Frena de verdad, hasta con lluvia.',
    'Mi hijo aprendió en un fin de semana. Yo lloré más que él.',
    'Pesa menos de lo que pensé, la subo al departamento sin problema.',
    'El mecánico de mi colonia la revisó y dijo que salió buena.',
    'Mido 1.68 y me quedó la rodada que recomienda la tabla.',
    'Ya lleva 600 kilómetros y solo le he puesto aire y aceite.',
  ],
  mixed: [
    'Buena bici, pero el asiento es duro como banqueta. Lo cambié.',
    'Llegó con los frenos desajustados, en el taller me cobraron 150.',
    'El {color} tiene un rayoncito en el cuadro, se tapa con una calcomanía.',
    'Está bien para {uso}; los pedales son de plástico sencillo.',
    'La caja venía abierta de un lado, no faltó nada por suerte.',
  ],
  bad: [
    'Venía con la horquilla al revés y el rin chueco.',
    'A las dos semanas se reventó la cadena.',
    'El cambio trasero brinca y nadie lo puede ajustar.',
    'Pedí {color} y mandaron otra. Quince días para el cambio.',
    'Las llantas se ponchan con verlas, muy delgadas.',
  ],
};

/** Of balls. */
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

/** Of tents and sleeping bags. */
export const campamento: ReviewPhrases = {
  good: [
    'Dormí de corrido en Mazamitla, con lluvia y todo.',
    'Perfecta para {uso}, no falla.',
    'Mi hermano trajo una más cara y pasó peor noche que yo.',
    'Los cierres corren bien, no se comen la tela.',
    'Pesa poco y ocupa menos de lo que pensé.',
    'En {color} no se ensucia tanto, buena elección.',
    'Fuimos con los niños y ya preguntan cuándo otra vez.',
    'Las costuras aguantan, la revisé por todos lados antes de salir.',
    'Cabe en la cajuela del sedán junto con todo lo demás.',
    'Pasé cuatro grados en el Nevado y dormí bien.',
    'Buen material, se nota al tacto que no es de a mentiras.',
  ],
  mixed: [
    'Bien, aunque guardarlo en su funda es todo un arte.',
    'Cumple para {uso}, para algo más serio no sé.',
    'El color {color} es más claro que en la pantalla.',
    'La funda es delgadita, con cuidado aguanta.',
    'Está buena, pero el tamaño es optimista.',
  ],
  bad: [
    'Se humedeció por abajo la primera noche.',
    'El cierre se rompió en plena salida, tuvimos que usar seguros.',
    'Se descosió de una orilla la primera noche.',
    'Huele muy fuerte y no se le quita ni al sol.',
    'Pedí {color}, llegó otra y ya no hubo tiempo de cambiarla.',
  ],
};

/** Of swimming goggles. */
export const agua: ReviewPhrases = {
  good: [
    'No les entra una gota, hice dos mil metros y salí sin ojos rojos.',
    'Llevo cuatro meses de clases y siguen sellando igual.',
    'Para {uso} va perfecto.',
    'No deja marca de mapache, ya es mucho decir.',
    'El {color} no se ha deslavado nada.',
    'Se ve clarito hasta el fondo, sin manchas a los lados.',
    'Después de una hora nadando ni me acuerdo de que los traigo.',
    'Mi hija ya no se queja de que le jala el pelo.',
    'No se mueven en los clavados ni en las vueltas.',
    'Llegó antes de la competencia, justo a tiempo.',
  ],
  mixed: [
    'Bien, pero al mes ya se empañan un poco.',
    'Aprietan tantito el puente de la nariz.',
    'Cumple para {uso}, el estuche es muy básico.',
    'El {color} es más fuerte que en la foto.',
    'Cuesta acomodarlo la primera vez, luego bien.',
  ],
  bad: [
    'Se rompió la correa al ajustarla por primera vez.',
    'Le entra agua por la nariz, imposible nadar así.',
    'Se empañaron desde el primer día, inservibles.',
    'Llegaron rayados de un lente.',
    'Se despegó una orilla a la tercera ida a la alberca.',
  ],
};

/** Of skates, boards and scooters. */
export const ruedas: ReviewPhrases = {
  good: [
    'Rueda suave hasta en banqueta fea.',
    'Mi hijo sale diario con eso al parque y ya tiene su bolita de amigos.',
    'Los baleros vienen buenos, no hay que cambiarlos de entrada.',
    'Para {uso} es ideal, ligero y aguantador.',
    'En {color} está padrísimo, tal cual la foto.',
    'Llegó casi listo, fue cosa de cinco minutos con la llavecita que trae.',
    'Yo tengo 41 años y volví a patinar. Qué felicidad.',
    'Frena bien, que es lo que le importa a una mamá.',
    'Aguantó caídas, brincos y un charco.',
    'Compré uno para cada niño y se acabaron los pleitos.',
  ],
  mixed: [
    'Bien, aunque las primeras salidas está durito.',
    'Cumple para {uso}, en piso rugoso se siente todo.',
    'El {color} se raya fácil.',
    'Llegó la caja golpeada pero adentro todo bien.',
    'Los niños lo aman; yo le cambié las ruedas por unas más suaves.',
  ],
  bad: [
    'Se le barrió un tornillo la primera semana.',
    'Las ruedas se comieron en un mes de puro parque.',
    'Se va chueco y no hay cómo ajustarlo.',
    'Se siente endeble, no le da confianza ni a mi hijo.',
    'No llegó a lo que promete ni de cerca, lo devolví.',
  ],
};

/** Of gloves, bags and guards. */
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

/** Of rods, reels and tackle. */
export const pesca: ReviewPhrases = {
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
