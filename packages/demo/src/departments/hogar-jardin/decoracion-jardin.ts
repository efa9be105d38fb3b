import type { ReviewPhrases } from '../../types.ts';
import { lineup } from '../shared-lineup.ts';
import { reviews } from '../shared-sheet.ts';

const BRANDS = ['Luzenda', 'Casa Xilitla', 'Jardín de Tula', 'Ordenalia', 'Brillarina'] as const;
const NAMES = ['Cenote', 'Bugambilia', 'Patio', 'Zaguán', 'Jacaranda', 'Cantera', 'Azotea', 'Alameda', 'Portal', 'Huerto', 'Obsidiana', 'Colibrí', 'Ocote', 'Talavera', 'Tule', 'Noria'] as const;

const DECOR: ReviewPhrases = {
  good: ['Le cambió la cara a la casa sin gastar una fortuna.', 'Venía con doble caja y burbuja, ni una despostillada.', 'Se ve mejor en persona que en la foto, y eso casi nunca pasa.', 'Mi hermana vino de visita y me pidió el enlace.', 'El tamaño es el que dice, medí al llegar.'],
  mixed: ['Bonito, pero el tono es un poco distinto a la pantalla.', 'Está bien para el precio; de cerca se le ven detalles.', 'Tardó un día más de lo prometido, pero llegó completo.'],
  bad: ['Llegó con un golpe en la orilla y se nota a simple vista.', 'El material se siente corriente para lo que cuesta.', 'A las pocas semanas ya se veía viejo.'],
};
const base = { models: NAMES, warranty: '3 meses contra defectos de fabricación', groups: ['Medidas', 'Material y cuidado'] } as const;

const lamparas = lineup({
  ...base, category: 'hogar-jardin/decoracion-e-iluminacion/lamparas', weight: 3, brands: ['Luzenda', 'Casa Xilitla'], art: 'lamp', scene: 'living', contents: '1 lámpara, herrajes e instructivo',
  reviews: reviews(['Da una luz cálida que no lastima los ojos.', 'La puse en {uso} y ahora es mi rincón favorito.', 'Se instala con el desarmador y diez minutos.', 'La sombra que hace en la pared es hermosa.', 'Pesa abajo, no hay perro que la tire.'], ['El foco no viene incluido, ténganlo en cuenta.', 'El cable es medio corto para mi sala.'], ['Parpadea con cualquier foco que le ponga.', 'La pantalla llegó hundida de un lado.'], DECOR),
  kinds: [
    { name: 'Lámpara de pie', line: 'Alta y delgada, para leer en el sillón sin encender la luz del techo.', price: 990, point: 'Altura de 160 cm', use: 'la sala', params: { kind: 'floor' }, specs: [['Alto', '160 cm'], ['Ancho', '35 cm']] },
    { name: 'Lámpara de mesa', line: 'Del tamaño del buró, con interruptor en el cable para apagarla ya acostado.', price: 549, point: 'Altura de 45 cm', use: 'el buró', params: { kind: 'table' }, scene: 'bedroom', specs: [['Alto', '45 cm'], ['Ancho', '28 cm']] },
    { name: 'Lámpara colgante', line: 'El cable se recorta a la altura que quieras: setenta centímetros sobre la mesa es la medida buena.', price: 790, point: 'Altura ajustable hasta 120 cm', use: 'el comedor', params: { kind: 'ceiling' }, specs: [['Alto', 'Hasta 120 cm'], ['Ancho', '32 cm']] },
    { name: 'Candil de cinco luces', line: 'Cinco brazos que llenan de luz un comedor grande o la entrada de la casa.', price: 2190, point: 'Cinco luces', use: 'la entrada', params: { kind: 'ceiling' }, specs: [['Alto', '65 cm'], ['Ancho', '60 cm']] },
    { name: 'Lámpara de escritorio',
      makes: [
        { name: 'de acero mate', line: 'Líneas rectas y pintura mate, sin nada que sobre.', point: 'Acero con pintura mate', specs: [['Material', 'Acero']] },
        { name: 'con pinza', line: 'En lugar de base lleva una pinza: se agarra de la orilla y libera la cubierta.', point: 'Pinza para la orilla', specs: [['Material', 'Acero y aluminio']], more: -8 },
        { name: 'de latón', line: 'El latón satinado le da el aire de biblioteca vieja que uno quiere para estudiar.', point: 'Latón satinado', specs: [['Material', 'Latón']], more: 40, colors: ['Dorado', 'Cobre', 'Negro mate'] },
      ], line: 'El brazo se mueve en tres puntos y la luz llega al cuaderno, no a los ojos.', price: 429, point: 'Brazo articulado', use: 'el escritorio', params: { kind: 'table' }, scene: 'desk', specs: [['Alto', '50 cm'], ['Ancho', '18 cm']] },
  ],
  makes: [
    { name: 'de palma tejida', colors: ['Beige', 'Miel', 'Negro mate'], line: 'La palma la tejen en la Mixteca y deja pasar la luz en dibujos.', point: 'Palma tejida a mano', more: 15, specs: [['Material', 'Palma natural']] },
    { name: 'de latón', colors: ['Dorado', 'Cobre', 'Negro mate'], line: 'El latón satinado envejece bonito y abriga la luz.', point: 'Latón satinado', more: 35, specs: [['Material', 'Latón']] },
    { name: 'de vidrio soplado', line: 'La pantalla de vidrio soplado reparte la luz sin deslumbrar.', point: 'Vidrio soplado', more: 25, specs: [['Material', 'Vidrio soplado']] },
    { name: 'de hojalata calada', colors: ['Plata', 'Cobre', 'Negro mate'], line: 'La hojalata calada riega estrellas por las paredes en cuanto la enciendes.', point: 'Hojalata calada a mano', more: 10, specs: [['Material', 'Hojalata']] },
    { name: 'de acero mate', line: 'Líneas rectas y pintura mate, sin nada que sobre.', point: 'Acero con pintura mate', specs: [['Material', 'Acero']] },
  ],
  closings: ['Lleva socket E27; te sugerimos un foco led cálido de 9 W, que no viene incluido.', 'Va bien con focos led de 2,700 K, los que se parecen a la luz de tarde.'],
  colors: ['Negro mate', 'Dorado', 'Blanco', 'Terracota', 'Beige', 'Verde olivo', 'Cobre'], trim: ['#f0e2c4'], specs: [['Socket', 'E27, hasta 60 W'], ['Voltaje', '127 V, 60 Hz']],
});

const tapetes = lineup({
  ...base, category: 'hogar-jardin/decoracion-e-iluminacion/tapetes', weight: 2, brands: ['Casa Xilitla', 'Luzenda'], art: 'rug', scene: 'living', contents: '1 tapete enrollado',
  reviews: reviews(['Los niños juegan ahí todo el día y se sacude fácil.', 'El dibujo es mucho más fino que en la foto.', 'No se corre ni con el perro derrapando.', 'Quedó soñado en {uso}.', 'Se desenrolló y al otro día ya estaba plano.'], ['Suelta pelusa las primeras semanas.', 'Un poco delgado, le puse bajoalfombra y listo.'], ['Las orillas se levantan y nos tropezamos.', 'Despintó con el primer derrame de agua.'], DECOR),
  kinds: [
    { name: 'Tapete para sala', line: 'Reúne los sillones y quita el eco del piso de loseta.', price: 1290, point: 'Delimita la sala', use: 'la sala', specs: [['Uso', 'Sala'], ['Forma', 'Rectangular']], choice: { name: 'Medida', values: [['120 × 170 cm', -350], ['160 × 230 cm', 0], ['200 × 290 cm', 890]] } },
    { name: 'Tapete de pasillo', line: 'Angosto y largo, para que el pasillo deje de parecer pasillo.', price: 690, point: 'Medida angosta', use: 'el pasillo', specs: [['Uso', 'Pasillo'], ['Forma', 'Rectangular']], choice: { name: 'Medida', values: [['60 × 180 cm', 0], ['70 × 250 cm', 240]] } },
    { name: 'Tapete de recámara', line: 'Lo primero que pisas en la mañana. Que sea suave.', price: 490, point: 'Pie de cama', use: 'la recámara', scene: 'bedroom', specs: [['Uso', 'Recámara'], ['Forma', 'Rectangular']], choice: { name: 'Medida', values: [['60 × 110 cm', 0], ['80 × 150 cm', 190]] } },
    { name: 'Tapete redondo', line: 'Redondo para el rincón de lectura o debajo de la mesa de centro.', price: 890, point: 'Forma redonda', use: 'el rincón de lectura', specs: [['Uso', 'Sala o recámara'], ['Forma', 'Redonda']], choice: { name: 'Diámetro', values: [['120 cm', 0], ['160 cm', 420]] } },
  ],
  makes: [
    { name: 'de lana con greca', line: 'Tejido en telar con grecas zapotecas, en la tradición de Teotitlán. La lana repele el polvo por naturaleza.', point: 'Lana tejida en telar', more: 70, specs: [['Material', 'Lana'], ['Altura', '6 mm']], params: { pattern: 'zigzag' } },
    { name: 'de yute', line: 'El yute es fresco, áspero al ojo y sorprendentemente amable con los pies.', point: 'Fibra natural de yute', more: 10, specs: [['Material', 'Yute'], ['Altura', '8 mm']], params: { pattern: 'plain' } },
    { name: 'de pelo largo', line: 'Cuatro centímetros de pelo donde se hunden los pies.', point: 'Pelo de 4 cm', more: 20, specs: [['Material', 'Polipropileno'], ['Altura', '40 mm']], params: { pattern: 'gradient' } },
    { name: 'a rayas', line: 'Rayas anchas que alargan el cuarto.', point: 'Diseño a rayas', specs: [['Material', 'Algodón'], ['Altura', '5 mm']], params: { pattern: 'stripes' } },
    { name: 'lavable con flores', line: 'Cabe en la lavadora de casa y seca en una tarde.', point: 'Lavable en lavadora', more: 15, specs: [['Material', 'Poliéster'], ['Altura', '4 mm']], params: { pattern: 'flowers' } },
  ],
  closings: ['Gíralo media vuelta cada seis meses para que el sol lo desgaste parejo.', 'Pide una medida que deje 20 cm de piso libre alrededor.'],
  colors: ['Terracota', 'Gris', 'Crema', 'Azul marino', 'Mostaza', 'Vino', 'Verde olivo', 'Rosa mexicano'], trim: ['#f1e8d2', '#36383c'], specs: [['Base', 'Antiderrapante'], ['Limpieza', 'Aspirar; manchas con paño húmedo']],
});

const pared = lineup({
  ...base, category: 'hogar-jardin/decoracion-e-iluminacion/espejos-cuadros-y-relojes', weight: 2, brands: ['Casa Xilitla', 'Luzenda'], art: 'mirror', scene: 'living', contents: '1 pieza con herraje para colgar',
  reviews: reviews(['Agrandó la sala como por arte de magia.', 'Lo colgué en {uso} y quedó de revista.', 'Trae plantilla para marcar los hoyos, detallazo.', 'No se ve ondulado, refleja parejo.', 'El marco es de madera de verdad.'], ['Pesa más de lo que esperaba, usen buen taquete.', 'Bonito, aunque el herraje venía flojo.'], ['Se descolgó la segunda noche por el gancho tan delgado.', 'El vidrio llegó con una rayita.'], DECOR),
  kinds: [
    { name: 'Espejo redondo', line: 'Setenta centímetros que duplican la luz de la entrada.', price: 890, point: '70 cm de diámetro', use: 'la entrada', specs: [['Medida', '70 cm de diámetro'], ['Peso', '5 kg']] },
    { name: 'Espejo de cuerpo completo', line: 'Recargado o colgado, te ves de la cabeza a los zapatos.', price: 1290, point: '160 × 50 cm', use: 'la recámara', scene: 'bedroom', specs: [['Medida', '160 × 50 cm'], ['Peso', '9 kg']] },
    { name: 'Reloj de pared', art: 'clock', line: 'Números grandes que se leen desde la cocina y máquina que no hace tictac.', price: 429, point: 'Máquina silenciosa', use: 'la cocina', specs: [['Medida', '40 cm de diámetro'], ['Pila', '1 AA, no incluida']] },
    { name: 'Cuadro con paisaje', art: 'picture-frame', line: 'Impresión sobre lienzo de un valle con volcán al fondo, para la pared que lleva años vacía.', price: 590, point: 'Impresión sobre lienzo', use: 'la sala', params: { motif: 'emoji:volcano' }, specs: [['Medida', '60 × 80 cm'], ['Peso', '2 kg']] },
    { name: 'Cuadro de flores', art: 'picture-frame', line: 'Un ramo grande y suelto, pintado como con prisa y con mucho color.', price: 549, point: 'Colores resistentes a la luz', use: 'el comedor', params: { motif: 'emoji:hibiscus' }, specs: [['Medida', '50 × 70 cm'], ['Peso', '1.8 kg']] },
    { name: 'Juego de 3 portarretratos', note: 'Se paran solos o se cuelgan. Manda a imprimir las fotos en papel mate: se ven mejor tras el vidrio.', art: 'picture-frame', line: 'Tres medidas para las fotos que viven atrapadas en el celular.', price: 299, point: '3 medidas con vidrio', use: 'el librero', params: { motif: 'emoji:two-hearts' }, specs: [['Medida', '10 × 15, 13 × 18 y 20 × 25 cm'], ['Peso', '1.2 kg']] },
  ],
  makes: [
    { name: 'con marco de parota', line: 'El marco de parota deja la veta a la vista, con una mano de aceite y nada más.', point: 'Parota maciza', more: 30, specs: [['Marco', 'Parota']] },
    { name: 'con marco de hojalata', line: 'La hojalata repujada es trabajo de artesanos de San Miguel: flores, hojas y puntitos.', point: 'Hojalata repujada', more: 20, specs: [['Marco', 'Hojalata']] },
    { name: 'con marco metálico', line: 'El aro delgado de metal casi desaparece.', point: 'Marco delgado de metal', specs: [['Marco', 'Aluminio']] },
    { name: 'con marco de ratán', line: 'El ratán en rayos le da un aire de casa de playa.', point: 'Ratán natural', more: 15, specs: [['Marco', 'Ratán']] },
  ],
  closings: ['Incluye gancho y taquetes; en tablarroca usa de mariposa.', 'La altura que funciona: el centro a metro y medio del piso.'],
  palettes: [['#8c5f38', '#e6edf0'], ['#c9ccd1', '#8ec4ea'], ['#1d1d20', '#e6edf0'], ['#d0a548', '#f1e8d2'], ['#b8905c', '#a5dcc3'], ['#bf5f3c', '#f0e2c4']], specs: [['Instalación', 'Herraje trasero'], ['Limpieza', 'Paño seco']], last: 'scale',
});

const detalles = lineup({
  ...base, category: 'hogar-jardin/decoracion-e-iluminacion/velas-series-y-detalles', weight: 2, brands: ['Luzenda', 'Brillarina'], art: 'candle', scene: 'living', contents: '1 pieza o juego según modelo',
  reviews: reviews(['Huele rico sin marear, y dura un buen.', 'Lo usé para {uso} y quedó precioso.', 'La luz es cálida, nada de ese blanco de hospital.', 'Prendió a la primera y el cable alcanza de sobra.', 'Se lo regalé a mi comadre y me lo agradeció dos veces.'], ['El aroma se va pronto, tienes que prenderla en cuarto cerrado.', 'Más chiquito de lo que imaginé.'], ['Se consumió en tres noches.', 'La mitad de los foquitos ya no prende.'], DECOR),
  kinds: [
    { name: 'Vela aromática', line: 'Cera de soya y mecha de algodón: arde limpio, sin tizne en el techo.', price: 189, point: 'Hasta 40 horas', use: 'la cena', group: 'vela', specs: [['Contenido', '200 g'], ['Duración', '40 horas']] },
    { name: 'Juego de 3 velas aromáticas', line: 'Tres frascos chicos para ir alternando según el humor.', price: 349, point: 'Tres frascos de 100 g', use: 'un regalo', group: 'vela', specs: [['Contenido', '3 × 100 g'], ['Duración', '20 horas cada una']] },
    { name: 'Difusor de varitas', note: 'Voltea las varitas cada semana y aléjalo de la ventana, que el sol se lleva el aroma.', art: 'bottle', params: { shape: 'dropper', label: '{marca}' }, line: 'Perfuma sin lumbre. Voltea las varitas cada semana y dura dos meses.', price: 249, point: 'Dos meses de aroma', use: 'el baño', group: 'vela', specs: [['Contenido', '120 ml'], ['Duración', '60 días']] },
    { name: 'Serie de luces de 10 m', note: 'Puedes unir hasta tres series. Desenróllala antes de conectarla por primera vez y guárdala en un cartón, no en bola.', art: 'lights-string', line: 'Cien luces led en diez metros para la terraza, el nacimiento o la boda en el jardín.', price: 229, point: '100 luces en 10 m', use: 'la terraza', group: 'luz', scene: 'garden', specs: [['Largo', '10 m'], ['Luces', '100 led']] },
    { name: 'Guirnalda de focos de 8 m', note: 'Cuélgala de un cable tensado y no del propio cordón; así aguanta el aire.', art: 'lights-string', line: 'Focos grandes tipo vintage, colgados de muro a muro, y el patio parece restaurante.', price: 690, point: '15 focos led', use: 'el patio', group: 'luz', scene: 'garden', specs: [['Largo', '8 m'], ['Luces', '15 focos led']] },
    { name: 'Cortina de luces', note: 'Trae ganchitos y ventosas. En vidrio, limpia con alcohol antes de pegar.', art: 'lights-string', line: 'Cae como cascada en la ventana o detrás de la mesa de dulces.', price: 299, point: '3 × 2 m de luces', use: 'los quince años de mi hija', group: 'luz', scene: 'party', specs: [['Largo', '3 × 2 m'], ['Luces', '200 led']] },
  ],
  makes: [
    { name: 'aroma vainilla y canela', group: 'vela', line: 'Vainilla de Papantla con canela: huele a arroz con leche.', point: 'Vainilla y canela', specs: [['Aroma', 'Vainilla y canela']], palette: ['#f0e2c4', '#6b4429'], params: { motif: 'emoji:custard' } },
    { name: 'aroma lavanda', group: 'vela', line: 'La lavanda es para bajar el ritmo, media hora antes de dormir.', point: 'Lavanda para descansar', specs: [['Aroma', 'Lavanda']], palette: ['#b9a6dd', '#6a3d9a'], params: { motif: 'emoji:hyacinth' } },
    { name: 'aroma guayaba', group: 'vela', line: 'Guayaba madura, dulce y tropical, como cocina en diciembre.', point: 'Guayaba madura', specs: [['Aroma', 'Guayaba']], palette: ['#f29b83', '#2e8b57'], params: { motif: 'emoji:mango' } },
    { name: 'aroma copal', group: 'vela', line: 'Copal suave, el humo de las ofrendas sin el humo.', point: 'Copal y cítricos', more: 12, specs: [['Aroma', 'Copal']], palette: ['#36383c', '#d0a548'], params: { motif: 'emoji:candle' } },
    { name: 'de luz cálida', group: 'luz', line: 'La luz cálida favorece a todo mundo y no espanta el sueño.', point: 'Luz cálida de 2,700 K', specs: [['Luz', 'Cálida, 2,700 K']], palette: ['#d0a548', '#1d1d20'] },
    { name: 'de colores', group: 'luz', line: 'Rojo, verde, azul y amarillo con ocho secuencias, incluida la de quedarse quietas.', point: '8 secuencias de color', specs: [['Luz', 'Multicolor']], palette: ['#c8242f', '#2e8b57'] },
    { name: 'solares', group: 'luz', line: 'El panel se carga de día y enciende solo al anochecer; ni un cable al contacto.', point: 'Se cargan con el sol', more: 25, specs: [['Luz', 'Cálida, solar']], palette: ['#f5c929', '#45484e'] },
  ],
  closings: ['Úsala lejos de cortinas y nunca la dejes sola encendida.', 'Viene en caja lista para regalar.'], specs: [['Uso', 'Interior y exterior techado'], ['Empaque', 'Caja de regalo']],
});

const exteriores = lineup({
  ...base, category: 'hogar-jardin/jardin-orden-y-limpieza/asadores-y-muebles-de-exterior', weight: 2, brands: ['Jardín de Tula'], art: 'grill', scene: 'garden', heroScene: 'garden', contents: '1 pieza, herrajes e instructivo',
  reviews: reviews(['Ya van seis carnes asadas y todo mundo quiere repetir en mi casa.', 'Reparte bien el calor, no hay que andar moviendo los bisteces.', 'Aguantó la temporada de lluvias sin oxidarse.', 'Para {uso} es justo lo que quería.', 'Se arma en media hora con cerveza en mano.'], ['Le falta una charola de lado para poner las cosas.', 'Las ruedas son chiquitas para el pasto.'], ['Se oxidó de las esquinas en dos meses.', 'La tela se rompió con una ventolera normal.'], DECOR),
  kinds: [
    { name: 'Asador de carbón', line: 'Parrilla amplia, tapa y ceniceros que se vacían sin desarmar nada. Para carne asada de a diez.', price: 1490, point: 'Parrilla de 55 cm', use: 'la carne asada', group: 'fierro', specs: [['Parrilla', '55 cm'], ['Combustible', 'Carbón']] },
    { name: 'Asador de gas de 3 quemadores', line: 'Se enciende de botón y en diez minutos ya hay calor: la carne asada de entre semana.', price: 4990, point: '3 quemadores con encendido', use: 'cocinar afuera', group: 'fierro', specs: [['Parrilla', '60 × 42 cm'], ['Combustible', 'Gas LP']] },
    { name: 'Hamaca matrimonial',
      makes: [
        { name: 'de algodón', line: 'El hilo de algodón es el más suave con la piel y en la sombra dura años.', point: 'Hilo de algodón suave', specs: [['Material', 'Algodón'], ['Intemperie', 'Bajo techo']] },
        { name: 'de nailon', line: 'El hilo de nailon seca en una hora y no le importa dormir afuera.', point: 'Seca en una hora', specs: [['Material', 'Nailon'], ['Intemperie', 'Sí']], more: 15 },
        { name: 'de manta con fleco', line: 'La manta cruda lleva fleco de ganchillo en las orillas, hecho a mano.', point: 'Fleco tejido a mano', specs: [['Material', 'Manta de algodón'], ['Intemperie', 'Bajo techo']], more: 35 },
      ], art: 'hammock', line: 'Hecha en Yucatán: cabe una pareja atravesada, que es como se duerme en hamaca.', price: 890, point: 'Soporta 200 kg', use: 'la siesta', group: 'tela', specs: [['Ancho', '160 cm'], ['Peso máximo', '200 kg']] },
    { name: 'Hamaca silla colgante',
      makes: [
        { name: 'de algodón', line: 'El hilo de algodón es el más suave con la piel y en la sombra dura años.', point: 'Hilo de algodón suave', specs: [['Material', 'Algodón'], ['Intemperie', 'Bajo techo']] },
        { name: 'de nailon', line: 'El hilo de nailon seca en una hora y no le importa dormir afuera.', point: 'Seca en una hora', specs: [['Material', 'Nailon'], ['Intemperie', 'Sí']], more: 15 },
        { name: 'de manta con fleco', line: 'La manta cruda lleva fleco de ganchillo en las orillas, hecho a mano.', point: 'Fleco tejido a mano', specs: [['Material', 'Manta de algodón'], ['Intemperie', 'Bajo techo']], more: 35 },
      ], art: 'hammock', line: 'Se cuelga de un solo punto y arrulla. Llévale libro.', price: 749, point: 'Un solo punto de anclaje', use: 'leer', group: 'tela', specs: [['Ancho', '100 cm'], ['Peso máximo', '120 kg']] },
    { name: 'Sombrilla de jardín', art: 'umbrella-garden', line: 'Tres metros de sombra con manivela y ventila para que el aire no la voltee.', price: 1290, point: '3 m de diámetro, con manivela', use: 'la alberca', group: 'tela', specs: [['Diámetro', '3 m'], ['Mástil', 'Aluminio de 38 mm']] },
    { name: 'Juego de jardín de 4 piezas', art: 'armchair', line: 'Dos sillones, love seat y mesa de centro. Los cojines se quitan cuando amenaza lluvia.', price: 5990, point: '4 piezas con cojines', use: 'la terraza', group: 'tela', specs: [['Piezas', '4'], ['Peso máximo', '120 kg por asiento']] },
  ],
  makes: [
    { name: 'de acero esmaltado', group: 'fierro', line: 'El esmalte al horno aguanta calor y sereno.', point: 'Esmalte horneado', specs: [['Material', 'Acero esmaltado'], ['Intemperie', 'Con funda']] },
    { name: 'de acero inoxidable', group: 'fierro', line: 'El acero inoxidable se limpia con cepillo y no se pica en la costa.', point: 'Acero inoxidable', more: 35, specs: [['Material', 'Acero inoxidable'], ['Intemperie', 'Sí']] },
    { name: 'a rayas', group: 'tela', line: 'Rayas de colores que aguantan el sol sin deslavarse.', point: 'Colores firmes al sol', specs: [['Material', 'Poliéster teñido en masa'], ['Intemperie', 'Sí']] },
    { name: 'con protección UV', group: 'tela', line: 'La fibra tratada no se quema con el sol ni se pudre con la lluvia.', point: 'Fibra con protección UV', more: 20, specs: [['Material', 'Poliéster con protección UV'], ['Intemperie', 'Sí']] },
  ],
  closings: ['Guárdalo seco en temporada de lluvias y te durará el triple.', 'Revisa que el anclaje o la base estén firmes antes de cada uso.'],
  colors: ['Negro', 'Rojo', 'Turquesa', 'Beige', 'Verde bosque', 'Naranja', 'Gris'], trim: ['#8b8f96'], offered: 2,
});

const plantas = lineup({
  ...base, category: 'hogar-jardin/jardin-orden-y-limpieza/macetas-y-riego', weight: 2, brands: ['Jardín de Tula'], art: 'planter', scene: 'garden', contents: '1 pieza o juego según modelo',
  reviews: reviews(['Mi sábila revivió en esta maceta.', 'Drena bien, ya no se me ahogan las plantas.', 'No se dobla ni se hacen nudos, por fin.', 'Lo uso en {uso} todas las mañanas.', 'Aguanta el sol de la azotea sin tronarse.'], ['El plato de abajo se vende aparte, ojo.', 'Los conectores son de plástico, trátenlos con cariño.'], ['Se agrietó con la primera helada.', 'Gotea por la unión aunque la apriete.'], DECOR),
  kinds: [
    { name: 'Maceta redonda', line: 'Con hoyo de drenaje y plato, que es como las plantas viven.', price: 229, point: 'Hoyo de drenaje y plato', use: 'la azotea', group: 'maceta', params: { motif: 'emoji:potted-plant' }, specs: [['Drenaje', 'Sí'], ['Plato', 'Incluido']], choice: { name: 'Diámetro', values: [['15 cm', -70], ['22 cm', 0], ['30 cm', 130], ['40 cm', 320]] } },
    { name: 'Jardinera rectangular', line: 'Para el pretil de la ventana: albahaca, cilantro y un chile piquín.', price: 289, point: '60 cm de largo', use: 'la ventana', group: 'maceta', params: { motif: 'emoji:herb' }, specs: [['Largo', '60 cm'], ['Drenaje', 'Sí']] },
    { name: 'Maceta colgante', line: 'Trae su cuerda y su gancho. Los helechos y las cunas de moisés la agradecen.', price: 199, point: 'Cuerda y gancho incluidos', use: 'el balcón', group: 'maceta', params: { motif: 'emoji:sheaf-of-rice' }, specs: [['Diámetro', '20 cm'], ['Drenaje', 'Sí']] },
    { name: 'Manguera con pistola',
      makes: [
        { name: 'trenzada', line: 'La malla trenzada no deja que se haga nudo ni que se infle.', point: 'No se tuerce', specs: [['Capas', '4, con malla'], ['Conectores', 'Polipropileno']], palette: ['#2e8b57', '#f5c929'] },
        { name: 'con conectores de latón', line: 'Los conectores de latón no se barren con los años.', point: 'Conectores de latón', specs: [['Capas', '4, con malla'], ['Conectores', 'Latón']], more: 20, palette: ['#ee7a25', '#1d1d20'] },
        { name: 'de uso rudo', line: 'Seis capas para agua caliente del mediodía, piedra y llanta de coche.', point: 'Seis capas', specs: [['Capas', '6, con malla'], ['Conectores', 'Latón']], more: 40, palette: ['#2c62b8', '#f6f5f1'] },
      ], note: 'Riega temprano o ya que bajó el sol, y guárdala enrollada y sin agua.', art: 'hose', line: 'Capas trenzadas que no se tuercen y una pistola de siete chorros.', price: 349, point: 'Pistola de 7 chorros', use: 'el jardín', group: 'riego', specs: [['Diámetro', '1/2 pulgada'], ['Presión máxima', '8 bar']], choice: { name: 'Largo', values: [['10 m', -110], ['15 m', 0], ['30 m', 240]] } },
    { name: 'Kit de riego por goteo', note: 'Se arma sin herramienta en una tarde. Con una llave de tiempo, se riega solo.', art: 'hose', line: 'Veinticinco goteros que le dan a cada planta lo suyo, aunque te vayas una semana.', price: 429, point: '25 goteros y 20 m de tubo', use: 'el huerto', group: 'riego', specs: [['Goteros', '25'], ['Tubo', '20 m']] },
    { name: 'Podadora eléctrica',
      makes: [
        { name: 'con bolsa recolectora', line: 'La bolsa junta el corte y te ahorra el rastrillo.', point: 'Bolsa de 35 L', specs: [['Recolección', '35 L'], ['Alimentación', '127 V']], more: 8 },
        { name: 'inalámbrica', line: 'Con batería de 40 V se olvida uno del cable y del susto de cortarlo.', point: 'Sin cable, 40 minutos', specs: [['Alimentación', 'Batería de 40 V'], ['Autonomía', '40 minutos']], more: 65 },
        { name: 'de cable', line: 'Pesa diez kilos y se guarda parada; solo cuida por dónde anda el cable.', point: 'Ligera, 10 kg', specs: [['Alimentación', '127 V'], ['Peso', '10 kg']] },
      ], note: 'Corta el pasto seco y nunca más de un tercio de su altura; queda más verde y parejo.', art: 'mower', line: 'Ligera y de arranque con botón, para jardines de hasta 200 metros.', price: 2990, point: 'Corte de 32 cm y 5 alturas', use: 'el pasto', group: 'riego', specs: [['Ancho de corte', '32 cm'], ['Potencia', '1,300 W']] },
  ],
  makes: [
    { name: 'de barro', group: 'maceta', line: 'El barro respira y protege las raíces del calor.', point: 'Barro cocido', specs: [['Material', 'Barro'], ['Exterior', 'Sí']], palette: ['#bf5f3c', '#2e8b57'] },
    { name: 'de talavera', group: 'maceta', line: 'Pintada a mano, con el esmalte por fuera y el barro desnudo por dentro.', point: 'Decorada a mano', more: 60, specs: [['Material', 'Cerámica de talavera'], ['Exterior', 'Sí']], palette: ['#1f46b4', '#f6f5f1'] },
    { name: 'de fibra de vidrio', group: 'maceta', line: 'Pesa la tercera parte que el cemento y no se despostilla.', point: 'Ligera y resistente', more: 40, specs: [['Material', 'Fibra de vidrio'], ['Exterior', 'Sí']], palette: ['#45484e', '#2c5236'] },
    { name: 'de fibra natural', group: 'maceta', line: 'Tejida con palma y con forro interior para que no moje la mesa.', point: 'Palma tejida con forro', more: 15, specs: [['Material', 'Palma'], ['Exterior', 'No']], palette: ['#d9c4a1', '#2e8b57'] },
    { name: 'reforzada', group: 'riego', line: 'Los conectores son de latón, de los que no se barren.', point: 'Conectores de latón', more: 20, specs: [['Conectores', 'Latón'], ['Exterior', 'Sí']], palette: ['#2e8b57', '#f5c929'] },
    { name: 'para jardín chico', group: 'riego', line: 'Ocupa poco y se cuelga en un solo gancho.', point: 'Fácil de guardar', specs: [['Conectores', 'Polipropileno'], ['Exterior', 'Sí']], palette: ['#ee7a25', '#1d1d20'] },
  ],
  closings: ['Riega temprano o ya que bajó el sol, que a mediodía se evapora la mitad.', 'Ponle piedra o tepalcate en el fondo antes de la tierra.'], last: 'scale',
});

const orden = lineup({
  ...base, category: 'hogar-jardin/jardin-orden-y-limpieza/organizacion', weight: 2, brands: ['Ordenalia'], art: 'storage-box', scene: 'bedroom', contents: '1 juego',
  reviews: reviews(['Mi clóset pasó de zona de desastre a tienda departamental.', 'Se apilan bien y la tapa cierra con clic.', 'Son más resistentes de lo que pensé, me subí sin querer y no pasó nada.', 'Organicé {uso} en una tarde.', 'Se dobla y se guarda plano cuando no se usa.'], ['El plástico es delgadito, pero para ropa está bien.', 'Ojalá vinieran etiquetas.'], ['La tapa se tronó al cerrarla.', 'Medía cinco centímetros menos y no cupo.'], DECOR),
  kinds: [
    { name: 'Juego de 3 cajas con tapa',
      makes: [
        { name: 'de tela reforzada', line: 'La tela lleva cartón rígido adentro y se dobla cuando no hace falta.', point: 'Se dobla para guardarse', specs: [['Material', 'Poliéster y cartón']] },
        { name: 'de plástico transparente', line: 'Se ve lo que hay sin abrir, y eso ahorra media mañana.', point: 'Se ve el contenido', specs: [['Material', 'Polipropileno']], more: 10 },
        { name: 'con broches', line: 'Los broches cierran parejo y no entra polvo ni polilla.', point: 'Broches que sellan', specs: [['Material', 'Polipropileno']], more: 18 },
      ], line: 'Para las cobijas, los adornos de Navidad y los papeles que no te atreves a tirar.', price: 399, point: '3 cajas apilables', use: 'el clóset', specs: [['Piezas', '3'], ['Capacidad', '35 L cada una']] },
    { name: 'Zapatera',
      makes: [
        { name: 'de tela', line: 'La cubierta de tela con cierre los guarda del polvo.', point: 'Ligera, con cubierta', specs: [['Material', 'Poliéster y acero']] },
        { name: 'de acero', line: 'Los tubos se encajan y aguantan botas.', point: 'Tubos de acero', specs: [['Material', 'Acero']], more: 15 },
        { name: 'de bambú', line: 'De bambú, para dejarla a la vista en la entrada.', point: 'Bambú natural', specs: [['Material', 'Bambú']], more: 60 },
      ], art: 'bookcase', line: 'Sube los zapatos del piso y le devuelve el paso a la recámara.', price: 449, point: 'Hasta 20 pares', use: 'los zapatos', specs: [['Piezas', '1'], ['Capacidad', '20 pares']] },
    { name: 'Cesto para ropa',
      makes: [
        { name: 'de tela reforzada', line: 'La tela trae varillas que lo mantienen parado y se pliega al mudarse.', point: 'Se dobla', specs: [['Material', 'Poliéster']] },
        { name: 'de palma', line: 'Tejido en palma, con bolsa de manta que se quita y va a la lavadora.', point: 'Palma tejida', specs: [['Material', 'Palma y manta']], more: 50 },
        { name: 'con ruedas', line: 'Las ruedas lo llevan lleno hasta la lavadora.', point: 'Ruedas y asa', specs: [['Material', 'Poliéster y aluminio']], more: 25 },
      ], art: 'basket', line: 'Con asas y dos divisiones: blanco de un lado, color del otro.', price: 329, point: 'Dos divisiones con asas', use: 'la lavandería', scene: 'bath', specs: [['Piezas', '1'], ['Capacidad', '80 L']] },
    { name: 'Juego de 12 organizadores de cajón',
      makes: [
        { name: 'de plástico transparente', line: 'Transparentes y con patitas de goma para que no bailen al abrir.', point: 'Se ve el contenido', specs: [['Material', 'Poliestireno']] },
        { name: 'de bambú', line: 'El bambú se ve lindo hasta con el cajón abierto.', point: 'Bambú natural', specs: [['Material', 'Bambú']], more: 70 },
        { name: 'de tela', line: 'La tela gris se dobla y sirve para calcetines y ropa interior.', point: 'Se doblan', specs: [['Material', 'Poliéster y cartón']], more: -5 },
      ], line: 'Divisiones de seis medidas que se acomodan como rompecabezas.', price: 279, point: '12 piezas de 6 medidas', use: 'los cajones', specs: [['Piezas', '12'], ['Alto', '5.5 cm']] },
    { name: 'Estante de 4 niveles',
      makes: [
        { name: 'de acero', line: 'Acero con pintura en polvo, para lo que pesa de verdad.', point: 'Acero con pintura en polvo', specs: [['Material', 'Acero']] },
        { name: 'de resina', line: 'La resina no se oxida ni en el cuarto de lavado.', point: 'No se oxida', specs: [['Material', 'Polipropileno']], more: -25 },
        { name: 'de acero cromado', line: 'La rejilla cromada deja pasar el aire: buena para alacena.', point: 'Entrepaños de rejilla', specs: [['Material', 'Acero cromado']], more: 30 },
      ], art: 'bookcase', line: 'Se arma sin herramienta y aguanta garrafones, latas o la caja de herramientas.', price: 790, point: '50 kg por nivel', use: 'la alacena', specs: [['Piezas', '1'], ['Carga', '50 kg por nivel']] },
    { name: 'Perchero de pie',
      makes: [
        { name: 'de acero', line: 'Tubo de acero de pared gruesa, que no se vence con los abrigos mojados.', point: 'Tubo de acero', specs: [['Material', 'Acero']] },
        { name: 'de bambú', line: 'El bambú no se hincha y se ve como mueble.', point: 'Bambú natural', specs: [['Material', 'Bambú']], more: 35 },
        { name: 'con ruedas', line: 'Cuatro ruedas, dos con freno: de la recámara al cuarto de planchar.', point: 'Ruedas con freno', specs: [['Material', 'Acero']], more: 12 },
      ], art: 'wardrobe', line: 'Barra para los abrigos y base para los zapatos, ahí en la entrada.', price: 549, point: 'Barra y base para zapatos', use: 'la entrada', specs: [['Piezas', '1'], ['Carga', '30 kg']] },
  ],
  makes: [
    { name: 'de tela reforzada', line: 'La tela lleva cartón rígido adentro y se dobla cuando no hace falta.', point: 'Se dobla para guardarse', specs: [['Material', 'Poliéster y cartón']] },
    { name: 'de plástico transparente', line: 'Se ve lo que hay sin abrir, y eso ahorra media mañana.', point: 'Se ve el contenido', more: 10, specs: [['Material', 'Polipropileno']] },
    { name: 'de bambú', line: 'El bambú no se hincha en el baño y se ve lindo hasta a la vista.', point: 'Bambú natural', more: 45, specs: [['Material', 'Bambú']] },
    { name: 'de acero', line: 'Acero con pintura en polvo, para lo que pesa de verdad.', point: 'Acero con pintura en polvo', more: 30, specs: [['Material', 'Acero']] },
  ],
  closings: ['Empieza por un solo cajón y verás que se contagia.', 'Mide el hueco antes de pedir; un centímetro hace la diferencia.'],
  colors: ['Gris', 'Blanco', 'Beige', 'Azul marino', 'Palo de rosa', 'Verde salvia'], offered: 2, specs: [['Armado', 'Sin herramienta'], ['Limpieza', 'Paño húmedo']], last: 'flat',
});

const limpieza = lineup({
  ...base, category: 'hogar-jardin/jardin-orden-y-limpieza/limpieza-y-botes', weight: 2, brands: ['Brillarina', 'Ordenalia'], art: 'trash-can', scene: 'kitchen', contents: '1 pieza y repuestos según modelo',
  reviews: reviews(['Exprime bien y no deja charcos.', 'El pedal cierra despacito, sin azotar.', 'Ya no me agacho para trapear y mi cintura feliz.', 'Perfecto para {uso}.', 'El repuesto se consigue y se cambia en un minuto.'], ['El mango se afloja, hay que darle su vuelta de vez en cuando.', 'Bueno, aunque el balde es chico para mi casa.'], ['Se rompió el pedal al segundo mes.', 'La microfibra se despeluchó en la lavadora.'], DECOR),
  kinds: [
    { name: 'Bote de basura con pedal', line: 'La tapa baja sola y sin ruido, y el bote interior sale para lavarlo.', price: 549, point: 'Cierre suave', use: 'la cocina', specs: [['Capacidad', 'Según medida'], ['Apertura', 'Pedal']], choice: { name: 'Capacidad', values: [['5 L', -220], ['12 L', -90], ['30 L', 0], ['50 L', 290]] } },
    { name: 'Bote para separar basura', line: 'Dos compartimentos: orgánica e inorgánica sin dos botes estorbando.', price: 790, point: 'Dos compartimentos', use: 'separar', specs: [['Capacidad', '2 × 20 L'], ['Apertura', 'Pedal']] },
    { name: 'Trapeador con cubeta exprimidora',
      makes: [
        { name: 'con microfibra extra', line: 'Trae dos mopas de repuesto: una en uso, otra en la lavadora.', point: 'Dos repuestos', specs: [['Material', 'Polipropileno'], ['Uso recomendado', 'Loseta y madera']], more: 8, palette: ['#8b8f96', '#2bb5b8'] },
        { name: 'con centrífuga de acero', line: 'La canastilla de acero aguanta años de pisotones.', point: 'Centrífuga de acero', specs: [['Material', 'Polipropileno y acero'], ['Uso recomendado', 'Loseta y madera']], more: 25, palette: ['#f6f5f1', '#ee7a25'] },
        { name: 'con ruedas', line: 'La cubeta rueda contigo y desagua por abajo, sin levantarla.', point: 'Cubeta con ruedas', specs: [['Material', 'Polipropileno'], ['Uso recomendado', 'Casas grandes']], more: 18, palette: ['#2c62b8', '#f6f5f1'] },
      ], art: 'basket', line: 'Pisas el pedal, gira y sale apenas húmedo: el piso seca en lo que pones la cafetera.', price: 449, point: 'Cubeta con centrífuga', use: 'la loseta', specs: [['Cubeta', '10 L'], ['Mango', '125 cm']] },
    { name: 'Tendedero plegable', note: 'Separa las prendas dos dedos y seca adentro aun con lluvia; con un ventilador cerca, en media tarde.',
      makes: [
        { name: 'de acero', line: 'El acero pintado no mancha la ropa mojada.', point: 'Acero con pintura en polvo', specs: [['Material', 'Acero'], ['Uso recomendado', 'Interior y exterior']], palette: ['#c9ccd1', '#2c62b8'] },
        { name: 'de aluminio', line: 'De aluminio, lo mueves con una mano tras el rayo de sol.', point: 'Ligero', specs: [['Material', 'Aluminio'], ['Uso recomendado', 'Interior y exterior']], more: 25, palette: ['#c3c6cb', '#c8242f'] },
        { name: 'con alas', line: 'Las alas se abren para las sábanas y se cierran para el diario.', point: 'Alas abatibles', specs: [['Material', 'Acero'], ['Uso recomendado', 'Interior']], more: 12, palette: ['#f6f5f1', '#9ccb3b'] },
      ], art: 'ladder', line: 'Dieciocho metros de tendido que se doblan hasta caber detrás de la puerta.', price: 489, point: '18 m de tendido', use: 'el departamento', specs: [['Tendido', '18 m'], ['Carga', '20 kg']] },
    { name: 'Escalera de tijera', note: 'Ábrela hasta que trabe el seguro y nunca te pares en el último peldaño.',
      makes: [
        { name: 'de aluminio', line: 'El aluminio pesa poco y no se oxida si duerme en el patio.', point: 'Ligera', specs: [['Material', 'Aluminio'], ['Uso recomendado', 'Doméstico']], more: 10, palette: ['#c3c6cb', '#c8242f'] },
        { name: 'de acero', line: 'El acero pesa más y se siente más firme arriba.', point: 'Acero reforzado', specs: [['Material', 'Acero'], ['Uso recomendado', 'Doméstico']], palette: ['#45484e', '#f5c929'] },
        { name: 'de fibra de vidrio', line: 'La fibra de vidrio no conduce la corriente: la buena para focos y cables.', point: 'No conduce electricidad', specs: [['Material', 'Fibra de vidrio'], ['Uso recomendado', 'Trabajo eléctrico']], more: 55, palette: ['#ee7a25', '#1d1d20'] },
      ], art: 'ladder', line: 'Peldaños anchos con hule, para cambiar el foco sin hacer equilibrio.', price: 1190, point: 'Peldaños antiderrapantes', use: 'la casa', scene: 'garage', specs: [['Peldaños', 'Según medida'], ['Carga', '120 kg']], choice: { name: 'Peldaños', values: [['3 peldaños', -380], ['5 peldaños', 0], ['7 peldaños', 480]] } },
  ],
  makes: [
    { name: 'de acero inoxidable', line: 'El acero no guarda huellas ni se oxida con el agua de la trapeada.', point: 'Acero inoxidable', more: 30, specs: [['Material', 'Acero inoxidable'], ['Uso recomendado', 'Uso doméstico']], palette: ['#c9ccd1', '#1d1d20'] },
    { name: 'de aluminio', line: 'Ligero para moverlo con una mano.', point: 'Ligero', more: 15, specs: [['Material', 'Aluminio'], ['Uso recomendado', 'Uso doméstico']], palette: ['#c3c6cb', '#c8242f'] },
    { name: 'de plástico resistente', line: 'Plástico grueso con refuerzo en las orillas; se lava a manguerazo.', point: 'Se lava con manguera', specs: [['Material', 'Polipropileno'], ['Uso recomendado', 'Uso doméstico']], palette: ['#8b8f96', '#2bb5b8'] },
    { name: 'con bordes de color', line: 'Un detalle de color para que la limpieza no sea tan gris.', point: 'Detalles de color', more: 5, specs: [['Material', 'Acero y polipropileno'], ['Uso recomendado', 'Uso doméstico']], palette: ['#f6f5f1', '#ee7a25'] },
  ],
  closings: ['Los repuestos se venden por separado en esta misma tienda.', 'Guárdalo colgado y con las cerdas hacia arriba: dura más y no huele.'], last: 'scale',
});

export const decoracionJardin = { brands: BRANDS, archetypes: [lamparas, tapetes, pared, detalles, exteriores, plantas, orden, limpieza] };
