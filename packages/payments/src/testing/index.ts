export type { ProviderControl, SentEvent, StartedProvider, TestCard } from './control.ts';
export { describeProvider } from './describe-provider.ts';
