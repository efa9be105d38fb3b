/** Blocks of composed pages. */
import { Blocks } from '../../features/content/blocks.tsx';
import { ContactLines } from '../../features/content/contact-lines.tsx';
import { NestedContentPage } from '../../features/content/content-page.tsx';
import { Countdown } from '../../features/content/countdown.tsx';
import { CountdownBlock } from '../../features/content/countdown-block.tsx';
import { Hero } from '../../features/content/hero.tsx';
import { PreviewBar } from '../../features/content/preview-bar.tsx';
import type { GalleryData } from './data.ts';
import { cards, longWord, slide } from './samples.ts';
import { type Modules, State } from './state.tsx';

const heroLooks = ['papel-picado', 'lona', 'noche', 'nopal'] as const;
const hour = 3_600_000;

export function content({ real, store, tree, now, siteName, origin }: GalleryData): Modules {
  const all = Object.values(cards(real));
  const pictures = real.map(({ picture }) => picture);
  const until = (ms: number) => new Date(now + ms).toISOString();
  return {
    Portadas: (
      <div className="grid gap-4">
        {heroLooks.map((look, index) => (
          <Hero key={look} slides={[slide(look, all.slice(index, index + 4))]} heading="h2" hiddenDiscount={5} />
        ))}
        <State name="Sin productos, palabras largas">
          <Hero
            slides={[slide('lona', [], { title: longWord, text: `${longWord} ${longWord}` })]}
            heading="h2"
            hiddenDiscount={5}
          />
        </State>
        <State name="Varias">
          <Hero
            slides={heroLooks.slice(0, 3).map((look) => slide(look, all.slice(0, 4), { title: look }))}
            heading="h2"
            hiddenDiscount={5}
          />
        </State>
      </div>
    ),
    'Cuenta regresiva': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Countdown endsAt={until(2 * hour)} />
        <Countdown endsAt={until(75 * hour)} />
        <Countdown endsAt={until(-hour)} />
        <CountdownBlock
          title="Empieza la venta nocturna"
          text="Todo el pasillo de electrónica, con descuento."
          action={{ label: 'Ver qué viene', href: '/c/ofertas/' }}
          ends_at={until(30 * hour)}
          heading="h2"
        />
        <CountdownBlock title={longWord} text="" action={null} ends_at={until(-hour)} heading="h2" />
      </div>
    ),
    Textos: (
      <Blocks
        hiddenDiscount={5}
        blocks={[
          {
            type: 'text',
            html: `<h2>Un texto del operador</h2><p>Con <a href="/tiendas">una liga</a> y ${longWord}.</p><ul><li>Uno</li><li>Dos</li></ul><blockquote><p>Una cita.</p></blockquote><table><thead><tr><th>Plazo</th><th>Pago</th></tr></thead><tbody><tr><td>6 meses</td><td>$500</td></tr></tbody></table>`,
          },
          {
            type: 'editorial',
            title: 'Ideas',
            more: null,
            lead: false,
            tiles: [
              { title: 'Con foto', text: 'Y una línea de texto.', href: '/tiendas', pictures: pictures.slice(0, 1) },
              { title: 'Con tres', text: '', href: '/c/ofertas/', pictures: pictures.slice(0, 3) },
              { title: longWord, text: '', href: '/categoria', pictures: [] },
            ],
          },
        ]}
      />
    ),
    'Vista previa': <PreviewBar at="2026-12-24T20:00:00-06:00" />,
    'Página de bloques': (
      <NestedContentPage
        heading="h2"
        load={{
          content: {
            page: {
              kind: 'landing',
              key: 'faqs',
              slug: '',
              title: 'Una página de bloques',
              description: '',
              version: { name: '2', valid_from: '2026-10-31', is_current: false },
              parent: { title: 'Servicio al cliente', path: '/servicio-cliente' },
            },
            preview: false,
            blocks: [
              { type: 'departments', title: 'Puestos', more: null, departments: tree.slice(0, 4) },
              { type: 'offers', title: 'Ofertas', more: null, ends_at: until(2 * hour), products: all.slice(0, 3) },
              { type: 'recommended', title: 'Para ti', more: null, products: all.slice(0, 3) },
              {
                type: 'stores',
                title: 'Tiendas',
                more: null,
                stores: [{ ...store, name: 'Electrónica Morelos', logo: null, accent: '#1d4f9c', products: 12 }],
              },
            ],
          },
          path: '/l/faqs/',
          hiddenDiscount: 5,
          origin,
          siteName,
        }}
      />
    ),
    Contacto: (
      <div className="grid gap-4">
        <ContactLines contact={{ whatsapp: '525500000000', email: 'hola@tianguis.example' }} />
        <State name="Sin número">
          <ContactLines contact={{ whatsapp: '', email: `${longWord}@tianguis.example` }} />
        </State>
      </div>
    ),
  };
}
