export * from './contact-data.ts';
export * from './contact-request.ts';
export * from './form-freshness.ts';
export * from './lead.ts';
export * from './limits.ts';
export * from './paths.ts';
export * from './thread-states.ts';
