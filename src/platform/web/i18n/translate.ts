import type { TextParameters } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { writeValue } from '#platform/contract/texts/write-value.ts';

/** Texts by key; a branch groups them. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** Keys with forms for `count` are used without the form: `files` for `files_other`. */
type WithoutForm<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** Every key of a dictionary, branches joined by dots. */
export type TextKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${TextKey<Source[Key]>}`;
}[keyof Source & string];

type TextAt<Source, Key extends string> = Key extends `${infer Branch}.${infer Rest}`
  ? Branch extends keyof Source
    ? TextAt<Source[Branch], Rest>
    : never
  : Key extends keyof Source
    ? Source[Key]
    : `${Key}_other` extends keyof Source
      ? Source[`${Key}_other`]
      : never;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Given<Names extends string> = [Names] extends [never]
  ? [parameters?: TextParameters]
  : [parameters: Record<Names, string | number> & TextParameters];

// Where a key is unknown, `Key` is all of them: the compiler then names that key instead of missing parameters.
type ParametersOf<Source, Key extends string> = [TextKey<Source>] extends [Key]
  ? [parameters?: TextParameters]
  : Given<Placeholders<TextAt<Source, Key>>>;

/** Keys of texts without placeholders. */
export type PlainTextKey<Source> = {
  [Key in TextKey<Source>]: [Placeholders<TextAt<Source, Key>>] extends [never] ? Key : never;
}[TextKey<Source>];

/** Writes the text of a key; the compiler knows the keys and the parameters of each. */
export type Translate<Source> = <Key extends TextKey<Source>>(
  key: Key,
  ...parameters: ParametersOf<Source, Key>
) => string;

/** Writes a text without placeholders, where the dictionary may be any. */
export function sayPlain<Source>(t: Translate<Source>, key: PlainTextKey<Source>): string;
export function sayPlain(t: (key: string) => string, key: string): string {
  return t(key);
}

export function translatorOf<Source>(
  dictionary: Dictionary,
  language: Language,
): Translate<Source> {
  return (key, ...[parameters]) => say(dictionary, key, { language, parameters }) ?? key;
}

interface Saying {
  readonly language: Language;
  readonly parameters?: TextParameters;
}

/**
 * Finds a text and fills its placeholders, by the same rules as i18next, which writes the texts of the
 * same dictionaries on the server: `{{name}}` is replaced, and `count` chooses among the forms
 * `_one` and `_other` by the language's plural rules. i18next itself would be a seventh of the
 * sign-in screen's size.
 */
export function say(dictionary: Dictionary, key: string, saying: Saying): string | undefined {
  const { language, parameters = {} } = saying;
  const { count } = parameters;
  const form = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : undefined;
  const text =
    (form !== undefined ? textAt(dictionary, `${key}_${form}`) : undefined) ??
    textAt(dictionary, key) ??
    textAt(dictionary, `${key}_other`);
  return text?.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) =>
    writeValue(parameters[name] ?? ''),
  );
}

function textAt(dictionary: Dictionary, key: string): string | undefined {
  let found: string | Dictionary | undefined = dictionary;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}
