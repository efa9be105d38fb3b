import type { ReviewPhrases } from '../../../types.ts';

export const tvReviews: ReviewPhrases = {
  good: [
    'La puse en {cuarto} y se ve espectacular, hasta los comerciales.',
    'Las {pulgadas} pulgadas quedaron perfectas para el espacio.',
    'Los partidos se ven sin estela, mis compadres ya se apuntaron para el clásico.',
    'Fácil de configurar, mi papá lo hizo solo.',
    'Llegó con doble caja y sin un golpe. Los repartidores la subieron tres pisos.',
    'El menú es rápido, nada que ver con la que tenía.',
    'Los colores salen bien de fábrica, apenas bajé el brillo.',
    'El sonido alcanza para la sala sin barra.',
    'Medio año con ella y cero fallas.',
    'Con la consola se ve increíble y no hay retraso.',
    'La {modelo} valió cada mensualidad.',
    'Encuentra las series por voz y entiende bien.',
  ],
  mixed: [
    'Buena imagen, pero el sonido queda corto. Con barra mejora mucho.',
    'Las patas van muy separadas, mi mueble no daba.',
    'Se ve bien de frente; de lado se deslava un poco.',
    'El control trae botones de aplicaciones que no uso.',
    'Tarda en prender la primera vez del día.',
    'Por el precio está bien, aunque la esquina izquierda se ve más clara.',
  ],
  bad: [
    'Llegó con la pantalla estrellada. El cambio fue rápido, eso sí.',
    'A los seis meses le salió una raya vertical.',
    'Se desconecta del Wi-Fi cada noche.',
    'Me llenaron la pantalla de anuncios en el menú.',
    'La luz se fuga por la orilla y de noche molesta.',
    'El servicio técnico tardó un mes en venir.',
  ],
};

export const projectorReviews: ReviewPhrases = {
  good: [
    'Hicimos cine en {lugar} con una sábana y los niños felices.',
    'Enfoca solo en dos segundos, muy práctico.',
    'De noche se ve enorme y nítido.',
    'El ventilador casi no se oye.',
    'Se conecta al celular sin batallar.',
    'Más brillo del que esperaba por el precio.',
    'El {modelo} lo uso para dar clases y jala todo el día.',
    'La imagen se acomoda derecha aunque lo pongas chueco.',
    'Ligero, lo llevamos a casa de mis suegros cada domingo.',
    'Las bocinas alcanzan para un cuarto.',
  ],
  mixed: [
    'Con luz de día se lava. De noche, muy bien.',
    'Buena imagen, pero las aplicaciones van lentas.',
    'El cable de corriente es corto.',
    'Se calienta un poco tras dos horas.',
    'Las letras pequeñas en las orillas salen borrosas.',
  ],
  bad: [
    'Apareció un punto blanco en la imagen al mes.',
    'Mucho ruido, parece secadora.',
    'No reproduce una de mis aplicaciones.',
    'El autofoco se vuelve loco a media película.',
    'Llegó sin control.',
  ],
};

export const streamingReviews: ReviewPhrases = {
  good: [
    'Revivió mi pantalla vieja, como nueva.',
    'Rápido y sin trabas, cambia de aplicación al instante.',
    'La voz en español me entiende hasta con acento norteño.',
    'Lo llevo de viaje y en el hotel veo mis series.',
    'Instalado en diez minutos.',
    'El control también prende la pantalla, ya guardé el otro.',
    'Se ve en 4K sin pausas.',
    'Muy buena compra para la recámara.',
    'Mi mamá lo aprendió en una tarde.',
    'El {modelo} no se calienta como el que tenía.',
  ],
  mixed: [
    'Bien, aunque trae anuncios en el inicio.',
    'El puerto USB de mi pantalla no le daba corriente, hay que usar el adaptador.',
    'La memoria se llena rápido con juegos.',
    'El control se siente ligerito.',
    'A veces pierde el Wi-Fi y regresa.',
  ],
  bad: [
    'Se reinicia solo a media película.',
    'El control dejó de responder en dos meses.',
    'Muy lento después de actualizar.',
    'No tomó mi red de 5 GHz.',
    'La imagen parpadea en mi pantalla.',
  ],
};

export const mountReviews: ReviewPhrases = {
  good: [
    'Venía completo y bien empacado.',
    'Quedó firme, ni jalándolo se mueve.',
    'Instalado en un ratito y sin llamar a nadie.',
    'Buen material, se siente pesado.',
    'Quedó limpio detrás de la tele, ni se nota.',
    'Justo lo que decía la descripción.',
    'Funciona a la primera, ni una falla.',
    'Mejor que el de la ferretería y más barato.',
    'Lleva un año puesto y ni se ha movido.',
    'La caja explica todo en español.',
  ],
  mixed: [
    'Bueno, aunque esperaba más por el precio.',
    'Cumple, el acabado trae unas rayitas.',
    'Costó trabajo acomodarlo detrás de la tele.',
    'El {tipo} bien, la caja llegó deshecha.',
    'Un poco rígido al principio.',
  ],
  bad: [
    'Llegó con el empaque abierto y rayado.',
    'No le quedó a mi pantalla aunque según la ficha sí.',
    'Se aflojó al mes.',
    'Tuve que devolverlo el primer día.',
    'Se ve muy delgado, no me dio confianza y lo regresé.',
  ],
};
