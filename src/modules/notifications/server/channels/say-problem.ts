import type { FieldProblem } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';

interface Speaking {
  readonly translator: Translator;
  readonly language: Language;
}

/** A problem in the language of its reader, who knows a channel by its name on the screens. */
export function sayProblem(
  { path, code, parameters }: FieldProblem,
  { translator, language }: Speaking,
) {
  const channel = parameters?.['channel'];
  const named =
    channel === undefined
      ? parameters
      : {
          ...parameters,
          channel: translator.translate(language, `notifications:channel_names.${channel}`),
        };
  return { path, code, message: translator.translate(language, code, named) };
}
