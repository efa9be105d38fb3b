// Maximum CPU time of each step of the tests, as a multiple of the reference job (cpu.mjs). A budget is about twice the
// measured CPU time of the step. Measured on 28 November 2026: 13, 4, 5, 222 (350 with all process tests), 5 and 220
// reference jobs.
export const budgets = {
  types: 30,
  lint: 12,
  boundaries: 15,
  'unit, API, request tests': 700,
  build: 15,
  'browser tests': 450,
};

/**
 * A sentence for each step that took more than its budget.
 * @param parts name and CPU seconds of each step
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
