import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { addressOf, paths } from '../../paths.ts';
import { namedNextStage, stagesDone } from '../../stages/stage-name.ts';
import { texts, type TrackingTexts } from '../../texts.ts';
import type { ShownLine } from './use-timeline-lines.ts';
import classes from './timeline.module.css';

interface TimelineNameProps {
  readonly line: ShownLine;
  readonly onToggle: (line: ShownLine) => void;
}

export function TimelineName({ line, onToggle }: TimelineNameProps) {
  const t = useTexts(texts);
  const { name, children, isOpen, level } = line;
  return (
    <div className={classes.name} data-level={level}>
      {children > 0 ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'flow.timeline.collapse' : 'flow.timeline.expand', { name })}
          onClick={() => onToggle(line)}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
      ) : (
        <span className={classes.noToggle} />
      )}
      <Link to={addressOfLine(line)} title={[name, ...stageOf(t, line)].join(' · ')}>
        {name}
      </Link>
      {line.failed && (
        <span title={t('flow.timeline.below_failed')}>
          <IconAlertTriangle size={16} aria-label={t('flow.timeline.below_failed')} />
        </span>
      )}
      <span className={classes.percent}>
        {t('lists.percent', { percent: formatNumber(Math.round(line.progress)) })}
      </span>
    </div>
  );
}

function stageOf(t: TrackingTexts, { current_stage: done }: ShownLine): string[] {
  return done === null ? [] : [namedNextStage(t, done), stagesDone(t, done)];
}

function addressOfLine({ kind, id, above }: ShownLine): string {
  const [valueStreamId = id, sopId = id] = above;
  const path = { value_stream: paths.valueStream, sop: paths.sop, sow: paths.sow }[kind];
  return addressOf(path, { valueStreamId, sopId, sowId: id });
}
