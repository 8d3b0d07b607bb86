import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { Comparison } from './comparison.tsx';
import { Versions } from './versions.tsx';
import classes from './history.module.css';

const VIEWS = ['every', 'breaking', 'compare'] as const;

/** What became of an entry and of all that lies in it: version by version, or between two days. */
export function History({ entry }: { readonly entry: EntryReference }) {
  const t = useTexts(texts);
  const [view, setView] = useState<(typeof VIEWS)[number]>('every');
  return (
    <section aria-label={t('history.title')}>
      <Stack>
        <SegmentedControl
          className={classes.views}
          aria-label={t('history.show')}
          value={view}
          data={VIEWS.map((value) => ({ value, label: t(`history.views.${value}`) }))}
          onChange={(value) => setView(VIEWS.find((each) => each === value) ?? 'every')}
        />
        {view === 'compare' ? (
          <Comparison entry={entry} />
        ) : (
          <Versions key={view} entry={entry} breakingOnly={view === 'breaking'} />
        )}
      </Stack>
    </section>
  );
}
