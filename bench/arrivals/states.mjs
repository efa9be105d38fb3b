// The 32 states by number: coordinates of their capitals, and population (census of 2020, in units of 10,000).
const rows = `
  21.88 -102.29 143/32.62 -115.45 377/24.14 -110.31 80/19.84 -90.53 93/25.42 -101.00 315/19.24 -103.72 73/
  16.75 -93.12 554/28.63 -106.08 374/19.43 -99.13 921/24.02 -104.65 183/21.02 -101.26 617/17.55 -99.50 354/
  20.12 -98.73 308/20.67 -103.35 835/19.29 -99.65 1699/19.70 -101.19 475/18.92 -99.23 197/21.50 -104.89 124/
  25.67 -100.31 578/17.07 -96.72 413/19.04 -98.20 658/20.59 -100.39 237/18.50 -88.30 186/22.15 -100.98 282/
  24.80 -107.39 303/29.07 -110.96 294/17.99 -92.93 240/23.74 -99.14 353/19.32 -98.24 134/19.53 -96.92 806/
  20.97 -89.62 232/22.77 -102.58 162`;

export const states = rows.split('/').map((row, at) => {
  const [latitude, longitude, people] = row.trim().split(/\s+/).map(Number);
  return { number: at + 1, latitude, longitude, people };
});

const radians = (degrees) => (degrees * Math.PI) / 180;
/** Factor from the straight distance to the distance by road. */
const roads = 1.25;

/** Kilometres by road between two postal codes with their states. Equal first two digits count as near. */
export function kilometres(from, to) {
  if (from.postalCode.slice(0, 2) === to.postalCode.slice(0, 2)) return 25;
  if (from.state === to.state) return from.state === 9 ? 20 : 110;
  const [a, b] = [states[from.state - 1], states[to.state - 1]];
  const x = radians(b.longitude - a.longitude) * Math.cos(radians((a.latitude + b.latitude) / 2));
  return Math.max(40, 6_371 * Math.hypot(x, radians(b.latitude - a.latitude)) * roads);
}
