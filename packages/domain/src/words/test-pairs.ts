/** Test data: forms of one word, and pairs of different words that look like forms of one. */

export const same = `
celular celulares, luz luces, pez peces, lápiz lápices, nariz narices, dulce dulces, enlace enlaces, llave llaves,
guante guantes, parche parches, coche coches, broche broches, estuche estuches, reloj relojes, traje trajes,
viaje viajes, gas gases, gris grises, mes meses, país países, inglés inglesa ingleses inglesas,
francés francesa franceses, clase clases, base bases, envase envases, autobús autobuses, virus virus, crisis crisis,
tenis tenis, café cafés, puré purés, bebé bebés, té tés, pie pies, serie series, rubí rubíes, maniquí maniquíes,
bambú bambúes, menú menús, champú champús, sofá sofás, álbum álbumes, club clubes, perfume perfumes,
uniforme uniformes, cable cables, mueble muebles, doble dobles, padre padres, timbre timbres, sobre sobres,
cofre cofres, torre torres, calle calles, detalle detalles, chile chiles, hule hules, aire aires, cine cines,
peine peines, sede sedes, pared paredes, red redes, edad edades, verde verdes, borde bordes, imagen imágenes,
tren trenes, avión aviones, camión camiones, jabón jabones, sartén sartenes, cojín cojines, calcetín calcetines,
patín patines, pantalón pantalones, flor flores, motor motores, conector conectores, azul azules, pastel pasteles,
papel papeles, árbol árboles, móvil móviles, infantil infantiles, ajustable ajustables, flexible flexibles,
negro negra negros negras, rojo roja, amarillo amarilla, pequeño pequeña pequeños, eléctrico eléctrica eléctricas,
automático automática, portátil portátiles, acolchado acolchada, plegable plegables, térmico térmica,
orgánico orgánica, nuevo nueva, cómodo cómoda, barato barata, largo larga, corto corta, cuadrado cuadrada,
redondo redonda, ovalado ovalada, mexicano mexicana, español española, alemán alemana, líquido líquida, rápido rápida,
frío fría, seco seca, delgado delgada, impermeable impermeables, ergonómico ergonómica, decorativo decorativa,
educativo educativa, esponjoso esponjosa, luminoso luminosa, giratorio giratoria, laptop laptops, tablet tablets,
router routers, jean jeans, short shorts, legging leggings, smartwatch smartwatches, sandwich sandwiches, drone drones,
bikini bikinis, jersey jerseys, display displays, hoodie hoodies, brownie brownies, box boxes, batería baterías,
zapato zapatos, camisa camisas, mesa mesas, silla sillas, bolsa bolsas, lentes lente, tijeras tijera,
audífono audífonos, refrigerador refrigeradores, licuadora licuadoras, cruz cruces, nuez nueces, paraguas paraguas,
rompecabezas rompecabezas, arroz arroces, maíz maíces, feliz felices, raíz raíces, bloque bloques, tanque tanques,
merengue merengues, ciprés cipreses, interés intereses, compás compases, pincel pinceles, barril barriles,
rifle rifles, tubo tubos, micrófono micrófonos, foco focos, marrón marrones, joven jóvenes, común comunes, útil útiles,
fácil fáciles, difícil difíciles, suave suaves, grande grandes, vintage vintages, marino marina, fino fina, bajo baja,
alto alta, ligero ligera, suéter suéteres, cárter cárteres, póster pósteres, láser láseres, escáner escáneres,
disfraz disfraces, antifaz antifaces, tapiz tapices, matiz matices, barniz barnices, cobertor cobertores,
edredón edredones, calzón calzones, bóxer bóxeres, aretes arete, collar collares, anillo anillos, pulsera pulseras,
inox inox
`;

export const different = `
gorra gorro, plato plata, bolso bolsa, suelo suela, puerta puerto, barra barro, tinta tinto, libro libra, marco marca,
caso casa, copa copo, pala palo, rata rato, punto punta, vela velo, jarra jarro, cesta cesto, rama ramo, cuadro cuadra,
mango manga, banco banca, tubo tuba, foco foca, pato pata, modo moda, cuchillo cuchilla, rodillo rodilla,
anillo anilla, cero cera, cubo cuba, cuento cuenta, fondo fonda, peso pesa, pasto pasta, polo pola, rayo raya,
rollo rolla, saco saca, seto seta, suero suera, taco taca, tapa tapo, techo techa, tiro tira, tomo toma, trapo trapa,
zapato zapata, caballo caballa, cartero cartera, manzano manzana, helado helada, tostado tostada, vestido vestida,
calzado calzada, bebida bebido, mesa mes, cama cámara, sala salsa, cargador cargo, computadora computación,
cable cabello, carro carriola, reloj relojería, perro perra, niño niña, caro cara, top tope, pan pana, sal sala,
sol sola, mar mara, col cola, gel gela, bol bola, pin pina, pico pica, hoja hojo, raqueta raquete, esposo esposa,
músico música, lista listo, medio media, mora moro, playero playera, coche cocha, leche lecho, corte corto,
noche nochi, año ano, moño mono, piña pina, caña cana, champú champa, paño pan, carta carto, carpa carpo, ropa ropero,
camisa camiseta, jugo jugoso, aguja agujero, cabeza cabezal, cintura cinturón, cuna cuño, funda fundo, gancho gancha,
horno horna, lana lano, leña leño, llano llana, marca marcador, martillo martilla, mascara mascarilla, media medio,
palma palmo, papel papelera, partido partida, pelota pelote, pera pero, pluma plumón, pollo polla, pomo poma,
ratón rata, sabana sabanero, silla sillón, tabla tablero, tala tallo, tasa taza, tecla techo, tela telar,
toalla toallero, torno torna, tronco tronca, vara varo, vaso vasa, ventana ventano, vida vid, base bas, huevo hueva,
hora horo, fresa freso, cereza cerezo, naranja naranjo, ciruela ciruelo, almendra almendro, castaña castaño,
oliva olivo, granada granado, guinda guindo, toronja toronjo, brazo braza, broca broco, cana cano, cerca cerco,
cruza cruce, ducha ducho, estanco estanca, fosa foso, grado grada, hilo hila, huerta huerto, leño leña, lomo loma,
manto manta, mazo maza, mocho mocha, paleto paleta, palomo paloma, parro parra, pimienta pimiento, plazo plaza,
pozo poza, puño puña, ramo rama, resto resta, rezo reza, ruedo rueda, soplo sopla, talla tallo, tarro tarra, tino tina,
trato trata, trompo trompa, vino vina, yema yemo, zanco zanca, acero acera, bata bato, bota bote, boto bota,
bucle buche, calzón calza, camarón cámara, canasto canasta, charco charca, cinto cinta, cocino cocina, cono cona,
corona corono, cuerdo cuerda, derrame derrama, domo doma, dato data, escudo escuda, estufa estufo, faldo falda,
filo fila, forro forra, galleto galleta, gato gata, globo globa, grupa grupo, guardo guarda, hielo hiela,
jabalí jabalina, jarabe jara, juego juega, lancho lancha, libro librero, llanto llanta, llave llavero, lobo loba,
loro lora, malla mallo, marisco marisca, mimo mima, mono mona, nicho nicha, obra obro, olla ollo, oro ora, oso osa,
pañal paño, parque parca, pecho pecha, pesto pesta, piso pisa, pisto pista, poncho poncha, queso quesa, quinto quinta,
rasuradora rasurado, roble roba, sillo silla, soldador soldado, sombrero sombrera, sudadera sudado, tacón taco,
tambor tambo, tapón tapa, termo terma, timbre timba, tornillo torno, velo vela, verso versa, veto veta, zarzo zarza
`;

/** `a b, c d` as lists of words. */
export function groupsOf(text: string): string[][] {
  return text.split(',').map((group) => group.trim().split(' '));
}
