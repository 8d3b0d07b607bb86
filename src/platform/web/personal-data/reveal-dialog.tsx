import { TextInput } from '@mantine/core';
import { useState } from 'react';
import * as routes from '#platform/contract/personal-data.ts';
import { reasonLimits, SHOWN_SECONDS } from '#platform/contract/personal-values.ts';
import { callRoute } from '../api/call-route.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useAction } from '../query/use-action.ts';
import { personalDataTexts } from './personal-data-texts.ts';

interface RevealDialogProps {
  readonly entity: string;
  readonly id: string;
  readonly field: string;
  readonly label: string;
  readonly onRevealed: (value: string, seconds: number) => void;
  readonly onClose: () => void;
}

/** Asks why somebody needs a personal value, then fetches it. */
export function RevealDialog(props: RevealDialogProps) {
  const { entity, id, field, label, onRevealed, onClose } = props;
  const t = useTexts(personalDataTexts);
  const [reason, setReason] = useState('');
  const reveal = useAction({
    // Nothing is returned: what an action returns stays in memory.
    act: async (why: string) => {
      const { value, shown_seconds } = await callRoute(routes.revealRoute, {
        entity_type: entity,
        entity_id: id,
        field,
        reason: why,
      });
      onRevealed(value ?? t('personal_data.nothing'), shown_seconds);
    },
    failure: t('personal_data.failed'),
  });
  return (
    <FormDialog
      title={t('personal_data.title', { label })}
      confirmLabel={t('personal_data.show', { seconds: SHOWN_SECONDS })}
      disabled={reason.trim().length < reasonLimits.least}
      busy={reveal.isPending}
      onSubmit={() => reveal.mutate(reason.trim())}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('personal_data.why')}
        description={t('personal_data.why_hint', { least: reasonLimits.least })}
        withAsterisk
        minLength={reasonLimits.least}
        maxLength={reasonLimits.most}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
