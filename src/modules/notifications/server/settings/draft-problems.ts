import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Condition } from '#modules/notifications/contract/conditions.ts';
import { operatorsOf, type Operator } from '#modules/notifications/contract/operators.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { FieldProblem } from '#platform/contract/errors.ts';
import type { DeclaredEvent } from '../events/event-catalogue.ts';
import { variablesIn } from '../events/variables.ts';

interface Draft {
  readonly info: SettingInfo;
  /** Undefined where no module declares it any more. */
  readonly declared: DeclaredEvent | undefined;
  readonly enabled: ReadonlySet<Channel>;
}

/** What keeps a draft from coming into force, each problem at its field. */
export function draftProblems({ info, declared, enabled }: Draft): FieldProblem[] {
  if (declared === undefined) return [problem('event_id', 'event_gone')];
  return [
    ...missingParts(info),
    ...info.channels
      .filter((channel) => !enabled.has(channel))
      .map((channel) => problem('info.channels', 'channel_disabled', { channel })),
    ...staleParts(info, declared),
  ];
}

function missingParts({ title, message, channels, recipients }: SettingInfo): FieldProblem[] {
  return [
    ...(title === '' ? [problem('info.title', 'title_required')] : []),
    ...(message === '' ? [problem('info.message', 'message_required')] : []),
    ...(channels.length === 0 ? [problem('info.channels', 'channel_required')] : []),
    ...(recipients.length === 0 ? [problem('info.recipients', 'recipients_required')] : []),
  ];
}

/** What names something that the event does not have, or no longer. */
export function staleParts(info: SettingInfo, declared: DeclaredEvent): FieldProblem[] {
  const texts = [
    ['info.title', info.title],
    ['info.message', info.message],
    ['info.translations.en.title', info.translations.en?.title ?? ''],
    ['info.translations.en.message', info.translations.en?.message ?? ''],
  ] as const;
  return [
    ...info.conditions.flatMap((one, index) =>
      'conditions' in one
        ? one.conditions.flatMap((inner, place) =>
            conditionProblems(inner, `info.conditions.${index}.conditions.${place}`, declared),
          )
        : conditionProblems(one, `info.conditions.${index}`, declared),
    ),
    ...info.recipients.flatMap((row, index) =>
      'field' in row && declared.properties[row.field]?.collection === undefined
        ? [problem(`info.recipients.${index}.field`, 'field_gone', { field: row.field })]
        : [],
    ),
    ...texts.flatMap(([path, text]) =>
      variablesIn(text)
        .filter((name) => {
          const property = declared.properties[name];
          return property === undefined || property.recipients_only === true;
        })
        .map((name) => problem(path, 'unknown_variable', { name })),
    ),
  ];
}

function conditionProblems(
  { field, operator, value }: Condition,
  path: string,
  declared: DeclaredEvent,
): FieldProblem[] {
  const property = declared.properties[field];
  if (property === undefined || property.recipients_only === true) {
    return [problem(`${path}.field`, 'field_gone', { field })];
  }
  const allowed: readonly Operator[] = operatorsOf[property.type];
  if (!allowed.includes(operator)) return [problem(`${path}.operator`, 'operator_unfit')];
  // The settings that come with the application ask whether there is anything at all.
  if (value === null && operator !== 'eq' && operator !== 'ne') {
    return [problem(`${path}.value`, 'value_required')];
  }
  const isFit = [value].flat().every((one) => one === null || fits(property.type, one));
  if (isFit) return [];
  return [problem(`${path}.value`, value === '' ? 'value_required' : 'value_unfit')];
}

function fits(type: DeclaredEvent['properties'][string]['type'], value: unknown): boolean {
  if (type === 'number') return String(value).trim() !== '' && !Number.isNaN(Number(value));
  if (type === 'date') return !Number.isNaN(Date.parse(String(value)));
  if (type === 'boolean')
    return typeof value === 'boolean' || /^(?:true|false)$/.test(String(value));
  return true;
}

function problem(path: string, name: string, parameters = {}): FieldProblem {
  return { path, code: `notifications:errors.${name}`, parameters };
}
