import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { bangkokTime } from '#platform/server/export/bangkok-time.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { StoredEntry } from './entries.queries.ts';

interface Words {
  readonly translator: Translator;
  readonly language: Language;
  /** Names to sign in by, of those who are no employees. */
  readonly usernames: ReadonlyMap<string, string>;
}

const LONGEST_VALUE = 500;

/** Puts an entry of the event log into words. */
export function describeEntry(entry: StoredEntry, words: Words): AuditEntry {
  const { language } = words;
  const before = fieldsOf(entry.before);
  const after = fieldsOf(entry.after);
  return {
    ...entry,
    event: entry.name,
    what: say(words, entry.name.replace('.', ':events.'), entry.name),
    who: whoOf(entry, words),
    kind: say(words, `audit:entities.${entry.entity}`, entry.entity),
    name:
      entry.entity === 'export'
        ? say(words, `audit:entities.${entry.entity_id}`, entry.entity_id)
        : (nameOf(after, language) ??
          nameOf(before, language) ??
          say(words, `audit:entities.${entry.entity_id}`, entry.entity_id)),
    changes: changesOf(before, after).map((field) => ({
      field,
      label: say(words, `audit:fields.${field}`, field),
      before: writeValue(before[field], words),
      after: writeValue(after[field], words),
    })),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(snapshot: unknown): Fields {
  return isFields(snapshot) ? snapshot : {};
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** What changes with every act says nothing of this one. */
export const ALWAYS_CHANGING = new Set(['updated_at', 'updatedAt', 'created_at', 'id']);

/** What acts carry for whoever is told of them and where they belong, not for whoever reads of them. */
const FOR_OTHERS = new Set(['tell', 'tell_breaking', 'within', 'source_id', 'engineId']);

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

/** Whether another field tells by name what this one tells by number. */
function isNamedBeside(field: string, fields: readonly string[]): boolean {
  const named = field.replace(/_id$/, '');
  return fields.includes(`${named}_name`) || (named !== field && fields.includes(named));
}

function whoOf({ employee, user_id }: StoredEntry, words: Words): string | null {
  if (employee !== null) return employee;
  if (user_id === null) return null;
  return words.usernames.get(user_id) ?? say(words, 'audit:somebody_gone', user_id);
}

/** What the record was called, by whichever of its fields names it. */
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

function writeValue(value: unknown, words: Words): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return say(words, `audit:values.${value ? 'yes' : 'no'}`, '');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return cut(INSTANT.test(value) ? writeInstant(value) : value);
  if (Array.isArray(value)) {
    return cut(value.flatMap((each) => writeValue(each, words) ?? []).join(', '));
  }
  if (!isFields(value)) return null;
  if (isText(value['name'])) return cut(value['name']);
  const parts = Object.entries(value).flatMap(([field, inner]) => {
    const written = writeValue(inner, words);
    return written === null ? [] : `${say(words, `audit:fields.${field}`, field)}: ${written}`;
  });
  return cut(parts.join(', '));
}

function writeInstant(instant: string): string {
  return bangkokTime(new Date(instant)).toISOString().slice(0, 19).replace('T', ' ');
}

function cut(text: string): string | null {
  if (text === '') return null;
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function say({ translator, language }: Words, key: string, otherwise: string): string {
  return translator.has(language, key) ? translator.translate(language, key) : otherwise;
}
