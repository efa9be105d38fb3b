export * from './contact-data.ts';
export * from './limits.ts';
export * from './paths.ts';
export * from './thread-states.ts';
