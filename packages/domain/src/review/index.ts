/** Rules of reviews by buyers (RT-19, AF-05): who may write one, its limits, its states, and what waits for a person. */
export * from './reason-words.ts';
export * from './review-paths.ts';
export * from './review-rules.ts';
