import {
  IconDevices,
  IconDoorExit,
  IconKey,
  IconLock,
  IconLockOpen,
  IconMail,
  IconPencil,
  IconShieldOff,
  IconShieldUp,
  IconUserMinus,
} from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import type { User } from '#modules/identity/contract/users.ts';
import { texts } from '../texts.ts';
import type { WantedAct } from './confirm-user-action.tsx';

interface UserActions {
  readonly onEdit: (user: User) => void;
  readonly onLink: (user: User) => void;
  readonly onMail: (user: User) => void;
  readonly onDevices: (user: User) => void;
  readonly onWanted: (wanted: WantedAct) => void;
}

/** What this person may do to an account from its row. */
export function useUserActions({ onEdit, onLink, onMail, onDevices, onWanted }: UserActions) {
  const t = useTexts(texts);
  const mayManage = useMay('identity:manage_users');

  return (user: User): RowAction[] => {
    if (!mayManage) return [];
    const { status } = user;
    const want = (act: WantedAct['act']) => () => onWanted({ act, user });
    const account = user.may_manage_account;
    const actions: (RowAction | false)[] = [
      { label: t('actions.edit'), icon: IconPencil, onClick: () => onEdit(user) },
      account &&
        status === 'invited' && {
          label: t('users.actions.invitation'),
          icon: IconKey,
          onClick: () => onLink(user),
        },
      account &&
        status === 'active' && {
          label: t('users.actions.password_reset'),
          icon: IconKey,
          onClick: want('password_reset'),
        },
      account &&
        user.may_be_mailed && {
          label: t('users.actions.mail_link'),
          icon: IconMail,
          onClick: () => onMail(user),
        },
      account &&
        status !== 'invited' && {
          label: t('users.actions.devices'),
          icon: IconDevices,
          onClick: () => onDevices(user),
        },
      account &&
        status === 'active' && {
          label: t('users.actions.sign_out'),
          icon: IconDoorExit,
          onClick: want('sign_out'),
        },
      account &&
        user.is_otp_block && {
          label: t('users.actions.unblock_codes'),
          icon: IconShieldUp,
          onClick: want('unblock_codes'),
        },
      account &&
        user.is_otp &&
        !user.is_caller && {
          label: t('users.actions.remove_otp'),
          icon: IconShieldOff,
          danger: true,
          onClick: want('remove_otp'),
        },
      account &&
        status === 'inactive' && {
          label: t('users.actions.reactivate'),
          icon: IconLockOpen,
          onClick: want('reactivate'),
        },
      account &&
        status === 'active' &&
        !user.is_caller && {
          label: t('users.actions.deactivate'),
          icon: IconLock,
          danger: true,
          onClick: want('deactivate'),
        },
      !user.is_caller && {
        label: t('users.actions.remove'),
        icon: IconUserMinus,
        danger: true,
        onClick: want('remove'),
      },
    ];
    return actions.filter((action) => action !== false);
  };
}
