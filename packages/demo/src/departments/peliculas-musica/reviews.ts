import type { ReviewPhrases } from '../../types.ts';

export const filmReviews: ReviewPhrases = {
  good: [
    'La vimos en familia y se quedó la plática hasta tarde.',
    'Qué bien actúan todos. {director} no falla.',
    'La copia se ve nítida y el audio muy claro.',
    'Los extras valen la compra.',
    'La busqué años y aquí estaba.',
    'El disco llegó sin una raya.',
    'La pongo cada diciembre, ya es tradición.',
    'Me reí, lloré y la volví a poner.',
    'Los subtítulos para mi papá, que no oye bien, son excelentes.',
    '{titulo} merece verse con la luz apagada.',
  ],
  mixed: [
    'Buena película, pocos extras.',
    'El final no me convenció.',
    'La caja llegó quebrada, el disco bien.',
    'Empieza lenta; aguanten.',
    'Bonita, pero el menú está mal hecho.',
  ],
  bad: [
    'El disco se traba a la mitad.',
    'No era la versión con extras que pedí.',
    'El sonido viene bajísimo.',
    'No la leyó mi reproductor.',
    'Me aburrí a los veinte minutos.',
  ],
};

export const seriesReviews: ReviewPhrases = {
  good: [
    'Nos la echamos en un fin de semana.',
    'El reparto es buenísimo, todos.',
    'La calidad de imagen es muy buena.',
    'Vienen todos los capítulos y en orden.',
    'Cada capítulo te deja picado.',
    'El libreto de regalo es una joya.',
    'La veía con mi mamá y ahora la vemos otra vez.',
    'Muy cuidado el menú y los subtítulos.',
    '{titulo} salió mejor de lo que recordaba.',
    'Llegó rápido y sellada.',
  ],
  mixed: [
    'Linda, aunque esperaba más extras.',
    'Un disco venía suelto dentro de la caja.',
    'La segunda mitad decae.',
    'El audio en estéreo nada más.',
    'Los últimos capítulos se sienten apurados.',
  ],
  bad: [
    'Le falta un capítulo.',
    'El segundo disco está rayado.',
    'Los subtítulos van atrasados.',
    'Llegó la caja aplastada.',
    'Dice restaurada y se ve igual que en la tele vieja.',
  ],
};

export const vinylReviews: ReviewPhrases = {
  good: [
    'Suena limpio, casi sin chasquidos.',
    'El prensado pesa rico y viene parejo.',
    'La portada en grande es una belleza.',
    'Llegó con esquinas perfectas, el empaque es de primera.',
    '{artista} suena como si estuviera en la sala.',
    'El color del vinil es todavía más bonito girando.',
    'Lo puse el domingo en el desayuno y ya no lo quité.',
    'Regalo para mi papá, que lo tuvo de joven. Se emocionó.',
    'La funda antiestática es un buen detalle.',
    '{titulo} tenía que estar en mi colección.',
  ],
  mixed: [
    'Buen sonido, un poco de ruido al inicio del lado B.',
    'Venía con polvo, lo limpié y quedó.',
    'No trae código de descarga.',
    'El disco perfecto, la funda algo delgada.',
    'Caro, pero qué bonito.',
  ],
  bad: [
    'Llegó alabeado.',
    'Salta en el tercer tema.',
    'Esquina doblada y sin protección.',
    'El centro está mal perforado.',
    'Mucho siseo para ser nuevo.',
  ],
};

export const discReviews: ReviewPhrases = {
  good: [
    'El del coche ya no sale de ahí.',
    'La remasterización respeta el original.',
    'Trae letras y fotos, como antes.',
    '{artista} en su mejor momento.',
    'Suena muy bien en mi equipo viejito.',
    'Llegó sellado y rápido.',
    'Mi mamá lo pone para hacer el quehacer.',
    'Buen precio para un disco difícil de hallar.',
    'El digipack está muy bien impreso.',
    'Escuché {titulo} completo tres veces el mismo día.',
  ],
  mixed: [
    'Buen disco, la caja venía estrellada.',
    'El volumen está más bajo que otros.',
    'El libreto tiene letra minúscula.',
    'Faltan dos canciones de la versión que yo tenía.',
    'Bien, aunque tardó en llegar.',
  ],
  bad: [
    'Se oye cortado en la pista cinco.',
    'Llegó sin libreto.',
    'Rayado de fábrica.',
    'Venía otro disco adentro.',
    'La mezcla suena saturada.',
  ],
};

export const turntableReviews: ReviewPhrases = {
  good: [
    'La saqué de la caja y en diez minutos estaba sonando.',
    'Velocidad firme, no se oye ondulado.',
    'Desempolvé los discos de mi abuelo y lloré tantito.',
    'Se ve preciosa en la sala.',
    'La aguja que trae es mejor de lo que pensaba.',
    'El acabado está muy cuidado.',
    'Se conecta a mi equipo sin problema.',
    'La {modelo} suena mejor de lo que esperaba por el precio.',
    'Buena para empezar en esto.',
    'Vino muy bien empacada.',
  ],
  mixed: [
    'Bonita, pero pide un buen equipo para lucirse.',
    'El cable RCA es corto.',
    'Hubo que calibrar el brazo con paciencia.',
    'La tapa no se queda abierta.',
    'Bien para uno que otro disco.',
  ],
  bad: [
    'Gira más rápido de lo que debe.',
    'La aguja llegó chueca.',
    'Hace un zumbido por la tierra.',
    'El brazo automático no regresa.',
    'Se patina la banda a los dos meses.',
  ],
};

export const instrumentReviews: ReviewPhrases = {
  good: [
    'Suena precioso y afina a la primera.',
    'Se lo compré a {persona} y ya toca tres canciones.',
    'La madera huele a taller, qué bonito trabajo.',
    'Llegó con doble caja y sin un golpe.',
    'Es cómodo, no cansa los dedos.',
    'Mi maestro lo aprobó para la escuela.',
    'Por el precio, difícil encontrar algo mejor.',
    'Mantiene la afinación después de la primera semana.',
    'El acabado está parejo, sin manchas.',
    'El {modelo} ya tocó en su primera serenata.',
  ],
  mixed: [
    'Buen instrumento; las cuerdas que trae son malitas.',
    'Hubo que llevarlo a ajustar.',
    'El instructivo es muy escueto.',
    'El color es más oscuro que en la foto.',
    'Para empezar bien, luego querrás más.',
  ],
  bad: [
    'Llegó con una grieta en la madera.',
    'No se sostiene afinado.',
    'Una pieza venía despegada.',
    'Una cuerda zumba desde el primer día.',
    'Faltaba el accesorio que anuncia.',
  ],
};

export const keysReviews: ReviewPhrases = {
  good: [
    'Las teclas responden muy parejo.',
    'Es tal cual la foto, hasta se ve más fino.',
    'Es para {persona} y practica diario sin que le digan.',
    'No ocupa tanto espacio como pensábamos.',
    'Conectar y tocar, sin complicarse.',
    'La maestra lo aprobó para las clases.',
    'Venía muy bien protegido en su caja.',
    'El {modelo} ya es parte de la sala.',
    'Se siente sólido, nada flojo.',
    'Servicio y refacciones en México, eso pesa.',
  ],
  mixed: [
    'Buen sonido, aunque esperaba más funciones.',
    'Pesa bastante para niño.',
    'El manual es confuso.',
    'Le faltó un atril.',
    'Unas teclas suenan un poquito más fuerte.',
  ],
  bad: [
    'Una tecla se quedó pegada.',
    'Llegó con una perilla floja.',
    'Se apaga solo y la garantía tardó.',
    'El adaptador no era el correcto.',
    'Venía con un golpe en la esquina.',
  ],
};

export const percussionReviews: ReviewPhrases = {
  good: [
    'Retumba sabroso.',
    'Suena bien desde que sale de la caja.',
    'Llegó listo para tocarse ese mismo día.',
    'Para {persona}, que traía loca a la mesa del comedor.',
    'Se siente fuerte, hecho para durar.',
    'Los vecinos ya hasta llevan el ritmo.',
    'El tono es seco y definido.',
    'Cómodo para tocar horas.',
    'El {modelo} aguantó su primer ensayo sin aflojarse.',
    'Llegó todo completo y bien etiquetado.',
  ],
  mixed: [
    'Bien, aunque el acabado es de entrada.',
    'Ocupa más espacio de lo que pensé.',
    'Hay que agarrarle el modo con paciencia.',
    'El instructivo dice muy poco.',
    'Buena para estudiar, para escenario falta.',
  ],
  bad: [
    'Venía astillado de una orilla.',
    'Llegó incompleto.',
    'Rechina cada vez que se mueve.',
    'No suena parejo por más que le hago.',
    'Se dañó en un mes.',
  ],
};

export const giftReviews: ReviewPhrases = {
  good: [
    'Llegó al correo en cinco minutos.',
    'La programé y cayó justo el día.',
    'Mi ahijado feliz, eligió lo que quiso.',
    'Me salvó de un olvido imperdonable.',
    'El diseño de {titulo} está muy lindo.',
    'Se usó en taquilla sin problema.',
    'La dedicatoria se ve completa.',
    'Muy práctica para regalar de lejos.',
    'El saldo que sobró se quedó guardado.',
    'Fácil de canjear hasta para mi abuela.',
  ],
  mixed: [
    'Bien, cayó en correo no deseado.',
    'No sirve en todas las ciudades, revisen.',
    'El mensaje se corta si es largo.',
    'Tardó media hora.',
    'Faltan montos intermedios.',
  ],
  bad: [
    'El código marcaba error en taquilla.',
    'Llegó un día después.',
    'No me dejaron usarla en estreno.',
    'No hay manera de cambiar el correo.',
    'Pedí factura y nunca llegó.',
  ],
};

export const animationReviews: ReviewPhrases = {
  good: [
    'Mis hijos la piden diario y a mí no me cansa.',
    'Las canciones se nos pegaron a todos.',
    'Los chistes funcionan para grandes y chicos.',
    'Los colores son una maravilla.',
    'No asusta, perfecta para los de cuatro años.',
    'La vimos tres veces el mismo fin de semana.',
    'Trae actividades en los extras.',
    'El empaque es resistente, bueno para niños.',
    'Hasta el abuelo se quedó hasta el final.',
    '{titulo} ya es la favorita de mi sobrina.',
  ],
  mixed: [
    'Linda, aunque se hace corta.',
    'Una escena hizo llorar a mi niña.',
    'Los papás nos aburrimos a ratos.',
    'Pocos extras para lo que cuesta.',
    'La caja llegó quebrada, el disco bien.',
  ],
  bad: [
    'El disco se traba a la mitad.',
    'El sonido viene bajísimo.',
    'A mi hijo no le llamó la atención.',
    'No la leyó mi reproductor.',
    'Llegó sin sello.',
  ],
};

export const windReviews: ReviewPhrases = {
  good: [
    'Responde rápido, no se ahoga.',
    'Suena con cuerpo y afina bien.',
    'Se lo compré a {persona} y ya anda en la banda.',
    'Bien ajustado, lo revisó mi compadre que toca.',
    'El estuche protege de verdad.',
    'El acabado brilla como en la foto.',
    'Buen peso, cansa menos que el anterior.',
    'El {modelo} ya tocó en su primera fiesta.',
    'Refacciones y taller en México, eso pesa.',
    'Para estudiar está más que bien.',
  ],
  mixed: [
    'Buen sonido, los primeros días un poco duro.',
    'Hubo que llevarlo a ajustar.',
    'Pesa bastante para niño.',
    'El estuche trae el cierre flojo.',
    'Para empezar bien, luego querrás más.',
  ],
  bad: [
    'Fuga de aire desde el primer día.',
    'Una nota se queda pegada.',
    'Llegó desafinado y la garantía tardó.',
    'Venía con un golpe.',
    'Faltaba el accesorio que anuncia.',
  ],
};
