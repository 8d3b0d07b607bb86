/** What other modules may use of the history of the company. */
export { actorNames } from './entries/actor-names.ts';
export { readChanges } from './entries/read-changes.ts';
export { readHistory } from './history/read-history.ts';
export { serveHistory } from './history/serve-history.ts';
