/** What the results page claims of its products (SR-02, SR-03). */
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const line = 'De aquí en adelante, ni el título ni las características dicen que sea para niños.';
const open = async (text: string) =>
  (await new PlainBrowser().open(`/resultados?query=${encodeURIComponent(text)}`)).main;

for (const text of ['paracetamol infantil', 'jarabe para la tos de mi niño'])
  test(`SR-03 a line stands above medicine that does not say that it is for children: ${text}`, async () => {
    const main = await open(text);
    const said = main.text;
    expect(main.all('li').filter((item) => item.text === line)).toHaveLength(1);
    expect(said).not.toContain('todo lo que escribiste; los demás');
    const [above = '', below = ''] = said.split(line);
    const medicine = main.all('article').map((article) => article.first('h2, h3', /^/).text);
    const forAdults = medicine.filter((title) => /^(?:Paracetamol|Jarabe)/.test(title) && !/niñ|infantil/i.test(title));
    expect(forAdults.length).toBeGreaterThan(0);
    for (const title of forAdults) {
      expect(above).not.toContain(title);
      expect(below).toContain(title);
    }
  });

test('SR-03 a text without a child has no such line', async () => {
  expect((await open('paracetamol')).text).not.toContain(line);
});

test('SR-02 a detail that leaves nothing out says how many products say so', async () => {
  const main = await open('licuadora que no sea china');
  expect(main.count('a', 'Quitar: Que no sea china · ninguno lo dice')).toBe(1);
  expect(main.text).not.toContain('Aplicamos lo que pediste como filtros');
  expect((await open('libro para niño de 3 años')).count('a', /^Quitar: Para niño · 3 años · .+ lo dicen?$/)).toBe(1);
});
