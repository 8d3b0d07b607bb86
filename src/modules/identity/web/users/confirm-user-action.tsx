import type { User } from '#modules/identity/contract/users.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useActOnUser, type UserAct } from './users.api.ts';

/** What somebody wants to do to an account, and to whose. */
export interface WantedAct {
  readonly act: Exclude<UserAct['act'], 'mail_link'> | 'password_reset';
  readonly user: User;
}

interface ConfirmUserActProps extends WindowProps {
  readonly wanted: WantedAct;
  readonly onLink: (user: User) => void;
}

const DANGEROUS = new Set<string>(['deactivate', 'remove', 'remove_otp']);

/** Says what an act upon an account means before it is done. */
export function ConfirmUserAct({ wanted, onLink, ...window }: ConfirmUserActProps) {
  const t = useTexts(texts);
  const action = useActOnUser();
  const { act, user } = wanted;
  const { username } = user;
  const confirm = () => {
    if (act !== 'password_reset') {
      action.mutate({ act, user }, { onSuccess: window.onClose });
      return;
    }
    window.onClose();
    onLink(user);
  };
  return (
    <ConfirmDialog
      {...window}
      onConfirm={confirm}
      title={t(`users.confirm.${act}`, { username })}
      confirmLabel={t(`users.actions.${act}`)}
      danger={DANGEROUS.has(act)}
      busy={action.isPending}
    >
      {t(`users.confirm.${act}_text`, { username })}
    </ConfirmDialog>
  );
}
