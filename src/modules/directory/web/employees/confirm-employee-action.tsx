import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { nameOf, useActOnEmployee, type EmployeeAct } from './employees.api.ts';

/** Says what an act upon an employee means before it is done. */
export function ConfirmEmployeeAct({
  wanted,
  ...window
}: WindowProps & { readonly wanted: EmployeeAct }) {
  const t = useTexts(texts);
  const action = useActOnEmployee();
  const { act, employee } = wanted;
  return (
    <ConfirmDialog
      {...window}
      onConfirm={() => action.mutate(wanted, { onSuccess: window.onClose })}
      title={t(`employees.confirm.${act}`, { name: nameOf(employee) })}
      confirmLabel={t(`employees.actions.${act}`)}
      danger={act === 'delete'}
      busy={action.isPending}
    >
      <p>{t(`employees.confirm.${act}_text`)}</p>
      {act === 'deactivate' && employee.signs_in && (
        <p>
          <strong>{t('employees.confirm.deactivate_signs_in')}</strong>
        </p>
      )}
    </ConfirmDialog>
  );
}
