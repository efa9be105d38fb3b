import { ProviderAway } from '../port.ts';

/** `134905` → `1349.05`, the form of amounts in requests and answers of Mercado Pago. */
export const decimalOf = (centavos: number): string =>
  `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;

/**
 * Centavos of a decimal text, without binary fractions.
 * @throws ProviderAway for a text that is no amount, so that an answer which nobody understands changes nothing
 */
export function centavosOf(text: string | undefined): number {
  const [, pesos, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text ?? '') ?? [];
  if (pesos === undefined) throw new ProviderAway(`Mercado Pago answered ${JSON.stringify(text)} as an amount`);
  return Number(pesos) * 100 + Number(decimals.padEnd(2, '0'));
}

/**
 * The time from now until a moment as an ISO 8601 duration in whole minutes. Mercado Pago takes 1 to 30 days, so a
 * shorter or longer time becomes one of these limits.
 */
export function durationUntil(moment: Date, now: Date): string {
  const minutes = Math.floor((moment.getTime() - now.getTime()) / 60_000);
  const within = Math.min(Math.max(minutes, 24 * 60), 30 * 24 * 60);
  const [days, hours, rest] = [Math.floor(within / 1440), Math.floor((within % 1440) / 60), within % 60];
  const time = `${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
  return `P${days}D${time === '' ? '' : `T${time}`}`;
}
