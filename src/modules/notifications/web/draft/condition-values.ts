import type { Condition } from '#modules/notifications/contract/conditions.ts';
import type { EventProperty } from '#modules/notifications/contract/events.ts';
import { operatorsOf, type Operator } from '#modules/notifications/contract/operators.ts';

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
export function valueFor(operator: Operator, { value }: Condition): Condition['value'] {
  const all = [value].flat().flatMap((one) => (one === null || one === '' ? [] : [one]));
  return comparesMany(operator) ? all : (all[0] ?? '');
}
