import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';

export const listTagsRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/tags',
  access: trackingPermissions.name('read'),
  summary: 'Tags of the value streams and SOWs that were changed last, by name, to choose one from',
  answers: { 200: z.object({ data: z.array(z.string()) }) },
});
