export { findEnginesByCode, findUsersByCode } from './engine-codes.queries.ts';
export { findEnginesByText } from './engine-text.queries.ts';
export { findEngines } from './engines.queries.ts';
export { engineRegistered } from './jobs/engine-registered.ts';
export { setUses, type Dependent } from './usecases/set-uses.ts';
