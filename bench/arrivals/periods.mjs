// The three simulated periods: number of orders by day, and load of packers and carriers. The numbers are estimates
// from general knowledge of the trade. During the Buen Fin, shops sell four to five times as much, and carriers are
// late for ten days after it. Gifts are ordered until 20 December. In the Holy Week fewer people work.
import { toDay } from '@tianguis/domain/shipping';

const days = 30;
const within = (day, from, to) => day >= toDay(from) && day <= toDay(to);

/**
 * Each span of days has factors for the number of orders, for packing hours and for carriers' hours, and the
 * probability of a missed stop.
 */
export const periods = [
  {
    name: 'Buen Fin',
    // The assumed days of the Buen Fin of 2026, as in earlier years: from Thursday to the holiday on Monday.
    first: toDay('2026-11-01'),
    spans: [
      { from: '2026-11-12', to: '2026-11-16', orders: 4.5, packing: 1.7, carrier: 1.15, stop: 0.06 },
      { from: '2026-11-17', to: '2026-11-20', orders: 1.2, packing: 1.5, carrier: 1.25, stop: 0.12 },
      { from: '2026-11-21', to: '2026-11-26', orders: 1, packing: 1.1, carrier: 1.15, stop: 0.06 },
    ],
  },
  {
    name: 'Christmas',
    first: toDay('2026-12-01'),
    spans: [
      { from: '2026-12-05', to: '2026-12-14', orders: 1.8, packing: 1.2, carrier: 1.1, stop: 0.05 },
      { from: '2026-12-15', to: '2026-12-20', orders: 2.2, packing: 1.4, carrier: 1.2, stop: 0.1 },
      { from: '2026-12-21', to: '2026-12-24', orders: 0.9, packing: 1.3, carrier: 1.2, stop: 0.1 },
      { from: '2026-12-26', to: '2026-12-30', orders: 0.8, packing: 1.1, carrier: 1.1, stop: 0.04 },
    ],
  },
  {
    name: 'Semana Santa',
    // Easter is on 28 March 2027.
    first: toDay('2027-03-07'),
    spans: [
      { from: '2027-03-22', to: '2027-03-28', orders: 0.7, packing: 1.2, carrier: 1.15, stop: 0.05 },
      { from: '2027-03-29', to: '2027-04-02', orders: 0.9, packing: 1.1, carrier: 1.05, stop: 0.03 },
    ],
  },
].map((period) => ({ ...period, last: period.first + days - 1 }));

const usual = { orders: 1, packing: 1, carrier: 1, stop: 0.02 };

/** The load of a day. Days outside of the spans are usual days. */
export function loadOn(day) {
  for (const { spans } of periods) {
    const span = spans.find(({ from, to }) => within(day, from, to));
    if (span) return span;
  }
  return usual;
}

const rests = new Set(['2026-11-16', '2026-12-25', '2027-01-01', '2027-02-01', '2027-03-15', '2027-03-26'].map(toDay));
/** Days on which half of the people work. */
const halves = new Set(['2026-12-24', '2026-12-31', '2027-03-25', '2027-03-27'].map(toDay));

/** Share of the usual work that is done on a day (Sundays excepted): 0 on holidays and on Good Friday. */
export const workOn = (day) => (rests.has(day) ? 0 : halves.has(day) ? 0.5 : 1);
