import { describe, expect, test } from 'vitest';
import { readAbsences } from './absences.ts';
import { ofDifference, readDetail } from './details.ts';
import { readPhrasing } from './phrasing.ts';

describe('RT-09 AP-20 what a thing must not have, or must not be', () => {
  test.each([
    ['estufa que no sea de gas', 'estufa', [], ['de gas']],
    ['vino que no sea dulce', 'vino', [], ['dulce']],
    ['perfume que no sea para hombre', 'perfume', [], ['para hombre']],
    ['sala que no sea muy grande', 'sala', [], ['grande']],
    ['licuadora que no tenga vaso de plastico', 'licuadora', [], ['de plastico']],
    ['mouse que no haga ruido', 'mouse', ['ruido'], []],
    ['mouse que no haga tanto ruido', 'mouse', ['ruido'], []],
    ['telefono que no ocupe conectarse a la luz', 'telefono', ['luz'], []],
    ['juguete que no necesite pilas', 'juguete', ['pilas'], []],
    ['cortina que no deje pasar la luz', 'cortina', ['luz'], []],
    ['botana que no pique mucho', 'botana', ['pique'], []],
    ['sueter que no pique', 'sueter', ['pique'], []],
    ['dulces que no enchilen', 'dulces', ['pique'], []],
    ['falda no tan larga', 'falda', [], ['larga']],
    ['perfume que no huela muy dulce', 'perfume', [], ['dulce']],
    ['arena que no huela a perfume', 'arena', ['perfume'], []],
    ['crema que no huela a nada', 'crema', ['perfume'], []],
    // What was said of one is said of the next.
    ['cafe que no sea soluble ni descafeinado', 'cafe', [], ['soluble', 'descafeinado']],
    ['comida que no sea de pescado ni de atun', 'comida', [], ['de pescado', 'de atun']],
    ['falda no tan larga ni tan corta', 'falda', [], ['corta', 'larga']],
    ['galletas sin gluten ni azucar, ni sal', 'galletas', ['gluten', 'azucar', 'sal'], []],
    ['silla que no tenga ruedas ni brazos', 'silla', ['ruedas', 'brazos'], []],
    ['celular nuevo, no reacondicionado ni plegable', 'celular nuevo,', ['plegable', 'reacondicionado'], []],
    ['jugo sin azucar ni nada', 'jugo *ni nada', ['azucar'], []],
    ['ya no puedo ni caminar', 'ya no puedo ni caminar', [], []],
    ['no hay luz ni agua', 'no hay luz ni agua', [], []],
    // What it is like, and not what it has.
    ['impresora que no gaste mucha tinta', 'impresora que no gaste mucha tinta', [], []],
    ['cama que no ocupe mucho espacio', 'cama que no ocupe mucho espacio', [], []],
    ['audifonos sin cable', 'audifonos', ['cable'], []],
    ['lavadora que no sea de dos tinas', 'lavadora', [], ['de tinas']],
    ['playera que no sea de manga larga', 'playera', [], ['de manga larga']],
    ['papas que no sean picosas', 'papas', ['pique'], []],
    ['cortina que no pase la luz', 'cortina', ['luz'], []],
    // It has a strap, of something else.
    ['reloj sin correa de piel', 'reloj', [], ['de piel']],
    ['olla sin tapa de plastico', 'olla', [], ['de plastico']],
    ['crema sin aceite de palma', 'crema *de palma', ['aceite'], []],
    ['funda sin bolsa de hombre', 'funda *de hombre', ['bolsa'], []],
  ])('"%s" is "%s" without %j that is not %j', (search, text, without, isNot) => {
    const left = expect.stringMatching(new RegExp(`^${text} *$`));
    expect(readAbsences(search)).toEqual({ text: left, without, isNot, doesNot: [] });
  });

  test.each([
    ['audifonos que no sean de los que se meten', 'audifonos que no se meten', []],
    ['zapatos que no sean de los que aprietan', 'zapatos', []],
    ['mesa que no sea de las plegables', 'mesa', ['plegables']],
    ['tele chiquitita', 'tele chica', []],
    ['que tal andan las teles de 43', 'teles de 43', []],
    ['sobrina de 15 que le gusta pintar', 'sobrina de 15 años que le gusta pintar', []],
    ['mesa de 15', 'mesa de 15', []],
  ])('"%s" is read as "%s" that is not %j', (search, text, isNot) => {
    expect(readPhrasing(search)).toMatchObject({ text, isNot });
  });

  test('what it does not do is a detail of its own: "que no manche"', () => {
    expect(readAbsences('labial que no manche rojo')).toMatchObject({
      without: ['manche'],
      doesNot: ['manche'],
      isNot: [],
    });
    expect(readDetail('que-no-manche')).toEqual({ id: 'que-no-manche', text: 'que no manche', label: 'Que no manche' });
    expect(readPhrasing('labial que no manche rojo')).toMatchObject({ text: 'labial rojo', doesNot: ['manche'] });
  });

  test.each([
    ['de gas', 'no-de-gas', 'Que no sea de gas'],
    ['liquido', 'no-liquido', 'Que no sea líquido'],
    ['de manga larga', 'no-de-manga-larga', 'Que no sea de manga larga'],
    ['redondas', 'no-redondas', 'Que no sean redondas'],
    ['gris', 'no-gris', 'Que no sea gris'],
    ['para hombre', 'no-para-hombre', 'Que no sea para hombre'],
  ])('what it must not be, "%s", is %s in addresses', (phrase, id, label) => {
    const written = (word: string) => (word === 'liquido' ? 'líquido' : word);
    expect(ofDifference(phrase, written)).toMatchObject({ id, label });
    expect(readDetail(id, written)).toEqual(ofDifference(phrase, written));
    expect(readPhrasing(`cosa ${ofDifference(phrase).text}`)).toMatchObject({ text: 'cosa', isNot: [phrase] });
  });

  test.each(['no-', 'que-no-', 'que-no-se-va', 'no-de-', 'no-dos-cosas', 'no-<b>'])('"%s" cannot be read', (id) => {
    expect(readDetail(id)).toBeUndefined();
  });
});
