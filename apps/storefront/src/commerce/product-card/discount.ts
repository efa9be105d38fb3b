/** Whether a discount is shown: only if it reaches the shop's minimum percentage (ST-13). */
export function showsDiscount(percent: number, hidden: number): boolean {
  return percent > 0 && percent >= hidden;
}
