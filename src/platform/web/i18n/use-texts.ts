import { use } from 'react';
import type { TextsHandle } from './texts.ts';
import type { Dictionary, Translate } from './translate.ts';

/**
 * The translator of a module's texts: `const t = useTexts(texts)`, then `t('list.title')`.
 * Screens opened through `lazyScreen` find it loaded; elsewhere the nearest Suspense waits.
 */
export function useTexts<Source extends Dictionary>(texts: TextsHandle<Source>): Translate<Source> {
  use(texts.load());
  const translate = texts.loaded();
  if (translate === undefined) throw new Error(`The texts of ${texts.module} did not load`);
  return translate;
}
