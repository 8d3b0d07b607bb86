import { Button } from '@mantine/core';
import { IconAddressBook, IconFileImport, IconUserPlus } from '@tabler/icons-react';
import * as routes from '#modules/directory/contract/employees.ts';
import type { EmployeeRecord, EmployeeStatus } from '#modules/directory/contract/employees.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { importAddress } from '#platform/web/file-import/import-address.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordList } from '#platform/web/records/record-list.tsx';
import { recordSheet } from '#platform/web/records/record-sheet.tsx';
import { useRecordAt } from '#platform/web/records/use-record-at.ts';
import { useRecordList } from '#platform/web/records/use-record-list.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { DepartmentFilter } from '../organization/department-filter.tsx';
import { texts } from '../texts.ts';
import { ConfirmEmployeeAct } from './confirm-employee-action.tsx';
import { employeeActions } from './employee-actions.ts';
import { employeeColumns } from './employee-columns.tsx';
import { employeeQuery, employeesQuery, type EmployeeAct } from './employees.api.ts';
import { employeeListSearch } from './employees.search.ts';

const loadSheet = async () => (await import('./employee-sheet.tsx')).EmployeeSheet;
const CreateSheet = whenOpened(loadSheet);
const EditSheet = recordSheet<EmployeeRecord>(loadSheet);
const ImportSheet = whenOpened(
  async () => (await import('../employee-import/import-sheet.tsx')).ImportSheet,
);

const STATUSES: readonly EmployeeStatus[] = ['active', 'inactive'];

export function EmployeeList() {
  const t = useTexts(texts);
  const mayManage = useMay('directory:manage');
  const list = useRecordList({
    search: employeeListSearch,
    query: ({ department, ...values }) => employeesQuery({ ...values, department_id: department }),
  });
  const { search, setSearch, rows } = list;
  const edited = useRecordAt({
    id: /^\d{1,9}$/.test(search.edit ?? '') ? search.edit : undefined,
    rows,
    query: ({ id }) => employeeQuery({ id: Number(id) }),
  });
  const confirmation = useRecordWindow<EmployeeAct>();
  const edit = ({ id }: EmployeeRecord) => setSearch({ edit: String(id) });
  const { department: department_id, ...choices } = list.choices;
  return (
    <RecordList
      list={list}
      name="employees"
      title={t('employees.title')}
      purpose={t('employees.purpose')}
      actions={
        mayManage && (
          <Button
            variant="default"
            leftSection={<IconFileImport size={16} />}
            onClick={() => setSearch({ import: '1' })}
          >
            {t('import.open')}
          </Button>
        )
      }
      create={
        mayManage && {
          label: t('employees.create'),
          icon: IconUserPlus,
          onClick: () => setSearch({ create: '1' }),
        }
      }
      searchHint={t('employees.search')}
      filters={
        <>
          <DepartmentFilter
            label={t('fields.department')}
            any={t('employees.any_department')}
            value={search.department}
            onChange={(department) => setSearch({ department })}
          />
          <ClearableFilter
            label={t('fields.status')}
            any={t('employees.any_status')}
            value={search.status}
            choices={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onChange={(status) => setSearch({ status })}
          />
        </>
      }
      exportPath={routes.createEmployeesExportRoute.path}
      exportChoices={{ ...choices, department_id }}
      columns={employeeColumns(t)}
      failedTitle={t('employees.load_failed')}
      onOpen={mayManage ? edit : undefined}
      rowActions={
        mayManage ? employeeActions(t, { onEdit: edit, onWanted: confirmation.open }) : undefined
      }
      empty={{
        icon: IconAddressBook,
        hint: mayManage ? t('employees.empty_hint') : undefined,
      }}
    >
      <CreateSheet
        opened={mayManage && search.create !== undefined}
        onClose={() => setSearch({ create: undefined })}
      />
      <EditSheet
        record={mayManage ? edited : undefined}
        onClose={() => setSearch({ edit: undefined })}
      />
      <ImportSheet
        opened={mayManage && search.import !== undefined}
        address={importAddress(list)}
        onClose={() => setSearch({ import: undefined })}
      />
      {confirmation.draw((wanted, window) => (
        <ConfirmEmployeeAct {...window} wanted={wanted} />
      ))}
    </RecordList>
  );
}
