import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { AnonymiseDialog } from '#platform/web/personal-data/anonymise-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useAnonymiseFarmer } from './farmers.api.ts';

interface AnonymiseFarmerProps extends WindowProps {
  readonly farmerId: string;
  readonly name: string;
}

/** Erases the personal data of a farmer from the quotas of all seasons. */
export function AnonymiseFarmer({ farmerId, name, opened, onClose }: AnonymiseFarmerProps) {
  const t = useTexts(texts);
  const anonymise = useAnonymiseFarmer({ onSuccess: onClose });
  if (!opened) return null;
  return (
    <AnonymiseDialog
      name={name}
      title={t('anonymisation.title', { name })}
      confirmLabel={t('anonymisation.action')}
      reasonLabel={t('anonymisation.reason')}
      otherName={t('errors.confirm_name')}
      busy={anonymise.isPending}
      onConfirm={(given) => anonymise.mutate({ id: farmerId, ...given })}
      onClose={onClose}
    >
      {t('anonymisation.text')} <strong>{t('anonymisation.irreversible')}</strong>
    </AnonymiseDialog>
  );
}
