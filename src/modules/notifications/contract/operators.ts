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

/** A comparison as people choose it: being nothing at all is one of its own, not a value. */
export type Comparison = Operator | 'empty' | 'filled';

/** What a condition is chosen as. */
export function comparisonOf({
  operator,
  value,
}: {
  readonly operator: Operator;
  readonly value: unknown;
}): Comparison {
  if (value !== null) return operator;
  if (operator === 'eq') return 'empty';
  return operator === 'ne' ? 'filled' : operator;
}
