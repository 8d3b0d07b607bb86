import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from './translator.ts';

interface Speaker {
  readonly translator: Translator;
  readonly language: Language;
}

/** A text, where the language has one under that key. */
export function sayIfKnown({ translator, language }: Speaker, key: string): string | undefined {
  return translator.has(language, key) ? translator.translate(language, key) : undefined;
}

/** The name of a kind of record, by whichever module it is. */
export function nameKind(speaker: Speaker, entity: string): string | undefined {
  const key = speaker.translator.find(`entities.${entity}`);
  return key && sayIfKnown(speaker, key);
}

interface OfModule extends Speaker {
  /** Names its fields, unless the platform does. */
  readonly module: string;
  readonly entity: string;
}

/** What a field of a record is called. */
export function nameField(given: OfModule, field: string): string | undefined {
  return (
    // The id is shown as the name of its record.
    (field.endsWith('_id') ? nameKind(given, field.slice(0, -'_id'.length)) : undefined) ??
    sayIfKnown(given, `${given.module}:fields.${field}`) ??
    sayIfKnown(given, `platform:fields.${field}`)
  );
}

interface OfField extends OfModule {
  readonly field: string;
}

/** What screens call one of a few values, such as a status. */
export function nameValue({ field, ...given }: OfField, value: string): string | undefined {
  if (!/^[\w -]{1,40}$/.test(value)) return undefined;
  const { module, entity } = given;
  const group = pluralOf(field.split('_').at(-1) ?? field);
  const parts = entity.split('_');
  const paths = [
    `values.${field}.${value}`,
    ...parts.map((part) => `${part}_${group}.${value}`),
    `${pluralOf(field)}.${value}`,
    `${group}.${value}`,
    `${field}.${value}`,
    ...parts.map((part) => `${group}.${part}.${value}`),
  ];
  return paths
    .values()
    .map((path) => sayIfKnown(given, `${module}:${path}`))
    .find((found) => found !== undefined);
}

/** `statuses` for `status`, `priorities` for `priority`. */
function pluralOf(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`;
  return word.endsWith('s') ? `${word}es` : `${word}s`;
}
