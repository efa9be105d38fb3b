import type { ReviewPhrases } from '../../types.ts';

export const earbudsReviews: ReviewPhrases = {
  good: [
    'Los uso para {uso} y no se me han caído ni una vez.',
    'El estuche dura toda la semana. Se conectan en cuanto los saco.',
    'Se oye muy bien la voz en llamadas, mi jefa ni notó que iba en la calle.',
    'Los bajos aparecen con la gomita grande. Con la mediana sonaban flacos.',
    'Chiquitos y cómodos, hasta me duermo con ellos.',
    'Por el precio no esperaba tanto, la verdad.',
    'Los {modelo} los tengo desde hace ocho meses y la pila sigue igual.',
    'Se los regalé a mi sobrina y no los suelta.',
    'Conectan con la compu y el teléfono al mismo tiempo, comodísimo.',
    'Llegaron antes y en su caja sellada.',
  ],
  mixed: [
    'Suenan bien, pero los toques se activan al acomodarlos.',
    'Buen sonido. A mi oreja chica le cansan después de dos horas.',
    'El micrófono con viento no ayuda mucho.',
    'El estuche se raya de verlo. Lo demás, bien.',
    'A veces el izquierdo tarda en conectar.',
  ],
  bad: [
    'El derecho dejó de cargar a los dos meses.',
    'Se desconectan en el metro cada cinco minutos.',
    'La pila no dura ni la mitad de lo que dice.',
    'Me llegaron con cera, como usados. Devueltos.',
    'Se oyen huecos, sin bajos.',
  ],
};

export const wiredReviews: ReviewPhrases = {
  good: [
    'Se conectan y ya, sin batallar con Bluetooth.',
    'Los uso para {uso} y se oye muy claro.',
    'El cable es grueso y no se enreda tanto.',
    'Buen micrófono, en las juntas me escuchan bien.',
    'Suenan mejor que unos que me costaron el triple.',
    'Compré tres pares, uno por hijo.',
    'Los bajos están padres para el tamaño.',
    'Las gomitas son suaves, aguanto horas.',
    'El botón de pausa funciona con mi teléfono y con la laptop.',
    'Llegaron rápido y con bolsita.',
  ],
  mixed: [
    'Bien de sonido, el cable un poco corto para la compu.',
    'Cumplen. Se oye el roce del cable cuando caminas.',
    'El volumen es medio bajo en mi celular.',
    'Buenos para voz, para música regular.',
    'El clavijero es recto y estorba en la bolsa.',
  ],
  bad: [
    'Falso contacto al mes, de un lado ya no suena.',
    'La gomita se quedó dentro de la oreja, qué susto.',
    'El micrófono no lo reconoce mi teléfono.',
    'Se despegó la tapita de un audífono.',
    'Suenan a lata.',
  ],
};

export const headsetReviews: ReviewPhrases = {
  good: [
    'Lo uso para {uso} todo el día y la pila aguanta.',
    'Con la ventana abajo me escuchan perfecto.',
    'Ligero, se me olvida que lo traigo.',
    'Contesta los dos teléfonos sin enredarse.',
    'Ya no me andan multando por traer el celular en la mano.',
    'El {modelo} lo compré para el call center y muy bien.',
    'La reducción de ruido sí funciona, trabajo junto a una avenida.',
    'Se carga rapidísimo en la comida.',
    'Cómodo aun con lentes.',
    'Me lo recomendó un compañero chofer y no falló.',
  ],
  mixed: [
    'Buena llamada; para música no sirve, pero no lo compré para eso.',
    'El gancho lastima un poco al final del turno.',
    'El botón es muy sensible y cuelga al acomodarlo.',
    'Se oye bien, la voz de las indicaciones está en inglés.',
    'Alcance corto, no llega a la cocina.',
  ],
  bad: [
    'Se desconecta al arrancar el coche.',
    'Me oyen como dentro de una cubeta.',
    'La almohadilla se despegó en dos semanas.',
    'La pila dura tres horas, no lo que anuncia.',
    'No enlaza con mi segundo teléfono.',
  ],
};

export const watchReviews: ReviewPhrases = {
  good: [
    'La pila me dura {dias} días como dice. No lo podía creer.',
    'El GPS coincide con el de mis compañeros de carrera.',
    'Se ve elegante y contesto llamadas manejando.',
    'Me avisó que mi ritmo andaba alto y fui al doctor. Vale cada peso.',
    'Nado con él tres veces por semana sin bronca.',
    'La aplicación está en español y se entiende.',
    'Le cambié la correa por una de piel y parece otro.',
    'Las notificaciones llegan al instante, ya casi no saco el celular.',
    'El {modelo} es ligero, duermo con él y ni lo siento.',
    'Regalo de aniversario, quedé como rey.',
  ],
  mixed: [
    'Muy bueno, pero los pasos los cuenta de más cuando manejo.',
    'La pantalla se ve bien; siempre encendida se come la pila.',
    'Buen reloj. La correa original da calor.',
    'El sueño lo mide a ojo, yo creo. Lo demás bien.',
    'Tarda en sincronizar con el teléfono.',
  ],
  bad: [
    'Se apagó en la regadera y no volvió a prender.',
    'El cristal se rayó en la primera semana.',
    'El GPS me quita un kilómetro de cada diez.',
    'Se desvincula del teléfono todos los días.',
    'El botón se quedó pegado.',
  ],
};

export const bandReviews: ReviewPhrases = {
  good: [
    'La cargo dos veces al mes y ya.',
    'Perfecta para empezar a caminar, me pica el orgullo con los pasos.',
    'No la siento ni dormida.',
    'El despertador que vibra me salvó el matrimonio.',
    'La {modelo} aguanta alberca y regadera.',
    'Sencilla y útil, mi papá ya la domina.',
    'Se ve bien con el sol.',
    'Los mensajes se leen completos en la pantallita.',
    'Buen precio para lo que mide.',
    'Llegó al día siguiente con correa extra.',
  ],
  mixed: [
    'Cuenta pasos cuando lavo trastes. Fuera de eso, bien.',
    'La correa irrita si sudas mucho.',
    'El oxígeno sale distinto cada vez.',
    'Bonita, pero la pantalla se enciende sola en la noche.',
    'La aplicación pide demasiados permisos.',
  ],
  bad: [
    'La base de carga dejó de hacer contacto.',
    'Se zafó de la correa y la perdí.',
    'Dura cuatro días, no {dias}.',
    'No sincroniza con mi teléfono.',
    'La pantalla amaneció con manchas.',
  ],
};

export const kidsWatchReviews: ReviewPhrases = {
  good: [
    'Ahora {nino} me avisa cuando ya va saliendo de la escuela.',
    'La ubicación es bastante exacta, se equivoca por una cuadra.',
    'El modo escuela funciona, la maestra contenta.',
    'Le encantó el color y no se lo quita ni para bañarse.',
    'Solo entran los números que puse, muy tranquila.',
    'La pila le dura el día completo.',
    'Ya se cayó mil veces y sigue.',
    'Con el plan más barato de datos alcanza.',
    'El botón SOS sí marca en cadena, lo probamos.',
    'Buen regalo para {nino}, aprendió a leer la hora.',
  ],
  mixed: [
    'Sirve, pero dentro de edificios la ubicación brinca.',
    'Está grande para su muñeca todavía.',
    'La app tiene traducciones chistosas.',
    'El volumen de llamada es bajo en la calle.',
    'Los juegos son muy sencillos, se aburre pronto.',
  ],
  bad: [
    'No agarró el chip de mi compañía.',
    'La correa se rompió en un mes.',
    'La ubicación llega media hora tarde.',
    'Se mojó en el lavabo y murió.',
    'La pila no llega a la hora de la salida.',
  ],
};

export const landlineReviews: ReviewPhrases = {
  good: [
    'Se oye clarito y con volumen de sobra.',
    'Fácil de instalar, lo conecté y ya.',
    'Mi mamá lo prefiere mil veces al celular.',
    'Ya no me desespero con las llamadas cortadas del celular.',
    'El timbre trae volumen de verdad.',
    'Se marca fácil, hasta sin lentes.',
    'Sin ruido en la línea, se oye hasta la risa.',
    'Se ve bonito en la sala.',
    'El {modelo} lleva un año en el negocio sin fallas.',
    'Timbra fuerte, lo oímos desde el patio.',
  ],
  mixed: [
    'Bien, pero el timbre más bajo sigue siendo fuerte.',
    'El cable de la línea es corto, hay que comprar extensión.',
    'Se oye un zumbido leve junto al módem.',
    'Cumple. El manual viene en letra chiquita.',
    'El auricular es ligero, se siente de plástico sencillo.',
  ],
  bad: [
    'Dejó de timbrar a los tres meses.',
    'Se corta a media llamada.',
    'El 0 no marca.',
    'Se cruza con la línea del vecino.',
    'Llegó con la base rota.',
  ],
};

export const radioReviews: ReviewPhrases = {
  good: [
    'En {uso} nos comunicamos sin problema, puro campo abierto.',
    'La pila aguantó los dos días del campamento.',
    'Fáciles de usar, mis hijos los agarraron a la primera.',
    'Buen alcance dentro de la bodega, tres pisos.',
    'Se cayó uno al río y flotó, como dice.',
    'Los usamos en la caravana a Oaxaca y fue lo mejor del viaje.',
    'El clip es fuerte y no se cae del cinturón.',
    'Se escucha nítido, sin tanta estática.',
    'Sin pagar renta mensual, que es la gracia.',
    'Los {modelo} traen linterna y eso ayuda mucho.',
  ],
  mixed: [
    'Buenos, pero entre casas apenas un kilómetro.',
    'Se meten otras pláticas en algunos canales.',
    'La base de carga solo jala con uno a la vez.',
    'El manual está en inglés casi todo.',
    'Bien para familia, para trabajo rudo se quedan cortos.',
  ],
  bad: [
    'No llegan ni a la mitad de lo que dicen.',
    'Uno venía sin sonido.',
    'La antena se aflojó pronto.',
    'Se descargan guardados en dos días.',
    'El botón de hablar se traba.',
  ],
};

export const prepaidReviews: ReviewPhrases = {
  good: [
    'Quedó activo en cinco minutos, sin ir a ninguna tienda.',
    'El plan {plan} me alcanza justo para el mes.',
    'El chip traía los tres tamaños, no hubo que cortar nada.',
    'Pasé mi número sin perderlo, al día siguiente ya estaba.',
    'Los {gigas} GB rinden un buen si usas Wi-Fi en casa.',
    'Buena señal en mi colonia, hasta en el mercado.',
    'Lo puse en el teléfono de mi mamá y quedó feliz.',
    'Sin contrato y sin llamadas para venderte cosas.',
    'La app dice clarito cuánto te queda.',
    'Cobertura en carretera mejor de lo que pensé.',
  ],
  mixed: [
    'Bien en ciudad; en el pueblo de mis papás batalla.',
    'Los gigas se van rápido con videos.',
    'Tardó como media hora en agarrar red.',
    'La activación pide foto de la INE y a la tercera la aceptó.',
    'El empaque venía pegado con mucho adhesivo.',
  ],
  bad: [
    'Nunca se activó y tuve que reclamar dos días.',
    'En mi casa no hay señal.',
    'La portabilidad tardó una semana.',
    'Los datos bajan de velocidad en la tarde.',
    'El chip no lo leyó mi teléfono.',
  ],
};

export const travelSimReviews: ReviewPhrases = {
  good: [
    'Aterricé, prendí el teléfono y ya había internet.',
    'La instalé en casa con el QR, tres minutos.',
    'Me llegaron los códigos del banco a mi número de siempre.',
    'Los {gigas} GB alcanzaron para todo el viaje.',
    'Mucho más barato que el roaming.',
    'Compartí internet con mi esposo y jaló.',
    'Excelente señal en {zona}, hasta en el tren.',
    'Soporte contestó en español por chat.',
    'La volveré a comprar para diciembre.',
    'Sin buscar tiendas de chips en el aeropuerto, qué alivio.',
  ],
  mixed: [
    'Funcionó, pero tuve que reiniciar el teléfono dos veces.',
    'Velocidad regular en la noche.',
    'Los datos se acabaron antes por las fotos.',
    'El instructivo podría ser más claro.',
    'En zonas rurales se iba la señal.',
  ],
  bad: [
    'Mi teléfono no era compatible y no me dejaron cancelar a tiempo.',
    'Nunca conectó en {zona}.',
    'El QR llegó tres horas después.',
    'Muy lenta, ni los mapas cargaban.',
    'Se venció antes de lo que decía.',
  ],
};

export const topUpReviews: ReviewPhrases = {
  good: [
    'Cayó el saldo en dos minutos.',
    'Le recargo a mi mamá desde aquí y no batalla.',
    'La {plan} me rinde justo para la quincena.',
    'Más fácil que ir a la tienda con el número apuntado.',
    'El folio llegó al correo al momento.',
    'Los {gigas} GB se activaron luego luego.',
    'La compré a medianoche y funcionó igual.',
    'Ya van seis veces y nunca ha fallado.',
    'Se mandó con mensajito de parte mía, buen detalle.',
    'El beneficio se activó sin pedir nada.',
  ],
  mixed: [
    'Tardó como media hora, pero cayó.',
    'Los gigas se van rápido con videos.',
    'Bien, aunque no avisa cuando vence.',
    'Ojalá hubiera montos intermedios.',
    'El comprobante llegó a correo no deseado.',
  ],
  bad: [
    'Nunca llegó el saldo y reclamé dos días.',
    'Me equivoqué en un número y no hubo manera de corregirlo.',
    'El beneficio no se activó.',
    'Cobraron dos veces y tardaron en devolver.',
    'Se venció antes de lo que decía.',
  ],
};
