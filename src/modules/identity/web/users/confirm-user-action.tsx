import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { User } from '#modules/identity/contract/users.ts';
import { texts } from '../texts.ts';
import { useDeed, type Deed } from './users.api.ts';

/** What somebody wants to do to an account, and to whose. */
export interface Asked {
  readonly deed: Exclude<Deed, 'mail_link'> | 'password_reset';
  readonly user: User;
}

interface DeedDialogProps {
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
  readonly onLink: (user: User) => void;
}

/** Says what an act upon an account means before it is done. */
export function DeedDialog({ asked, onClose, onLink }: DeedDialogProps) {
  const t = useTexts(texts);
  const act = useDeed(onClose);
  if (asked === undefined) return null;
  const { deed, user } = asked;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => {
        if (deed === 'password_reset') {
          onClose();
          onLink(user);
        } else act.mutate({ deed, user });
      }}
      title={t(`users.confirm.${deed}`, { username: user.username })}
      confirmLabel={t(`users.actions.${deed}`)}
      danger={deed === 'deactivate' || deed === 'remove' || deed === 'remove_otp'}
      busy={act.isPending}
    >
      {t(`users.confirm.${deed}_text`, { username: user.username })}
    </ConfirmDialog>
  );
}
