/** Choosing among the variants of a product: which options there are, and where each choice leads. */

/** What the rules need to know of a variant. `options` keep their order: colour first, then size, say. */
export interface Choosable {
  sku: string;
  options: Readonly<Record<string, string>>;
  stock: number;
}

export interface OptionValue<Variant> {
  value: string;
  /** The variant that this choice leads to: the other options kept where that exists, else the nearest that can be had. */
  variant: Variant;
  chosen: boolean;
  /** There is a piece of it, with the other options as they are chosen. */
  available: boolean;
}

export interface ProductOption<Variant> {
  name: string;
  values: OptionValue<Variant>[];
}

/** The variant with this SKU; without one, or with one that is not of this product, the first that can be had, else the first. */
export function chooseVariant<Variant extends Choosable>(
  variants: readonly Variant[],
  sku?: string | null,
): Variant | undefined {
  return (
    variants.find((variant) => variant.sku === sku) ?? variants.find((variant) => variant.stock > 0) ?? variants[0]
  );
}

/** Every option with its values in the order in which the variants bring them. Options with nothing to name are left out. */
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
