export { findEnginesByCode, findUsersByCode } from './engines/engine-codes.queries.ts';
export { findEnginesByText } from './engines/search-engines.queries.ts';
export { findEngines } from './engines/engines.queries.ts';
export { engineWithdrawn } from './engines/engine-withdrawn.job.ts';
export { checkEngine, type KnownPlaces } from './uses/check-engine.queries.ts';
export { dependentsOf } from './uses/uses.queries.ts';
export { engineRegistered } from './engines/engine-registered.job.ts';
export { setUses, type Dependent } from './uses/set-uses.ts';
