import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { useCrumbNames } from '#platform/web/shell/crumb-names.ts';
import { texts } from '../texts.ts';
import { engineFields } from './engine-fields.tsx';
import { engineForm } from './engine-form.ts';
import { engineQuery, useUpdateEngine } from './engines.api.ts';
import { useFormBanner } from './use-form-banner.tsx';
import { useMissingEngine } from './use-missing-engine.ts';

export function EditEngine() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/engine-management/$id/edit' });
  const query = useQuery(engineQuery({ id }));
  const missing = useMissingEngine(id);
  const name = query.data?.name;
  useCrumbNames(useMemo(() => ({ [`/engine-management/${id}`]: name }), [id, name]));
  return (
    <DetailPage
      query={query}
      back={{ to: `/engine-management/${id}`, label: t('form.back') }}
      title={() => t('form.edit_title')}
      failedTitle={t('banners.load_failed')}
      missing={query.data === undefined ? missing : undefined}
    >
      {(engine) => <EditForm key={id} engine={engine} />}
    </DetailPage>
  );
}

function EditForm({ engine }: { readonly engine: Engine }) {
  const t = useTexts(texts);
  const update = useUpdateEngine();
  const banner = useFormBanner({
    saved: t('banners.updated'),
    failed: t('banners.update_failed'),
  });
  return (
    <RecordFormPage
      {...banner}
      form={engineForm}
      stored={engine}
      before={
        <TextInput
          label={t('form.code')}
          description={t('form.code_fixed')}
          value={engine.code}
          rightSection={<IconLock size={16} aria-hidden />}
          disabled
          withAsterisk
        />
      }
      fields={engineFields(t, engine)}
      save={(body) => update.mutateAsync({ id: engine.id, ...body })}
      saveLabel={t('form.save')}
    />
  );
}
