import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** What the screens of an engine say when there is none of that id. */
export function useMissingEngine(id: string) {
  const t = useTexts(texts);
  return {
    title: t('detail.not_found'),
    hint: t('detail.not_found_text', { id }),
    back: { to: '/engine-management', label: t('detail.back') },
  };
}
