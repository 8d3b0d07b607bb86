import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { AnonymiseDialog } from '#platform/web/personal-data/anonymise-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useAnonymise } from './anonymisation.api.ts';

interface AnonymiseProps extends WindowProps {
  readonly customer: { readonly id: string; readonly name: string };
}

/** Says what is erased for good, and asks for the name and a reason first. */
export function AnonymiseCustomer({ customer: { id, name }, opened, onClose }: AnonymiseProps) {
  const t = useTexts(texts);
  const anonymise = useAnonymise({ onSuccess: onClose });
  if (!opened) return null;
  return (
    <AnonymiseDialog
      name={name}
      title={t('anonymisation.title', { name })}
      confirmLabel={t('anonymisation.action')}
      reasonLabel={t('anonymisation.reason')}
      otherName={t('errors.confirm_name')}
      busy={anonymise.isPending}
      onConfirm={(given) => anonymise.mutate({ id, ...given })}
      onClose={onClose}
    >
      {t('anonymisation.text')} <strong>{t('anonymisation.irreversible')}</strong>
    </AnonymiseDialog>
  );
}
