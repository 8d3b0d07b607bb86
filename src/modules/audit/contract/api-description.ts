import type { ApiDescription } from '#platform/contract/api-description.ts';
import { auditEntry } from './entries.ts';
import { historyEntry } from './history.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const auditApi: ApiDescription = {
  groups: [
    {
      name: 'Audit',
      description: 'What was changed in the company, by whom and when.',
      paths: ['audit'],
    },
  ],
  schemas: {
    AuditEntry: auditEntry,
    HistoryEntry: historyEntry,
  },
};
