import { languageOfPage } from '#platform/web/i18n/language.ts';

interface Named {
  readonly name_th: string;
  readonly name_en: string;
}

/** A place in the reader's language. */
export function nameOf({ name_th, name_en }: Named): string {
  return languageOfPage() === 'th' ? name_th : name_en;
}
