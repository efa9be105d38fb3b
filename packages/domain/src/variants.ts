/** Selection of a product's variant: its options, and the variant that each choice selects. */

/** The fields of a variant that selection needs. The sequence of `options` matters, for example colour before size. */
export interface Choosable {
  sku: string;
  options: Readonly<Record<string, string>>;
  stock: number;
}

export interface OptionValue<Variant> {
  value: string;
  /**
   * The variant that this choice selects: the variant with all other options unchanged. If it does not exist, the most
   * similar variant in stock.
   */
  variant: Variant;
  chosen: boolean;
  /** Whether the variant with all other options unchanged exists and is in stock. */
  available: boolean;
}

export interface ProductOption<Variant> {
  name: string;
  values: OptionValue<Variant>[];
}

/**
 * The variant with this SKU. Without a SKU, or with the SKU of another product: the first variant in stock, else the
 * first.
 */
export function chooseVariant<Variant extends Choosable>(
  variants: readonly Variant[],
  sku?: string | null,
): Variant | undefined {
  return (
    variants.find((variant) => variant.sku === sku) ?? variants.find((variant) => variant.stock > 0) ?? variants[0]
  );
}

/** Every option of the chosen variant, with its values in the sequence of the variants. */
export function productOptions<Variant extends Choosable>(
  variants: readonly Variant[],
  chosen: Variant,
): ProductOption<Variant>[] {
  return Object.keys(chosen.options).map((name) => {
    const values = [
      ...new Set(variants.map((variant) => variant.options[name]).filter((value) => value !== undefined)),
    ];
    return { name, values: values.map((value) => optionValue(variants, chosen, name, value)) };
  });
}

function optionValue<Variant extends Choosable>(
  variants: readonly Variant[],
  chosen: Variant,
  name: string,
  value: string,
): OptionValue<Variant> {
  const candidates = variants.filter((variant) => variant.options[name] === value);
  const exact = candidates.find((variant) => differences(variant, chosen) <= (chosen.options[name] === value ? 0 : 1));
  const nearest = candidates.toSorted(
    (a, b) => Number(b.stock > 0) - Number(a.stock > 0) || differences(a, chosen) - differences(b, chosen),
  )[0];
  return {
    value,
    variant: exact ?? nearest ?? chosen,
    chosen: chosen.options[name] === value,
    available: (exact?.stock ?? 0) > 0,
  };
}

function differences(a: Choosable, b: Choosable): number {
  return Object.keys(b.options).filter((name) => a.options[name] !== b.options[name]).length;
}
