/** Whether a discount is worth saying: one below the shop's least percentage is not shown (ST-13). */
export function showsDiscount(percent: number, hidden: number): boolean {
  return percent > 0 && percent >= hidden;
}
