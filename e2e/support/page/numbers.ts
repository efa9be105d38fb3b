/** Numbers as shoppers read them. */
export const money = (centavos: number) =>
  new Intl.NumberFormat('es-MX', {
    style: 'currency',
    currency: 'MXN',
    minimumFractionDigits: centavos % 100 ? 2 : 0,
  }).format(centavos / 100);

export const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('es-MX')} ${number === 1 ? one : many}`;
