import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Company } from '#modules/catalogue/contract/companies.ts';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { Completeness } from '../entries/entry-completeness.tsx';
import { dashboardQuery } from '../entries/dashboard.api.ts';
import { StatusOf } from '../statuses/entry-status.tsx';
import { texts, type CatalogueTexts } from '../texts.ts';
import { FirstSteps } from './add-company-menu.tsx';

export function CompanyTable() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const query = useQuery({ ...dashboardQuery(), select: ({ companies }) => companies });
  return (
    <RecordTable
      name="catalogue-companies"
      label={t('dashboard.companies')}
      columns={companyColumns(t)}
      query={query}
      failedTitle={t('failures.load_dashboard')}
      onOpen={(company) => void navigate({ to: addressOf(company) })}
      empty={{
        icon: IconBuilding,
        title: t('dashboard.empty_title'),
        hint: t('dashboard.empty_hint'),
      }}
      add={query.data?.length === 0 && <FirstSteps />}
    />
  );
}

function companyColumns(t: CatalogueTexts): Column<Company>[] {
  const figures = ['total_modules', 'total_features', 'total_fields'] as const;
  return [
    {
      id: 'name',
      header: t('fields.company'),
      names: true,
      cell: (company) => (
        <NameCell to={addressOf(company)} name={company.company_name} code={company.company_code} />
      ),
    },
    ...figures.map((figure): Column<Company> => ({
      id: figure,
      header: t(`dashboard.columns.${figure}`),
      align: 'end',
      keepTogether: true,
      cell: (company) => formatNumber(company[figure]),
    })),
    {
      id: 'completeness',
      header: t('worklist.column'),
      keepTogether: true,
      cell: ({ id, company_name: name, completeness }) => (
        <Completeness percent={completeness} name={name} within={{ company: id }} />
      ),
    },
    {
      id: 'last_updated',
      header: t('dashboard.columns.last_updated'),
      keepTogether: true,
      cell: ({ last_updated }) => formatDate(last_updated),
    },
    {
      id: 'status',
      header: t('fields.status'),
      keepTogether: true,
      cell: ({ status }) => <StatusOf status={status} />,
    },
    {
      id: 'details',
      header: t('fields.details'),
      keepTogether: true,
      cell: (company) => (
        <Button
          component={Link}
          to={addressOf(company)}
          variant="subtle"
          size="compact-sm"
          ml={-8}
          aria-label={t('dashboard.details_of', { name: company.company_name })}
        >
          {t('dashboard.details')}
        </Button>
      ),
    },
  ];
}

function addressOf({ id }: Company): string {
  return `/air/company-explorer/${id}`;
}
