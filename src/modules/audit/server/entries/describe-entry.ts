import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { bangkokTime } from '#platform/server/export/bangkok-time.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { StoredEntry } from './entries.queries.ts';
import { isEmployeeField } from './mentioned-employees.ts';

interface Reader {
  readonly translator: Translator;
  readonly language: Language;
  /** Usernames, for people who are not employees. */
  readonly usernames: ReadonlyMap<string, string>;
  readonly employees: ReadonlyMap<number, string>;
}

const LONGEST_VALUE = 500;

/** Describes an entry of the event log in the reader's language. */
export function describeEntry(entry: StoredEntry, reader: Reader): AuditEntry {
  const { language } = reader;
  const before = fieldsOf(entry.before);
  const after = fieldsOf(entry.after);
  const isExport = entry.entity === 'export';
  const labels = { ...reader, module: moduleOf(entry, reader) };
  return {
    ...entry,
    event: entry.name,
    what: say(reader, entry.name.replace('.', ':events.')) ?? entry.name,
    who: whoOf(entry, reader),
    kind: nameEntity(entry.entity, reader),
    name:
      (isExport ? undefined : (nameOf(after, language) ?? nameOf(before, language))) ??
      nameEntity(entry.entity_id, reader),
    changes: changesOf(before, after).map((field) => ({
      field,
      label: labelOf(field, labels),
      before: writeField(field, before[field], labels),
      after: writeField(field, after[field], labels),
    })),
  };
}

export function nameEntity(
  entity: string,
  reader: Pick<Reader, 'translator' | 'language'>,
): string {
  const key = reader.translator.find(`entities.${entity}`);
  return (key && say(reader, key)) ?? entity;
}

/** The module of a kind of record, or of the exported list. */
function moduleOf({ entity, entity_id }: StoredEntry, { translator }: Reader): string {
  const kind = entity === 'export' ? entity_id : entity;
  return translator.find(`entities.${kind}`)?.split(':', 1)[0] ?? '';
}

interface Labels extends Reader {
  /** Names the fields, unless the platform does. */
  readonly module: string;
}

function labelOf(field: string, labels: Labels): string {
  return (
    say(labels, `${labels.module}:fields.${field}`) ??
    say(labels, `platform:fields.${field}`) ??
    field
  );
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(snapshot: unknown): Fields {
  return isFields(snapshot) ? snapshot : {};
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** These change with every action and mean nothing for this one. */
export const ALWAYS_CHANGING = new Set(['updated_at', 'updatedAt', 'created_at', 'id']);

/** What events carry for notices and for their place in the history, not for people who read it. */
const FOR_OTHERS = new Set([
  'tell',
  'tell_approver',
  'tell_breaking',
  'within',
  'source_id',
  'engineId',
]);

function changesOf(before: Fields, after: Fields): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter(
    (field) =>
      !ALWAYS_CHANGING.has(field) &&
      !FOR_OTHERS.has(field) &&
      !isNamedBeside(field, fields) &&
      JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
}

/** Whether another field has the name that belongs to this id. */
function isNamedBeside(field: string, fields: readonly string[]): boolean {
  const named = field.replace(/(_user)?_id$/, '');
  const names = [`${named}_name`, `${named}_display`, `${named}name`];
  return [...names, ...(named === field ? [] : [named])].some((name) => fields.includes(name));
}

function whoOf({ employee, user_id }: StoredEntry, reader: Reader): string | null {
  if (employee !== null) return employee;
  if (user_id === null) return null;
  return reader.usernames.get(user_id) ?? say(reader, 'audit:somebody_gone') ?? user_id;
}

function nameOf(fields: Fields, language: Language): string | undefined {
  const full = (suffix: string) =>
    [fields[`first_name${suffix}`], fields[`last_name${suffix}`]].filter(isText).join(' ');
  const names =
    language === 'th'
      ? [full('_th'), fields['name_th'], full('')]
      : [full(''), fields['name_en'], full('_th')];
  return [
    ...names,
    fields['name'],
    fields['filename'],
    fields['username'],
    fields['title'],
    fields['agent_name'],
    fields['company_code'],
    fields['code'],
  ].find(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function writeField(field: string, value: unknown, labels: Labels): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean')
    return say(labels, `audit:values.${value ? 'yes' : 'no'}`) ?? null;
  if (typeof value === 'number') {
    return (isEmployeeField(field) ? labels.employees.get(value) : undefined) ?? String(value);
  }
  if (typeof value === 'string') return cut(INSTANT.test(value) ? writeInstant(value) : value);
  if (Array.isArray(value)) {
    return cut(value.flatMap((each) => writeField(field, each, labels) ?? []).join(', '));
  }
  if (!isFields(value)) return null;
  if (isText(value['name'])) return cut(value['name']);
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const written = writeField(name, inner, labels);
    return written === null ? [] : `${labelOf(name, labels)}: ${written}`;
  });
  return cut(entries.join(', '));
}

function writeInstant(instant: string): string {
  return bangkokTime(new Date(instant)).toISOString().slice(0, 19).replace('T', ' ');
}

function cut(text: string): string | null {
  if (text === '') return null;
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function say(
  { translator, language }: Pick<Reader, 'translator' | 'language'>,
  key: string,
): string | undefined {
  return translator.has(language, key) ? translator.translate(language, key) : undefined;
}
