import { NativeSelect, NumberInput, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { sourceEncryptions, sourceRepeats } from '#modules/catalogue/contract/sources.ts';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { hourOf, type SourceValues } from './source-values.ts';
import classes from './sources.module.css';

interface SourceFieldsProps {
  readonly form: ZodForm<SourceValues>;
  readonly isNew: boolean;
}

const PLAIN = { autoComplete: 'off', spellCheck: false } as const;

export function SourceFields({ form, isNew }: SourceFieldsProps) {
  const t = useTexts(texts);
  const [encryption, setEncryption] = useState(form.getValues().encryption);
  const [repeat, setRepeat] = useState(form.getValues().repeat);
  form.watch('encryption', ({ value }) => setEncryption(value));
  form.watch('repeat', ({ value }) => setRepeat(value));
  const text = (name: 'company_code' | 'company_name' | 'host' | 'database' | 'username') => ({
    ...form.getInputProps(name),
    ...PLAIN,
    label: t(`source.fields.${name}`),
    withAsterisk: true,
  });
  return (
    <>
      <TextInput key={form.key('company_code')} {...text('company_code')} />
      <TextInput key={form.key('company_name')} {...text('company_name')} />
      <div className={classes.pair}>
        <TextInput
          key={form.key('host')}
          {...text('host')}
          description={t('source.hints.host')}
          placeholder="db.example.com"
        />
        <NumberInput
          key={form.key('port')}
          {...form.getInputProps('port')}
          label={t('source.fields.port')}
          min={1}
          max={65_535}
          hideControls
        />
      </div>
      <TextInput key={form.key('database')} {...text('database')} />
      <TextInput
        key={form.key('username')}
        {...text('username')}
        description={t('source.hints.username')}
      />
      <PasswordInput
        key={form.key('password')}
        {...form.getInputProps('password')}
        label={t('source.fields.password')}
        description={isNew ? t('source.hints.password') : t('source.hints.password_kept')}
        autoComplete="new-password"
      />
      <NativeSelect
        key={form.key('encryption')}
        {...form.getInputProps('encryption')}
        label={t('source.fields.encryption')}
        data={sourceEncryptions.map((value) => ({
          value,
          label: t(`source.encryptions.${value}`),
        }))}
      />
      {encryption === 'verified' && (
        <Textarea
          key={form.key('certificate_authority')}
          {...form.getInputProps('certificate_authority')}
          {...PLAIN}
          label={t('source.fields.certificate_authority')}
          description={t('source.hints.certificate_authority')}
          placeholder="-----BEGIN CERTIFICATE-----"
          rows={3}
        />
      )}
      <TagsField
        key={form.key('schemas')}
        {...form.getInputProps('schemas')}
        label={t('source.fields.schemas')}
        description={t('source.hints.schemas')}
        maxLength={63}
      />
      <div className={classes.pair}>
        <NativeSelect
          key={form.key('repeat')}
          {...form.getInputProps('repeat')}
          label={t('source.fields.repeat')}
          data={sourceRepeats.map((value) => ({
            value,
            label: t(`source.repeat_choices.${value}`),
          }))}
        />
        {repeat === 'daily' && (
          <NativeSelect
            key={form.key('hour')}
            {...form.getInputProps('hour')}
            label={t('source.fields.hour')}
            data={Array.from({ length: 24 }, (_, hour) => ({
              value: String(hour),
              label: hourOf(hour),
            }))}
          />
        )}
      </div>
      <p className={classes.hint}>{t('source.hints.saved')}</p>
    </>
  );
}
