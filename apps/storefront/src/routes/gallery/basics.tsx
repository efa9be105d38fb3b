/** What everything else is made of. */
import { Breadcrumb, Button, type ButtonLook, Icon, Stars } from '@tianguis/ui';
import { Fragment } from 'react';
import { Rating } from '../../commerce/rating.tsx';
import { Badge } from '../../shared/frame/cart-badge.tsx';
import { MenuReplied } from '../../shared/frame/mega-menu.tsx';
import { NewsletterForm } from '../../shared/frame/newsletter-form.tsx';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'outline', 'quiet'];

/** `theme` makes the ids of what has one differ. */
export function basics(theme: string): Modules {
  return {
    Botones: (
      <div className="flex flex-wrap gap-3">
        {looks.map((look) => (
          <Fragment key={look}>
            <Button look={look}>Agregar al carrito</Button>
            <Button look={look} disabled>
              Agotado
            </Button>
          </Fragment>
        ))}
        <Button className="max-w-full [overflow-wrap:anywhere]">{longWord}</Button>
      </div>
    ),
    Insignia: (
      <div className="flex gap-8 rounded-md bg-lona p-4 text-on-lona">
        {[1, 12, 99, 100].map((count) => (
          <span key={count} className="relative">
            <Icon name="cart" className="size-6" />
            <Badge count={count} />
          </span>
        ))}
      </div>
    ),
    Estrellas: (
      <div className="flex flex-wrap items-center gap-6">
        <Stars value={0} label="0 de 5" />
        <Stars value={3.7} label="3.7 de 5" className="text-xl" />
        <Rating value={4.9} count={1} />
        <Rating value={4.2} count={1_234_567} className="text-xs" />
      </div>
    ),
    Ruta: (
      <Breadcrumb
        label="Ruta de muestra"
        items={[{ name: 'Inicio', href: '#inicio' }, { name: longWord, href: '#largo' }, { name: 'Aquí' }]}
      />
    ),
    'Menú de categorías': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Cargando">
          <MenuReplied content={undefined} retry={() => undefined} />
        </State>
        <State name="Con error">
          <MenuReplied content="failed" retry={() => undefined} />
        </State>
      </div>
    ),
    Boletín: (
      <div className="grid gap-6 sm:grid-cols-3">
        <State name="Vacío">
          <NewsletterForm id={`vacio-${theme}`} />
        </State>
        <State name="Con error">
          <NewsletterForm
            id={`error-${theme}`}
            answer={{ ok: false, msg: 'El formato de correo electrónico es inválido', correo: longWord }}
          />
        </State>
        <State name="Sin respuesta del servidor">
          <NewsletterForm
            id={`falla-${theme}`}
            answer={{ ok: false, msg: 'Por favor intenta más tarde.', correo: 'ana@tianguis.example' }}
          />
        </State>
      </div>
    ),
  };
}
