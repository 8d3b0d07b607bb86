import { Button, Select } from '@mantine/core';
import { IconSearchOff, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ColumnsMenu } from '#platform/web/table/columns-menu.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import type { User, UserStatus } from '#modules/identity/contract/users.ts';
import { DeedDialog, type Asked } from './confirm-user-action.tsx';
import { LazyInviteSheet, LazyUserSheet } from './lazy-user-sheets.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useUserActions } from './user-actions.ts';
import { userColumns } from './user-columns.tsx';
import { userListSearch } from './users.search.ts';
import { texts } from '../texts.ts';
import { useDeed, useMakeLink, userQuery, usersQuery, type MadeLink } from './users.api.ts';

const STATUSES: readonly UserStatus[] = ['active', 'invited', 'inactive'];

/** Everybody who can sign in to the company. */
export function UserList() {
  const t = useTexts(texts);
  const mayManage = useMay('identity:manage_users');
  const [search, setSearch] = useSearchState(userListSearch);
  const [asked, setAsked] = useState<Asked>();
  const [link, setLink] = useState<MadeLink>();
  const { page, page_size, sort, status } = search;
  const query = useQuery(usersQuery({ page, page_size, search: search.search, sort, status }));
  const columns = useColumns(
    'users',
    useMemo(() => userColumns(t), [t]),
  );
  const makeLink = useMakeLink(setLink);
  const edited = useEdited(search.edit, query.data?.data);
  const edit = (id: string) => setSearch({ edit: id });
  const mailing = useDeed();
  const mail = (user: User) => mailing.mutate({ deed: 'mail_link', user });
  const actions = useUserActions({
    onEdit: edit,
    onLink: makeLink.mutate,
    onMail: mail,
    onAsk: setAsked,
  });
  const isFiltered = search.search !== '' || status !== undefined;
  const showAll = () => setSearch({ search: '', status: undefined });

  return (
    <ListPage
      title={t('users.title')}
      purpose={t('users.purpose')}
      actions={
        <>
          <RefreshButton query={query} />
          {mayManage && (
            <Button
              leftSection={<IconUserPlus size={16} />}
              onClick={() => setSearch({ create: '1' })}
            >
              {t('users.invite')}
            </Button>
          )}
        </>
      }
    >
      <FilterBar
        end={
          <>
            <ExportMenu
              ticketPath="/v1/users/export-ticket"
              choices={{ search: search.search, sort, status }}
            />
            <ColumnsMenu columns={columns} />
          </>
        }
        onReset={isFiltered ? showAll : undefined}
      >
        <SearchBox
          value={search.search}
          placeholder={t('users.search')}
          onSearch={(words) => setSearch({ search: words })}
        />
        <Select
          aria-label={t('users.status')}
          placeholder={t('users.any_status')}
          value={status ?? null}
          data={STATUSES.map((value) => ({ value, label: t(`users.statuses.${value}`) }))}
          clearable
          clearButtonProps={{ 'aria-label': t('users.any_status') }}
          onChange={(chosen) => setSearch({ status: STATUSES.find((each) => each === chosen) })}
        />
      </FilterBar>
      <DataTable
        label={t('users.title')}
        columns={columns}
        rows={query.data?.data}
        rowId={({ id }) => id}
        query={query}
        failedTitle={t('users.load_failed')}
        sort={sort}
        onSort={(chosen) => setSearch({ sort: chosen })}
        onOpen={mayManage ? ({ id }) => edit(id) : undefined}
        actions={mayManage ? actions : undefined}
        paging={pagingOf(query.data, search, setSearch)}
        empty={
          <EmptyState
            icon={IconSearchOff}
            title={t('users.nobody')}
            hint={t('users.nobody_hint')}
          />
        }
      />
      <LazyInviteSheet
        opened={mayManage && search.create !== undefined}
        onClose={() => setSearch({ create: undefined })}
        onInvited={(user) => (user.may_be_mailed ? mail(user) : makeLink.mutate(user))}
      />
      <LazyUserSheet
        user={mayManage ? edited : undefined}
        onClose={() => setSearch({ edit: undefined })}
      />
      <DeedDialog asked={asked} onClose={() => setAsked(undefined)} onLink={makeLink.mutate} />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </ListPage>
  );
}

/** The person named in the address: the row's, or asked for when an address leads to another page's. */
function useEdited(id: string | undefined, rows: readonly User[] | undefined): User | undefined {
  const row = rows?.find((user) => user.id === id);
  const wanted = id !== undefined && rows !== undefined && row === undefined;
  const { data } = useQuery({ ...userQuery(id ?? ''), enabled: wanted });
  return row ?? (wanted ? data : undefined);
}
