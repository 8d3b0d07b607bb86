import { languageOfPage } from '#platform/web/i18n/language.ts';

interface Named {
  readonly name_th: string;
  readonly name_en: string;
}

/** A name as this page's reader reads it; the Thai one where no English one was given. */
export function nameOf({ name_th, name_en }: Named): string {
  return languageOfPage() === 'th' || name_en === '' ? name_th : name_en;
}

/** The name in the other language, if there is one. */
export function otherNameOf(named: Named): string {
  const other = languageOfPage() === 'th' ? named.name_en : named.name_th;
  return other === nameOf(named) ? '' : other;
}
