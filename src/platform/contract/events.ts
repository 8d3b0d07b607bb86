import { z } from 'zod';

/**
 * Declares what can happen in a module. `defineEvents('agents', ['created'])` makes `agents.created`,
 * with the text `agents:events.created`. Every write stores one, with who, what, before and after.
 */
export function defineEvents<const Module extends string, const Names extends readonly string[]>(
  module: Module,
  names: Names,
): { readonly [Name in Names[number]]: `${Module}.${Name}` } {
  const entries = names.map((name) => [name, `${module}.${name}`]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the literal keys, which are `names`
  return Object.fromEntries(entries) as { readonly [Name in Names[number]]: `${Module}.${Name}` };
}

/**
 * A message of `GET /v1/stream`: something in the company changed, work made progress, so much happened
 * while the caller was away that everything they have is stale, a notice came into the caller's inbox of any
 * of their companies or was read there, or the companies and rights of the caller may be different ones.
 */
export const streamMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('changed'),
    event: z.string(),
    entity: z.string(),
    entity_id: z.string(),
    sequence: z.number().int(),
  }),
  z.object({ type: z.literal('missed_too_much') }),
  z.object({ type: z.literal('inbox'), user_ids: z.array(z.string()) }),
  z.object({ type: z.literal('access') }),
  z.object({
    type: z.literal('progress'),
    entity: z.string(),
    entity_id: z.string(),
    progress: z.record(z.string(), z.unknown()),
  }),
]);

export type StreamMessage = z.output<typeof streamMessage>;
