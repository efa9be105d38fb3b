/** Texts of the text pages: periods and payment methods (BL-12, RT-22, RT-28). */
import { origin } from '../../support/shop/operator.ts';
import { expect, test } from '../client/test.ts';

/** The page's own text, as one line. */
const wordsOf = async (path: string) => {
  const main = /<main\b.*<\/main>/s.exec(await (await fetch(origin + path)).text())?.[0] ?? '';
  return main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
};

test('BL-12 RT-22 RT-28 each period is stated with its subject, on each page that needs it', async () => {
  const help = '/necesitas-ayuda/';
  const toCard = /tarjeta[^.;]*?de 3 a 10 días hábiles/i;
  const fromStore = /pag(o|aste) en tienda[^.;]*?de 48 a 72 horas hábiles/i;
  const periods: readonly [path: string, ...times: RegExp[]][] = [
    [`${help}FAQDevolucion`, toCard, fromStore, /30 días desde que recibes tu producto/],
    [`${help}FAQCancelaciones1`, toCard, fromStore],
    [`${help}FAQCancelaciones2`, toCard, fromStore],
    [`${help}FAQCancelaciones3`, /hasta 24 a 48 horas en autorizarse/, /depósito en efectivo tarda 72 horas hábiles/],
    [`${help}PoliticasDevolucion`, toCard, /dentro de los 30 días que siguen a recibir tu producto/],
    ['/politica-reembolso', toCard, fromStore],
    [
      '/formas-pago',
      toCard,
      fromStore,
      /hasta 24 a 48 horas en autorizar/,
      /depósito en efectivo tarda 72 horas hábiles/,
    ],
    [
      '/l/faqs/',
      ...[toCard, fromStore, /depósito en efectivo, 72 horas hábiles/, /autorizarse un pedido\? Hasta 24 a 48 horas/],
      ...[/factura\? Sí, dentro de los 30 días naturales/, /devolver\? 30 días desde que recibes tu producto/],
    ],
  ];
  for (const [path, ...times] of periods) {
    const words = (await wordsOf(path)).replace(/ ([.,;:])/g, '$1');
    for (const time of times) expect(words, path).toMatch(time);
  }
});

test('RT-22 the five payment methods are explained', async () => {
  const words = await wordsOf('/formas-pago');
  for (const meaning of [
    /Tarjeta de crédito o débito Pagas al momento con una tarjeta bancaria/,
    /Meses sin intereses \(MSI\) El precio de contado repartido en pagos iguales/,
    /Efectivo en OXXO Recibes una referencia y la pagas en caja, en efectivo/,
    /Transferencia SPEI Transfieres desde la aplicación de tu banco a la CLABE que te damos/,
    /Crédito de la tienda Una línea de crédito para comprar aquí/,
  ])
    expect(words).toMatch(meaning);
});
