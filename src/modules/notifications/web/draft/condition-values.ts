import type { Condition } from '#modules/notifications/contract/conditions.ts';
import type { EventProperty } from '#modules/notifications/contract/events.ts';
import {
  operatorsOf,
  type Comparison,
  type Operator,
} from '#modules/notifications/contract/operators.ts';

/** The first operator and the first value that a property has. */
export function newCondition({ key, type, choices }: EventProperty): Condition {
  const value = type === 'boolean' ? true : (choices[0]?.value ?? '');
  return { field: key, operator: operatorsOf[type][0], value };
}

/** Some operators compare with several values. */
export function comparesMany(operator: Operator): boolean {
  return operator === 'in' || operator === 'notIn';
}

/** The value that stays when another operator is chosen. */
function valueFor(operator: Operator, { value }: Condition): Condition['value'] {
  const all = [value].flat().flatMap((one) => (one === null || one === '' ? [] : [one]));
  return comparesMany(operator) ? all : (all[0] ?? '');
}

/** The comparisons of a property, with whether there is anything at all. */
export function comparisonsOf(operators: readonly Operator[]): readonly Comparison[] {
  return operators.includes('eq') ? [...operators, 'empty', 'filled'] : operators;
}

/** The condition with another comparison. */
export function compareBy(comparison: Comparison, condition: Condition): Condition {
  if (comparison === 'empty') return { ...condition, operator: 'eq', value: null };
  if (comparison === 'filled') return { ...condition, operator: 'ne', value: null };
  return { ...condition, operator: comparison, value: valueFor(comparison, condition) };
}
