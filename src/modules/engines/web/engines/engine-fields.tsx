import { Select, Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { engineLimits, type Engine } from '#modules/engines/contract/engines.ts';
import {
  engineStatuses,
  engineTypes,
  firstStatuses,
  mayMove,
} from '#modules/engines/contract/engine-status.ts';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { EngineSelect } from './engine-select.tsx';
import type { EngineValues } from './engine-values.ts';
import classes from './engines.module.css';

interface EngineFieldsProps {
  readonly form: ZodForm<EngineValues>;
  /** The engine that is edited; none while one is created. */
  readonly stored?: Engine;
}

/** The fields of an engine. */
export function EngineFields({ form, stored }: EngineFieldsProps) {
  const t = useTexts(texts);
  const statuses =
    stored === undefined
      ? firstStatuses
      : engineStatuses.filter((to) => mayMove(stored.status, to));
  return (
    <div className={classes.form}>
      <TextInput
        key={form.key('code')}
        {...form.getInputProps('code')}
        label={t('form.code')}
        description={t(stored === undefined ? 'form.code_hint' : 'form.code_fixed')}
        maxLength={engineLimits.code}
        disabled={stored !== undefined}
        rightSection={stored === undefined ? undefined : <IconLock size={16} aria-hidden />}
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk
      />
      <div>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t('form.name')}
          maxLength={engineLimits.name}
          withAsterisk
        />
        <DuplicateNotice form={form} engineId={stored?.id} />
      </div>
      <Select
        key={form.key('type')}
        {...form.getInputProps('type')}
        label={t('form.type')}
        data={engineTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        allowDeselect={false}
        withAsterisk
      />
      <Select
        key={form.key('status')}
        {...form.getInputProps('status')}
        label={t('form.status')}
        data={statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        allowDeselect={false}
        withAsterisk
      />
      {stored !== undefined && <DeprecationFields form={form} stored={stored} />}
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        className={classes.wide}
        label={t('form.description')}
        maxLength={engineLimits.description}
        rows={2}
      />
      <Textarea
        key={form.key('logic')}
        {...form.getInputProps('logic')}
        className={`${classes.wide} ${classes.monospace}`}
        label={t('form.logic')}
        description={t('form.logic_hint')}
        maxLength={engineLimits.logic}
        rows={12}
        spellCheck={false}
      />
      {stored !== undefined && <LogicNotice form={form} stored={stored} />}
      <div className={classes.wide}>
        <TagsField
          key={form.key('tags')}
          {...form.getInputProps('tags')}
          label={t('form.tags')}
          description={t('form.tags_hint')}
          maxLength={engineLimits.tag}
        />
      </div>
    </div>
  );
}

interface StoredFieldsProps {
  readonly form: ZodForm<EngineValues>;
  readonly stored: Engine;
}

/** What stands in for the engine and until when it serves, asked for once it is to be deprecated. */
function DeprecationFields({ form, stored }: StoredFieldsProps) {
  const t = useTexts(texts);
  if (form.useWatchValue('status') !== 'deprecated') return null;
  return (
    <>
      <EngineSelect
        label={t('form.replacement')}
        description={t('form.replacement_hint')}
        present={stored.replacement}
        exclude={stored.id}
        error={form.errors['replacement_id']}
        onChange={(id) => form.setFieldValue('replacement_id', id)}
      />
      <TextInput
        key={form.key('retires_on')}
        {...form.getInputProps('retires_on')}
        type="date"
        label={t('form.retires_on')}
        description={t('form.retires_on_hint')}
      />
    </>
  );
}

/** Asks what changed as soon as the logic does, and says how many it concerns. */
function LogicNotice({ form, stored }: StoredFieldsProps) {
  const t = useTexts(texts);
  if (form.useWatchValue('logic').trimEnd() === stored.logic) return null;
  return (
    <div className={classes.wide}>
      <TextInput
        key={form.key('change_note')}
        {...form.getInputProps('change_note')}
        label={t('form.change_note')}
        description={t('form.change_note_hint', { version: stored.version + 1 })}
        maxLength={engineLimits.note}
      />
      {stored.used_in_count > 0 && (
        <p className={classes.notice} role="status">
          {t('form.impact', { count: stored.used_in_count })}
        </p>
      )}
    </div>
  );
}
