import { IconAlertTriangle } from '@tabler/icons-react';
import type { MissingThing } from '#modules/feature-development/contract/stage-settings.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type TrackingTexts } from '../texts.ts';
import classes from './stages.module.css';

export function MissingThings({ missing }: { readonly missing: readonly MissingThing[] }) {
  const t = useTexts(texts);
  if (missing.length === 0) return null;
  return (
    <div className={classes.missing}>
      <IconAlertTriangle size={18} aria-hidden /> <strong>{t('missing.title')}</strong>
      <ul>
        {missing.map((thing) => (
          <li key={thing.kind}>{sayMissing(thing, t)}</li>
        ))}
      </ul>
    </div>
  );
}

function sayMissing(thing: MissingThing, t: TrackingTexts): string {
  switch (thing.kind) {
    case 'checklist':
      return thing.open_rows === 0
        ? t('missing.checklist')
        : t('missing.rows', { count: thing.open_rows });
    case 'file':
      return t('missing.file');
    case 'approval':
      return t('missing.approval', { name: thing.approver ?? t('workspace.stage.somebody') });
  }
}
