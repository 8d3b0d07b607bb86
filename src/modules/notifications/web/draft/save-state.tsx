import { Button } from '@mantine/core';
import { UnsavedGuard } from '#platform/web/form/unsaved-guard.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import type { Draft } from './use-draft.ts';

interface SaveStateProps {
  readonly draft: Pick<Draft, 'name' | 'state' | 'saveThen'>;
}

/** Whether the draft is saved; after a failure, the way on. */
export function SaveState({ draft: { name, state, saveThen } }: SaveStateProps) {
  const t = useTexts(texts);
  return (
    <>
      {/* What only waits is saved when the page is left. */}
      <UnsavedGuard
        isDirty={() => state === 'failed' || state === 'conflict' || name.trim() === ''}
      />
      <span id="save-state" role="status" className={text.dimmed}>
        {t(`settings.save_states.${state}`)}
      </span>
      {state === 'failed' && (
        <Button variant="default" onClick={() => saveThen()}>
          {t('settings.save_states.again')}
        </Button>
      )}
      {state === 'conflict' && (
        <Button variant="default" onClick={() => location.reload()}>
          {t('settings.save_states.reload')}
        </Button>
      )}
    </>
  );
}
