import type { ReviewPhrases } from '../../types.ts';
import { lineup } from '../shared-lineup.ts';
import { reviews } from '../shared-sheet.ts';

const BRANDS = ['Corvenza', 'Norfría', 'Hogarza', 'Ventarra'] as const;

const APPLIANCES: ReviewPhrases = {
  good: ['El recibo de luz bajó, y eso que la uso igual que la anterior.', 'Los repartidores la subieron y me la dejaron en la cocina, ni los esperaba tan pronto.', 'Apenas y se oye. La vieja parecía licuadora de taquería.', 'Ya va para ocho meses diario y ni un ruido raro.', 'La pedí el viernes en la noche y el lunes ya estaba funcionando.'],
  mixed: ['Hace lo que promete, pero el manual viene en letra chiquita y con puros dibujitos.', 'Llegó con un rayoncito en un costado; como va pegado al mueble no la regresé.', 'Buena, aunque el cable es corto y hubo que mover el contacto.'],
  bad: ['A los tres meses marcó error y el técnico tardó dos semanas en venir.', 'Venía con un golpe en la esquina, la caja ni se veía maltratada.', 'Hace mucho más ruido de lo que esperaba para ser nueva.'],
};

const refrigeradores = lineup({
  category: 'hogar-jardin/linea-blanca/refrigeradores', weight: 3, brands: ['Corvenza', 'Norfría', 'Hogarza'], models: 'RF', bigFrom: 1,
  reviews: reviews(
    ['Congela parejo y no hace escarcha, adiós a descongelar cada mes.', 'Caben las caguamas paradas, mi marido feliz.', 'La verdura me dura toda la semana en el cajón.', 'Para {uso} es el tamaño perfecto.', 'Los entrepaños de vidrio se sacan y se lavan en el fregadero.'],
    ['El despachador de agua gotea un poco si no sueltas despacio.', 'Enfría bien, pero la luz interior es medio pobre.'],
    ['El congelador de lujo, abajo no enfría. La leche se cortó dos veces.', 'Se le quebró el cajón de verduras en el primer mes, puro plástico delgado.'], APPLIANCES,
  ),
  kinds: [
    { name: 'Frigobar', group: 'chico', line: 'Cabe debajo del escritorio o junto a la cama y enfría lo justo: refrescos, fruta y la crema de la cara.', price: 2990, tail: ' 4 pies cúbicos', point: 'Capacidad de 4 pies cúbicos', use: 'la oficina', params: { doors: 1 }, specs: [['Capacidad', '4 pies cúbicos (113 L)'], ['Alto × ancho × fondo', '84 × 48 × 45 cm'], ['Consumo anual', '198 kWh']] },
    { name: 'Refrigerador de una puerta', group: 'chico', line: 'Compacto y sencillo, con su congelador arriba. El primer refrigerador de muchos departamentos.', price: 5490, tail: ' 8 pies cúbicos', point: 'Capacidad de 8 pies cúbicos', use: 'una pareja', params: { doors: 1 }, specs: [['Capacidad', '8 pies cúbicos (226 L)'], ['Alto × ancho × fondo', '127 × 55 × 58 cm'], ['Consumo anual', '230 kWh']] },
    { name: 'Refrigerador de dos puertas', group: 'grande', line: 'El congelador va arriba y abajo queda el espacio para la olla de frijoles completa, que es la prueba de fuego de todo refrigerador.', price: 8990, tail: ' 12 pies cúbicos', point: 'Capacidad de 12 pies cúbicos', use: 'tres o cuatro personas', params: { doors: 2 }, specs: [['Capacidad', '12 pies cúbicos (340 L)'], ['Alto × ancho × fondo', '164 × 60 × 68 cm'], ['Consumo anual', '312 kWh']] },
    { name: 'Refrigerador de dos puertas familiar', group: 'grande', line: 'Dieciséis pies cúbicos para hacer el súper de la quincena y que quepa. Las charolas se acomodan según lo que guardes.', price: 13490, tail: ' 16 pies cúbicos', point: 'Capacidad de 16 pies cúbicos', use: 'una familia de cinco', params: { doors: 2 }, specs: [['Capacidad', '16 pies cúbicos (453 L)'], ['Alto × ancho × fondo', '176 × 70 × 72 cm'], ['Consumo anual', '365 kWh']] },
    { name: 'Refrigerador dúplex', group: 'grande', line: 'Un lado enfría y el otro congela, de arriba abajo. Sirve cuando compras la carne por mayoreo o vendes paletas.', price: 19990, tail: ' 22 pies cúbicos', point: 'Capacidad de 22 pies cúbicos', use: 'una casa con mucha gente', params: { doors: 2 }, specs: [['Capacidad', '22 pies cúbicos (623 L)'], ['Alto × ancho × fondo', '178 × 91 × 74 cm'], ['Consumo anual', '560 kWh']] },
    { name: 'Refrigerador puerta francesa', group: 'grande', line: 'Las dos puertas de arriba se abren con poco espacio y dejan todo a la altura de los ojos; el cajón del congelador queda abajo.', price: 24990, tail: ' 25 pies cúbicos', point: 'Capacidad de 25 pies cúbicos', use: 'las fiestas de la familia', params: { doors: 3 }, specs: [['Capacidad', '25 pies cúbicos (708 L)'], ['Alto × ancho × fondo', '178 × 91 × 80 cm'], ['Consumo anual', '610 kWh']] },
  ],
  makes: [
    { name: 'con compresor inverter', line: 'El compresor inverter baja la velocidad cuando ya está frío en vez de apagarse y arrancar: gasta menos y suena menos.', point: 'Compresor inverter que ahorra luz', more: 12, specs: [['Compresor', 'Inverter'], ['Garantía del compresor', '10 años']] },
    { name: 'con control mecánico', group: 'chico', line: 'Se gobierna con una perilla y no tiene nada que descomponerse con una variación de voltaje.', point: 'Control de perilla', specs: [['Compresor', 'Convencional'], ['Garantía del compresor', '5 años']] },
    { name: 'con despachador de agua', group: 'grande', line: 'El despachador toma agua de un tanque interior de 3 litros: no lleva plomería y los niños dejan de abrir la puerta cada cinco minutos.', point: 'Despachador de agua sin plomería', more: 9, specs: [['Compresor', 'Convencional'], ['Despachador', 'Tanque de 3 L']] },
    { name: 'con enfriamiento parejo', group: 'grande', line: 'El aire sale por cada nivel, así que la gelatina cuaja igual arriba que abajo.', point: 'Aire frío en todos los niveles', more: 7, specs: [['Compresor', 'Inverter'], ['Enfriamiento', 'Multiflujo']] },
  ],
  closings: ['Deja 5 cm libres a los lados y por atrás, y espera cuatro horas antes de conectarlo.', 'Cumple la norma mexicana de eficiencia energética; la etiqueta amarilla viene en la puerta.', 'Mide tu puerta y el hueco de la cocina antes de pedirlo. Con gusto lo subimos por escaleras de más de 80 cm.'],
  colors: ['Plata', 'Blanco', 'Grafito'], offered: 2, trim: ['#45484e'], specs: [['Voltaje', '127 V, 60 Hz'], ['Norma', 'NOM-015-ENER']], art: 'fridge', scene: 'kitchen', heroScene: 'kitchen', warranty: '12 meses en piezas y mano de obra', contents: '1 refrigerador, entrepaños, cajón y manual', groups: ['Capacidad y medidas', 'Funcionamiento'],
});

const lavadoras = lineup({
  category: 'hogar-jardin/linea-blanca/lavadoras-y-secadoras', weight: 3, brands: ['Corvenza', 'Hogarza'], models: 'LV', bigFrom: 1,
  reviews: reviews(
    ['Le cupo la cobija king size sin forzarla.', 'Los cuellos de las camisas salen limpios sin tallar.', 'Centrifuga tan bien que la ropa seca en la mitad de tiempo.', 'La tapa no azota y el panel se entiende a la primera.', 'La pusimos en la azotea, techada, y ahí va de maravilla.'],
    ['Camina un poco al centrifugar; le puse tapete y se quedó quieta.', 'El ciclo rápido no sirve con ropa muy sucia, hay que usar el normal.'],
    ['No saca las manchas y deja la ropa llena de pelusa.', 'Tira agua por abajo desde la segunda semana.'], APPLIANCES,
  ),
  kinds: [
    { name: 'Lavadora automática de carga superior', group: 'auto', line: 'Se carga por arriba, sin agacharse, y puedes meter el calcetín olvidado a medio ciclo.', price: 7990, point: 'Carga superior, sin agacharte', params: { kind: 'top' }, specs: [['Tipo', 'Automática'], ['Alto × ancho × fondo', '104 × 60 × 62 cm']], choice: { name: 'Capacidad', values: [['16 kg', -900], ['18 kg', 0], ['20 kg', 1100]] } },
    { name: 'Lavadora de carga frontal', group: 'auto', line: 'Lava con la tercera parte del agua porque la ropa cae sobre ella misma en lugar de nadar. Cabe bajo la barra.', price: 12490, point: 'Usa mucha menos agua', params: { kind: 'front' }, specs: [['Tipo', 'Automática'], ['Alto × ancho × fondo', '85 × 60 × 63 cm']], choice: { name: 'Capacidad', values: [['12 kg', 0], ['14 kg', 1300]] } },
    { name: 'Lavadora de dos tinas', group: 'semi', line: 'De un lado lava y del otro exprime. Aguanta la lavada pesada y no le afecta si el agua llega con poca presión.', price: 4290, point: 'Funciona con poca presión de agua', params: { kind: 'top' }, specs: [['Tipo', 'Semiautomática'], ['Alto × ancho × fondo', '100 × 85 × 50 cm']], choice: { name: 'Capacidad', values: [['13 kg', 0], ['16 kg', 700]] } },
    { name: 'Lavasecadora', group: 'auto', line: 'Entra sucia y sale seca. En el departamento sin patio resuelve la semana completa.', price: 15990, point: 'Lava y seca en el mismo tambor', params: { kind: 'front' }, specs: [['Tipo', 'Automática'], ['Alto × ancho × fondo', '85 × 60 × 66 cm']], choice: { name: 'Capacidad', values: [['12 kg lavado / 7 kg secado', 0], ['14 kg lavado / 8 kg secado', 2100]] } },
    { name: 'Secadora de gas', note: 'Pide salida de aire caliente al exterior y toma de gas cercana. La conexión la hace un técnico, como debe ser.', group: 'auto', line: 'Seca una carga en unos 45 minutos con gas LP, aunque lleve tres días lloviendo.', price: 9990, art: 'dryer', point: 'Seca en unos 45 minutos', specs: [['Tipo', 'De gas LP'], ['Alto × ancho × fondo', '109 × 68 × 74 cm']], choice: { name: 'Capacidad', values: [['18 kg', 0], ['20 kg', 900]] } },
  ],
  makes: [
    { name: 'con motor inverter', group: 'auto', line: 'El motor no lleva banda: vibra menos y dura más años.', point: 'Motor inverter silencioso', more: 14, specs: [['Motor', 'Inverter, 10 años de garantía']] },
    { name: 'con 10 ciclos', group: 'auto', line: 'Diez ciclos que van de la mezclilla a la ropa de bebé, con nivel de carga automático.', point: '10 ciclos', specs: [['Ciclos', '10']] },
    { name: 'con tambor de acero', line: 'El tambor de acero inoxidable no se oxida ni jala los hilos de los tejidos.', point: 'Tambor de acero inoxidable', more: 6, specs: [['Tambor', 'Acero inoxidable']] },
    { name: 'con filtro atrapapelusa', line: 'El filtro se vacía con dos dedos y la ropa negra sale negra, no gris de pelusa.', point: 'Filtro fácil de vaciar', more: 2, specs: [['Filtro', 'Atrapapelusa lavable']] },
  ],
  closings: ['Nivela las cuatro patas antes del primer uso; una lavadora chueca camina y suena.', 'Deja la tapa abierta un rato después de usarla y no habrá olor a humedad.', 'La conexión a la toma no está incluida en el precio, pero cualquier plomero la hace en media hora.'],
  colors: ['Blanco', 'Plata', 'Grafito'], offered: 2, trim: ['#45484e'], specs: [['Voltaje', '127 V, 60 Hz'], ['Norma', 'NOM-003-SCFI'], ['Panel', 'Botones e indicadores en español']], art: 'washer', scene: 'bath', warranty: '12 meses en piezas y mano de obra', contents: '1 equipo, mangueras y manual', groups: ['Capacidad y medidas', 'Funcionamiento'],
});

const estufas = lineup({
  category: 'hogar-jardin/linea-blanca/estufas-y-hornos', weight: 2, brands: ['Corvenza', 'Hogarza'], models: 'ES', bigFrom: 3000,
  reviews: reviews(
    ['El horno calienta parejo, mi pastel ya no sale quemado de un lado.', 'El quemador central levanta el hervor de la olla tamalera en nada.', 'Las parrillas son pesadas, de las que no bailan.', 'Prende a la primera, sin andar buscando los cerillos.', 'Se limpia con un trapo, no tiene recovecos.'],
    ['Las perillas quedan calientes después de un buen rato de horno.', 'Los quemadores chicos son un poco débiles para el café de olla.'],
    ['Llegó con el piloto tapado y la flama amarilla, manchó mis ollas.', 'La puerta del horno no cierra bien y se escapa el calor.'], APPLIANCES,
  ),
  kinds: [
    { name: 'Estufa de piso de 4 quemadores', group: 'gas', line: 'Cuatro quemadores y horno en cincuenta centímetros de ancho, para cocinas donde cada azulejo cuenta.', price: 5290, tail: ' 20 pulgadas', point: '4 quemadores en 20 pulgadas', specs: [['Quemadores', '4'], ['Ancho', '51 cm (20 pulgadas)']] },
    { name: 'Estufa de piso de 6 quemadores', group: 'gas', line: 'Seis quemadores y el del centro más potente. En uno el arroz, en otro los frijoles y todavía queda para calentar tortillas.', price: 8790, tail: ' 30 pulgadas', point: '6 quemadores con uno de flama alta', specs: [['Quemadores', '6'], ['Ancho', '76 cm (30 pulgadas)']] },
    { name: 'Parrilla de empotrar', group: 'gas', line: 'Va al ras de la cubierta y deja la cocina despejada. Los quemadores sellados no dejan que los derrames lleguen abajo.', price: 3990, point: 'Quemadores sellados', specs: [['Quemadores', '5'], ['Ancho', '76 cm']] },
    { name: 'Parrilla de inducción',
      makes: [
        { name: 'con cubierta de cristal', line: 'El cristal negro se limpia de una pasada porque lo que cae no se pega.', point: 'Cristal templado negro', specs: [['Acabado', 'Cristal templado']] },
        { name: 'con temporizador', line: 'El temporizador la apaga sola hasta en tres horas: los frijoles dejan de quemarse mientras ves la novela.', point: 'Temporizador de 3 horas', specs: [['Temporizador', 'Hasta 180 minutos']], more: 12 },
        { name: 'portátil y delgada', line: 'Mide cinco centímetros de alto y se guarda parada junto a las charolas.', point: 'Delgada, cabe en un cajón', specs: [['Alto', '5 cm']], more: 6 },
      ], group: 'luz', line: 'Calienta la olla y no el aire: hierve en la mitad de tiempo y la superficie apenas se entibia.', price: 1690, point: 'Hierve en la mitad de tiempo', specs: [['Zonas', '1'], ['Potencia', '1,800 W']], note: 'Pide ollas con fondo ferroso: si se pega un imán, sirve.' },
    { name: 'Horno de empotrar', group: 'luz', line: 'Sesenta y cinco litros, grill y parrillas telescópicas que salen sin meter el brazo.', price: 8990, art: 'oven', point: '65 litros con grill', specs: [['Capacidad', '65 L'], ['Ancho', '60 cm']] },
    { name: 'Campana de cocina',
      makes: [
        { name: 'de acero inoxidable', line: 'Los filtros de aluminio salen con un clic y van al lavavajillas.', point: 'Filtros de aluminio lavables', specs: [['Acabado', 'Acero inoxidable']] },
        { name: 'con visera de cristal', line: 'La visera de cristal abre un poco más la captura de humo y no estorba la vista.', point: 'Visera de cristal curvo', specs: [['Acabado', 'Acero y cristal']], more: 22 },
        { name: 'con control táctil', line: 'El panel liso no junta grasa en los botones, y la luz alumbra de verdad la olla.', point: 'Panel táctil', specs: [['Control', 'Táctil']], more: 30 },
      ], group: 'aire', art: 'hood', line: 'Se lleva el humo de los chiles antes de que todos empiecen a toser.', price: 2690, point: 'Tres velocidades y luz led', specs: [['Extracción', '420 m³/h'], ['Ancho', '76 cm']], note: 'Se instala con salida al exterior o recirculando con filtro de carbón, incluido.' },
  ],
  makes: [
    { name: 'con encendido electrónico', group: 'gas', line: 'El encendido es de botón, así que en la cocina ya no hacen falta cerillos ni encendedor.', point: 'Encendido de botón', specs: [['Encendido', 'Electrónico']] },
    { name: 'con cubierta de acero', line: 'La cubierta de acero inoxidable es de una pieza y no guarda cochambre en las uniones.', point: 'Acero inoxidable de una pieza', more: 8, specs: [['Acabado', 'Acero inoxidable']] },
    { name: 'con cubierta de cristal', line: 'El cristal templado se limpia de una pasada y se ve nuevo todos los días.', point: 'Cristal templado', more: 14, specs: [['Acabado', 'Cristal templado']] },
    { name: 'con temporizador', group: 'luz', line: 'El temporizador avisa con campana; los frijoles dejan de pegarse mientras ves la novela.', point: 'Temporizador con aviso', more: 10, specs: [['Temporizador', 'Sí, con campana']] },
  ],
  closings: ['Viene lista para gas LP e incluye espreas para gas natural cuando el modelo es de gas. La instalación la debe hacer un técnico.', 'Cumple la norma de seguridad y trae manual en español con dibujos grandes.'],
  palettes: [['#c9ccd1', '#1d1d20'], ['#1d1d20', '#c9ccd1'], ['#f6f5f1', '#45484e'], ['#45484e', '#c9ccd1']], specs: [['Voltaje', '127 V, 60 Hz'], ['Manual', 'En español']], art: 'stove', scene: 'kitchen', heroScene: 'kitchen', last: 'scale', warranty: '12 meses en piezas y mano de obra', contents: '1 equipo, accesorios y manual',
});

const microondas = lineup({
  category: 'hogar-jardin/linea-blanca/microondas', weight: 2, brands: ['Corvenza', 'Hogarza', 'Norfría'], models: 'MW',
  reviews: reviews(
    ['Calienta parejo, no queda helado el centro del taco.', 'El botón de 30 segundos es el que más uso, sencillo y directo.', 'Cabe el plato extendido, cosa que el anterior no.', 'Para {uso} está perfecto.', 'Le caben dos molletes y el plato gira sin atorarse.'],
    ['El pitido al terminar es muy fuerte, despierta a toda la casa.', 'Bueno, pero la puerta pide jalón con ganas.'],
    ['Dejó de girar el plato a las tres semanas.', 'Saca chispas por dentro y no es por meterle metal.'], APPLIANCES,
  ),
  kinds: [
    { name: 'Microondas compacto', line: 'Veinte litros bastan para calentar la comida y hacer palomitas, y deja libre media barra.', price: 1490, tail: ' 0.7 pies cúbicos', point: '0.7 pies cúbicos, 700 W', use: 'la oficina', specs: [['Capacidad', '0.7 pies cúbicos (20 L)'], ['Potencia', '700 W'], ['Plato', '24.5 cm']] },
    { name: 'Microondas mediano', line: 'Le cabe un plato extendido sin que pegue en las paredes y calienta una sopa en dos minutos.', price: 2190, tail: ' 1.1 pies cúbicos', point: '1.1 pies cúbicos, 1,000 W', use: 'la familia', specs: [['Capacidad', '1.1 pies cúbicos (31 L)'], ['Potencia', '1,000 W'], ['Plato', '31 cm']] },
    { name: 'Microondas familiar', line: 'Cabe un refractario grande, de esos de lasaña, con todo y tapa.', price: 3290, tail: ' 1.6 pies cúbicos', point: '1.6 pies cúbicos, 1,100 W', use: 'una casa grande', specs: [['Capacidad', '1.6 pies cúbicos (45 L)'], ['Potencia', '1,100 W'], ['Plato', '36 cm']] },
    { name: 'Microondas con grill', line: 'Además de calentar, gratina: el queso de los molletes sale dorado y no aguado.', price: 2890, tail: ' 0.9 pies cúbicos', point: 'Con grill para gratinar', use: 'gratinar', specs: [['Capacidad', '0.9 pies cúbicos (25 L)'], ['Potencia', '900 W, grill de 1,000 W'], ['Plato', '27 cm']] },
  ],
  makes: [
    { name: 'digital', line: 'Diez niveles de potencia y descongelado por peso; los botones se entienden sin abrir el manual.', point: 'Descongela por peso', specs: [['Control', 'Botones'], ['Niveles', '10']] },
    { name: 'de perilla', line: 'Dos perillas, tiempo y potencia. A la abuela le va a encantar.', point: 'Dos perillas y listo', more: -10, specs: [['Control', 'Perillas'], ['Niveles', '6']] },
    { name: 'con panel táctil', line: 'El panel liso no junta grasa y trae botones directos para palomitas, café, papa y sopa.', point: 'Botones directos para lo de diario', more: 10, specs: [['Control', 'Táctil'], ['Niveles', '10']] },
    { name: 'inverter', line: 'La tecnología inverter mantiene la potencia pareja: descongela sin cocer las orillas.', point: 'Potencia pareja inverter', more: 30, specs: [['Control', 'Botones'], ['Niveles', '10, inverter']] },
  ],
  closings: ['Tiene seguro para niños y luz interior. Conéctalo a un contacto propio.', 'Para quitarle el olor a pescado, calienta un vaso con agua y limón tres minutos.', 'Deja 10 cm libres arriba para que respire.'],
  colors: ['Plata', 'Negro', 'Blanco', 'Rojo'], offered: 2, trim: ['#1d1d20'], specs: [['Voltaje', '127 V, 60 Hz'], ['Norma', 'NOM-003-SCFI']], art: 'microwave', scene: 'kitchen', warranty: '12 meses en piezas y mano de obra', contents: '1 horno, plato giratorio y manual', origin: 'China',
});

const clima = lineup({
  category: 'hogar-jardin/linea-blanca/ventiladores-y-clima', weight: 3, brands: ['Ventarra', 'Norfría'], models: 'VC',
  reviews: reviews(
    ['En Monterrey en julio y por fin duermo. Con eso digo todo.', 'No trae ese zumbido que desespera en la madrugada.', 'Lo tengo en {uso} y en quince minutos ya se siente la diferencia.', 'Se desarma fácil para lavarlo, porque el polvo no perdona.', 'El control remoto alcanza desde la cama.'],
    ['Cumple en un cuarto chico, para la sala ya no le alcanza.', 'La velocidad baja ya es bastante fuerte.'],
    ['A los dos meses empezó a rechinar al oscilar.', 'Mueve el aire caliente y ya, esperaba más.'], APPLIANCES,
  ),
  kinds: [
    { name: 'Ventilador de pedestal', line: 'Sube hasta metro y treinta, oscila y manda el aire a toda la recámara.', price: 790, art: 'fan', tail: ' 18 pulgadas', point: 'Aspas de 18 pulgadas y altura ajustable', use: 'la recámara', specs: [['Diámetro', '18 pulgadas'], ['Potencia', '60 W'], ['Cobertura', '15 m²']] },
    { name: 'Ventilador de torre', line: 'Delgado como una bocina, se mete en un rincón y los niños no alcanzan las aspas.', price: 1390, art: 'fan', tail: ' 100 cm', point: 'Delgado y seguro con niños', use: 'el cuarto de los niños', specs: [['Altura', '100 cm'], ['Potencia', '45 W'], ['Cobertura', '15 m²']] },
    { name: 'Ventilador de techo con luz',
      makes: [
        { name: 'con control remoto', line: 'El control remoto maneja las tres velocidades y la luz por separado, sin pararte de la cama.', point: 'Control remoto', specs: [['Control', 'Remoto'], ['Velocidades', '3']], more: 12 },
        { name: 'de cadena', line: 'Dos cadenas, una para la luz y otra para el aire. No hay control que perder.', point: 'Cadenas para luz y aire', specs: [['Control', 'Cadena'], ['Velocidades', '3']] },
        { name: 'con aspas de madera', line: 'Las aspas se voltean: de un lado nogal, del otro encino.', point: 'Aspas de madera reversibles', specs: [['Control', 'Cadena'], ['Aspas', 'Madera reversible']], more: 10 },
      ], line: 'Mueve el aire sin que lo notes y resuelve la iluminación del cuarto.', price: 1990, art: 'fan', tail: ' 52 pulgadas', point: 'Con luz led y reversa para invierno', use: 'la sala', specs: [['Diámetro', '52 pulgadas'], ['Potencia', '65 W'], ['Cobertura', '20 m²']] },
    { name: 'Cooler evaporativo', line: 'Enfría pasando el aire por un panel húmedo. En clima seco baja varios grados con el gasto de un ventilador.', price: 3290, art: 'air-conditioner', tail: ' 30 litros', point: 'Tanque de 30 litros', use: 'la terraza', specs: [['Tanque', '30 L'], ['Potencia', '120 W'], ['Cobertura', '25 m²']], note: 'Va con ventanas abiertas y en lugares secos. En la costa, mejor un minisplit.' },
    { name: 'Minisplit de una tonelada',
      makes: [
        { name: 'solo frío', line: 'Hace una sola cosa y la hace bien: enfriar. Es la versión más rendidora para tierra caliente.', point: 'Arranque rápido de frío', specs: [['Modo', 'Solo frío'], ['Compresor', 'Convencional']] },
        { name: 'frío y calor', line: 'En julio enfría y en enero calienta, así que trabaja los doce meses.', point: 'Enfría y calienta', specs: [['Modo', 'Frío y calor'], ['Compresor', 'Convencional']], more: 12 },
        { name: 'inverter', line: 'El compresor inverter no se apaga y arranca: baja la marcha y se mantiene. El recibo lo nota.', point: 'Ahorra luz con compresor inverter', specs: [['Modo', 'Solo frío'], ['Compresor', 'Inverter']], more: 28 },
        { name: 'inverter con wifi', line: 'Lo prendes desde el celular a diez minutos de llegar, y el compresor inverter cuida el recibo.', point: 'Se enciende desde el celular', specs: [['Modo', 'Frío y calor'], ['Compresor', 'Inverter']], more: 42 },
      ], line: 'Doce mil BTU para una recámara de hasta 18 metros cuadrados, con modo noche que va subiendo un grado por hora.', price: 7490, art: 'air-conditioner', tail: ' 12,000 BTU', point: '12,000 BTU, hasta 18 m²', use: 'la recámara', specs: [['Capacidad', '12,000 BTU/h'], ['Potencia', '1,050 W'], ['Cobertura', '18 m²']], note: 'La instalación se cotiza aparte; pide técnico certificado y circuito propio.' },
    { name: 'Minisplit de tonelada y media',
      makes: [
        { name: 'solo frío', line: 'Hace una sola cosa y la hace bien: enfriar. Es la versión más rendidora para tierra caliente.', point: 'Arranque rápido de frío', specs: [['Modo', 'Solo frío'], ['Compresor', 'Convencional']] },
        { name: 'frío y calor', line: 'En julio enfría y en enero calienta, así que trabaja los doce meses.', point: 'Enfría y calienta', specs: [['Modo', 'Frío y calor'], ['Compresor', 'Convencional']], more: 12 },
        { name: 'inverter', line: 'El compresor inverter no se apaga y arranca: baja la marcha y se mantiene. El recibo lo nota.', point: 'Ahorra luz con compresor inverter', specs: [['Modo', 'Solo frío'], ['Compresor', 'Inverter']], more: 28 },
        { name: 'inverter con wifi', line: 'Lo prendes desde el celular a diez minutos de llegar, y el compresor inverter cuida el recibo.', point: 'Se enciende desde el celular', specs: [['Modo', 'Frío y calor'], ['Compresor', 'Inverter']], more: 42 },
      ], line: 'Dieciocho mil BTU para la sala comedor o una recámara donde pega el sol toda la tarde.', price: 10990, art: 'air-conditioner', tail: ' 18,000 BTU', point: '18,000 BTU, hasta 28 m²', use: 'la sala', specs: [['Capacidad', '18,000 BTU/h'], ['Potencia', '1,600 W'], ['Cobertura', '28 m²']], note: 'La instalación se cotiza aparte. Revisa si tu casa tiene 220 V: este equipo los pide.' },
    { name: 'Calefactor cerámico', note: 'Conéctalo directo al contacto, sin extensión, y a un metro de cortinas y cobijas.',
      makes: [
        { name: 'con termostato', line: 'El termostato lo apaga al llegar a la temperatura que pediste y lo vuelve a prender.', point: 'Termostato ajustable', specs: [['Control', 'Termostato']] },
        { name: 'oscilante', line: 'Gira setenta grados y reparte el calor en lugar de tostar un solo pie.', point: 'Gira 70 grados', specs: [['Control', 'Botones']], more: 15 },
        { name: 'de pared', line: 'Se cuelga a metro ochenta, lejos de las manos curiosas y del agua.', point: 'Se cuelga y no estorba', specs: [['Control', 'Remoto']], more: 45 },
      ], line: 'Tibio en dos minutos y se apaga solo si se ladea. Suficiente para el baño o los pies bajo el escritorio.', price: 890, art: 'heater', tail: ' 1,500 W', point: 'Se apaga si se ladea', use: 'el baño', specs: [['Tipo', 'Cerámico'], ['Potencia', '1,500 W'], ['Cobertura', '12 m²']] },
  ],
  makes: [
    { name: 'con control remoto', line: 'Se maneja con control remoto y trae temporizador: lo dejas dos horas y se apaga cuando ya estás dormido.', point: 'Control remoto y temporizador', more: 8, specs: [['Control', 'Remoto'], ['Temporizador', 'Hasta 8 horas']] },
    { name: 'de 3 velocidades', line: 'Tres velocidades con botones grandes que se encuentran a oscuras.', point: '3 velocidades', specs: [['Control', 'Botones'], ['Velocidades', '3']] },
    { name: 'silencioso', line: 'El motor está balanceado y trabaja a 48 dB en la velocidad baja, menos que una plática tranquila.', point: 'Solo 48 dB en velocidad baja', more: 12, specs: [['Ruido', '48 dB'], ['Velocidades', '3']] },
    { name: 'con wifi', line: 'Se enciende desde el celular antes de llegar a casa y admite horarios por día.', point: 'Control desde el celular', more: 22, specs: [['Conexión', 'Wifi de 2.4 GHz'], ['Temporizador', '24 horas']] },
  ],
  closings: ['Límpialo cada quince días en temporada; el polvo le quita la mitad de la fuerza.', 'Pensado para 127 V y para el trajín de una temporada completa de calor.'],
  palettes: [['#f6f5f1', '#8b8f96'], ['#1d1d20', '#8b8f96'], ['#c9ccd1', '#1d1d20'], ['#f6f5f1', '#2bb5b8'], ['#45484e', '#ee7a25'], ['#f0e2c4', '#6d4a30']], specs: [['Norma', 'NOM-003-SCFI']], art: 'fan', scene: 'bedroom', last: 'scale', warranty: '12 meses en piezas y mano de obra', contents: '1 equipo, accesorios y manual', origin: 'China',
});

export const lineaBlanca = { brands: BRANDS, archetypes: [refrigeradores, lavadoras, estufas, microondas, clima] };
