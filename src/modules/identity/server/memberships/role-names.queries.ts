import type { RecordNames } from '#platform/server/records/name-records.ts';
import { roles } from './memberships.tables.ts';

/** What the history calls roles. */
export const roleNames: readonly RecordNames[] = [{ table: roles, name: roles.name }];
