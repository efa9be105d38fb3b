// How much CPU time each part of the tests may take, as a multiple of the reference job (cpu.mjs). The figures are half
// as much again as a run on two quiet cores took; docs/measurements.md has that run.
export const budgets = {
  types: 60,
  lint: 20,
  boundaries: 20,
  'unit and API tests': 900,
  build: 120,
  shop: 100,
  'request tests': 300,
  'browser tests': 1200,
};

/**
 * Parts that took more than their budget: a sentence for each.
 * @param parts name and CPU seconds of each part
 * @param reference CPU seconds of the reference job in the same run
 */
export function overBudget(parts, reference, limits = budgets) {
  return parts.flatMap(({ name, cpu }) => {
    const most = limits[name];
    if (most === undefined || cpu === undefined || cpu <= most * reference) return [];
    const [took, times] = [cpu.toFixed(0), (cpu / reference).toFixed(0)];
    return [`${name}: ${took} s of CPU time, ${times} times the reference job; the budget is ${most} times.`];
  });
}
