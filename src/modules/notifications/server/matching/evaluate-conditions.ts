import type { Condition, ConditionGroup } from '#modules/notifications/contract/conditions.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { DeclaredEvent } from '../events/event-catalogue.ts';
import { idsIn, readProperty, type LoggedEvent } from './read-property.ts';

type Single = string | number | boolean | null;

/** A condition with what the event has there. */
export interface Judged {
  readonly condition: Condition;
  readonly actual: unknown;
  readonly met: boolean;
}

export interface Verdict {
  readonly fires: boolean;
  /** Those that decided: the unmet ones where all must be met, the met ones where any is enough. */
  readonly decided_by: readonly Judged[];
}

/** Whether the conditions of a setting let an event through. */
export function evaluateConditions(
  { match, conditions }: Pick<SettingInfo, 'match' | 'conditions'>,
  declared: DeclaredEvent,
  event: LoggedEvent,
): Verdict {
  const judge = (one: Condition | ConditionGroup): Verdict =>
    'conditions' in one
      ? combine(
          one.match,
          one.conditions.map((inner) => judge(inner)),
        )
      : judgeOne(one, declared, event);
  return combine(
    match,
    conditions.map((one) => judge(one)),
  );
}

function combine(match: 'all' | 'any', verdicts: readonly Verdict[]): Verdict {
  const fires =
    verdicts.length === 0 ||
    (match === 'all' ? verdicts.every((one) => one.fires) : verdicts.some((one) => one.fires));
  const deciding = verdicts.filter((one) => one.fires === fires);
  return { fires, decided_by: deciding.flatMap(({ decided_by }) => decided_by) };
}

function judgeOne(condition: Condition, declared: DeclaredEvent, event: LoggedEvent): Verdict {
  const read = (when: 'now' | 'before') =>
    readProperty(declared, { event, name: condition.field, when });
  const actual = read('now') ?? null;
  const met = isMet(
    condition,
    asPrecise(actual, condition.value),
    asPrecise(read('before') ?? null, condition.value),
  );
  return { fires: met, decided_by: [{ condition, actual, met }] };
}

function isMet({ operator, value }: Condition, actual: unknown, before: unknown): boolean {
  switch (operator) {
    case 'eq':
      return isSame(actual, firstOf(value));
    case 'ne':
      return !isSame(actual, firstOf(value));
    case 'in':
      return valuesOf(value).some((one) => isSame(actual, one));
    case 'notIn':
      return !valuesOf(value).some((one) => isSame(actual, one));
    case 'changedFrom':
      return isSame(before, firstOf(value)) && !isSame(actual, firstOf(value));
    case 'changedTo':
      return isSame(actual, firstOf(value)) && !isSame(before, firstOf(value));
    case 'lt':
      return compare(actual, value, (order) => order < 0);
    case 'lte':
      return compare(actual, value, (order) => order <= 0);
    case 'gt':
      return compare(actual, value, (order) => order > 0);
    case 'gte':
      return compare(actual, value, (order) => order >= 0);
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A moment that is compared with days is its day in Bangkok. */
function asPrecise(actual: unknown, wanted: Condition['value']): unknown {
  const isMoment = typeof actual === 'string' && INSTANT.test(actual);
  const isDay = valuesOf(wanted).every((one) => typeof one === 'string' && DAY.test(one));
  return isMoment && isDay ? dayInBangkok(new Date(actual)) : actual;
}

const valuesOf = (value: Condition['value']): Single[] => [value].flat();

const firstOf = (value: Condition['value']): Single => valuesOf(value)[0] ?? null;

/** Nothing, an empty text and a value that is not there are the same; of several people one is enough. */
function isSame(actual: unknown, wanted: Single): boolean {
  const text = textOf(actual);
  if (wanted === null || wanted === '') return (text ?? '') === '' && idsIn(actual).join('') === '';
  return text === undefined
    ? idsIn(actual).some((id) => String(id) === String(wanted))
    : text === String(wanted);
}

/** A value that is one text, number or yes or no; what is nothing is an empty text. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

/** Numbers by size, days and moments by time; what cannot be compared is never met. */
function compare(
  actual: unknown,
  wanted: Condition['value'],
  holds: (order: number) => boolean,
): boolean {
  const [one, other] = [textOf(actual) ?? '', textOf(wanted) ?? ''];
  if (one === '' || other === '') return false;
  const difference = Number(one) - Number(other);
  const order = Number.isNaN(difference) ? Date.parse(one) - Date.parse(other) : difference;
  return !Number.isNaN(order) && holds(order);
}
