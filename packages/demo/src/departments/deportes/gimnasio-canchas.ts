import type { ReviewPhrases } from '../../types.ts';
import { lineup } from '../shared-lineup.ts';
import { reviews } from '../shared-sheet.ts';

const BRANDS = ['Ferrobrío', 'Canchera', 'Zancada Norte', 'Puño de Barrio', 'Respira Yoga', 'Tlachtli Sport'] as const;
const NAMES = ['Coloso', 'Jaguar', 'Relámpago', 'Cantera', 'Halcón', 'Barrio', 'Clásica', 'Volcán', 'Ventisca', 'Titular', 'Refuerzo', 'Maratón', 'Coyote', 'Guerrera', 'Rompeolas', 'Serrana'] as const;

const SPORT: ReviewPhrases = {
  good: ['Lo uso cuatro veces por semana desde hace meses y aguanta parejo.', 'Llegó bien empacado y un día antes del partido, ya ni la esperaba.', 'Por el precio no encontré nada mejor, y mira que busqué.', 'Mi entrenador lo aprobó, y es exigente.', 'Se lo regalé a mi hijo en su cumpleaños y ya no lo suelta.'],
  mixed: ['Para empezar está muy bien; si ya eres de competencia, quizá el modelo de arriba.', 'Huele a hule los primeros días, luego se le quita.', 'Bueno, aunque la bolsa en la que viene es muy delgada.'],
  bad: ['Se descosió en la tercera semana de uso normal.', 'El material es más delgado de lo que se ve en las fotos.', 'Me llegó otro modelo y el cambio fue un lío.'],
};
const base = { models: NAMES, scene: 'gym', warranty: '3 meses contra defectos de fabricación', groups: ['Características', 'Material y uso'] } as const;

const pesas = lineup({
  ...base, category: 'deportes/gimnasio-y-fitness/pesas-y-mancuernas', weight: 3, brands: ['Ferrobrío', 'Tlachtli Sport'], art: 'dumbbell', contents: '1 pieza o par según modelo',
  reviews: reviews(['El peso es exacto, las puse en la báscula.', 'El agarre no lastima ni con las manos sudadas.', 'Ya no pago gimnasio, con esto y ganas basta.', 'No ruedan cuando las dejas en el piso.', 'Perfectas para {uso}.'], ['El recubrimiento suelta olor fuerte al principio.', 'El estuche no aguanta el peso, mejor ni lo usen.'], ['Una pesa 400 gramos menos que la otra.', 'Se despegó el hule en el segundo mes.'], SPORT),
  kinds: [
    { name: 'Par de mancuernas', line: 'El punto de partida de cualquier rutina en casa: bíceps, hombro, pierna y espalda con dos piezas.', price: 549, point: 'Par del mismo peso', use: 'entrenar en casa', specs: [['Piezas', '2'], ['Forma', 'Hexagonal']], choice: { name: 'Peso', values: [['2 kg', -360], ['4 kg', -190], ['6 kg', 0], ['8 kg', 190], ['10 kg', 380], ['12.5 kg', 640]] } },
    { name: 'Mancuernas ajustables', line: 'Giras la perilla y pasas de 2.5 a 24 kilos. Sustituye quince pares en el espacio de una caja de zapatos.', price: 3990, point: 'De 2.5 a 24 kg con una perilla', use: 'un departamento', specs: [['Piezas', '2 con bases'], ['Peso', '2.5 a 24 kg']] },
    { name: 'Pesa rusa', art: 'kettlebell', line: 'Para balanceos, sentadillas y arranques: fuerza y cardio con un solo fierro.', price: 490, point: 'Base plana que no rueda', use: 'los balanceos', specs: [['Piezas', '1'], ['Asa', '35 mm']], choice: { name: 'Peso', values: [['8 kg', -180], ['12 kg', 0], ['16 kg', 220], ['20 kg', 430], ['24 kg', 650]] } },
    { name: 'Barra olímpica', art: 'barbell', line: 'Dos metros veinte con grafilado medio y camisas que giran, como en el gimnasio serio.', price: 2890, point: 'Soporta 320 kg', use: 'el peso muerto', specs: [['Largo', '220 cm'], ['Peso', '20 kg']] },
    { name: 'Juego de barra y discos de 40 kg', art: 'barbell', line: 'Barra de metro y medio, discos y seguros. Se arma un entrenamiento completo desde el primer día.', price: 2190, point: '40 kg con barra y seguros', use: 'empezar', specs: [['Largo', '150 cm'], ['Discos', '8 piezas']] },
    { name: 'Banco de ejercicios', art: 'bench-gym', line: 'Siete posiciones de respaldo y un asiento que no se recorre cuando cargas.', price: 1990, point: 'Respaldo de 7 posiciones', use: 'press de pecho', specs: [['Posiciones', '7'], ['Carga máxima', '250 kg']] },
  ],
  makes: [
    { name: 'de hierro fundido', line: 'Hierro macizo con pintura martillada: lo único que puede pasarle es que te canses tú primero.', point: 'Hierro macizo', specs: [['Material', 'Hierro fundido']] },
    { name: 'con recubrimiento de vinil', line: 'El vinil cuida el piso y tus espinillas, y se limpia con un trapo.', point: 'Recubrimiento que cuida el piso', more: 8, specs: [['Material', 'Hierro con vinil']] },
    { name: 'con recubrimiento de hule', line: 'El hule absorbe el golpe y el ruido; tus vecinos de abajo no se enteran.', point: 'Hule que absorbe el golpe', more: 18, specs: [['Material', 'Hierro con hule']] },
    { name: 'con acabado cromado', line: 'El cromo no se descarapela y el grafilado agarra con la mano sudada.', point: 'Acabado cromado', more: 25, specs: [['Material', 'Acero cromado']] },
  ],
  closings: ['Empieza con el peso que puedas levantar doce veces sin perder la postura.', 'Déjala sobre un tapete y revisa los seguros antes de cada serie.'],
  palettes: [['#1d1d20', '#8b8f96'], ['#c8242f', '#1d1d20'], ['#2c62b8', '#1d1d20'], ['#45484e', '#f5c929'], ['#6a3d9a', '#c3c6cb']], specs: [['Uso', 'Casa y gimnasio'], ['Limpieza', 'Paño húmedo']], last: 'scale',
});

const cardio = lineup({
  ...base, category: 'deportes/gimnasio-y-fitness/caminadoras-y-cardio', weight: 2, brands: ['Ferrobrío', 'Zancada Norte'], art: 'treadmill', warranty: '12 meses en motor y 6 meses en piezas', contents: '1 equipo, llave de seguridad, herramienta y manual',
  reviews: reviews(['Bajé siete kilos en cuatro meses sin salir de casa.', 'Hace menos ruido que la tele, puedo caminar viendo la serie.', 'Se dobla y la guardo detrás de la puerta.', 'La pantalla se lee sin lentes.', 'Mi doctor me mandó {uso} y con esto cumplo.'], ['Muy buena, pero pesa: pidan que la suban.', 'Los programas son medio repetitivos, yo uso el manual.'], ['La banda se recorre hacia un lado cada tercer día.', 'La pantalla se apaga sola a los veinte minutos.'], SPORT),
  kinds: [
    { name: 'Caminadora plegable', line: 'Para caminar rápido o trotar suave; se dobla en vertical y rueda hasta el rincón.', price: 6990, point: 'Hasta 12 km/h, plegable', use: 'caminar diario', specs: [['Velocidad', '1 a 12 km/h'], ['Peso del usuario', 'Hasta 110 kg']] },
    { name: 'Caminadora para correr', line: 'Banda ancha de 48 centímetros, inclinación y motor que no se ahoga a 16 por hora.', price: 13990, point: 'Hasta 16 km/h con inclinación', use: 'correr', specs: [['Velocidad', '1 a 16 km/h'], ['Peso del usuario', 'Hasta 130 kg']] },
    { name: 'Caminadora para escritorio', line: 'Delgada, se mete bajo el escritorio y caminas mientras contestas correos.', price: 5490, point: 'Solo 12 cm de alto', use: 'moverme más', specs: [['Velocidad', '1 a 6 km/h'], ['Peso del usuario', 'Hasta 100 kg']] },
    { name: 'Bicicleta fija', art: 'bike', params: { kind: 'static' }, line: 'Volante pesado y asiento que se ajusta para que la rodilla no se queje.', price: 4290, point: 'Volante de 8 kg', use: 'cardio sin impacto', specs: [['Volante', '8 kg'], ['Peso del usuario', 'Hasta 120 kg']] },
    { name: 'Bicicleta de spinning', art: 'bike', params: { kind: 'static' }, line: 'Se siente como la de clase: volante de 18 kilos, freno de emergencia y manubrio de varias posiciones.', price: 7490, point: 'Volante de 18 kg', use: 'pedalear en serio', specs: [['Volante', '18 kg'], ['Peso del usuario', 'Hasta 130 kg']] },
    { name: 'Elíptica', art: 'elliptical', line: 'Brazos y piernas al mismo tiempo, sin golpe en la rodilla.', price: 6490, point: 'Sin impacto, brazos móviles', use: 'cuidar las rodillas', specs: [['Zancada', '36 cm'], ['Peso del usuario', 'Hasta 120 kg']] },
  ],
  makes: [
    { name: 'con pulso en manubrio', line: 'Los sensores leen el pulso y la pantalla enseña tiempo, distancia y calorías aproximadas.', point: 'Sensor de pulso', specs: [['Pantalla', 'LCD'], ['Pulso', 'En manubrio']] },
    { name: 'con Bluetooth', line: 'Se enlaza con el celular y guarda tus sesiones; también sirve con música.', point: 'Bluetooth y soporte para celular', more: 15, specs: [['Pantalla', 'LED'], ['Conexión', 'Bluetooth']] },
    { name: 'con 12 programas', line: 'Doce rutinas que suben y bajan el esfuerzo, más una libre.', point: '12 programas', more: 10, specs: [['Pantalla', 'LCD'], ['Programas', '12']] },
    { name: 'silenciosa', line: 'El motor y los rodillos van sellados: pruébala a las seis de la mañana sin despertar a nadie.', point: 'Marcha silenciosa', more: 12, specs: [['Pantalla', 'LCD'], ['Ruido', '55 dB']] },
  ],
  closings: ['Déjale medio metro libre atrás y a los lados, y ponle tapete.', 'Antes de empezar pregúntale a tu médico cuál es tu pulso de trabajo.'],
  palettes: [['#1d1d20', '#c8242f'], ['#45484e', '#2bb5b8'], ['#f6f5f1', '#45484e'], ['#2a2a2d', '#f5c929']], specs: [['Ruedas', 'De transporte']], last: 'scale',
});

const yoga = lineup({
  ...base, category: 'deportes/gimnasio-y-fitness/yoga-y-entrenamiento-funcional', weight: 2, brands: ['Respira Yoga', 'Ferrobrío'], art: 'yoga-mat', contents: '1 pieza o juego con instructivo',
  reviews: reviews(['No se resbala ni sudando, en clase de calor.', 'El grosor protege las rodillas de verdad.', 'Lo llevo y traigo en la correa que incluye.', 'Me ha servido mucho para {uso}.', 'El color {color} es precioso.'], ['Se enrolla de las orillas la primera semana.', 'La correa es medio corta.'], ['Se despelleja donde apoyo los pies.', 'Las ligas se rompieron a las dos semanas, un susto.'], SPORT),
  kinds: [
    { name: 'Tapete de yoga', line: 'Ciento ochenta y tres centímetros para que no se te salgan los talones en la savasana.', price: 349, point: '183 × 61 cm', use: 'el yoga', specs: [['Medida', '183 × 61 cm'], ['Grosor', 'Según la opción']], choice: { name: 'Grosor', values: [['4 mm', -80], ['6 mm', 0], ['10 mm', 90]] } },
    { name: 'Juego de 5 ligas de resistencia', art: 'jump-rope', line: 'Cinco resistencias que caben en una bolsita y convierten cualquier cuarto en gimnasio.', price: 229, point: '5 resistencias con bolsa', use: 'los glúteos', specs: [['Piezas', '5'], ['Resistencia', '2 a 18 kg']] },
    { name: 'Cuerda para saltar', art: 'jump-rope', line: 'Los baleros la hacen girar parejo y el cable se corta a tu estatura.', price: 179, point: 'Cable ajustable con baleros', use: 'el cardio', specs: [['Largo', 'Hasta 3 m'], ['Mango', 'Espuma']] },
    { name: 'Pelota de pilates', art: 'ball', params: { kind: 'volley' }, line: 'Antiponchaduras: si se pica, baja despacio y no te tira. Incluye bomba.', price: 289, point: 'Antiponchaduras, con bomba', use: 'la espalda', specs: [['Diámetro', '65 cm'], ['Peso máximo', '200 kg']] },
    { name: 'Rodillo de espuma', art: 'yoga-mat', line: 'Diez minutos después de entrenar y las piernas amanecen mejor.', price: 259, point: 'Relieve para masaje profundo', use: 'recuperarme', specs: [['Largo', '33 cm'], ['Diámetro', '14 cm']] },
  ],
  makes: [
    { name: 'de TPE', line: 'El TPE no lleva látex ni huele, y se lava con agua y jabón.', point: 'Sin látex ni olor', specs: [['Material', 'TPE']] },
    { name: 'de hule natural', line: 'El hule natural agarra como ninguno, incluso con sudor.', point: 'Hule natural de buen agarre', more: 55, specs: [['Material', 'Hule natural']] },
    { name: 'con textura antiderrapante', line: 'Las dos caras tienen textura para no resbalar en perro boca abajo.', point: 'Antiderrapante por ambos lados', more: 15, specs: [['Material', 'NBR']] },
  ],
  closings: ['Límpialo con agua y una gota de vinagre; el sol directo lo reseca.', 'Trae guía con doce ejercicios para empezar.'],
  colors: ['Morado', 'Turquesa', 'Rosa', 'Negro', 'Verde salvia', 'Azul', 'Coral'], trim: ['#f6f5f1'], specs: [['Nivel', 'Principiante a avanzado'], ['Limpieza', 'Agua y jabón neutro']],
});

const balones = lineup({
  ...base, category: 'deportes/futbol-y-deportes-de-equipo/balones', weight: 3, brands: ['Canchera', 'Tlachtli Sport'], art: 'ball', scene: 'street', contents: '1 balón, se envía desinflado',
  reviews: reviews(['Bota parejo y no perdió aire en todo el torneo.', 'El bote es el correcto, ni plomo ni globo.', 'Ya trae dos meses en cancha de tierra y sigue entero.', 'Mis alumnos lo agarraron de favorito para {uso}.', 'El agarre es bueno incluso mojado.'], ['Se despintó rápido en el concreto.', 'Le hacía falta traer aguja.'], ['Se hizo un huevo a las dos semanas.', 'Perdió un gajo en el tercer partido.'], SPORT),
  kinds: [
    { name: 'Balón de futbol número 5', line: 'Medida y peso reglamentarios, para la liga del domingo o el recreo largo.', price: 349, point: 'Tamaño reglamentario número 5', use: 'la cascarita', params: { kind: 'soccer' }, specs: [['Tamaño', '5'], ['Peso', '430 g']] },
    { name: 'Balón de futbol rápido', line: 'Bote bajo, para que la pelota se quede a la altura del pie en cancha dura.', price: 379, point: 'Bote controlado', use: 'el futbol rápido', params: { kind: 'soccer' }, specs: [['Tamaño', '4'], ['Peso', '420 g']] },
    { name: 'Balón de básquetbol número 7', line: 'Canales profundos para encontrarlo sin verlo.', price: 399, point: 'Canales profundos', use: 'la cancha del parque', params: { kind: 'basket' }, specs: [['Tamaño', '7'], ['Peso', '600 g']] },
    { name: 'Balón de voleibol', line: 'Suave en el antebrazo, con dieciocho gajos y vuelo derecho.', price: 369, point: 'Cubierta suave de 18 gajos', use: 'el torneo de la prepa', params: { kind: 'volley' }, specs: [['Tamaño', '5'], ['Peso', '270 g']] },
    { name: 'Balón de futbol americano', line: 'Grano marcado y agujeta firme: sale en espiral desde el primer pase.', price: 429, point: 'Grano antiderrapante', use: 'el tochito', params: { kind: 'american' }, specs: [['Tamaño', 'Oficial'], ['Peso', '410 g']] },
  ],
  makes: [
    { name: 'para entrenamiento', line: 'Cubierta de PVC cosida a máquina que perdona el concreto y la tierra.', point: 'Resistente a concreto y tierra', specs: [['Cubierta', 'PVC cosido'], ['Superficie', 'Dura']] },
    { name: 'profesional', line: 'Paneles termosellados que no absorben agua: pesa lo mismo al minuto uno y al noventa.', point: 'Paneles termosellados', more: 90, specs: [['Cubierta', 'Poliuretano termosellado'], ['Superficie', 'Pasto']] },
    { name: 'cosido a mano', line: 'Cosido a mano, con hilo encerado, como se hacía en los talleres de siempre.', point: 'Costura a mano', more: 50, specs: [['Cubierta', 'Poliuretano cosido'], ['Superficie', 'Pasto y sintético']] },
    { name: 'infantil', line: 'Más chico y liviano, para pies de cinco a ocho años.', point: 'Para niños de 5 a 8 años', more: -30, specs: [['Cubierta', 'Hule espumado'], ['Superficie', 'Todas']] },
  ],
  closings: ['Moja la aguja antes de inflar y no pases de 0.8 bar.', 'No lo dejes en la cajuela al sol: el calor despega los gajos.'],
  colors: ['Blanco', 'Naranja', 'Azul rey', 'Amarillo', 'Verde limón', 'Rojo'], trim: ['#1d1d20', '#f5c929'], specs: [['Cámara', 'Butilo'], ['Presión', '0.6 a 0.8 bar']],
});

const equipo = lineup({
  ...base, category: 'deportes/futbol-y-deportes-de-equipo/porterias-y-accesorios', weight: 1, brands: ['Canchera', 'Tlachtli Sport'], art: 'boxing-gloves', scene: 'street', contents: '1 pieza o par según modelo',
  reviews: reviews(['Los dedos ya no me truenan al parar un penal.', 'Se arma en dos minutos y se guarda plana.', 'La red quedó tensa, no como otras que cuelgan.', 'Lo usamos para {uso} y salió bueno.', 'Buen ajuste, nada de que se voltee jugando.'], ['Las medias son un poco cortas para mi talla.', 'La bolsa de guardado casi no alcanza a cerrar.'], ['Los tubos se doblaron con el primer balonazo fuerte.', 'La palma se peló al tercer partido.'], SPORT),
  kinds: [
    { name: 'Guantes de portero', line: 'Palma de látex de tres milímetros que se queda con la pelota mojada.', price: 429, point: 'Palma de látex de 3 mm', use: 'la portería', group: 'mano', specs: [['Palma', 'Látex de 3 mm'], ['Cierre', 'Velcro']], choice: { name: 'Talla', values: [['6', 0], ['7', 0], ['8', 0], ['9', 0], ['10', 0]] } },
    { name: 'Espinilleras', line: 'Cubierta rígida y espuma detrás; se olvidan hasta que llega la patada.', price: 189, point: 'Cubierta rígida con espuma', use: 'la liga', group: 'mano', specs: [['Cubierta', 'Polipropileno'], ['Cierre', 'Media']], choice: { name: 'Talla', values: [['CH', 0], ['M', 0], ['G', 0]] } },
    { name: 'Portería plegable', art: 'play-tent', line: 'Se abre sola y se clava al pasto con cuatro estacas. El patio ya es estadio.', price: 690, point: 'Se arma en dos minutos', use: 'el patio', group: 'cancha', specs: [['Medida', '180 × 120 cm'], ['Peso', '2.4 kg']] },
    { name: 'Set de 20 conos', art: 'toolbox', params: { label: 'CONOS' }, line: 'Conos blandos de colores para marcar cancha, zigzag y salidas.', price: 249, point: '20 conos con soporte', use: 'los entrenamientos', group: 'cancha', specs: [['Piezas', '20'], ['Alto', '18 cm']] },
    { name: 'Red de voleibol portátil', art: 'racket', line: 'Postes de tres alturas, tensores y línea de cancha. De la playa al jardín.', price: 1290, point: 'Postes de 3 alturas', use: 'la playa', group: 'cancha', specs: [['Largo', '9.5 m'], ['Peso', '6 kg']] },
  ],
  makes: [
    { name: 'para principiantes', line: 'El ajuste es cómodo y el precio no duele si apenas estás probando.', point: 'Ideal para empezar', more: -10, specs: [['Nivel', 'Principiante']] },
    { name: 'de competencia', line: 'Costuras dobles y refuerzo en los puntos de golpe, para jugar cada semana.', point: 'Costura doble', more: 35, specs: [['Nivel', 'Competencia']] },
    { name: 'juvenil', line: 'La medida es para adolescentes, sin que les baile ni les apriete.', point: 'Medida juvenil', group: 'mano', specs: [['Nivel', 'Juvenil']] },
    { name: 'con bolsa de transporte', line: 'Trae bolsa con asa y cierre para llevarlo al hombro.', point: 'Bolsa de transporte', more: 8, specs: [['Nivel', 'Todos']] },
  ],
  closings: ['Ventílalo después de jugar; la humedad guardada lo acaba más que los golpes.', 'Enjuaga con agua fría y seca a la sombra.'],
  colors: ['Verde limón', 'Naranja', 'Azul eléctrico', 'Negro', 'Fucsia'], trim: ['#f6f5f1', '#1d1d20'], specs: [['Uso', 'Interior y exterior'], ['Limpieza', 'Agua fría']],
});

const contacto = lineup({
  ...base, category: 'deportes/futbol-y-deportes-de-equipo/box-y-artes-marciales', weight: 2, brands: ['Puño de Barrio', 'Ferrobrío'], art: 'boxing-gloves', contents: '1 par o pieza según modelo',
  reviews: reviews(['El relleno no se ha movido y ya llevo dos meses de costal.', 'Protegen los nudillos, ya no amanezco con las manos hinchadas.', 'La muñeca queda bien sujeta.', 'El color {color} se ve padrísimo en el ring.', 'Ideal para {uso}.'], ['Vienen duros, tardan un par de semanas en amoldar.', 'El velcro junta pelusa.'], ['Se descosió el dedo gordo al mes.', 'El costal llegó con el relleno todo de un lado.'], SPORT),
  kinds: [
    { name: 'Guantes de box', line: 'Espuma de tres densidades en los nudillos y muñequera larga de velcro.', price: 649, point: 'Espuma de tres densidades', use: 'el costal', specs: [['Relleno', 'Espuma de 3 capas'], ['Cierre', 'Velcro']], choice: { name: 'Peso', values: [['8 oz', -60], ['10 oz', -30], ['12 oz', 0], ['14 oz', 40], ['16 oz', 70]] } },
    { name: 'Costal de box', line: 'Relleno compacto desde fábrica y cadena de cuatro puntos: no baila ni se pandea.', price: 1390, point: 'Cadena de 4 puntos', use: 'descargar el día', specs: [['Alto', '100 cm'], ['Relleno', 'Incluido']], choice: { name: 'Peso', values: [['25 kg', 0], ['35 kg', 390], ['45 kg', 790]] } },
    { name: 'Vendas para manos', line: 'Cuatro metros y medio con algo de elástico, para que abracen el pulgar y la muñeca.', price: 99, point: '4.5 m con elástico', use: 'entrenar', specs: [['Largo', '4.5 m'], ['Piezas', '2']] },
    { name: 'Protector bucal', line: 'Se hierve, se muerde y ya es tuyo. Caja ventilada incluida.', price: 149, point: 'Se amolda con agua caliente', use: 'los sparrings', specs: [['Talla', 'Adulto'], ['Estuche', 'Incluido']] },
    { name: 'Careta de entrenamiento', line: 'Cubre pómulo y mentón y deja ver lo que viene.', price: 890, point: 'Protege pómulo y mentón', use: 'el sparring', specs: [['Ajuste', 'Doble velcro'], ['Forro', 'Microfibra']] },
  ],
  makes: [
    { name: 'de piel sintética', line: 'La piel sintética aguanta el sudor y no pide más que un trapo.', point: 'Piel sintética resistente', specs: [['Material', 'Poliuretano']] },
    { name: 'de piel', line: 'Piel de vaca que se va acomodando a la mano con los rounds.', point: 'Piel genuina', more: 85, specs: [['Material', 'Piel']] },
    { name: 'con ventilación', line: 'La palma de malla deja salir el calor y el mal olor.', point: 'Malla ventilada', more: 12, specs: [['Material', 'Poliuretano y malla']] },
  ],
  closings: ['Déjalos abiertos al sereno después de cada sesión; con talco duran más.', 'Siempre con vendas debajo: las manos son para toda la vida.'],
  colors: ['Rojo', 'Negro', 'Azul rey', 'Rosa', 'Dorado', 'Verde'], trim: ['#f6f5f1'], specs: [['Nivel', 'Entrenamiento'], ['Limpieza', 'Paño húmedo']],
});

export const gimnasioCanchas = { brands: BRANDS, archetypes: [pesas, cardio, yoga, balones, equipo, contacto] };
