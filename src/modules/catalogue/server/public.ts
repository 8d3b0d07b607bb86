export { findFeatureReference } from './features/features.queries.ts';
