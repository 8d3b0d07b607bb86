import { useQuery } from '@tanstack/react-query';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../../texts.ts';
import { reachQuery } from '../customs.api.ts';
import { CustomFacts } from '../detail/custom-facts.tsx';
import { CustomTexts } from '../detail/custom-texts.tsx';
import type { CustomDraft } from './use-custom-draft.ts';

interface ReviewStepProps {
  readonly id: string;
  readonly draft: CustomDraft;
}

/** The last step: everything once more, to read. */
export function ReviewStep({ id, draft }: ReviewStepProps) {
  const t = useTexts(texts);
  const { data: reach } = useQuery(reachQuery({ id }));
  const missing = draft.problemAt('recipients');
  return (
    <Stack>
      {missing !== undefined && <Notice>{missing}</Notice>}
      {reach?.people === 0 && missing === undefined && (
        <Notice>{t('errors.recipients_nobody')}</Notice>
      )}
      <CustomFacts content={draft} reach={reach} />
      <CustomTexts id={id} channels={draft.channels} />
    </Stack>
  );
}
