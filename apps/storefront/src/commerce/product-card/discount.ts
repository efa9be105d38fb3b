/** Whether a discount is shown: only from the shop's minimum percentage on (ST-13). */
export function showsDiscount(percent: number, hidden: number): boolean {
  return percent > 0 && percent >= hidden;
}
