import { Link } from '@tanstack/react-router';
import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { addressOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { AgeBadge } from '../board/age-badge.tsx';
import { stageName } from '../../stages/stage-name.ts';
import classes from './analytics.module.css';

/** What has stood longest where it stands. */
export function OldestPanel({ oldest }: Pick<FlowAnalytics, 'oldest'>) {
  const t = useTexts(texts);
  return (
    <Panel title={t('flow.analytics.oldest.title')} hint={t('flow.analytics.oldest.hint')}>
      <ol className={classes.lines}>
        {oldest.map(({ id, name, value_stream_id, sop_id, stage, since, is_started }) => (
          <li key={id}>
            <div>
              <Link
                to={addressOf(paths.sow, {
                  valueStreamId: value_stream_id,
                  sopId: sop_id,
                  sowId: id,
                })}
              >
                {name}
              </Link>
              <span className={classes.dimmed}>
                {`${stage}. ${stageName(t, stage)} · ${t(is_started ? 'flow.working' : 'flow.waiting')}`}
              </span>
            </div>
            <AgeBadge since={since} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
