import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { BatchDialog } from '#platform/web/records/batch-dialog.tsx';
import type { BatchWindow } from '#platform/web/records/use-batches.tsx';
import { texts } from '../texts.ts';
import { tagsQuery, useTagSeveral } from './tags.api.ts';

interface TagSeveralProps extends BatchWindow {
  readonly putOn: boolean;
}

/** Puts a tag on the chosen customers, or takes it off them. */
export function TagSeveral({ putOn, onClose, onDone, ...chosen }: TagSeveralProps) {
  const t = useTexts(texts);
  const [tagId, setTagId] = useState<string | null>(null);
  const tags = useQuery(tagsQuery({ counted: 'false' })).data ?? [];
  const tagSeveral = useTagSeveral();
  const label = t(putOn ? 'tags.put_on_several' : 'tags.take_off_several');
  return (
    <BatchDialog
      batch={{
        ...chosen,
        title: label,
        text: t('tags.several_text', { count: chosen.records.length }),
        confirmLabel: label,
        actOnAll: async (ids) => {
          if (tagId === null) return [];
          const body = { ids: [...ids], tag_id: tagId, put_on: putOn };
          return (await tagSeveral.mutateAsync(body)).refused;
        },
      }}
      isReady={tagId !== null}
      onClose={onClose}
      onDone={onDone}
    >
      <Select
        data-autofocus
        label={t('fields.tag_id')}
        data={tags.map(({ id, name }) => ({ value: id, label: name }))}
        value={tagId}
        onChange={setTagId}
        searchable
        nothingFoundMessage={t('tags.empty')}
      />
    </BatchDialog>
  );
}
