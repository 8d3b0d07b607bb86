import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { addressOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { AgeBadge } from '../board/age-badge.tsx';
import { numberedStage } from '../../stages/stage-name.ts';

export function OldestPanel({ oldest }: Pick<FlowAnalytics, 'oldest'>) {
  const t = useTexts(texts);
  return (
    <Panel title={t('flow.analytics.oldest.title')} hint={t('flow.analytics.oldest.hint')}>
      <TodayLines
        none={null}
        lines={oldest.map(({ id, name, value_stream_id, sop_id, stage, since, is_started }) => ({
          id,
          name: (
            <NameCell
              to={addressOf(paths.sow, {
                valueStreamId: value_stream_id,
                sopId: sop_id,
                sowId: id,
              })}
              name={name}
              detail={`${numberedStage(t, stage)} · ${t(is_started ? 'flow.working' : 'flow.waiting')}`}
            />
          ),
          fact: <AgeBadge since={since} />,
        }))}
      />
    </Panel>
  );
}
