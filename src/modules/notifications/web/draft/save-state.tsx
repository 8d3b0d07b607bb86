import { Button } from '@mantine/core';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import type { Draft } from './use-draft.ts';

/** Whether the draft is saved; after a failure, the way on. */
export function SaveState({ draft: { state, saveThen } }: { readonly draft: Draft }) {
  const t = useTexts(texts);
  return (
    <>
      <span role="status" className={text.dimmed}>
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
