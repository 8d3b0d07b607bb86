import { nameEmployees } from '#modules/directory/server/public.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { nameValue } from '#platform/server/texts/name-fields.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';
import type { DeclaredEvent } from '../events/event-catalogue.ts';
import { idsIn, readProperty, type LoggedEvent } from './read-property.ts';
import { fillIn, variablesIn } from '../events/variables.ts';

type Texts = Record<Language, string>;

interface Written {
  readonly title: Texts;
  readonly message: Texts;
}

interface Writing {
  readonly info: Pick<SettingInfo, 'title' | 'message' | 'translations'>;
  readonly declared: DeclaredEvent;
  readonly event: LoggedEvent;
  readonly translator: Translator;
}

/** Title and message of an event in both languages; without English texts, the Thai ones. */
export async function writeTexts(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { info, declared, event, translator }: Writing,
): Promise<Written> {
  const templates = { th: info, en: info.translations.en ?? info };
  const used = LANGUAGES.flatMap((language) =>
    variablesIn(`${templates[language].title} ${templates[language].message}`),
  );
  const people = used
    .filter((name) => declared.properties[name]?.type === 'person')
    .flatMap((name) => idsIn(readProperty(declared, { event, name })))
    .filter((id) => typeof id === 'number');
  const written: Written = { title: { th: '', en: '' }, message: { th: '', en: '' } };
  for (const language of LANGUAGES) {
    const names =
      people.length === 0
        ? new Map<number, string>()
        : await nameEmployees(tx, { companyId, language }, people);
    const valueOf = (name: string) =>
      writeValue({ name, declared, event, translator, language, names });
    // A title stays one line, whatever a value has.
    const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    written.title[language] = oneLine(fillIn(templates[language].title, valueOf));
    written.message[language] = fillIn(templates[language].message, valueOf);
  }
  return written;
}

interface Value extends Omit<Writing, 'info'> {
  readonly name: string;
  readonly language: Language;
  readonly names: ReadonlyMap<number, string>;
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
  if (property.type === 'person') {
    return idsIn(value)
      .flatMap((id) => (typeof id === 'number' ? (names.get(id) ?? []) : []))
      .join(', ');
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (property.type === 'date') return writeTime(text, language) ?? text;
  if (property.type !== 'choice') return text;
  const { feature, module } = declared;
  const labels = { translator, language, module: module.name, entity: feature.feature };
  return nameValue({ ...labels, field: name }, text) ?? text;
}
