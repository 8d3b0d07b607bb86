import { nameEmployees } from '#modules/directory/server/public.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { writeValue as writeNumber } from '#platform/contract/texts/write-value.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { nameRecords } from '#platform/server/records/name-records.ts';
import { nameValue } from '#platform/server/texts/name-fields.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { writeAmount } from '#platform/server/texts/write-amount.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';
import type { DeclaredEvent } from '../events/event-catalogue.ts';
import { idsIn, readProperty, type LoggedEvent } from './read-property.ts';
import { fillIn, variablesIn } from '../events/variables.ts';

type Texts = Record<Language, string>;

type Names = ReadonlyMap<string | number, string>;

interface Written {
  readonly title: Texts;
  readonly message: Texts;
}

type Templates = Pick<SettingInfo, 'title' | 'message' | 'translations'>;

/** What English readers get: of each text its translation, or else the Thai one. */
function templatesOf({ title, message, translations: { en } }: Templates) {
  const english = { title: en?.title || title, message: en?.message || message };
  return { th: { title, message }, en: english };
}

interface Mentioning extends Pick<Context, 'recordNames'> {
  readonly info: Templates;
  readonly declared: DeclaredEvent;
  readonly events: readonly LoggedEvent[];
}

/** The names of the people and units that texts about these events write. */
export async function readNames(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { info, declared, events, recordNames }: Mentioning,
): Promise<Record<Language, Names>> {
  const written = Object.values(templatesOf(info)).flatMap(({ title, message }) =>
    variablesIn(`${title} ${message}`),
  );
  const mentioned = new Set(
    written
      .filter((name) => ['person', 'unit'].includes(declared.properties[name]?.type ?? ''))
      .flatMap((name) => events.flatMap((event) => idsIn(readProperty(declared, { event, name })))),
  );
  const employees = [...mentioned].filter((id) => typeof id === 'number');
  const ids = [...mentioned].filter((id) => typeof id === 'string');
  const namesIn = async (language: Language): Promise<Names> => {
    const reader = { companyId, language };
    const people = employees.length === 0 ? [] : await nameEmployees(tx, reader, employees);
    const units = await nameRecords(tx, reader, { kinds: recordNames, ids });
    return new Map<string | number, string>([...people, ...units]);
  };
  return { th: await namesIn('th'), en: await namesIn('en') };
}

interface Writing {
  readonly info: Templates;
  readonly declared: DeclaredEvent;
  readonly event: LoggedEvent;
  readonly translator: Translator;
  /** As `readNames` found them. */
  readonly names: Record<Language, Names>;
}

/** Title and message of an event in both languages. */
export function writeTexts({ info, declared, event, translator, names }: Writing): Written {
  const templates = templatesOf(info);
  const write = (language: Language, part: 'title' | 'message') =>
    fillIn(templates[language][part], (name) =>
      writeValue({ name, declared, event, translator, language, names: names[language] }),
    );
  // A title stays one line, whatever a value has.
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return {
    title: { th: oneLine(write('th', 'title')), en: oneLine(write('en', 'title')) },
    message: { th: write('th', 'message'), en: write('en', 'message') },
  };
}

interface Value extends Omit<Writing, 'info' | 'names'> {
  readonly name: string;
  readonly language: Language;
  readonly names: Names;
}

function writeValue({ name, declared, event, translator, language, names }: Value): string {
  if (name === 'event')
    return translator.translate(language, declared.key.replace('.', ':events.'));
  const property = declared.properties[name];
  const value = readProperty(declared, { event, name });
  if (property === undefined || value === undefined || value === null) return '';
  if (property.type === 'boolean') {
    return translator.translate(language, `audit:values.${value === true ? 'yes' : 'no'}`);
  }
  if (property.type === 'person' || property.type === 'unit') {
    return idsIn(value)
      .flatMap((id) => names.get(id) ?? [])
      .join(', ');
  }
  if (typeof value === 'number') {
    return property.is_money === true ? writeAmount(value) : writeNumber(value);
  }
  const text = typeof value === 'string' ? value : '';
  if (property.type === 'date') return writeTime(text, language) ?? text;
  if (property.type !== 'choice') return text;
  const { feature, module } = declared;
  const labels = { translator, language, module: module.name, entity: feature.feature };
  return nameValue({ ...labels, field: name }, text) ?? text;
}
