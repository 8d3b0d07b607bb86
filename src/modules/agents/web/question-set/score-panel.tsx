import { Button, Skeleton } from '@mantine/core';
import { IconChartLine, IconInfoCircle, IconTargetArrow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { useLive } from '#platform/web/query/live.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import text from '#platform/web/page/text.module.css';
import type { QualityReport, QuestionSetScore } from '#modules/agents/contract/question-set.ts';
import { qualityQuery, useScoreNow } from './question-set.api.ts';
import { texts } from '../texts.ts';
import { DropNotice } from './score-drop-notice.tsx';
import { percentOf } from './percent-of.ts';
import { ScoreChart } from './score-chart.tsx';
import { ScoreFigures } from './score-figures.tsx';
import classes from './question-set.module.css';

/** Asked this often while a scoring goes on and the live stream is down. */
const ASK_EVERY_MS = 3_000;

interface ScorePanelProps {
  readonly agentId: string;
  readonly onSeeMissed: () => void;
}

/** What the question set comes to now, and came to before. */
export function ScorePanel({ agentId, onSeeMissed }: ScorePanelProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const live = useLive();
  const score = useScoreNow();
  const query = useQuery({
    ...qualityQuery({ id: agentId }),
    refetchInterval: ({ state }) => (state.data?.scoring === true && !live ? ASK_EVERY_MS : false),
  });
  const report = query.data;
  const hasQuestions = report !== undefined && report.questions > report.without_file;
  return (
    <>
      {report?.drop !== null && report?.drop !== undefined && (
        <DropNotice agentId={agentId} drop={report.drop} onSeeMissed={onSeeMissed} />
      )}
      <Panel
        title={t('quality.score_title')}
        hint={t('quality.score_hint')}
        actions={
          mayWrite &&
          hasQuestions && (
            <Button
              variant="default"
              leftSection={<IconTargetArrow size={16} stroke={1.7} />}
              loading={score.isPending || report.scoring}
              onClick={() => score.mutate({ id: agentId })}
            >
              {t('quality.score_now')}
            </Button>
          )
        }
      >
        <span className={text.visuallyHidden} role="status">
          {report?.scoring === true && t('quality.scoring')}
        </span>
        <Loaded
          query={query}
          failedTitle={t('quality.load_failed')}
          waiting={<Skeleton height={220} radius="md" />}
        >
          {(loaded) => <Scores report={loaded} />}
        </Loaded>
      </Panel>
    </>
  );
}

function Scores({ report }: { readonly report: QualityReport }) {
  const t = useTexts(texts);
  const { scores, failure } = report;
  const latest = scores.at(-1);
  return (
    <div className={classes.scores}>
      {failure !== null && (
        <p className={classes.notice} data-tone="info">
          <IconInfoCircle size={18} stroke={1.8} aria-hidden />
          <span>
            {t(`quality.not_scored.${failure.code}`, { time: formatDateTime(failure.at) })}
          </span>
        </p>
      )}
      {latest === undefined ? (
        <EmptyState
          icon={IconChartLine}
          title={t('quality.never_scored')}
          hint={t('quality.never_scored_hint')}
        />
      ) : (
        <>
          <Latest score={latest} />
          {scores.length > 1 ? (
            <>
              <ScoreChart scores={scores} />
              <ScoreFigures scores={scores} />
            </>
          ) : (
            <p className={text.hint}>{t('quality.chart_later')}</p>
          )}
        </>
      )}
    </div>
  );
}

function Latest({ score }: { readonly score: QuestionSetScore }) {
  const t = useTexts(texts);
  const { questions, first, within_five, reciprocal_rank } = score;
  const share = (count: number) => t('quality.share', { percent: percentOf(count, questions) });
  return (
    <Cards>
      <StatCard
        label={t('quality.first')}
        value={share(first)}
        hint={t('quality.of', { count: first, questions })}
      />
      <StatCard
        label={t('quality.within_five')}
        value={share(within_five)}
        hint={t('quality.of', { count: within_five, questions })}
      />
      <StatCard
        label={t('quality.reciprocal_rank')}
        value={formatNumber(Math.round(reciprocal_rank * 100) / 100)}
        hint={t('quality.reciprocal_rank_hint')}
      />
    </Cards>
  );
}
