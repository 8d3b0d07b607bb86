import { Title } from '@mantine/core';
import { IconForms, IconPackage, IconPuzzle } from '@tabler/icons-react';
import type {
  CatalogueImport,
  ImportReport as Report,
} from '#modules/catalogue/contract/imports.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { texts } from '../texts.ts';
import { ImportExamples } from './import-examples.tsx';
import classes from './imports.module.css';

const KINDS = [
  { kind: 'modules', icon: IconPackage },
  { kind: 'features', icon: IconPuzzle },
  { kind: 'fields', icon: IconForms },
] as const;

const TITLES: Partial<Record<CatalogueImport['status'], 'would' | 'undone'>> = {
  checked: 'would',
  undone: 'undone',
};

/** What an import would bring, has brought or has taken back, kind by kind. */
export function ImportReport({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const { report, status, problems } = of;
  // What would come of rows that have to be corrected is not known yet.
  if (report === null || (status === 'checked' && problems > 0)) return null;
  const title = t(`intake.report.${TITLES[status] ?? 'did'}`);
  return (
    <Stack>
      <Title order={2}>{title}</Title>
      <Cards>
        {KINDS.map(({ kind, icon }) => (
          <StatCard
            key={kind}
            label={t(`imports.parts.${kind}`)}
            icon={icon}
            value={formatNumber(figureOf(report[kind], status))}
            hint={<Outcome of={report[kind]} status={status} />}
          />
        ))}
      </Cards>
      {status === 'checked' && <ImportExamples examples={report.examples} />}
    </Stack>
  );
}

type Figures = Report['fields'];

function figureOf({ rows, removed, changed }: Figures, status: CatalogueImport['status']): number {
  return status === 'undone' ? removed + changed : rows;
}

function Outcome({
  of: { rows, created, changed, removed, missing },
  status,
}: {
  readonly of: Figures;
  readonly status: CatalogueImport['status'];
}) {
  const t = useTexts(texts);
  const said =
    status === 'undone'
      ? ([
          ['removed', removed],
          ['restored', changed],
        ] as const)
      : ([
          ['created', created],
          ['changed', changed],
          ['same', rows - created - changed],
          ...(missing > 0 ? ([['missing', missing]] as const) : []),
        ] as const);
  return (
    <span className={classes.outcome}>
      {said.map(([name, count]) => (
        <span key={name}>
          {t(`intake.report.${name}`)} {formatNumber(count)}
        </span>
      ))}
    </span>
  );
}
