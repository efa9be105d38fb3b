/** The basic components, such as buttons and icons. */
import { Breadcrumb, Button, type ButtonLook, EmptyState, Icon, Stars } from '@tianguis/ui';
import { Fragment } from 'react';
import { Rating } from '../../commerce/product-card/rating.tsx';
import { Badge } from '../../features/cart/cart-badge.tsx';
import { longWord } from './samples.ts';
import type { Modules } from './state.tsx';

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'outline', 'quiet', 'danger'];

export function basics(): Modules {
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
        items={[{ name: 'Inicio', href: '/' }, { name: longWord, href: '/categoria' }, { name: 'Aquí' }]}
      />
    ),
    'Estado vacío': (
      <EmptyState
        icon="heart"
        title="Aún no hay nada"
        text={longWord}
        action={{ href: '/categoria', label: 'Ver todo' }}
      />
    ),
  };
}
