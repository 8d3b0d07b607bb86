import { engineErrors, engine } from './engines.ts';
import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { enginePermissions } from './permissions.ts';

export const engineVersion = z.object({
  number: z.number().int(),
  /** What its author said of the change. */
  note: z.string(),
  created_at: instant,
  created_by: employeeId.nullable(),
  created_by_name: z.string().nullable(),
});

export type EngineVersion = z.output<typeof engineVersion>;

const versionNumber = z.coerce.number().int().min(1).max(1_000_000);

export const listVersionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/versions',
  access: enginePermissions.name('read'),
  summary: 'Every logic that an engine has had, the newest first',
  answers: { 200: wrapped(z.array(engineVersion)) },
});

export const compareVersionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/difference',
  access: enginePermissions.name('read'),
  summary: 'What changed in the logic from one version to another, line by line; from 0 all is new',
  query: z.object({
    from: z.coerce.number().int().min(0).max(1_000_000),
    to: versionNumber,
  }),
  answers: {
    200: wrapped(
      z.object({
        added: z.number().int(),
        removed: z.number().int(),
        lines: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
      }),
    ),
  },
});

export const restoreVersionRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/versions/:version_no/restore',
  access: enginePermissions.name('write'),
  summary: 'Make the logic of an earlier version the newest one',
  params: z.object({ id: recordId, version_no: versionNumber }),
  refuses: [engineErrors.move_not_allowed],
  answers: { 200: wrapped(engine) },
});
