import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { nameOf, useDeed, type Deed } from './employees.api.ts';
import { texts } from '../texts.ts';

/** What somebody wants to do to an employee, and to whom. */
export interface Asked {
  readonly deed: Deed;
  readonly employee: EmployeeRecord;
}

interface DeedDialogProps {
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
}

/** Says what an act upon an employee means before it is done. */
export function DeedDialog({ asked, onClose }: DeedDialogProps) {
  const t = useTexts(texts);
  const act = useDeed(onClose);
  if (asked === undefined) return null;
  const { deed, employee } = asked;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => act.mutate(asked)}
      title={t(`employees.confirm.${deed}`, { name: nameOf(employee) })}
      confirmLabel={t(`employees.actions.${deed}`)}
      danger={deed === 'delete'}
      busy={act.isPending}
    >
      <p>{t(`employees.confirm.${deed}_text`)}</p>
      {deed === 'deactivate' && employee.signs_in && (
        <p>
          <strong>{t('employees.confirm.deactivate_signs_in')}</strong>
        </p>
      )}
    </ConfirmDialog>
  );
}
