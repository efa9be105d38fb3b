import { Icon } from '@tianguis/ui';
import { Rating } from '../../commerce/product-card/rating.tsx';
import { StoreFace } from '../../commerce/store/store-face.tsx';
import { storePath } from '../../shared/links/paths.ts';
import { storesCopy as copy } from './copy.ts';
import type { StoreCardData } from './index-data.server.ts';

/** A store in the list (styles: `stores.css`): name, rating and departments. The whole card is a link to the store. */
export function StoreCard({ store, first = false }: { store: StoreCardData; first?: boolean }) {
  return (
    <article className="store-card">
      <StoreFace store={store} side={64} first={first} />
      <div>
        <h3>
          <a href={storePath(store)}>{store.name}</a>
        </h3>
        {store.kind === 'seller' ? (
          store.location && <p>{store.location}</p>
        ) : (
          <p className="store-badge">
            <Icon name="badge-check" />
            {copy.kind[store.kind]}
          </p>
        )}
        <p className="store-facts">
          <Rating value={store.rating} count={store.ratings} />
          <span>
            {store.here ? copy.productsIn(store.here.products, store.here.department) : copy.products(store.products)}
          </span>
        </p>
        {store.departments.length > 0 && (
          <p className="sells">
            <span className="sr-only">{`${copy.sellsIn} `}</span>
            {copy.sells(store.departments, store.moreDepartments)}
          </p>
        )}
      </div>
    </article>
  );
}
