import { IconArrowLeft } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { RecordKind } from './record-calls.ts';

interface Back {
  readonly to: string;
  readonly label: string;
}

/** What screens say when there is no record of their address, and where to go instead. */
export function useMissingRecord(kind: RecordKind, back: Back) {
  const t = useTexts(texts);
  return {
    title: t(`details.not_found_${kind}`),
    hint: t('details.missing_hint'),
    back: { ...back, icon: IconArrowLeft },
  };
}
