import { z } from 'zod';
import { errors } from './errors.ts';
import { defineEvents } from './events.ts';
import { recordId } from './ids.ts';
import { isMasked, reasonLimits } from './personal-values.ts';
import { defineRoute } from './route.ts';

export const personalDataEvents = defineEvents('platform', ['personal_data_revealed']);

/**
 * A personal value in the body of a change: a new one by `schema`, or the one that was answered, masked, which
 * leaves the stored value alone. The body that creates a record takes `schema` itself.
 */
export function orMasked(schema: z.ZodType<string>): z.ZodString {
  return z
    .string()
    .max(200)
    .superRefine((value, context) => {
      if (isMasked(value)) return;
      for (const issue of schema.safeParse(value).error?.issues ?? [])
        context.addIssue({ ...issue });
    });
}

export const revealRoute = defineRoute({
  method: 'POST',
  path: '/v1/personal-data/reveal',
  access: 'member',
  summary: 'Read a personal value that is masked elsewhere',
  description:
    'The permission depends on the field. The history of the record says who read which field, when and why. ' +
    'Screens show the value for `shown_seconds`.',
  secretAnswer: true,
  body: z.strictObject({
    entity_type: z.string().min(1).max(50),
    entity_id: recordId,
    field: z.string().min(1).max(50),
    reason: z.string().trim().min(reasonLimits.least).max(reasonLimits.most),
  }),
  refuses: [errors.forbidden],
  answers: {
    /** Null where nothing is stored. */
    200: z.object({ value: z.string().nullable(), shown_seconds: z.number().int() }),
  },
});
