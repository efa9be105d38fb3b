import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { type OptionValue, productOptions } from '@tianguis/domain';
import { classNames } from '@tianguis/ui';
import { Link } from '../../../shared/links/link.tsx';
import { productPath } from '../../../shared/links/paths.ts';
import { productCopy } from '../copy.ts';

const copy = productCopy.options;

/**
 * Choices of colour, size, capacity and so on. Each choice is a link to the variant's URL, so that it can be shared and
 * works without scripts.
 */
export function VariantPicker({ product, variant }: { product: ProductDetail; variant: ProductVariant }) {
  const options = productOptions(product.variants, variant);
  return options.map((option) => (
    <div key={option.name}>
      <p className="mb-1.5 text-sm">
        <span className="text-ink-soft">{option.name}:</span>{' '}
        <strong className="font-semibold">{variant.options[option.name]}</strong>
      </p>
      <ul aria-label={option.name} className="flex flex-wrap gap-2">
        {option.values.map((value) => (
          <li key={value.value}>
            <Choice product={product} value={value} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Choice({ product, value }: { product: ProductDetail; value: OptionValue<ProductVariant> }) {
  const { variant, chosen, available } = value;
  const hint = variant.stock === 0 ? copy.soldOut : copy.otherCombination;
  return (
    <Link
      href={productPath(product, variant.sku)}
      replaces
      keepScroll
      aria-current={chosen ? 'true' : undefined}
      title={available ? undefined : hint}
      className={classNames(
        'flex min-h-11 min-w-11 items-center [overflow-wrap:anywhere] justify-center gap-2 rounded-md border bg-card px-3 text-sm',
        chosen ? 'border-rosa font-semibold ring-1 ring-rosa' : 'border-line-strong hover:border-ink',
        !available && !chosen && 'border-dashed text-ink-soft',
      )}
    >
      {variant.color_hex && value.value === variant.options.Color && (
        <span
          aria-hidden="true"
          data-swatch
          className="size-5 rounded-full border border-line-strong"
          style={{ background: variant.color_hex }}
        />
      )}
      <span className={variant.stock === 0 ? 'line-through' : undefined}>{value.value}</span>
      {!available && <span className="sr-only">({hint})</span>}
    </Link>
  );
}
