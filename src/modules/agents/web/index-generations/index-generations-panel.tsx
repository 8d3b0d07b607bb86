import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import type { IndexGeneration } from '#modules/agents/contract/index-generations.ts';
import { indexesQuery, useDiscardIndex, useSwitchIndex } from './index-generations.api.ts';
import { texts } from '../texts.ts';
import { IndexCard } from './index-card.tsx';
import classes from './index-generations.module.css';

interface Asking {
  readonly index: IndexGeneration;
  readonly act: 'switch' | 'discard';
}

/** The index that answers and those beside it: compare, switch, go back, throw away. */
export function IndexesPanel({ agentId }: { readonly agentId: string }) {
  const t = useTexts(texts);
  const query = useQuery(indexesQuery({ id: agentId }));
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const choose = useSwitchIndex({ onSuccess: close });
  const discard = useDiscardIndex({ onSuccess: close });
  const isBack = asking?.index.state === 'kept';
  return (
    <Panel title={t('indexes.title')} hint={t('indexes.hint')}>
      <Loaded
        query={query}
        failedTitle={t('indexes.load_failed')}
        waiting={<Skeleton height={80} radius="md" />}
      >
        {(indexes) => (
          <>
            {indexes.length === 0 && <p className={text.hint}>{t('indexes.none')}</p>}
            <ul className={classes.list}>
              {indexes.map((index) => (
                <IndexCard
                  key={index.number}
                  index={index}
                  onAct={(act) => setAsking({ index, act })}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <ConfirmDialog
        opened={asking?.act === 'switch'}
        onClose={close}
        onConfirm={() =>
          asking !== undefined && choose.mutate({ id: agentId, number: asking.index.number })
        }
        title={t(isBack ? 'indexes.back_title' : 'indexes.switch_title')}
        confirmLabel={t(isBack ? 'indexes.back' : 'indexes.switch')}
        busy={choose.isPending}
      >
        <p>{t(isBack ? 'indexes.back_text' : 'indexes.switch_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking?.act === 'discard'}
        onClose={close}
        onConfirm={() =>
          asking !== undefined && discard.mutate({ id: agentId, number: asking.index.number })
        }
        title={t('indexes.discard_title')}
        confirmLabel={t('indexes.discard')}
        busy={discard.isPending}
        danger
      >
        <p>{t(isBack ? 'indexes.discard_text' : 'indexes.discard_new_text')}</p>
      </ConfirmDialog>
    </Panel>
  );
}
