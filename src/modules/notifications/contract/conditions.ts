import { z } from 'zod';

/** How a condition compares; the last two compare the record before and after. */
export const OPERATORS = [
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'notIn',
  'changedFrom',
  'changedTo',
] as const;

export type Operator = (typeof OPERATORS)[number];

/** Which operators the values of each type allow; the first is what a new condition begins with. */
export const operatorsOf = {
  text: ['eq', 'ne', 'in', 'notIn', 'changedFrom', 'changedTo'],
  number: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'notIn', 'changedFrom', 'changedTo'],
  date: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'changedFrom', 'changedTo'],
  boolean: ['eq', 'ne', 'changedTo'],
  choice: ['eq', 'ne', 'in', 'notIn', 'changedFrom', 'changedTo'],
  person: ['eq', 'ne', 'in', 'notIn', 'changedFrom', 'changedTo'],
  unit: ['eq', 'ne', 'in', 'notIn', 'changedFrom', 'changedTo'],
} as const satisfies Record<string, readonly Operator[]>;

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
