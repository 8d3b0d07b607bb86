import { Notice } from '../feedback/notice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { viewTexts } from './view-texts.ts';

interface ViewNoticeProps {
  /** Of the view; none where it does not exist for this person. */
  readonly name: string | undefined;
  readonly parts: readonly string[];
}

export function ViewNotice({ name, parts }: ViewNoticeProps) {
  const t = useTexts(viewTexts);
  return (
    <Notice>
      {name === undefined
        ? t('views.gone')
        : t('views.left_out', { name, parts: [...new Set(parts)].join(', ') })}
    </Notice>
  );
}
