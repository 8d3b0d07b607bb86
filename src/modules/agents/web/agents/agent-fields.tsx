import { Autocomplete, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  agentDefaults,
  agentLanguages,
  agentLimits,
  suggestedEmbeddingModels,
  type Agent,
} from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import { WebhookProbe } from '../webhook/webhook-probe.tsx';
import type { AgentValues } from './agent-values.ts';
import classes from './agent-form.module.css';

interface AgentFieldsProps {
  readonly form: ZodForm<AgentValues>;
  readonly owners: { value: number; label: string }[];
  /** The agent that is edited; none while one is created. */
  readonly stored?: Agent;
  /** No hosted model is set up: keyword similarity stands in for whichever is named. */
  readonly builtIn: boolean;
}

/** The fields of an agent: who it is, and how its documents are searched. */
export function AgentFields({ form, owners, stored, builtIn }: AgentFieldsProps) {
  const t = useTexts(texts);
  return (
    <>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('form.name')}
        placeholder={t('form.name_placeholder')}
        maxLength={agentLimits.name}
        withAsterisk
      />
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        label={t('form.description')}
        maxLength={agentLimits.description}
        rows={3}
      />
      <Select<number>
        key={form.key('owner_user_id')}
        {...form.getInputProps('owner_user_id')}
        label={t('form.owner')}
        placeholder={t('form.owner_placeholder')}
        nothingFoundMessage={t('form.owner_not_found')}
        data={owners}
        // Of ten thousand employees nobody reads the list: what is typed finds them.
        limit={100}
        searchable
        withAsterisk
      />
      <TagsField
        key={form.key('tags')}
        {...form.getInputProps('tags')}
        label={t('form.tags')}
        description={t('form.tags_hint')}
        placeholder=""
        maxLength={agentLimits.tag}
      />
      <TextInput
        key={form.key('chat_webhook_url')}
        {...form.getInputProps('chat_webhook_url')}
        label={t('form.webhook')}
        description={t('form.webhook_hint')}
        placeholder="https://"
        inputMode="url"
        maxLength={agentLimits.webhook}
        withAsterisk
      />
      <Probe form={form} agentId={stored?.id} />
      <h3 className={classes.section}>{t('form.search_section')}</h3>
      <TextInput
        key={form.key('pinecone_index')}
        {...form.getInputProps('pinecone_index')}
        label={t('form.index')}
        description={t(stored === undefined ? 'form.index_hint' : 'form.index_locked_hint')}
        maxLength={agentLimits.index}
        readOnly={stored !== undefined}
        rightSection={stored === undefined ? undefined : <IconLock size={16} aria-hidden />}
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk
      />
      <Autocomplete
        key={form.key('embedding_model')}
        {...form.getInputProps('embedding_model')}
        label={t('form.model')}
        description={builtIn ? t('form.model_built_in_hint') : undefined}
        data={[...suggestedEmbeddingModels]}
        placeholder={agentDefaults.embedding_model}
        maxLength={agentLimits.model}
      />
      <div className={classes.pair}>
        <NumberInput
          key={form.key('chunk_size')}
          {...form.getInputProps('chunk_size')}
          label={t('form.chunk_size')}
          description={t('form.chunk_size_hint')}
          placeholder={String(agentDefaults.chunk_size)}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          step={50}
        />
        <NumberInput
          key={form.key('chunk_overlap')}
          {...form.getInputProps('chunk_overlap')}
          label={t('form.chunk_overlap')}
          description={t('form.chunk_overlap_hint')}
          placeholder={String(agentDefaults.chunk_overlap)}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          step={10}
        />
      </div>
      {stored !== undefined && <FullSyncNotice form={form} stored={stored} />}
      <Select
        key={form.key('language')}
        {...form.getInputProps('language')}
        label={t('form.language')}
        data={agentLanguages.map((language) => ({
          value: language,
          label: t(`languages.${language}`),
        }))}
        allowDeselect={false}
      />
    </>
  );
}

/** Looks at the address as it is typed. */
function Probe({
  form,
  agentId,
}: {
  readonly form: ZodForm<AgentValues>;
  readonly agentId: string | undefined;
}) {
  return <WebhookProbe url={form.useWatchValue('chat_webhook_url').trim()} agentId={agentId} />;
}

/** Said as soon as a change would make what is indexed outdated. */
function FullSyncNotice({
  form,
  stored,
}: {
  readonly form: ZodForm<AgentValues>;
  readonly stored: Agent;
}) {
  const t = useTexts(texts);
  const model = form.useWatchValue('embedding_model');
  const size = form.useWatchValue('chunk_size');
  const overlap = form.useWatchValue('chunk_overlap');
  const changed =
    model !== stored.embedding_model ||
    Number(size) !== stored.chunk_size ||
    Number(overlap) !== stored.chunk_overlap;
  if (!changed || stored.latest_sync_at === null) return null;
  return (
    <p className={classes.notice} role="status">
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      {t('form.full_sync_hint')}
    </p>
  );
}
