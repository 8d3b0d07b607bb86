import { Textarea } from '@mantine/core';
import type { MissingThing } from '#modules/feature-development/contract/gate.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts, type TrackingTexts } from '../../../texts.ts';
import { LONGEST_REASON } from './limits.ts';
import classes from './stages.module.css';

interface MissingThingsProps {
  readonly missing: readonly MissingThing[];
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** What a stage lacks before it can be completed; who may pass it over is asked why. */
export function MissingThings({ missing, reason, onReason }: MissingThingsProps) {
  const t = useTexts(texts);
  const mayOverride = useMay('feature-development:configure');
  if (missing.length === 0) return null;
  return (
    <>
      <div className={classes.missing} role="status">
        <strong>{t('missing.title')}</strong>
        <ul>
          {missing.map((thing) => (
            <li key={thing.kind}>{wordsOf(t, thing)}</li>
          ))}
        </ul>
      </div>
      {mayOverride && (
        <Textarea
          label={t('missing.reason')}
          value={reason}
          onChange={({ currentTarget: { value } }) => onReason(value)}
          maxLength={LONGEST_REASON}
          rows={2}
        />
      )}
    </>
  );
}

function wordsOf(t: TrackingTexts, thing: MissingThing): string {
  switch (thing.kind) {
    case 'checklist':
      return thing.open_rows === 0
        ? t('missing.checklist')
        : t('missing.rows', { count: thing.open_rows });
    case 'file':
      return t('missing.file');
    case 'approval':
      return t('missing.approval', { name: thing.approver ?? '' });
  }
}
