import type { Archetype, ReviewPhrases } from '../../types.ts';
import { lineup } from '../shared-lineup.ts';
import { reviews } from '../shared-sheet.ts';
import { BRANDS } from './brands.ts';

const BUCKET: ReviewPhrases = {
  good: ['Rinde lo que dice la cubeta, hice mis cuentas y no sobró ni faltó.', 'Venía bien sellada y con la tapa flejada, ni una gota tirada.', 'El maestro que contraté la conocía y dijo que sí cubre.', 'A media semana ya la tenía aquí, justo para el puente.'],
  mixed: ['Buena, pero mezclen muy bien: lo espeso se va al fondo.', 'El tono {color} cambia un poco de la pantalla a la pared.'],
  bad: ['La tapa llegó floja y se tiró una parte en la caja.', 'Traía grumos, hubo que colarla con media.'],
};

const vinilica = lineup({
  category: 'ferreteria-autos/pintura/pintura-vinilica',
  weight: 4,
  brands: BRANDS.paint,
  models: ['Patio', 'Zaguán', 'Corredor', 'Balcón', 'Portal', 'Vecindad'],
  reviews: reviews(
    ['A dos manos tapó el verde pistache que dejaron los inquilinos.', 'No huele casi nada, dormimos ahí la misma noche.', 'Pinté {uso} en un sábado y quedó como de revista.', 'El {color} se ve precioso con la luz de la tarde.', 'No salpica tanto con el rodillo, el piso salió casi limpio.', 'Mi hija la rayó con crayón y se quitó con un trapo.'],
    ['Necesitó tres manos, el muro era muy oscuro.', 'Bonito acabado, pero seca tan rápido que se marcan los traslapes.', 'Sí cubre, aunque la brocha deja marca; usen rodillo.'],
    ['Al mes se empezó a descarapelar junto a la ventana.', 'Muy aguada, parecía que ya venía rebajada.', 'El segundo bote vino de otro tono y se nota.'],
    BUCKET,
  ),
  kinds: [
    { name: 'Pintura vinílica para interiores', line: 'Para recámaras y salas: seca en una hora al tacto y se puede dormir ahí la misma noche.', price: 259, point: 'Bajo olor', use: 'la recámara', scene: 'bedroom', specs: [['Uso', 'Interior'], ['Secado al tacto', '1 h']] },
    { name: 'Pintura vinílica para exteriores', line: 'La fachada le pelea al sol y a la lluvia; por eso lleva más resina y pigmento que no se va con el primer verano.', price: 339, point: 'Resiste sol y lluvia', use: 'la fachada', scene: 'street', specs: [['Uso', 'Exterior e interior'], ['Secado al tacto', '1 h']] },
    { name: 'Pintura para cocina y baño', line: 'Lleva fungicida para que el vapor no pinte de negro la esquina de la regadera.', price: 389, point: 'Con fungicida', use: 'el baño', scene: 'bath', specs: [['Uso', 'Interior húmedo'], ['Secado al tacto', '2 h']] },
    { name: 'Pintura para techos', line: 'Espesa para que no escurra por el mango, y tan mate que borra las ondas de la losa.', price: 279, point: 'No gotea', use: 'el techo de la sala', scene: 'living', colors: ['Blanco', 'Hueso', 'Marfil'], specs: [['Uso', 'Plafones'], ['Secado al tacto', '1 h']] },
  ],
  makes: [
    { name: 'mate', line: 'El acabado mate disimula resanes y muros chuecos.', point: 'Disimula imperfecciones', specs: [['Acabado', 'Mate'], ['Rendimiento', '8 a 10 m² por litro a una mano']] },
    { name: 'satinada lavable', line: 'El satinado aguanta trapo y jabón, así que las manitas del pasillo no son problema.', more: 22, point: 'Lavable', specs: [['Acabado', 'Satinado'], ['Rendimiento', '9 a 11 m² por litro a una mano']] },
    { name: 'de doble cubrimiento', line: 'Trae el doble de pigmento: en colores claros, una mano basta.', more: 38, point: 'Cubre en menos manos', specs: [['Acabado', 'Semimate'], ['Rendimiento', '7 a 9 m² por litro a una mano']] },
    { name: 'económica para renta', line: 'La que se usa entre un inquilino y otro: empareja, limpia y no duele.', more: -18, point: 'La más accesible', specs: [['Acabado', 'Mate'], ['Rendimiento', '6 a 8 m² por litro a una mano']] },
  ],
  closings: [
    'Resana, lija y sella antes: tres cuartas partes de un buen acabado están en la pared, no en la pintura.',
    'Compra todas tus cubetas del mismo lote y mézclalas entre sí para que no se note el cambio.',
    'Se rebaja con agua, hasta 10 %, y la brocha se lava en el lavadero.',
  ],
  points: ['Base agua', 'Se limpia con agua y jabón'],
  specs: [['Diluyente', 'Agua'], ['Contenido de plomo', 'Sin plomo']],
  groups: ['Uso', 'Rendimiento y acabado'],
  colors: ['Blanco', 'Hueso', 'Durazno', 'Terracota', 'Ocre', 'Azul cielo', 'Verde salvia', 'Rosa mexicano', 'Bugambilia', 'Mostaza', 'Gris claro', 'Azul rey'],
  offered: 4,
  choice: { name: 'Presentación', values: [['4 L', 0], ['19 L', 880]] },
  params: { label: '{marca}' },
  trim: ['#f6f5f1', '#1d1d20'],
  art: 'paint-can',
  scene: 'living',
  warranty: '5 años contra decoloración en interiores',
  contents: '1 bote o cubeta de pintura',
});

const esmaltes = lineup({
  category: 'ferreteria-autos/pintura/esmaltes-y-aerosoles',
  weight: 3,
  brands: BRANDS.paint,
  models: ['Herrero', 'Portón', 'Rápido', 'Taller', 'Rieles'],
  reviews: reviews(
    ['Quedó parejo y brilloso, la puerta parece nueva.', 'Seca al tacto en lo que me tomé un café.', 'Pinté {uso} y ya pasó la temporada de lluvias sin óxido.', 'El {color} es tal cual la tapa.', 'No se corre si das manos delgadas.', 'Con poquito rinde muchísimo.'],
    ['Cubre bien, el olor sí marea: abran todo.', 'El brillo baja un poco cuando seca.', 'Buen acabado, pero tarda más que lo que dice si hay humedad.'],
    ['Se levantó en hojitas a las dos semanas.', 'Quedó opaco y chorreado, perdí la tarde.', 'El tono no tiene nada que ver con el de la tapa.'],
    BUCKET,
  ),
  kinds: [
    { name: 'Esmalte alquidálico', group: 'bote', line: 'Para portones, barandales y muebles de fierro: capa dura y brillante que aguanta llaves, bolsas y patadas.', price: 229, point: 'Para metal y madera', use: 'el portón', scene: 'street', specs: [['Superficie', 'Metal y madera'], ['Secado al tacto', '4 h']] },
    { name: 'Esmalte base agua', group: 'bote', line: 'El brillo del esmalte sin el olor del aguarrás, y la brocha se enjuaga en la llave.', price: 279, point: 'Sin aguarrás', use: 'las puertas', scene: 'living', specs: [['Superficie', 'Metal, madera y PVC'], ['Secado al tacto', '1 h']] },
    { name: 'Esmalte anticorrosivo', group: 'bote', line: 'Se aplica directo sobre el óxido firme: primario y acabado en el mismo bote.', price: 299, point: 'Primario y acabado en uno', use: 'las protecciones', scene: 'street', specs: [['Superficie', 'Hierro y acero'], ['Secado al tacto', '3 h']] },
    { name: 'Pintura en aerosol', group: 'lata', line: 'La retocada de quince minutos: bicicletas, macetas, herrajes y lo que se te ocurra el domingo.', price: 89, point: 'Válvula de abanico', use: 'la bicicleta', scene: 'garage', art: 'bottle', params: { shape: 'spray', sub: 'Aerosol' }, choice: { name: 'Contenido', values: [['400 ml', 0]] }, specs: [['Superficie', 'Metal, madera, barro y plástico'], ['Secado al tacto', '15 min']], contents: '1 lata de 400 ml' },
  ],
  makes: [
    { name: 'brillante', line: 'Acabado de espejo que se limpia con un trapo húmedo.', point: 'Alto brillo', specs: [['Acabado', 'Brillante']] },
    { name: 'satinado', line: 'Brillo discreto: se ve nuevo sin verse plástico.', more: 5, point: 'Brillo discreto', specs: [['Acabado', 'Satinado']] },
    { name: 'martillado', group: 'bote', line: 'La textura martillada tapa soldaduras y golpes viejos.', more: 24, point: 'Textura que disimula', specs: [['Acabado', 'Martillado']], colors: ['Negro', 'Plata', 'Cobre', 'Verde botella'] },
    { name: 'metálico', group: 'lata', line: 'Partícula metálica fina, que se luce en marcos, rines y macetas.', more: 26, point: 'Efecto metálico', specs: [['Acabado', 'Metálico']], colors: ['Dorado', 'Plata', 'Cobre', 'Oro rosa'] },
    { name: 'para alta temperatura', group: 'lata', line: 'Aguanta 600 °C: asadores, escapes y comales exteriores.', more: 45, point: 'Resiste hasta 600 °C', specs: [['Acabado', 'Mate'], ['Temperatura', 'Hasta 600 °C']], colors: ['Negro', 'Plata'] },
  ],
  closings: [
    'Dos manos delgadas quedan mejor que una gruesa; espera lo que indica la etiqueta entre una y otra.',
    'Trabaja con la ventana abierta y guarda el sobrante bien cerrado, lejos del calentador.',
    'Quita el óxido flojo con cepillo de alambre antes de empezar.',
  ],
  points: ['Sin plomo', 'Color firme'],
  specs: [['Contenido de plomo', 'Sin plomo'], ['Aplicación', 'De 10 a 35 °C']],
  groups: ['Superficie', 'Acabado'],
  colors: ['Negro', 'Blanco', 'Rojo', 'Azul rey', 'Verde bandera', 'Amarillo', 'Gris', 'Chocolate', 'Naranja', 'Vino'],
  offered: 4,
  choice: { name: 'Contenido', values: [['1 L', 0], ['4 L', 520]] },
  params: { label: '{marca}' },
  trim: ['#f6f5f1', '#1d1d20'],
  art: 'paint-can',
  scene: 'workshop',
  warranty: '30 días para cambio con el envase cerrado',
  contents: '1 envase de esmalte',
});

const impermeabilizantes = lineup({
  category: 'ferreteria-autos/pintura/impermeabilizantes',
  weight: 2,
  brands: BRANDS.paint,
  models: ['Azotea', 'Temporal', 'Chubasco', 'Aguacero', 'Canícula'],
  reviews: reviews(
    ['Pasaron las lluvias de septiembre y ni una gotera.', 'Bajó el calor del cuarto de arriba, se siente luego luego.', 'Lo aplicamos entre mi cuñado y yo en un sábado.', 'Está espeso, se nota que no viene rebajado.', 'Aguanta que suban a revisar el tinaco.', 'Cubrió bien hasta las esquinas del pretil.'],
    ['Rinde menos si la losa está muy porosa.', 'Buen producto; la malla se compra aparte y sí hace falta.', 'Se ensucia rápido, pero sigue sin gotear.'],
    ['Con el primer aguacero se abombó.', 'Se cuarteó en las juntas antes del año.', 'Llegó ya pasado, con nata dura arriba.'],
    { good: BUCKET.good, mixed: BUCKET.mixed.slice(0, 1), bad: BUCKET.bad },
  ),
  kinds: [
    { name: 'Impermeabilizante acrílico de 3 años', line: 'Para la azotea con pendiente y poco paso. Se aplica con cepillo o rodillo en dos manos cruzadas.', price: 1090, point: 'Duración de 3 años', specs: [['Duración', '3 años'], ['Rendimiento', '1 L por m² a dos manos']] },
    { name: 'Impermeabilizante acrílico de 5 años', line: 'El más pedido para casa habitación: buena resina, buen precio y cinco temporadas de lluvia.', price: 1490, point: 'Duración de 5 años', specs: [['Duración', '5 años'], ['Rendimiento', '1 L por m² a dos manos']] },
    { name: 'Impermeabilizante acrílico de 7 años', line: 'Más elástico, para losas grandes que truenan con el sol de mediodía.', price: 1990, point: 'Se estira con la losa', specs: [['Duración', '7 años'], ['Rendimiento', '1.1 L por m² a dos manos']] },
    { name: 'Impermeabilizante acrílico de 10 años', line: 'Para olvidarte una década: capa gruesa que aguanta que suban a tender la ropa.', price: 2890, point: 'Duración de 10 años', specs: [['Duración', '10 años'], ['Rendimiento', '1.3 L por m² a dos manos']] },
  ],
  makes: [
    { name: 'fibratado', line: 'Trae fibras que hacen puente sobre las fisuras chicas, así que muchas veces no pide malla.', point: 'Con fibras de refuerzo', specs: [['Refuerzo', 'Fibra integrada']] },
    { name: 'reflectivo', line: 'Devuelve buena parte del sol: el cuarto de arriba baja varios grados en mayo.', more: 12, point: 'Refleja el sol', specs: [['Reflectancia', 'Alta, en blanco']], colors: ['Blanco'] },
    { name: 'con caucho reciclado', line: 'El caucho de llantas usadas le da elasticidad y agarre, y de paso quita llantas del baldío.', more: 8, point: 'Con caucho de llanta', specs: [['Refuerzo', 'Caucho reciclado']] },
    { name: 'de secado rápido', line: 'A las dos horas ya aguanta una llovizna, por si la nube no avisa.', more: 15, point: 'Listo en dos horas', specs: [['Secado', '2 h al tacto']] },
  ],
  closings: [
    'Limpia, sella y tapa las grietas antes; sobre polvo no pega ningún impermeabilizante.',
    'Aplícalo con cielo despejado y deja seis horas entre la primera mano y la segunda.',
    'Cada cubeta de 19 litros cubre una azotea chica; mide largo por ancho antes de pedir.',
  ],
  points: ['Base agua', 'Cubeta con asa metálica'],
  specs: [['Base', 'Acrílica al agua'], ['Aplicación', 'Cepillo, rodillo o equipo'], ['Garantía de fábrica', 'Registrando el lote']],
  groups: ['Duración', 'Detalles'],
  colors: ['Blanco', 'Terracota'],
  offered: 2,
  choice: { name: 'Presentación', values: [['4 L', -1 * 700], ['19 L', 0]] },
  params: { label: '{marca}', motif: 'emoji:cloud-with-rain' },
  trim: ['#1f5966', '#f6f5f1'],
  art: 'paint-can',
  scene: 'garden',
  warranty: 'La duración indicada, aplicado según la ficha técnica',
  contents: '1 cubeta',
});

const cerraduras = lineup({
  category: 'ferreteria-autos/seguridad-y-cerraduras/cerraduras-y-chapas',
  weight: 3,
  brands: BRANDS.safety,
  models: 'CH',
  reviews: reviews(
    ['La instalé sin cerrajero, entró en el hueco de la vieja.', 'Gira suavecito y cierra parejo.', 'La puse en {uso} y ya duermo tranquila.', 'Las llaves se sienten sólidas, no de lata.', 'El acabado no se mancha con los dedos.', 'Cuatro llaves de inicio, perfecto para toda la familia.', 'Buen peso, no se ve barata.', 'Vino con su plantilla de papel para marcar.', 'Cambiamos todas y de una vez pedimos con la misma llave.', 'Ya nadie entra sin llave, el pasador sí engancha.'],
    ['Bien hecha, pero el picaporte entra muy justo.', 'El tornillo del cuerpo se barrió al apretar.', 'Me hubiera gustado que trajera otro par de llaves.', 'Se ve elegante, aunque pensé que era más gruesa.', 'Instalación sencilla, el instructivo no tanto.'],
    ['Al mes se trabó y hubo que romperla.', 'La llave se dobló en la segunda vuelta.', 'No coincidió con mi puerta, traía otro respaldo.', 'Venía sin una llave de las que dice la caja.', 'El acabado se despintó con el sol.'],
  ),
  kinds: [
    { name: 'Cerradura de sobreponer', group: 'llave', line: 'La de las puertas de metal de toda la vida: pasador de doble vuelta y pestillo que se traba por dentro.', price: 549, point: 'Doble vuelta', use: 'el zaguán', specs: [['Montaje', 'Sobreponer'], ['Grosor de puerta', '25 a 50 mm']], contents: '1 cerradura, contra, 3 llaves y tornillos' },
    { name: 'Chapa de perilla para recámara', group: 'perilla', line: 'Botón por dentro y llave por fuera: la privacidad básica de la casa.', price: 229, point: 'Seguro de botón', use: 'la recámara', specs: [['Montaje', 'Cilíndrica'], ['Grosor de puerta', '35 a 45 mm']], contents: '1 chapa, 3 llaves y plantilla' },
    { name: 'Cerradura de gatillo para entrada', group: 'llave', line: 'Manija, cilindro y pasador en una placa larga que se ve bien en la puerta principal.', price: 1190, point: 'Manija y cilindro en una placa', use: 'la puerta principal', specs: [['Montaje', 'De embutir'], ['Grosor de puerta', '35 a 50 mm']], contents: '1 cerradura, 3 llaves, contra y tornillos' },
    { name: 'Cerradura digital con teclado', group: 'digital', line: 'Código, tarjeta o llave de emergencia. Se le da un código a la persona que ayuda en casa y se borra cuando ya no.', price: 2490, point: 'Hasta 50 códigos', use: 'la renta por temporada', specs: [['Montaje', 'De embutir'], ['Grosor de puerta', '35 a 50 mm']], contents: '1 cerradura, 2 tarjetas, 2 llaves y 4 pilas AA' },
    { name: 'Cerrojo de seguridad', group: 'llave', line: 'Un cerrojo aparte, con pasador de una pulgada, que no depende de la chapa de siempre.', price: 449, point: 'Pasador de acero de 1"', use: 'el departamento', specs: [['Montaje', 'Cilindro redondo'], ['Grosor de puerta', '35 a 50 mm']], contents: '1 cerrojo, 3 llaves y contra' },
  ],
  makes: [
    { name: 'con llave de puntos', group: 'llave', line: 'La llave de puntos es más difícil de copiar que la de dientes.', point: 'Llave de puntos', specs: [['Llave', 'De puntos'], ['Acabado', 'Cromo satinado']] },
    { name: 'de acero', group: 'llave', line: 'Cuerpo de acero que aguanta el empujón y el desarmador metido en la rendija.', more: 20, point: 'Cuerpo de acero', specs: [['Llave', 'Dentada'], ['Acabado', 'Cromo']] },
    { name: 'en níquel satinado', group: 'perilla', line: 'El níquel satinado combina con las bisagras y no enseña las huellas.', point: 'Níquel satinado', specs: [['Llave', 'Dentada'], ['Acabado', 'Níquel satinado']], palette: ['#c3c6cb', '#8b8f96', '#f6f5f1'] },
    { name: 'en latón antiguo', group: 'perilla', line: 'Latón oscurecido para puertas de madera y casas viejas.', more: 14, point: 'Latón antiguo', specs: [['Llave', 'Dentada'], ['Acabado', 'Latón antiguo']], palette: ['#8c5f38', '#d0a548', '#45484e'] },
    { name: 'con Bluetooth', group: 'digital', line: 'La abres desde el teléfono y ves quién entró y a qué hora, aun sin internet.', more: 25, point: 'Historial de entradas', specs: [['Conexión', 'Bluetooth'], ['Pilas', '4 AA, duran 10 meses']] },
    { name: 'con huella', group: 'digital', line: 'Lee la huella en menos de un segundo y aguanta hasta 100 dedos distintos.', more: 42, point: '100 huellas', specs: [['Sensor', 'Huella, capacitivo'], ['Pilas', '4 AA, duran 8 meses']] },
  ],
  closings: [
    'Mide el respaldo y el grosor de la puerta antes de pedirla: es el único dato que decide si entra o no.',
    'Trae plantilla de papel para marcar los agujeros; con taladro y desarmador se pone en media hora.',
    'Si necesitas varias con la misma llave, {marca} las iguala antes de mandarlas.',
  ],
  points: ['Llaves incluidas'],
  specs: [['Uso', 'Residencial'], ['Derecha o izquierda', 'Reversible']],
  groups: ['Montaje', 'Detalles'],
  palettes: [['#c9ccd1', '#8b8f96', '#1d1d20'], ['#1d1d20', '#45484e', '#c9ccd1'], ['#d0a548', '#8c5f38', '#1d1d20']],
  art: 'lock-door',
  scene: 'living',
  warranty: '2 años contra defectos de fábrica',
  contents: '1 cerradura con llaves',
  last: 'box',
});

const candados = lineup({
  category: 'ferreteria-autos/seguridad-y-cerraduras/candados-y-cadenas',
  weight: 2,
  brands: BRANDS.safety,
  models: 'CN',
  reviews: reviews(
    ['Pesado y con gancho grueso, no como el que me cortaron.', 'Entra suave aunque lleve meses bajo la lluvia.', 'Lo tengo en {uso} y ahí sigue.', 'Trae tres llaves, no dos.', 'El forro de hule protege la pintura de la moto.', 'No se oxidó en la playa, y eso que ahí todo se oxida.', 'Cierra con un clic que da confianza.', 'Buen tamaño, cabe en el portón y en la bodega.', 'Ya había comprado otro igual y por eso repetí.', 'La combinación se cambia fácil y no se borra.'],
    ['Fuerte, pero las llaves son delgadas.', 'El resorte entra duro los primeros días.', 'Bien, aunque el color se le opacó con el sol.', 'Esperaba el gancho más largo.', 'Cumple para la bici; para la moto me fui a uno más grueso.'],
    ['Se trabó a los dos meses y tuve que cortarlo.', 'La llave se quedó dentro y ya no salió.', 'Se oxidó en una semana de lluvia.', 'Llegó con una sola llave.', 'El gancho venía con juego, no da confianza.'],
  ),
  kinds: [
    { name: 'Candado de latón', line: 'Cuerpo macizo y gancho cromado, para el portón, el medidor y la bodega.', price: 189, point: 'Cuerpo de latón macizo', use: 'el portón', art: 'emoji:locked', specs: [['Material', 'Latón'], ['Llaves', '3']], contents: '1 candado y 3 llaves', choice: { name: 'Medida', values: [['40 mm', 0], ['50 mm', 60], ['60 mm', 140]] } },
    { name: 'Candado antipalanca', line: 'El gancho va casi enterrado en el cuerpo: no hay de dónde meter la barreta.', price: 389, point: 'Gancho protegido', use: 'la bodega', art: 'emoji:locked', specs: [['Material', 'Acero templado'], ['Llaves', '3']], contents: '1 candado y 3 llaves', choice: { name: 'Medida', values: [['70 mm', 0], ['90 mm', 120]] } },
    { name: 'Candado de combinación', line: 'Cuatro dígitos que cambias con un alfiler; nada de llaves que perder en el gimnasio.', price: 219, point: 'Sin llaves', use: 'el locker', art: 'emoji:locked', specs: [['Material', 'Zinc y acero'], ['Dígitos', '4']], contents: '1 candado e instructivo' },
    { name: 'Cadena con candado', line: 'Eslabones cuadrados forrados que no rayan la moto ni la puerta.', price: 549, point: 'Eslabón cuadrado', use: 'la moto', art: 'emoji:chains', specs: [['Largo', '1 m'], ['Eslabón', '10 mm, acero templado']], contents: '1 cadena, 1 candado y 3 llaves' },
  ],
  makes: [
    { name: 'de cuerpo cromado', line: 'El cromo aguanta la intemperie sin picarse.', point: 'Cromado', specs: [['Acabado', 'Cromo']], palette: ['#c9ccd1', '#8b8f96', '#1d1d20'] },
    { name: 'con funda de vinilo', line: 'La funda de vinilo evita que golpee la lámina y que se trabe con la lluvia.', more: 10, point: 'Funda contra golpes', specs: [['Acabado', 'Vinilo'], ['Uso', 'Exterior']], palette: ['#1d1d20', '#c8242f', '#8b8f96'] },
    { name: 'marino', line: 'Acero inoxidable 316 y tapa en la cerradura: para la casa de playa y el muelle.', more: 35, point: 'No se oxida en la costa', specs: [['Acabado', 'Inoxidable 316'], ['Uso', 'Marino']], palette: ['#c9ccd1', '#2c62b8', '#1d1d20'] },
  ],
  closings: [
    'Ponle grafito seco, nunca aceite: el aceite junta polvo y traba los pernos.',
    'Cambia la combinación el día que se vaya el inquilino, no cuando te acuerdes.',
    'Si lo pones a la intemperie, deja la tapa de la cerradura hacia abajo.',
  ],
  points: ['Gancho de acero templado'],
  specs: [['Resistencia', 'Corte y palanca']],
  groups: ['Medidas', 'Acabado'],
  palettes: [['#d0a548', '#8c5f38', '#1d1d20'], ['#c9ccd1', '#45484e', '#c8242f'], ['#36383c', '#f5c929', '#c9ccd1']],
  art: 'emoji:locked',
  scene: 'street',
  warranty: '1 año contra defectos de fábrica',
  contents: '1 candado con llaves',
  last: 'scale',
});

const proteccion = lineup({
  category: 'ferreteria-autos/seguridad-y-cerraduras/equipo-de-proteccion',
  weight: 2,
  brands: BRANDS.safety,
  models: 'EP',
  reviews: reviews(
    ['Cómodo, ya ni lo siento a media mañana.', 'Lo pedí para {uso} y pasó la revisión de seguridad.', 'Se ajusta bien, no anda bailando.', 'Se lava y queda como nuevo.', 'Compré para toda la cuadrilla y todos contentos.', 'No cala aunque lo traigas todo el turno.', 'Mucho mejor que el que daban en la empresa.', 'No suda tanto como otros.', 'Buena calidad, se siente firme.', 'Aguanta el trato que le dan los muchachos.'],
    ['La talla viene un poco justa.', 'Cumple, aunque con calor sí se siente.', 'El ajuste se afloja y hay que volverlo a acomodar.', 'Protege bien, pero huele a nuevo los primeros días.', 'Está bien para trabajos cortos.'],
    ['Se rompió al segundo día de trabajo.', 'Muy delgado para lo que anuncian.', 'Llegó sucio, como de exhibición.', 'No trae el certificado que pide la obra.', 'Talla equivocada y el cambio tardó semanas.'],
  ),
  kinds: [
    { name: 'Guantes de carnaza', group: 'mano', line: 'Carnaza de res con puño corto, para la varilla y el block sin llenarte de astillas.', price: 129, point: 'Carnaza de res', use: 'cargar block', art: 'gloves-work', choice: { name: 'Talla', values: [['M', 0], ['G', 0], ['XG', 10]] }, specs: [['Material', 'Carnaza de res'], ['Puño', '6 cm']], contents: '1 par de guantes' },
    { name: 'Guantes de nitrilo para taller', group: 'mano', line: 'Agarran la llave con la mano llena de grasa y no dejan pasar el aceite.', price: 89, point: 'Agarre con grasa', use: 'el taller mecánico', art: 'gloves-work', choice: { name: 'Talla', values: [['M', 0], ['G', 0], ['XG', 5]] }, specs: [['Material', 'Nylon con nitrilo'], ['Puño', 'Tejido elástico']], contents: '1 par de guantes' },
    { name: 'Lentes de protección', group: 'ojos', line: 'Cubren de lado y se pueden traer encima de los lentes graduados.', price: 99, point: 'Cubren de lado', use: 'esmerilar', art: 'sunglasses', specs: [['Mica', 'Policarbonato'], ['Protección UV', '99 %']], contents: '1 par de lentes y cordón' },
    { name: 'Casco de seguridad', group: 'cabeza', line: 'Suspensión de cuatro puntos y ajuste de matraca, para no traer la cabeza apretada todo el turno.', price: 249, point: 'Ajuste de matraca', use: 'la obra', art: 'helmet-bike', specs: [['Tipo', 'Clase E, hasta 20,000 V'], ['Ajuste', 'De matraca']], contents: '1 casco con suspensión' },
  ],
  makes: [
    { name: 'con palma reforzada', group: 'mano', line: 'Doble capa en la palma y en el pulgar, que es donde se gastan primero.', more: 15, point: 'Refuerzo en la palma', specs: [['Uso', 'Rudo'], ['Lavado', 'A mano']] },
    { name: 'de uso general', group: 'mano', line: 'Flexibles, para sentir lo que agarras sin quitártelos a cada rato.', point: 'Flexibles', specs: [['Uso', 'General'], ['Lavado', 'A mano']] },
    { name: 'claros', group: 'ojos', line: 'Mica clara para interiores y turno de noche.', point: 'Mica clara', specs: [['Tono', 'Claro'], ['Tratamiento', 'Contra rayones']], palette: ['#cfe3ee', '#1d1d20', '#c9ccd1'] },
    { name: 'antiempañantes', group: 'ojos', line: 'El tratamiento evita que se empañen con el cubrebocas puesto.', more: 30, point: 'No se empañan', specs: [['Tono', 'Gris'], ['Tratamiento', 'Antiempañante y contra rayones']], palette: ['#8b8f96', '#1d1d20', '#2c62b8'] },
    { name: 'con ventilación', group: 'cabeza', line: 'Las ranuras de arriba dejan salir el calor, que en mayo es lo que más se agradece.', more: 12, point: 'Ventilado', specs: [['Suspensión', 'Cuatro puntos'], ['Material', 'Polietileno']] },
    { name: 'con barboquejo', group: 'cabeza', line: 'El barboquejo de hebilla lo detiene cuando trabajas en alto.', more: 20, point: 'Barboquejo incluido', specs: [['Suspensión', 'Seis puntos'], ['Material', 'ABS']] },
  ],
  closings: [
    'Cámbialo si ya recibió un golpe fuerte, aunque por fuera se vea bien.',
    'Cumple la norma oficial para equipo de protección personal; el número viene en la etiqueta.',
    'Guárdalo lejos del sol directo: la luz es lo que más envejece el plástico y la piel.',
  ],
  points: ['Certificado para obra'],
  specs: [['Certificación', 'NOM-017-STPS']],
  groups: ['Materiales', 'Detalles'],
  palettes: [['#f5c929', '#1d1d20', '#c9ccd1'], ['#ee7a25', '#36383c', '#f6f5f1'], ['#f6f5f1', '#2c62b8', '#c8242f'], ['#2e8b57', '#1d1d20', '#f5c929']],
  art: 'gloves-work',
  scene: 'workshop',
  warranty: '30 días para cambio de talla sin uso',
  contents: '1 pieza',
  last: 'flat',
});

/** Paint, and what guards the house and whoever works on it. */
export const pinturaSeguridad: readonly Archetype[] = [
  vinilica,
  esmaltes,
  impermeabilizantes,
  cerraduras,
  candados,
  proteccion,
];
