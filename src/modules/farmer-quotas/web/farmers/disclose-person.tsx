import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as routes from '#modules/farmer-quotas/contract/farmers.ts';
import { reasonLimits } from '#platform/contract/personal-values.ts';
import { addressOf } from '#platform/web/api/address.ts';
import { send } from '#platform/web/api/client.ts';
import { saveFile } from '#platform/web/api/download.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

const FORMATS = ['pdf', 'json'] as const;

interface DisclosePersonProps extends WindowProps {
  readonly farmerId: string;
  readonly name: string;
}

/** Everything that is held about a person, for that person. */
export function DisclosePerson({ farmerId, name, opened, onClose }: DisclosePersonProps) {
  const t = useTexts(texts);
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('pdf');
  const [reason, setReason] = useState('');
  const { discloseFarmerRoute: route } = routes;
  const disclose = useAction({
    act: async () => {
      const address = addressOf(route.path, { params: { id: farmerId } });
      const response = await send(route.method, address, {
        body: { format, reason: reason.trim() },
      });
      saveFile(await response.blob(), `${t('detail.personal_data_file', { name })}.${format}`);
    },
    failure: t('detail.personal_data_failed'),
    onSuccess: onClose,
  });
  if (!opened) return null;
  return (
    <FormDialog
      title={t('detail.personal_data')}
      confirmLabel={t(`detail.personal_data_${format}`)}
      disabled={reason.trim().length < reasonLimits.least}
      busy={disclose.isPending}
      onSubmit={() => disclose.mutate(undefined)}
      onClose={onClose}
    >
      <p>{t('detail.personal_data_text')}</p>
      <TextInput
        data-autofocus
        label={t('detail.personal_data_reason')}
        withAsterisk
        maxLength={reasonLimits.most}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('unmasked.format')}
        value={format}
        data={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={({ currentTarget: { value } }) =>
          setFormat(FORMATS.find((each) => each === value) ?? format)
        }
      />
    </FormDialog>
  );
}
