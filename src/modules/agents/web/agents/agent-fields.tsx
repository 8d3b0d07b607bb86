import { Autocomplete, NumberInput, Select } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { RefObject } from 'react';
import {
  agentDefaults,
  agentLanguages,
  agentLimits,
  suggestedEmbeddingModels,
  type Agent,
} from '#modules/agents/contract/agents.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { longTextField, tagsField, textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type AgentTexts } from '../texts.ts';
import { WebhookProbe } from '../webhook/webhook-probe.tsx';
import type { AgentValues } from './agent-form.ts';
import { IndexProposal } from './index-proposal.tsx';
import classes from './agent-form.module.css';

interface Surroundings {
  readonly t: AgentTexts;
  readonly owners: { value: number; label: string }[];
  /** The agent that is edited; none while one is created. */
  readonly stored?: Agent;
  /** A new agent, with what is proposed for it: only what nobody can guess is asked for first. */
  readonly draft?: { readonly webhook: string; readonly proposed: RefObject<string> };
  /** No hosted model is set up: keyword similarity is used whichever is named. */
  readonly isBuiltIn: boolean;
}

/** Of ten thousand employees nobody reads the list: what is typed finds them. */
const OWNERS_LISTED = 100;

const WHOLE = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;

/** The fields of an agent: who it is, and how its documents are searched. */
export function agentFields(surroundings: Surroundings): Fields<AgentValues> {
  const { t, owners, stored, draft, isBuiltIn } = surroundings;
  const advanced = draft !== undefined;
  return {
    name: textField({
      label: t('fields.name'),
      placeholder: t('form.name_placeholder'),
      maxLength: agentLimits.name,
      withAsterisk: true,
    }),
    description: {
      ...longTextField({
        label: t('fields.description'),
        maxLength: agentLimits.description,
        rows: 3,
      }),
      advanced,
    },
    owner_user_id: {
      label: t('fields.owner'),
      input: (props) => (
        <Select<number>
          {...props}
          placeholder={t('form.owner_placeholder')}
          nothingFoundMessage={t('form.owner_not_found')}
          data={owners}
          limit={OWNERS_LISTED}
          searchable
          withAsterisk
        />
      ),
      write: (id) => owners.find(({ value }) => value === id)?.label,
    },
    tags: {
      ...tagsField({
        label: t('fields.tags'),
        description: t('form.tags_hint'),
        placeholder: '',
        maxLength: agentLimits.tag,
      }),
      advanced,
    },
    chat_webhook_url: {
      ...textField({
        label: t('fields.webhook'),
        description: t('form.webhook_hint'),
        placeholder: 'https://',
        inputMode: 'url',
        maxLength: agentLimits.webhook,
        withAsterisk: true,
      }),
      advanced: draft !== undefined && draft.webhook !== '',
      around: (input, form) => (
        <>
          {input}
          <Probe form={form} agentId={stored?.id} />
        </>
      ),
    },
    pinecone_index: {
      ...textField({
        label: t('form.index'),
        description: t(stored === undefined ? 'form.index_hint' : 'form.index_locked_hint'),
        maxLength: agentLimits.index,
        readOnly: stored !== undefined,
        rightSection: stored === undefined ? undefined : <IconLock size={16} aria-hidden />,
        autoCapitalize: 'none',
        spellCheck: false,
        withAsterisk: draft === undefined,
        compared: false,
      }),
      advanced,
      around: (input, form) => (
        <>
          <h3 className={classes.section}>{t('form.search_section')}</h3>
          {draft !== undefined && <IndexProposal form={form} proposed={draft.proposed} />}
          {input}
        </>
      ),
    },
    embedding_model: {
      label: t('fields.embedding_model'),
      advanced,
      input: (props) => (
        <Autocomplete
          {...props}
          description={t(isBuiltIn ? 'form.model_built_in_hint' : 'form.model_hint')}
          data={[...suggestedEmbeddingModels]}
          placeholder={agentDefaults.embedding_model}
          maxLength={agentLimits.model}
        />
      ),
    },
    chunk_size: {
      label: t('fields.chunk_size'),
      advanced,
      input: (props, form) => (
        <>
          <div className={classes.pair}>
            <NumberInput
              {...props}
              {...WHOLE}
              description={t('form.chunk_size_hint')}
              placeholder={String(agentDefaults.chunk_size)}
              step={50}
            />
            <NumberInput
              key={form.key('chunk_overlap')}
              {...form.getInputProps('chunk_overlap')}
              {...WHOLE}
              label={t('fields.chunk_overlap')}
              description={t('form.chunk_overlap_hint')}
              placeholder={String(agentDefaults.chunk_overlap)}
              step={10}
            />
          </div>
          {stored !== undefined && <FullSyncNotice form={form} stored={stored} />}
        </>
      ),
    },
    chunk_overlap: { label: t('fields.chunk_overlap'), advanced },
    language: {
      label: t('fields.language'),
      advanced,
      input: (props) => (
        <Select
          {...props}
          description={t('form.language_hint')}
          data={agentLanguages.map((language) => ({
            value: language,
            label: t(`languages.${language}`),
          }))}
          allowDeselect={false}
        />
      ),
    },
  };
}

interface ProbeProps {
  readonly form: ZodForm<AgentValues>;
  readonly agentId: string | undefined;
}

/** Looks at the address as it is typed. */
function Probe({ form, agentId }: ProbeProps) {
  return <WebhookProbe url={form.useWatchValue('chat_webhook_url').trim()} agentId={agentId} />;
}

interface FullSyncNoticeProps {
  readonly form: ZodForm<AgentValues>;
  readonly stored: Agent;
}

/** Said as soon as a change would make what is indexed outdated. */
function FullSyncNotice({ form, stored }: FullSyncNoticeProps) {
  const t = useTexts(texts);
  const model = form.useWatchValue('embedding_model');
  const size = form.useWatchValue('chunk_size');
  const overlap = form.useWatchValue('chunk_overlap');
  const changed =
    model !== stored.embedding_model ||
    Number(size) !== stored.chunk_size ||
    Number(overlap) !== stored.chunk_overlap;
  if (!changed || stored.latest_sync_at === null) return null;
  return <Notice>{t('form.full_sync_hint')}</Notice>;
}
