import { defineErrors } from '#platform/contract/errors.ts';

export const auditErrors = defineErrors('audit', { too_many_entries: 409 });
