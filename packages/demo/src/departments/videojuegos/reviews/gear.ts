import type { ReviewPhrases } from '../../../types.ts';

export const consoleReviews: ReviewPhrases = {
  good: [
    'La cara de mis hijos al abrirla no tiene precio.',
    'Conectas, actualizas y a jugar.',
    'Silenciosa, ni se siente prendida.',
    'Los controles para papás son fáciles de poner.',
    'Carga los juegos en segundos.',
    'Llegó sellada, con factura y todo.',
    'Se ve increíble en la pantalla de la sala.',
    'La llevo de viaje y los niños ni preguntan cuánto falta.',
    'La {modelo} valió la espera.',
    'Volví a mis doce años por una tarde.',
  ],
  mixed: [
    'Muy buena, el almacenamiento se llena pronto.',
    'Bonita, pero el control se siente ligero.',
    'La primera actualización tardó horas.',
    'Los cables son cortos.',
    'Buena consola, pocos juegos incluidos valen la pena.',
  ],
  bad: [
    'Se apaga sola a la hora de juego.',
    'Llegó con el sello roto.',
    'Un control venía con la palanca desviada.',
    'Faltaba el cable de video.',
    'Se calienta más de la cuenta.',
  ],
};

export const controllerReviews: ReviewPhrases = {
  good: [
    'Se acomoda perfecto en la mano.',
    'Cero desvío en las palancas, medio año de uso.',
    'Se enlaza rapidísimo con {modelo}.',
    'La vibración es fuerte y precisa.',
    'La pila dura toda la semana.',
    'El color es más bonito en persona.',
    'Los botones suenan secos, me encantan.',
    'Las carreras son otra cosa con esto.',
    'Pesado y firme, no se mueve de la mesa.',
    'Muy buena opción contra el original.',
  ],
  mixed: [
    'Bueno, pero los gatillos suenan mucho.',
    'Es un poco chico para manos grandes.',
    'Hubo que actualizarlo antes de usarlo.',
    'El cable es rígido.',
    'Cumple, el plástico no es el mejor.',
  ],
  bad: [
    'Se desconecta a media partida.',
    'La palanca izquierda se desvió al mes.',
    'No funcionó con {modelo} como dice.',
    'Un botón se queda hundido.',
    'Llegó usado, con polvo.',
  ],
};

export const headsetReviews: ReviewPhrases = {
  good: [
    'Escucho los pasos antes de que lleguen.',
    'Mi escuadra dice que por fin me oyen bien.',
    'No lastiman con lentes.',
    'Cuatro horas seguidas y ni calor.',
    'El micrófono se silencia al subirlo, genial.',
    'Sin retraso, ni parece inalámbrico.',
    'Se ven padres y suenan mejor.',
    'Los {modelo} los uso también para clases.',
    'Aguantan a mi hijo, que ya es decir.',
    'Llegaron rápido y con adaptador.',
  ],
  mixed: [
    'Buen sonido, aprietan un poquito.',
    'El cable es corto para la sala.',
    'El micrófono capta el ventilador.',
    'Les falta volumen en la consola.',
    'Las luces gastan pila.',
  ],
  bad: [
    'Se oye solo de un lado.',
    'La diadema se tronó.',
    'El receptor no enlaza.',
    'Mucho eco en el micrófono.',
    'Se peló la almohadilla en dos meses.',
  ],
};

export const chairReviews: ReviewPhrases = {
  good: [
    'Mi espalda lo agradece, trabajo y juego aquí.',
    'Se armó en media hora entre dos.',
    'Aguanta mi peso sin rechinar.',
    'El material se ve de buena calidad.',
    'La caja venía con doble cartón y completa.',
    'Queda perfecto en mi cuarto.',
    'Se reclina tanto que ya me dormí ahí.',
    'La {modelo} se siente muy firme.',
    'Las instrucciones son claras, con dibujos.',
    'Las ruedas no rayan el piso.',
  ],
  mixed: [
    'Cómoda, pero los descansabrazos bailan un poco.',
    'Huele a nuevo fuerte la primera semana.',
    'Un tornillo no entraba derecho.',
    'El cojín de la espalda es muy duro.',
    'Bien, aunque esperaba más ancho.',
  ],
  bad: [
    'El pistón se baja solo.',
    'Venía con un golpe en la esquina.',
    'Faltaban tornillos.',
    'La costura se abrió en tres meses.',
    'No soporta lo que anuncia.',
  ],
};

export const decorReviews: ReviewPhrases = {
  good: [
    'Quedó padrísimo en el cuarto de mi hijo.',
    'Buen material, mejor de lo que esperaba.',
    'El diseño se ve igual que en la foto.',
    'Fácil de colocar, sin herramientas.',
    'Por fin mi escritorio se ve ordenado.',
    'Combina con todo lo demás.',
    'El tema de {modelo} le encantó a mi sobrino.',
    'Lo di de regalo y encantó.',
    'Llegó bien empacado.',
    'Por el precio, excelente.',
  ],
  mixed: [
    'Bonito, pero más chico de lo que imaginé.',
    'El empaque de regalo llegó maltratado.',
    'Esperaba un material más grueso.',
    'Los colores son menos intensos.',
    'Cumple y ya.',
  ],
  bad: [
    'Duró dos semanas.',
    'Llegó rota una esquina.',
    'Muy distinto a la foto.',
    'El diseño de {modelo} llegó movido.',
    'Se despintó rápido.',
  ],
};

export const simulatorReviews: ReviewPhrases = {
  good: [
    'Se siente como estar ahí, grité y todo.',
    'Fácil de instalar y lo reconoció luego luego.',
    'Muy firme, no se mueve ni en lo más emocionante.',
    'Precisión muy buena para el precio.',
    'Mis hijos hacen fila para usarlo.',
    'Con lentes graduados no hay problema.',
    'Bien empacado y con guía en español.',
    'Volvió a la vida mis juegos viejos.',
    'El material es mejor de lo que pensaba.',
    'Vale la pena si te gusta la simulación.',
  ],
  mixed: [
    'Muy divertido, pero ocupa bastante espacio.',
    'Me mareé los primeros días.',
    'Hay que calibrarlo con paciencia.',
    'El cable podría ser más largo.',
    'Pocos juegos lo aprovechan por completo.',
  ],
  bad: [
    'Se descalibra cada semana.',
    'No funcionó con mi consola.',
    'Una pieza venía floja.',
    'Se calienta después de una hora.',
    'Lo devolví, muy incómodo.',
  ],
};

export const deskReviews: ReviewPhrases = {
  good: [
    'Muy firme, no baila al teclear.',
    'Cabe todo: dos monitores y la cena.',
    'Se armó en cuarenta minutos entre dos.',
    'Los ganchos y portavasos son más útiles de lo que creí.',
    'La cubierta funciona de tapete, ya no uso otro.',
    'La luz se puede apagar, por fin alguien pensó.',
    'La caja venía con esquineros, cero golpes.',
    'El {modelo} quedó perfecto en mi cuarto.',
    'Aguanta mi peso cuando me recargo.',
    'Se limpia facilísimo.',
  ],
  mixed: [
    'Bueno, pero un tornillo no entraba derecho.',
    'Huele a nuevo la primera semana.',
    'La charola de cables es chica.',
    'Pesa mucho para subirlo solo.',
    'Las instrucciones son puros dibujitos.',
  ],
  bad: [
    'Llegó con la cubierta despostillada.',
    'Faltaban tornillos.',
    'Rechina al recargarse.',
    'Una pata venía chueca.',
    'La luz dejó de prender al mes.',
  ],
};

export const dockReviews: ReviewPhrases = {
  good: [
    'Le quedó exacto a mi {modelo}.',
    'Por fin todo en su lugar.',
    'Buen material, no se siente de juguete.',
    'Protege bien, ya se cayó una vez.',
    'Fácil de poner y de quitar.',
    'Mi hijo ya no pierde los cables.',
    'Deja libres los puertos y las ventilas.',
    'Se ve padre en el mueble.',
    'Por el precio, excelente.',
    'Llegó rápido y completo.',
  ],
  mixed: [
    'Cumple, aunque queda un poco justo.',
    'El cable podría ser más largo.',
    'El cierre se siente delgado.',
    'Bonito, pero junta polvo.',
    'Esperaba más compartimentos.',
  ],
  bad: [
    'No ajusta bien con mi {modelo}.',
    'Se rompió una pestaña.',
    'Llegó con otro color.',
    'El plástico es muy delgado.',
    'Dejó de funcionar en dos semanas.',
  ],
};
