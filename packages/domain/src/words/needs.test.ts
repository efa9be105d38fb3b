import { expect, test } from 'vitest';
import { saysNeed, tellsTrouble, thingsThatDo } from './needs.ts';
import { normaliseWord } from './normalise.ts';

test.each([
  'para que no se me enfrie el cafe',
  'no puedo dormir',
  'se me cae el pelo',
  'mi perro se hace en la sala',
  'como quito manchas',
  'que hago si gotea el techo',
  'para cargar el celular',
  'algo para dormir',
  'tengo frio',
  'que el gato no me rasguñe los sillones',
  'mi mama ya no puede caminar',
  'un aparato para medirme la presion',
  'maquina para cortarme la barba',
  'manos resecas de tanto lavar',
  'tengo la cara muy grasosa',
  'mi niña ya gatea y quiere agarrar todo',
  'el gato me esta destrozando los sillones',
  'andan robando mucho en la colonia',
  'traigo agruras',
  'ya no le cabe nada a mi celular',
  'al celular se le estrello la pantalla',
  'la ropa blanca se me esta poniendo amarilla',
  'salio una mancha en mi camisa',
  'donde guardo la ropa de invierno',
  'en donde puedo poner la tele',
  'quien anda afuera de mi casa',
  'ya empezaron las lluvias',
])('AP-20 "%s" says what for', (text) => {
  expect(saysNeed(text)).toBe(true);
});

test.each([
  ['el baño huele feo', true],
  ['sale poquita agua de la regadera', true],
  ['quedan pelos por toda la casa', true],
  ['hot sale lavadora', false],
  ['tenis para correr', false],
])('AP-20 "%s" tells what goes wrong: %s', (text, tells) => {
  expect(tellsTrouble(text)).toBe(tells);
});

test.each([
  'celular',
  'la lavadora grande',
  'el señor de los anillos',
  'pomada para manos resecas',
  'correa para perro',
  'tenis para correr',
  'mica',
  'secadora de cabello',
  'collar',
  'mi alegria',
  'shampoo para el pelo que se me esponja',
  'donde venden botas',
])('AP-20 "%s" says what', (text) => {
  expect(saysNeed(text)).toBe(false);
});

const known = new Set(['cargador', 'secadora', 'arrocera', 'tortilladora', 'cafetera', 'plancha'].map(normaliseWord));
const kinds = { nounness: (word: string) => (known.has(word) ? 1 : 0) };

test.each([
  ['para cargar el celular en el carro', ['cargador']],
  ['secar la ropa', ['secadora']],
  ['planchar camisas', ['plancha']],
  ['algo para hacer arroz', ['arrocera']],
  ['para hacer tortillas a mano', ['tortilladora']],
  ['hacer cafe', ['cafetera']],
  ['para dormir', []],
])('AP-20 the thing that does it: "%s": %j', (text, things) => {
  expect(thingsThatDo(text, kinds, 0.25)).toEqual(things);
});
