import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import type { KnowledgeGap } from '#modules/agents/contract/knowledge-gaps.ts';
import type { AgentTexts } from '../texts.ts';
import classes from './knowledge-gaps.module.css';

export function gapColumns(t: AgentTexts, status: KnowledgeGap['status']): Column<KnowledgeGap>[] {
  return [
    {
      id: 'question',
      header: t('fields.question'),
      names: true,
      cell: (gap) => <Question gap={gap} t={t} />,
    },
    {
      id: 'asked',
      header: t('quality.gap_columns.asked'),
      align: 'end',
      keepTogether: true,
      cell: ({ asked }) => t('quality.gap_asked', { count: asked }),
    },
    {
      id: 'why',
      header: t('quality.gap_columns.why'),
      cell: ({ weak, thumbs_down }) => (
        <span className={classes.why}>
          {weak > 0 && (
            <StatusBadge tone="warning" label={t('quality.gap_weak', { count: weak })} />
          )}
          {thumbs_down > 0 && (
            <StatusBadge tone="danger" label={t('quality.gap_down', { count: thumbs_down })} />
          )}
        </span>
      ),
    },
    {
      id: 'last',
      header: t('quality.gap_columns.last'),
      keepTogether: true,
      cell: ({ last_asked_at }) => <TimeAgo at={last_asked_at} />,
    },
    {
      id: 'assignee',
      header: t('quality.gap_columns.assignee'),
      cell: ({ assignee }) =>
        assignee?.name ?? <span className={classes.dimmed}>{t('quality.gap_unassigned')}</span>,
    },
    ...(status === 'closed' ? [closingColumn(t)] : []),
  ];
}

function closingColumn(t: AgentTexts): Column<KnowledgeGap> {
  return {
    id: 'closing',
    header: t('quality.gap_columns.closing'),
    cell: ({ closing }) =>
      closing !== null && (
        <>
          {closing.file?.filename}
          {closing.note !== '' && <span className={classes.line}>{closing.note}</span>}
          {closing.file === null && closing.note === '' && t('quality.gap_file_gone')}
          <span className={classes.dimmed}>
            {t('quality.gap_closed_by', {
              name: closing.by ?? '',
              time: formatDateTime(closing.at),
            })}
          </span>
        </>
      ),
  };
}

function Question({ gap, t }: { readonly gap: KnowledgeGap; readonly t: AgentTexts }) {
  return (
    <span className={classes.question}>
      {gap.question}
      {gap.wordings.length > 0 && (
        <span className={classes.dimmed}>
          {t('quality.gap_wordings', { wordings: gap.wordings.join(' · ') })}
        </span>
      )}
      {gap.remarks.map((remark) => (
        <span key={remark} className={classes.dimmed}>
          {t('quality.gap_remark', { remark })}
        </span>
      ))}
    </span>
  );
}
