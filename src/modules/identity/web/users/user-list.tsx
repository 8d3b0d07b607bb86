import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconFileImport, IconSearchOff, IconUserPlus } from '@tabler/icons-react';
import * as routes from '#modules/identity/contract/users.ts';
import type { User, UserStatus } from '#modules/identity/contract/users.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { recordSheet } from '#platform/web/records/record-sheet.tsx';
import { useRecordAt } from '#platform/web/records/use-record-at.ts';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { rolesQuery } from '../roles/roles.api.ts';
import { texts } from '../texts.ts';
import { ConfirmUserAct, type WantedAct } from './confirm-user-action.tsx';
import { LinkDialog, type MadeLink } from './link-dialog.tsx';
import { useUserActions } from './user-actions.ts';
import { userColumns } from './user-columns.tsx';
import { useActOnUser, useMakeLink, userQuery, usersQuery } from './users.api.ts';
import { userListSearch } from './users.search.ts';

const InviteSheet = whenOpened(async () => (await import('./invite-sheet.tsx')).InviteSheet);
const EditSheet = recordSheet<User>(async () => (await import('./edit-user-sheet.tsx')).UserSheet);

const BulkInviteSheet = whenOpened(
  async () => (await import('./bulk-invite-sheet.tsx')).BulkInviteSheet,
);
const SessionsSheet = whenOpened(
  async () => (await import('./user-sessions-sheet.tsx')).UserSessionsSheet,
);

const STATUSES: readonly UserStatus[] = ['active', 'invited', 'inactive'];

export function UserList() {
  const t = useTexts(texts);
  const mayManage = useMay('identity:manage_users');
  const list = useRecordList({ search: userListSearch, query: usersQuery });
  const { search, setSearch, rows } = list;
  const edited = useRecordAt({ id: search.edit, rows, query: userQuery });
  const confirmation = useRecordWindow<WantedAct>();
  const link = useRecordWindow<MadeLink>();
  const devices = useRecordWindow<User>();
  const { data: roles } = useQuery(rolesQuery());
  const makeLink = useMakeLink();
  const mailing = useActOnUser();
  const edit = ({ id }: User) => setSearch({ edit: id });
  const show = (user: User) =>
    makeLink.mutate({ id: user.id }, { onSuccess: (made) => link.open({ user, ...made }) });
  const mail = (user: User) => mailing.mutate({ act: 'mail_link', user });
  const actions = useUserActions({
    onEdit: edit,
    onLink: show,
    onMail: mail,
    onDevices: devices.open,
    onWanted: confirmation.open,
  });
  return (
    <RecordList
      list={list}
      name="users"
      title={t('users.title')}
      purpose={t('users.purpose')}
      create={
        mayManage && {
          label: t('users.invite'),
          icon: IconUserPlus,
          onClick: () => setSearch({ create: '1' }),
        }
      }
      actions={
        mayManage && (
          <Button
            variant="default"
            leftSection={<IconFileImport size={16} />}
            onClick={() => setSearch({ import: '1' })}
          >
            {t('users.bulk.open')}
          </Button>
        )
      }
      searchHint={t('users.search')}
      filters={
        <>
          <ClearableFilter
            label={t('fields.status')}
            any={t('users.any_status')}
            value={search.status}
            choices={STATUSES.map((value) => ({ value, label: t(`users.statuses.${value}`) }))}
            onChange={(status) => setSearch({ status })}
          />
          <ClearableFilter
            label={t('fields.role')}
            any={t('users.any_role')}
            value={search.role_id}
            choices={roles?.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(role_id) => setSearch({ role_id })}
          />
        </>
      }
      exportPath={routes.createUsersExport.path}
      columns={userColumns(t)}
      failedTitle={t('users.load_failed')}
      onOpen={mayManage ? edit : undefined}
      rowActions={mayManage ? actions : undefined}
      empty={{ icon: IconSearchOff, title: t('users.nobody'), hint: t('users.nobody_hint') }}
    >
      <InviteSheet
        opened={mayManage && search.create !== undefined}
        onClose={() => setSearch({ create: undefined })}
        onInvited={show}
      />
      <BulkInviteSheet
        opened={mayManage && search.import !== undefined}
        onClose={() => setSearch({ import: undefined })}
      />
      <EditSheet
        record={mayManage ? edited : undefined}
        onClose={() => setSearch({ edit: undefined })}
      />
      {confirmation.draw((wanted, window) => (
        <ConfirmUserAct {...window} wanted={wanted} onLink={show} />
      ))}
      {devices.draw((user, window) => (
        <SessionsSheet {...window} user={user} />
      ))}
      {link.draw((made, window) => (
        <LinkDialog {...window} link={made} onMail={mail} />
      ))}
    </RecordList>
  );
}
