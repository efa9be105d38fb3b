export { customerWithOrders, type DemoCustomer, demoCustomers } from './customers.ts';
export { isDemoLoaded, type LoadOptions, loadDemo } from './load/load-demo.ts';
export type { PictureRecipe } from './types.ts';
