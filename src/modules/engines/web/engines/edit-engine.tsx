import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { z } from 'zod';
import {
  engine as engineSchema,
  engineChange,
  type Engine,
} from '#modules/engines/contract/engines.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { EngineFields } from './engine-fields.tsx';
import { EngineForm } from './engine-form.tsx';
import { isMissing, MissingEngine } from './missing-engine.tsx';
import { toChange, valuesOf, type EngineValues } from './engine-values.ts';
import { engineQuery, useUpdateEngine } from './engines.api.ts';
import { texts, type EngineTexts } from '../texts.ts';

/** The contract's rules, over the fields as they are typed. */
const rules = z.preprocess(toChange, engineChange.omit({ updated_at: true }));

/** 'Edit engine'. */
export function EditEngine() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/engine-management/$id/edit' });
  const query = useQuery({ ...engineQuery(id), refetchOnWindowFocus: false });
  if (query.data === undefined && isMissing(query.error)) return <MissingEngine id={id} />;
  return (
    <DetailPage
      query={query}
      back={{ to: `/engine-management/${id}`, label: t('form.back') }}
      title={() => t('form.edit_title')}
      failedTitle={t('banners.load_failed')}
    >
      {(engine) => <EditForm key={id} engine={engine} />}
    </DetailPage>
  );
}

function EditForm({ engine }: { readonly engine: Engine }) {
  const t = useTexts(texts);
  const update = useUpdateEngine();
  return (
    <EngineForm
      schema={rules}
      initialValues={valuesOf(engine)}
      save={(values, stored = engine) =>
        update.mutateAsync({
          id: stored.id,
          updated_at: stored.updated_at,
          ...rules.parse(values),
        })
      }
      editing={{
        stored: engine,
        schema: engineSchema,
        toValues: valuesOf,
        labels: labelsOf(t),
        write: (field, value) => write(t, field, value),
      }}
      saveLabel={t('form.save')}
      said={{ saved: t('banners.updated'), failed: t('banners.update_failed') }}
    >
      {(form) => <EngineFields form={form} stored={engine} />}
    </EngineForm>
  );
}

function labelsOf(
  t: EngineTexts,
): Partial<Record<keyof EngineValues, string>> & Record<string, string> {
  return {
    name: t('form.name'),
    type: t('form.type'),
    status: t('form.status'),
    description: t('form.description'),
    logic: t('form.logic'),
    tags: t('form.tags'),
    retires_on: t('form.retires_on'),
  };
}

/** Puts into words what would stand there as the wire has it. */
function write(t: EngineTexts, field: string, value: unknown): string | undefined {
  if (field === 'type') return say(engineSchema.shape.type, value, (type) => t(`types.${type}`));
  if (field !== 'status') return undefined;
  return say(engineSchema.shape.status, value, (status) => t(`statuses.${status}`));
}

function say<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  words: (value: Value) => string,
): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? words(parsed.data) : undefined;
}
