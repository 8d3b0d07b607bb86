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
