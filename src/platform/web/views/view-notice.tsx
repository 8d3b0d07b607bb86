import { Notice } from '../feedback/notice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { namePart } from './name-part.ts';
import { useViews, type ViewedList } from './use-views.ts';
import { viewTexts } from './view-texts.ts';

export function ViewNotice(list: ViewedList) {
  const t = useTexts(viewTexts);
  const { all, active, leftOut } = useViews(list);
  if (all === undefined) return null;
  if (active === undefined) return <Notice>{t('views.gone')}</Notice>;
  if (leftOut.length === 0) return null;
  const parts = new Set(leftOut.map((part) => namePart(part, list.columns.all)));
  return (
    <Notice>{t('views.left_out', { name: active.name, parts: [...parts].join(', ') })}</Notice>
  );
}
