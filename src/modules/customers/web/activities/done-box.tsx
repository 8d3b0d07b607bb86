import { Checkbox } from '@mantine/core';
import type { CustomerActivity } from '#modules/customers/contract/activities.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useFinishActivity } from './activities.api.ts';

interface DoneBoxProps {
  readonly customerId: string;
  readonly activity: CustomerActivity;
}

/** The box of an open activity, which is ticked once it is done. */
export function DoneBox({ customerId, activity }: DoneBoxProps) {
  const t = useTexts(texts);
  const finish = useFinishActivity();
  const { id, updated_at, subject } = activity;
  return (
    <Checkbox
      aria-label={t('activities.mark_this_done', { subject })}
      checked={finish.isPending}
      disabled={finish.isPending}
      onChange={() => finish.mutate({ id: customerId, activity_id: id, updated_at, done: true })}
    />
  );
}
