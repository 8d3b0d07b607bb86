import type { Scope } from '#platform/server/access/scope.ts';
import { newId } from '#platform/server/ids.ts';

/** Somebody of company 1, for what is measured without the server's routes. */
export const benchScope: Scope = {
  companyId: 1,
  userId: newId(),
  employeeId: null,
  permissions: new Set(),
  language: 'th',
  requestId: 'bench',
};
