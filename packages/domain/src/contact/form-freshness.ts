/** How old the form of a visitor may be (RT-17): programs send at once, and people within a day. */

/** Milliseconds that people need at least, and after which the form is shown again. */
export const formAges = { least: 2_000, most: 24 * 3_600_000 } as const;

export type FormAge = 'fresh' | 'early' | 'late';

/** @param issued when the form was made, in epoch milliseconds */
export function formAge(issued: number, now: number): FormAge {
  const age = now - issued;
  if (age < formAges.least) return 'early';
  return age > formAges.most ? 'late' : 'fresh';
}
