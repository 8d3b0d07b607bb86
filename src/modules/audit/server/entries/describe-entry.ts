import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { FILE_IMPORT } from '#platform/contract/file-imports.ts';
import { SAVED_VIEW } from '#platform/contract/views.routes.ts';
import { isRecordId } from '#platform/server/records/name-records.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { nameField, nameKind, nameValue, sayIfKnown } from '#platform/server/texts/name-fields.ts';
import { writeAmount } from '#platform/server/texts/write-amount.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';
import { nameActor } from './actor-names.ts';
import type { StoredEntry } from './entries.queries.ts';
import { isEmployeeField } from './mentioned-ids.ts';
import {
  fieldsOf,
  isFields,
  isText,
  nameOf,
  type Fields,
} from '#platform/server/events/name-of.ts';

interface Reader {
  readonly translator: Translator;
  readonly language: Language;
  /** Usernames, for people who are not employees. */
  readonly usernames: ReadonlyMap<string, string>;
  readonly employees: ReadonlyMap<number, string>;
  /** Names of other records, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** The fields that are amounts in baht, by the kind of record. */
  readonly amounts: ReadonlyMap<string, readonly string[]>;
  /** What a place is called whose code is in a field. */
  readonly placeName: (field: string, code: number) => string | null;
}

const LONGEST_VALUE = 500;

/** Describes an entry of the event log in the reader's language. */
export function describeEntry(entry: StoredEntry, reader: Reader): AuditEntry {
  const { language } = reader;
  const before = fieldsOf(entry.before);
  const after = fieldsOf(entry.after);
  const labels = { ...reader, module: moduleOf(entry, reader), entity: entry.entity };
  const kind = nameEntity(entry.entity, reader);
  return {
    ...entry,
    event: entry.name,
    what: sayIfKnown(reader, entry.name.replace('.', ':events.')) ?? entry.name,
    who: nameActor(entry, reader),
    kind,
    name:
      entry.entity === 'export'
        ? nameEntity(entry.entity_id, reader)
        : (nameOf(after, language) ??
          nameOf(before, language) ??
          nameOfId(entry, reader) ??
          nameKind(reader, entry.entity_id) ??
          kind),
    changes: changesOf(before, after, labels)
      .map((field) => ({
        field,
        label: labelOf(field, labels),
        before: writeField(field, valueOf(field, before, reader), labels),
        after: writeField(field, valueOf(field, after, reader), labels),
      }))
      // What has no name, such as a record that is gone, says nothing.
      .filter((change) => change.before !== change.after),
  };
}

/** The name of a record whose event has only its id. */
function nameOfId({ entity, entity_id }: StoredEntry, reader: Reader): string | undefined {
  return entity === 'employee'
    ? reader.employees.get(Number(entity_id))
    : (reader.names.get(entity_id) ?? reader.usernames.get(entity_id));
}

type Speaker = Pick<Reader, 'translator' | 'language'>;

export function nameEntity(entity: string, reader: Speaker): string {
  return nameKind(reader, entity) ?? entity;
}

/** The module of a kind of record, or of the exported list. */
function moduleOf({ entity, entity_id }: StoredEntry, { translator }: Reader): string {
  const kind = entity === 'export' ? entity_id : entity;
  return translator.find(`entities.${kind}`)?.split(':', 1)[0] ?? '';
}

interface Labels extends Reader {
  /** Names the fields, unless the platform does. */
  readonly module: string;
  readonly entity: string;
}

function labelOf(field: string, labels: Labels): string {
  return nameField(labels, field) ?? field;
}

/** These change with every action or never, and mean nothing for this one. */
const MEANINGLESS = ['updated_at', 'updatedAt', 'created_at', 'created_by_name', 'id'];

/** Beside them, what events carry for notices and for their place in the history, not for people who read it. */
const NOT_SAID = new Set([
  ...MEANINGLESS,
  'tell',
  'tell_approver',
  'tell_breaking',
  'within',
  'source_id',
  'engineId',
]);

/** What only the screen of a record can read, by the kind of record. */
const UNREADABLE = new Map([[SAVED_VIEW, ['address', 'columns']]]);

function changesOf(before: Fields, after: Fields, labels: Labels): string[] {
  return saidOf({ ...before, ...after }, labels).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
}

/** The fields that people read, in the order of their labels: the database keeps none. */
function saidOf(snapshot: Fields, { translator, module, entity }: Labels): string[] {
  const fields = Object.keys(snapshot);
  const order = translator.fieldOrder(module);
  const placeOf = (field: string) => order.get(field) ?? order.size;
  const unreadable = UNREADABLE.get(entity) ?? [];
  return fields
    .filter(
      (field) =>
        !NOT_SAID.has(field) &&
        !unreadable.includes(field) &&
        !isNamedBeside(field, fields) &&
        !isCodeBeside(field, snapshot),
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a place in words is chosen by its code too, whose name the reader's language has. */
function isCodeBeside(field: string, snapshot: Fields): boolean {
  return (
    /^(?:province|(?:sub_)?district)$/.test(field) &&
    typeof snapshot[`contact_${field.replace('_', '')}_id`] === 'number'
  );
}

/** Whether another field has the name that belongs to this id. */
function isNamedBeside(field: string, fields: readonly string[]): boolean {
  const named = field.replace(/(_user)?_id$/, '');
  const names = [`${named}_name`, `${named}_display`, `${named}name`];
  return [...names, ...(named === field ? [] : [named])].some((name) => fields.includes(name));
}

/** The value of a field; the name of an employee as the reader's language has it, where its id is beside it. */
function valueOf(field: string, fields: Fields, { employees }: Reader): unknown {
  const [, named] = /^(.*)_name$/.exec(field) ?? [];
  if (named === undefined) return fields[field];
  const id = [`${named}_id`, named]
    .filter(isEmployeeField)
    .map((beside) => fields[beside])
    .find((beside) => typeof beside === 'number');
  return (id === undefined ? undefined : employees.get(id)) ?? fields[field];
}

/** Years and codes are whole. What is measured, such as a position or an area, has more digits than it needs. */
const measures = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 8 });

function writeField(field: string, value: unknown, labels: Labels): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') {
    const word = value ? 'yes' : 'no';
    return (
      nameValue({ ...labels, field }, word) ?? sayIfKnown(labels, `audit:values.${word}`) ?? null
    );
  }
  if (typeof value === 'number') {
    if (labels.amounts.get(labels.entity)?.includes(field) === true) return writeAmount(value);
    const name = isEmployeeField(field)
      ? labels.employees.get(value)
      : labels.placeName(field, value);
    return name ?? (Number.isInteger(value) ? String(value) : measures.format(value));
  }
  if (typeof value === 'string') return writeText(field, value, labels);
  if (Array.isArray(value)) {
    return cut(value.flatMap((each) => writeField(field, each, labels) ?? []).join(', '));
  }
  if (!isFields(value)) return null;
  if (labels.language in value) return writeField(field, value[labels.language], labels);
  if (isText(value['name'])) return cut(value['name']);
  const entries = saidOf(value, labels).flatMap((name) => {
    const written = writeField(name, valueOf(name, value, labels), labels);
    return written === null ? [] : `${labelOf(name, labels)}: ${written}`;
  });
  return cut(entries.join(', '));
}

function writeText(field: string, text: string, labels: Labels): string | null {
  if (text.startsWith('data:image/')) return sayIfKnown(labels, 'audit:values.picture') ?? null;
  if (isRecordId(text)) return labels.names.get(text) ?? labels.usernames.get(text) ?? null;
  if (LISTS.get(labels.entity) === field) return nameList(text, labels);
  return writeTime(text, labels.language) ?? cut(nameValue({ ...labels, field }, text) ?? text);
}

/** The field that has the name of a list, by the kind of record. */
const LISTS = new Map([
  [SAVED_VIEW, 'list'],
  [FILE_IMPORT, 'kind'],
]);

/** A list is called as what it lists: `farmer-quotas` has the records `farmer_quota`. */
function nameList(list: string, labels: Labels): string | null {
  return nameKind(labels, list.replaceAll('-', '_').replace(/s$/, '')) ?? null;
}

function cut(text: string): string | null {
  if (text === '') return null;
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
