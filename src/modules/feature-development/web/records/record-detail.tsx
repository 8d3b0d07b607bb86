import { Button } from '@mantine/core';
import { IconPencil, IconPercentage } from '@tabler/icons-react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { WorkStatus } from '#modules/feature-development/contract/record-statuses.ts';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { DeleteButton } from './delete-button.tsx';
import type { Deletable } from './delete-record.tsx';
import { ChangeStatus, StatusNote, type StatusChange } from './change-status.tsx';
import { RecordStatus, type WithStatus } from './record-status.tsx';
import { useMissingRecord } from './use-missing-record.ts';
import { useRecordPath } from './use-record-path.ts';
import classes from './record-page.module.css';
import records from './records.module.css';
import { WrittenText } from './written-text.tsx';

interface RecordDetailProps<Row, Status extends WorkStatus> {
  readonly kind: 'value_stream' | 'sop';
  readonly query: UseQueryOptions<Row>;
  /** The list it belongs to. */
  readonly list: string;
  readonly edit: string;
  /** Beside the content: comments and history. */
  readonly aside: ReactNode;
  /** The records that it consists of. */
  readonly children: ReactNode;
  readonly summary?: (row: Row) => ReactNode;
  readonly statusOf: (row: Row) => StatusChange<Status>;
  /** Besides the progress. */
  readonly figures: (row: Row) => readonly ComponentProps<typeof StatCard>[];
  /** Between the description and the times. */
  readonly facts: (row: Row) => ComponentProps<typeof Facts>['facts'];
}

type Detailed = Deletable &
  WithStatus &
  Pick<Sop, 'description' | 'progress' | 'created_at' | 'updated_at'>;

/** The screen of a value stream or a SOP, with what this person may do to it. */
export function RecordDetail<Row extends Detailed, Status extends WorkStatus>(
  props: RecordDetailProps<Row, Status>,
) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const { kind, list } = props;
  const back = { to: list, label: t('actions.back') };
  useRecordPath();
  return (
    <DetailPage
      query={useQuery(props.query)}
      back={back}
      title={({ name }) => name}
      status={(record) => (
        <span className={records.status}>
          <RecordStatus record={record} />
          <ChangeStatus {...props.statusOf(record)} />
        </span>
      )}
      summary={props.summary}
      actions={(record) => (
        <>
          <DeleteButton kind={kind} record={record} list={list} />
          {mayWrite && (
            <Button
              component={Link}
              to={props.edit}
              leftSection={<IconPencil size={16} stroke={1.7} />}
            >
              {t('actions.edit')}
            </Button>
          )}
        </>
      )}
      failedTitle={t(`details.${kind}_failed`)}
      missing={useMissingRecord(kind, back)}
    >
      {(shown) => (
        <>
          <StatusNote {...props.statusOf(shown)} />
          <div className={classes.columns}>
            <Stack>
              <Cards>
                <StatCard
                  label={t('lists.columns.progress')}
                  value={t('lists.percent', { percent: shown.progress.toFixed(2) })}
                  icon={IconPercentage}
                />
                {props.figures(shown).map((figure) => (
                  <StatCard key={figure.label} {...figure} />
                ))}
              </Cards>
              {props.children}
              <Panel title={t('details.about')}>
                <Facts
                  facts={[
                    {
                      name: t('forms.description'),
                      value: <WrittenText>{shown.description}</WrittenText>,
                    },
                    ...props.facts(shown),
                    { name: t('fields.created_at'), value: formatDateTime(shown.created_at) },
                    { name: t('fields.updated_at'), value: formatDateTime(shown.updated_at) },
                  ]}
                />
              </Panel>
            </Stack>
            <aside className={classes.panel} aria-label={t('workspace.panel.label')}>
              {props.aside}
            </aside>
          </div>
        </>
      )}
    </DetailPage>
  );
}
