import type { InHouseService } from '#modules/companies/contract/in-house-services.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useRemoveService } from './in-house-services.api.ts';

interface RemoveServiceProps extends WindowProps {
  readonly service: Pick<InHouseService, 'id' | 'host' | 'uses'>;
}

/** Asks before a service is removed, and says how much calls it. */
export function RemoveService({ service: { id, host, uses }, ...window }: RemoveServiceProps) {
  const t = useTexts(texts);
  const remove = useRemoveService();
  return (
    <DeleteDialog
      {...window}
      title={t('in_house.remove_title', { host })}
      confirmLabel={t('in_house.remove')}
      action={remove}
      input={() => ({ id })}
    >
      {uses.length > 0 && t('in_house.remove_used', { count: uses.length })}
    </DeleteDialog>
  );
}
