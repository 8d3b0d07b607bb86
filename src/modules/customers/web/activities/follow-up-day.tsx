import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { daysLater, today } from '#platform/web/date/days.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { NewActivity } from './activity-form.ts';

const USUAL_DAYS = { tomorrow: 1, three_days: 3, next_week: 7 } as const;
const CHOICES = ['tomorrow', 'three_days', 'next_week'] as const;

interface FollowUpProps {
  readonly form: ZodForm<NewActivity>;
  readonly children: ReactNode;
}

/** Shows its fields for what is over; what is still to be done has nothing to follow up yet. */
export function FollowUp({ form, children }: FollowUpProps) {
  const due = form.useWatchValue('due_on');
  return due === null || due === '' ? children : null;
}

/** The day of the follow-up, with the usual ones at hand. */
export function FollowUpDay({ form, children }: FollowUpProps) {
  const t = useTexts(texts);
  return (
    <FollowUp form={form}>
      {children}
      <Group gap="xs">
        {CHOICES.map((name) => (
          <Button
            key={name}
            size="compact-sm"
            variant="default"
            onClick={() => form.setFieldValue('follow_up_on', daysLater(today(), USUAL_DAYS[name]))}
          >
            {t(`activities.follow_up_days.${name}`)}
          </Button>
        ))}
      </Group>
    </FollowUp>
  );
}
