import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { contractPermissions } from './permissions.ts';

export const contractPaperRoute = defineRoute({
  method: 'GET',
  path: '/v1/contracts/:id/pdf',
  access: contractPermissions.names.read,
  summary: 'The contract as PDF, for signatures; a mark says where it is not approved',
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
