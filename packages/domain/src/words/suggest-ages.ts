/** Ages, in whole phrases. */
const childOf = /^(\p{L}.* para (?:mi )?(?:niñ[oa]s?|bebes?|hij[oa]s?) de (\d{1,2}))(?: a\p{L}*)?$/u;
const oldestChild = 17;

/** For how old a child, where a folded text says the number: "juguetes para niña de 5 años". */
export function withYears(text: string): string | undefined {
  const [, said, age] = childOf.exec(text) ?? [];
  if (said === undefined || Number(age) < 1 || Number(age) > oldestChild) return undefined;
  return `${said} ${Number(age) === 1 ? 'año' : 'años'}`;
}
