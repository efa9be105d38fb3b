export type { Found } from './checks/found.ts';
export type { Taxpayer, Taxpayers } from './checks/parties.ts';
export { checkArithmetic, createLocalStamper, type LocalStamperOptions } from './local-stamper.ts';
