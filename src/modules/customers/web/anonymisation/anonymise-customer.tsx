import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { reasonLimits } from '#platform/contract/personal-values.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useAnonymise } from './anonymisation.api.ts';

interface AnonymiseProps extends WindowProps {
  readonly customer: { readonly id: string; readonly name: string };
}

/** Says what is erased for good, and asks for the name and a reason first. */
export function AnonymiseCustomer({ customer: { id, name }, opened, onClose }: AnonymiseProps) {
  const t = useTexts(texts);
  const say = usePlatformTexts();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const anonymise = useAnonymise({ onSuccess: onClose });
  if (!opened) return null;
  return (
    <FormDialog
      title={t('anonymisation.title', { name })}
      confirmLabel={t('anonymisation.action')}
      danger
      disabled={typed !== name || reason.trim().length < reasonLimits.least}
      busy={anonymise.isPending}
      onSubmit={() => anonymise.mutate({ id, confirm_name: typed, reason: reason.trim() })}
      onClose={onClose}
    >
      <div>
        {t('anonymisation.text')} <strong>{t('anonymisation.irreversible')}</strong>
      </div>
      <TextInput
        data-autofocus
        label={t('anonymisation.reason')}
        withAsterisk
        maxLength={reasonLimits.most}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TextInput
        label={say('form.type_name', { name })}
        withAsterisk
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={typed !== '' && typed !== name ? t('errors.confirm_name') : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
