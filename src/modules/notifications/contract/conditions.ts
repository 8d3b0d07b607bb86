import { z } from 'zod';
import { OPERATORS } from './operators.ts';

const single = z.union([z.string().max(500), z.number(), z.boolean()]);

export const conditionValue = z.union([single, z.array(single).max(200), z.null()]);

export const condition = z.strictObject({
  field: z.string().min(1).max(100),
  operator: z.enum(OPERATORS),
  value: conditionValue,
});

export type Condition = z.output<typeof condition>;

const match = z.enum(['all', 'any']);

/** Conditions of which all must be met, or any. */
export const conditionGroup = z.strictObject({
  match,
  conditions: z.array(condition).max(20),
});

export type ConditionGroup = z.output<typeof conditionGroup>;

/** Of a setting: conditions and groups of them, of which all must be met, or any. */
export const conditionFields = {
  match: match.default('all'),
  conditions: z
    .array(z.union([condition, conditionGroup]))
    .max(20)
    .default([]),
};
