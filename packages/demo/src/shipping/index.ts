export { demoPlaces } from '../postal-codes/places.ts';
export { Random } from '../random.ts';
export { type DemoShipping, demoShipping } from './add-shipping.ts';
export { furtherHolidays } from './holidays.ts';
export { dispatchSets } from './own-places.ts';
