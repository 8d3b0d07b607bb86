import { Link } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { z } from 'zod';
import { engineInput } from '#modules/engines/contract/engines.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { EngineFields } from './engine-fields.tsx';
import { EngineForm } from './engine-form.tsx';
import { blankEngine, toInput } from './engine-values.ts';
import { useCreateEngine } from './engines.api.ts';
import { texts } from '../texts.ts';

/** The contract's rules, over the fields as they are typed. */
const rules = z.preprocess(toInput, engineInput);

/** 'Create new engine'. */
export function CreateEngine() {
  const t = useTexts(texts);
  const create = useCreateEngine();
  return (
    <ListPage
      title={t('form.create_title')}
      purpose={t('form.create_purpose')}
      actions={
        <Button
          variant="default"
          component={Link}
          to="/engine-management"
          leftSection={<IconArrowLeft size={16} />}
        >
          {t('form.back')}
        </Button>
      }
    >
      <EngineForm
        schema={rules}
        initialValues={blankEngine}
        save={(values) => create.mutateAsync(rules.parse(values))}
        saveLabel={t('form.create')}
        said={{ saved: t('banners.created'), failed: t('banners.create_failed') }}
      >
        {(form) => <EngineFields form={form} />}
      </EngineForm>
    </ListPage>
  );
}
