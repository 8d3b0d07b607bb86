import { isDay } from '#platform/web/date/is-day.ts';
import { dueFilters, UNASSIGNED } from '#modules/feature-development/contract/record-statuses.ts';
import {
  optionalChoice,
  optionalWhole,
  optionalWord,
  type Parameter,
} from '#platform/web/navigation/search.ts';

/** A day, if it is one of the calendar. */
const optionalDay: Parameter<string | undefined> = {
  read: (raw) => (typeof raw === 'string' && isDay(raw) ? raw : undefined),
  fallback: undefined,
};

/** An employee. */
export const optionalPerson = optionalWhole();

/** By when work is due, and its tag. */
export const plannedFilters = {
  due: optionalChoice(dueFilters),
  due_from: optionalDay,
  due_until: optionalDay,
  tag: optionalWord(),
};

const optionalAssignee: Parameter<number | typeof UNASSIGNED | undefined> = {
  read: (raw) => (raw === UNASSIGNED ? raw : optionalPerson.read(raw)),
  fallback: undefined,
};

/** The same of SOWs, which people are assigned to. */
export const assignedFilters = { ...plannedFilters, assignee: optionalAssignee };

/** What leaves all work in. */
export const NO_WORK_FILTERS = {
  due: undefined,
  due_from: undefined,
  due_until: undefined,
  tag: undefined,
  assignee: undefined,
};
