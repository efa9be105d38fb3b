/** The mail about saved products that are cheaper, or back in stock. */
import { formatMoney, plural, priceChangeWords } from '@tianguis/domain';
import type { Letter } from '@tianguis/mail';
import type { Novelty } from './mailing-repository.ts';

/** The most products in a mail, so that it does not become a catalogue. */
const mostShown = 10;
/** The most characters of a title in the subject, since mail programs truncate subjects. */
const longestTitle = 60;

const short = (title: string): string =>
  title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`;

const isCheaper = ({ price, savedPrice }: Novelty): boolean => price < savedPrice;

/** Words such as "Bajó $300: ahora $1,200, antes $1,500" and "Ya hay otra vez: $1,200". */
export function noveltyWords(novelty: Novelty): string {
  const { price, savedPrice, isBack } = novelty;
  const back = isBack ? 'Ya hay otra vez' : undefined;
  if (!isCheaper(novelty)) return `${back ?? 'Ya hay otra vez'}: ${formatMoney(price)}`;
  const dropped = `${priceChangeWords(savedPrice, price)}: ahora ${formatMoney(price)}, antes ${formatMoney(savedPrice)}`;
  return back ? `${back} · ${dropped}` : dropped;
}

function subjectOf(news: readonly Novelty[]): string {
  const [first] = news;
  if (first && news.length === 1)
    return isCheaper(first) ? `Bajó de precio: ${short(first.title)}` : `Ya hay otra vez: ${short(first.title)}`;
  const cheaper = news.filter(isCheaper).length;
  const back = news.filter((one) => one.isBack && !isCheaper(one)).length;
  return `De tus favoritos: ${[
    ...(cheaper > 0 ? [`${plural(cheaper, 'bajó de precio', 'bajaron de precio')}`] : []),
    ...(back > 0 ? [`${plural(back, 'ya está disponible', 'ya están disponibles')}`] : []),
  ].join(' y ')}`;
}

export function wishlistNews(
  { nombre, news }: { nombre: string; news: readonly Novelty[] },
  { origin, off }: { origin: string; off: string },
): Letter {
  const shown = news.slice(0, mostShown);
  const more = news.length - shown.length;
  const subject = subjectOf(news);
  return {
    subject,
    preview: shown[0] ? noveltyWords(shown[0]) : subject,
    title: `Hola, ${nombre}: hay novedades en tus favoritos`,
    parts: [
      {
        kind: 'products',
        items: shown.map((one) => ({
          title: one.title,
          href: `${origin}/producto/${one.id}/${one.slug}`,
          text: noveltyWords(one),
        })),
      },
      ...(more > 0
        ? [{ kind: 'text' as const, text: `Y ${plural(more, 'producto', 'productos')} más de tus listas.` }]
        : []),
      { kind: 'button', label: 'Ver mis favoritos', href: `${origin}/mi-cuenta/listadeseos/` },
      { kind: 'note', text: 'Precios y existencias son los del momento en que escribimos este correo.' },
      { kind: 'link', label: 'No quiero recibir estos avisos', href: off },
    ],
    reason: 'Recibes este correo porque pediste que te avisáramos cuando algo que guardaste baje de precio o vuelva.',
  };
}
