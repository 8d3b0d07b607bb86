import type { MissingThing } from '#modules/feature-development/contract/stage-settings.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';

interface Reader {
  readonly language: Language;
  readonly translator: Translator;
}

export function describeMissing(
  { language, translator }: Reader,
  missing: readonly MissingThing[],
): string {
  const say = (thing: MissingThing) => {
    switch (thing.kind) {
      case 'checklist':
        return thing.open_rows === 0
          ? translator.translate(language, 'feature-development:missing.checklist')
          : translator.translate(language, 'feature-development:missing.rows', {
              count: thing.open_rows,
            });
      case 'file':
        return translator.translate(language, 'feature-development:missing.file');
      case 'approval':
        return translator.translate(language, 'feature-development:missing.approval', {
          name: thing.approver ?? '',
        });
    }
  };
  return missing.map(say).join(', ');
}
