import type { ProductDetail } from '@tianguis/contract';
import { Icon, useScopedId } from '@tianguis/ui';
import { Rating } from '../../commerce/product-card/rating.tsx';
import { StoreFace } from '../../commerce/store/store-face.tsx';
import { storePath } from '../../shared/links/paths.ts';
import { productCopy } from './copy.ts';

const copy = productCopy.seller;

/** The seller: name, rating and terms. */
export function SellerCard({ seller, siteName }: { seller: ProductDetail['seller']; siteName: string }) {
  const id = useScopedId('vendedor');
  const location = seller.state && seller.state !== seller.city ? `${seller.city}, ${seller.state}` : seller.city;
  return (
    <section aria-labelledby={id} className="text-sm">
      <h2 id={id} className="text-xs text-ink-soft">
        {copy.title}
      </h2>
      <a href={storePath(seller)} className="mt-1 flex min-h-11 items-center gap-3 font-semibold hover:text-rosa">
        <StoreFace store={seller} side={40} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {seller.name}
          <span className="flex items-center gap-1 text-xs font-normal text-ink-soft">
            {(seller.is_official || seller.is_own) && <Icon name="badge-check" className="size-4 text-talavera" />}
            {seller.is_own ? copy.own : seller.is_official ? copy.official : location}
          </span>
        </span>
      </a>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs">
        <Rating value={seller.rating.average} count={seller.rating.count} />
        <span className="text-ink-soft">{copy.since(siteName, seller.since)}</span>
      </p>
      {[
        { title: copy.shipping, text: seller.shipping_policy },
        { title: copy.returns, text: seller.return_policy },
      ]
        .filter((policy) => policy.text !== '')
        .map((policy) => (
          <details key={policy.title} className="group mt-1 border-t border-line">
            <summary className="flex min-h-11 items-center justify-between">
              {policy.title}
              <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-3 text-ink-soft">{policy.text}</p>
          </details>
        ))}
    </section>
  );
}
