export { type DemoAccess, demoProvider } from './demo-provider.ts';
