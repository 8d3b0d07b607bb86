import { Select, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { engineLimits, type Engine } from '#modules/engines/contract/engines.ts';
import {
  engineStatuses,
  engineTypes,
  firstStatuses,
  mayMove,
  type EngineStatus,
} from '#modules/engines/contract/engine-status.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import type { EngineTexts } from '../texts.ts';
import { DuplicateNotice } from './duplicate-notice.tsx';
import type { EngineValues, NewEngineValues } from './engine-form.ts';
import { EngineSelect } from './engine-select.tsx';
import classes from './engines.module.css';

/** The fields of an engine that is created. */
export function newEngineFields(t: EngineTexts): Fields<NewEngineValues> {
  const { name, type, ...others } = sharedFields(t);
  return {
    code: {
      label: t('form.code'),
      input: (props) => (
        <TextInput
          {...props}
          description={t('form.code_hint')}
          maxLength={engineLimits.code}
          autoCapitalize="none"
          spellCheck={false}
          withAsterisk
        />
      ),
    },
    name,
    type,
    status: statusField(t, firstStatuses),
    ...others,
  };
}

/** The fields of an engine that is changed. */
export function engineFields(t: EngineTexts, stored: Engine): Fields<EngineValues> {
  const { name, type, description, logic, tags } = sharedFields(t, stored.id);
  const moves = engineStatuses.filter((to) => mayMove(stored.status, to));
  return {
    name,
    type,
    status: statusField(t, moves),
    replacement_id: {
      label: t('form.replacement'),
      compared: false,
      input: (props, form) => (
        <WhenDeprecated form={form}>
          <EngineSelect
            {...props}
            description={t('form.replacement_hint')}
            present={stored.replacement}
            exclude={stored.id}
          />
        </WhenDeprecated>
      ),
    },
    retires_on: {
      label: t('form.retires_on'),
      input: (props, form) => (
        <WhenDeprecated form={form}>
          <TextInput {...props} type="date" description={t('form.retires_on_hint')} />
        </WhenDeprecated>
      ),
    },
    description,
    logic,
    change_note: {
      label: t('form.change_note'),
      compared: false,
      wide: true,
      input: (props, form) => (
        <WhenLogicChanges form={form} stored={stored}>
          <TextInput
            {...props}
            description={t('form.change_note_hint', { version: stored.version + 1 })}
            maxLength={engineLimits.note}
          />
          {stored.used_in_count > 0 && (
            <Notice ofField>{t('form.impact', { count: stored.used_in_count })}</Notice>
          )}
        </WhenLogicChanges>
      ),
    },
    tags,
  };
}

type Shared = Pick<EngineValues, 'name' | 'type' | 'description' | 'logic' | 'tags'>;

function sharedFields(t: EngineTexts, engineId?: string): Fields<Shared> {
  return {
    name: {
      label: t('form.name'),
      input: (props, form) => (
        <div>
          <TextInput {...props} maxLength={engineLimits.name} withAsterisk />
          <DuplicateNotice form={form} engineId={engineId} />
        </div>
      ),
    },
    type: {
      label: t('form.type'),
      write: (type) => type && t(`types.${type}`),
      input: (props) => (
        <Select
          {...props}
          data={engineTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          allowDeselect={false}
          withAsterisk
        />
      ),
    },
    description: {
      label: t('form.description'),
      wide: true,
      input: (props) => <Textarea {...props} maxLength={engineLimits.description} rows={2} />,
    },
    logic: {
      label: t('form.logic'),
      wide: true,
      input: (props) => (
        <Textarea
          {...props}
          className={classes.monospace}
          description={t('form.logic_hint')}
          maxLength={engineLimits.logic}
          rows={12}
          spellCheck={false}
        />
      ),
    },
    tags: {
      label: t('form.tags'),
      wide: true,
      input: (props) => (
        <TagsField {...props} description={t('form.tags_hint')} maxLength={engineLimits.tag} />
      ),
    },
  };
}

function statusField(
  t: EngineTexts,
  statuses: readonly EngineStatus[],
): Fields<Pick<EngineValues, 'status'>>['status'] {
  return {
    label: t('form.status'),
    write: (status) => status && t(`statuses.${status}`),
    input: (props) => (
      <Select
        {...props}
        data={statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        allowDeselect={false}
        withAsterisk
      />
    ),
  };
}

interface WhenProps {
  readonly form: ZodForm<EngineValues>;
  readonly children: ReactNode;
}

/** What to use instead and until when it serves, shown once the engine is to be deprecated. */
function WhenDeprecated({ form, children }: WhenProps) {
  return form.useWatchValue('status') === 'deprecated' && children;
}

/** What changed, shown as soon as the logic does. */
function WhenLogicChanges({ form, stored, children }: WhenProps & { readonly stored: Engine }) {
  return form.useWatchValue('logic').trimEnd() !== stored.logic && children;
}
