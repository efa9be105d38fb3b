/** Rules of reviews by buyers (RT-19, AF-05): who may write one, its limits and its states. */
export * from './reason-words.ts';
export * from './review-paths.ts';
export * from './review-rules.ts';
