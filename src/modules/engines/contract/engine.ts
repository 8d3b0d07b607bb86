import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { engineStatuses, engineTypes, firstStatuses } from './engine-status.ts';

export const engineLimits = {
  code: 50,
  name: 100,
  description: 500,
  logic: 50_000,
  tags: 20,
  tag: 50,
  note: 200,
} as const;

/** Trimmed and without repetitions, as the form adds them. */
const tags = z
  .array(plainText(engineLimits.tag).pipe(z.string().min(1)))
  .transform((given) => [...new Set(given)])
  .pipe(z.array(z.string()).max(engineLimits.tags));

/** A text that keeps its line breaks and the spaces that begin its lines. */
const logic = z
  .string()
  .max(engineLimits.logic)
  .refine((text) => !text.includes('\0'), 'platform:validation.unprintable_character')
  .transform((text) => text.replaceAll('\r\n', '\n').trimEnd());

const engineFields = {
  name: requiredText(engineLimits.name, 'engines:errors.name_required'),
  type: z.enum(engineTypes, 'engines:errors.type_required'),
  description: plainText(engineLimits.description).default(''),
  logic: logic.default(''),
  tags: tags.default([]),
};

/** What creates an engine. */
export const engineInput = z.strictObject({
  code: requiredText(engineLimits.code, 'engines:errors.code_required'),
  ...engineFields,
  status: z.enum(firstStatuses, 'engines:errors.status_required').default('active'),
});

/** With which words an engine is taken out of use. */
const deprecation = {
  /** What to use instead: an active engine. */
  replacement_id: recordId.nullable().default(null),
  /** The last day on which it still serves what uses it already. */
  retires_on: z.iso.date().nullable().default(null),
};

/** What changes an engine: all its fields but the code, and the `updated_at` the editor was looking at. */
export const engineChange = z.strictObject({
  ...engineFields,
  status: z.enum(engineStatuses, 'engines:errors.status_required'),
  ...deprecation,
  /** What changed in the logic, kept with the version which a change of it makes. */
  change_note: plainText(engineLimits.note).default(''),
  updated_at: instant,
});

/** Moves an engine to another status, with all else as it is. */
export const engineMove = z.strictObject({
  status: z.enum(engineStatuses, 'engines:errors.status_required'),
  ...deprecation,
  updated_at: instant,
});

export type EngineInput = z.output<typeof engineInput>;
export type EngineChange = z.output<typeof engineChange>;
export type EngineMove = z.output<typeof engineMove>;

/** Just enough of an engine to name it and to find it. */
export const engineReference = z.object({ id: recordId, code: z.string(), name: z.string() });

export type EngineReference = z.output<typeof engineReference>;

/** An engine as lists show it: all but its logic. */
export const listedEngine = z.object({
  id: recordId,
  code: z.string(),
  name: z.string(),
  type: z.enum(engineTypes),
  status: z.enum(engineStatuses),
  description: z.string(),
  tags: z.array(z.string()),
  /** Number of the version which its logic is; each change of the logic makes another. */
  version: z.number().int(),
  sub_function_count: z.number().int(),
  /** Modules of the catalogue in which it is used. */
  module_count: z.number().int(),
  used_in_count: z.number().int(),
  /** What a deprecated engine gives way to. */
  replacement: engineReference.nullable(),
  retires_on: z.iso.date().nullable(),
  created_at: instant,
  updated_at: instant,
  /** The employee who created it; null when the person is none. */
  created_by: employeeId.nullable(),
  created_by_name: z.string().nullable(),
  updated_by: employeeId.nullable(),
  updated_by_name: z.string().nullable(),
});

/** An engine as it is answered alone. */
export const engine = listedEngine.extend({ logic: z.string() });

export type ListedEngine = z.output<typeof listedEngine>;
export type Engine = z.output<typeof engine>;
