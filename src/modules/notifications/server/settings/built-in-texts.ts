import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import type { DeclaredEvent } from '../events/event-catalogue.ts';

interface Writing extends Pick<Context, 'translator'> {
  readonly text: DefaultSetting['text'];
  readonly declared: DeclaredEvent;
}

/** A text that comes with the application, in both languages; its placeholders stay, as variables. */
export function builtInTexts({
  text,
  declared,
  translator,
}: Writing): Pick<SettingInfo, 'title' | 'message' | 'translations'> {
  const variables = Object.keys(declared.properties).map((name) => [name, `{{${name}}}`] as const);
  const say = (language: Language) =>
    translator.translate(language, text, Object.fromEntries(variables));
  const [title, english] = [say('th'), say('en')];
  return { title, message: title, translations: { en: { title: english, message: english } } };
}
