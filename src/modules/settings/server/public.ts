export { findLanguages } from './user-settings/user-settings.queries.ts';
