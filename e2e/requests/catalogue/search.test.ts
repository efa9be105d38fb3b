/** Results of a search by request: corrections, filters, searches without results (RT-08, RT-09). */
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

test('RT-08 a misspelt text is corrected, with a link to the original words', async () => {
  const browser = new PlainBrowser();
  let page = await browser.open('/resultados?query=refirgerador');
  expect(page.h1).toBe('Resultados para «refirgerador»');
  expect(page.main.text).toContain('Mostrando resultados para refrigerador');
  expect(page.main.first('article', /^/).text).toContain('Refrigerador');
  page = await browser.follow('Buscar tal como lo escribí');
  expect(page.h1).toBe('No encontramos «refirgerador»');
});

test('RT-08 what is corrected and understood has one link to the original words', async () => {
  const page = await new PlainBrowser().open('/resultados?query=refirgerador barato');
  expect(page.main.text).toContain('Mostrando resultados para refrigerador barato');
  expect(page.count('a', 'Buscar tal como lo escribí')).toBe(1);
});

test('RT-09 the choice of the original words persists under any filter', async () => {
  const browser = new PlainBrowser();
  let page = await browser.open('/resultados/q=refirgerador/literal=1/enviogratis=1/pagina=1');
  expect(page.h1).toBe('Resultados para «refirgerador»');
  page = await browser.go(page.main.first('a', 'Quitar todos'));
  expect(browser.address).toBe('/resultados/q=refirgerador/literal=1/pagina=1');
  expect(page.h1).toBe('No encontramos «refirgerador»');
});

test('RT-08 if few products match everything, those that match most follow, with a note', async () => {
  const page = await new PlainBrowser().open('/resultados?query=audífonos de diadema de madera tallada');
  const notice = /Ninguno de estos productos especifica «.+»; estos son los más parecidos\./;
  expect(page.main.text).toMatch(notice);
  expect(page.main.first('article', /^/).text).toContain('Audífonos de diadema');
});

test('RT-08 a correct Spanish word that no product has is not corrected, but a suggestion is made', async () => {
  const browser = new PlainBrowser();
  let page = await browser.open('/resultados?query=refrigerados');
  expect(page.h1).toBe('No encontramos «refrigerados»');
  page = await browser.follow('«refrigerador»');
  expect(page.main.first('article', /^/).text).toContain('Refrigerador');
});

test('RT-08 a text that is cut inside a character is searched like any other', async () => {
  const page = await new PlainBrowser().open(`/resultados?query=${'a'.repeat(199)}${encodeURIComponent('😀')}`);
  expect(page.h1).toContain('No encontramos «aaa');
});
