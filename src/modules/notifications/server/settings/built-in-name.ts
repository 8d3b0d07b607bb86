import type { DefaultSetting } from '#platform/contract/notifiable.ts';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import type { SettingRow } from './settings.queries.ts';

export interface Describing extends Pick<Context, 'translator'> {
  readonly catalogue: EventCatalogue;
  readonly language: Language;
}

/** How a setting that comes with the application is known in every release. */
export const keyOf = ({ event, text }: DefaultSetting) => `${event} ${text}`;

/** What it is called in a language; nothing where its event is gone. */
export function builtInName(
  { event, variant }: DefaultSetting,
  { catalogue, translator, language }: Describing,
): string | undefined {
  const declared = catalogue.events.get(event);
  if (declared === undefined) return undefined;
  const { name } = catalogue.describe(declared, language);
  return variant === undefined ? name : `${name} (${translator.translate(language, variant)})`;
}

/** The name of a setting: one that nobody renamed has that of the reader's language. */
export function nameOfSetting(
  { name, default_key }: Pick<SettingRow, 'name' | 'default_key'>,
  { defaultSettings, ...reader }: Describing & Pick<Context, 'defaultSettings'>,
): string {
  const given = defaultSettings.find((each) => keyOf(each) === default_key);
  if (given === undefined) return name;
  const own = LANGUAGES.map((language) => builtInName(given, { ...reader, language }));
  return (own.includes(name) ? builtInName(given, reader) : undefined) ?? name;
}
