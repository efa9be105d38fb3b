import { Icon } from '@tianguis/ui';
import type { CSSProperties } from 'react';
import { Rating } from '../../commerce/product-card/rating.tsx';
import { StoreFace } from '../../commerce/store/store-face.tsx';
import { storesCopy as copy } from './copy.ts';
import type { StoreProfile } from './profile-data.server.ts';

/** A store's header, under an awning in its colour: name, rating, location and terms. */
export function StoreHeader({
  store,
  siteName,
  heading: Heading = 'h1',
}: {
  store: StoreProfile;
  siteName: string;
  heading?: 'h1' | 'h2';
}) {
  return (
    <header className="store-header" style={{ '--accent': store.accent } as CSSProperties}>
      <div className="who">
        <StoreFace store={store} side={76} first />
        <div className="min-w-0">
          <Heading>{store.name}</Heading>
          {store.kind !== 'seller' && (
            <p className="store-badge mt-0.5 text-sm">
              <Icon name="badge-check" />
              {copy.kind[store.kind]}
            </p>
          )}
        </div>
        <ul aria-label={copy.facts} className="store-facts">
          {store.ratings > 0 && (
            <li>
              <Rating value={store.rating} count={store.ratings} />
            </li>
          )}
          {store.location && (
            <li>
              <Icon name="pin" />
              {store.location}
            </li>
          )}
          <li>
            <Icon name="calendar" />
            {copy.since(siteName, store.since)}
          </li>
        </ul>
      </div>
      {store.about && <p className="about">{store.about}</p>}
      <div className="terms">
        {[
          { title: copy.shipping, text: store.shipping, icon: 'truck' as const },
          { title: copy.returns, text: store.returns, icon: 'return' as const },
        ]
          .filter((policy) => policy.text !== '')
          .map((policy) => (
            <details key={policy.title}>
              <summary>
                <Icon name={policy.icon} />
                {policy.title}
                <Icon name="chevron-down" />
              </summary>
              <p>{policy.text}</p>
            </details>
          ))}
      </div>
    </header>
  );
}
