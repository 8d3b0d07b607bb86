import { NativeSelect, NumberInput, PasswordInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  sourceEncryptions,
  sourceRepeats,
  type sourceInput,
} from '#modules/catalogue/contract/sources.ts';
import {
  longTextField,
  nativeChoiceField,
  tagsField,
  textField,
} from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import styles from '#platform/web/page/text.module.css';
import type { CatalogueTexts } from '../texts.ts';
import { hourOf } from './hour-of.ts';
import classes from './sources.module.css';

type SourceValues = FormValues<typeof sourceInput>;

const PLAIN = { autoComplete: 'off', spellCheck: false } as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourOf(hour),
}));

/** The fields of a source: which company it describes, where it is, and when it is read. */
export function sourceFields(t: CatalogueTexts, isNew: boolean): Fields<SourceValues> {
  const plain = (label: string) => ({ ...PLAIN, label, withAsterisk: true });
  return {
    company_code: textField(plain(t('source.fields.company_code'))),
    company_name: textField(plain(t('fields.company_name'))),
    host: {
      label: t('fields.host'),
      input: (props, form) => (
        <div className={classes.pair}>
          <TextInput
            {...props}
            {...plain(t('fields.host'))}
            description={t('source.hints.host')}
            placeholder="db.example.com"
          />
          <NumberInput
            key={form.key('port')}
            {...form.getInputProps('port')}
            label={t('fields.port')}
            min={1}
            max={65_535}
            hideControls
          />
        </div>
      ),
    },
    port: { label: t('fields.port') },
    database: textField(plain(t('source.fields.database'))),
    username: textField({
      ...plain(t('source.fields.username')),
      description: t('source.hints.username'),
    }),
    password: {
      label: t('source.fields.password'),
      compared: false,
      input: (props) => (
        <PasswordInput
          {...props}
          description={t(isNew ? 'source.hints.password' : 'source.hints.password_kept')}
          autoComplete="new-password"
        />
      ),
    },
    encryption: nativeChoiceField({
      label: t('fields.encryption'),
      values: sourceEncryptions,
      labelOf: (encryption) => t(`source.encryptions.${encryption}`),
    }),
    certificate_authority: {
      ...longTextField({
        ...PLAIN,
        label: t('source.fields.certificate_authority'),
        description: t('source.hints.certificate_authority'),
        placeholder: '-----BEGIN CERTIFICATE-----',
        rows: 3,
      }),
      around: (input, form) => (
        <When form={form} field="encryption" is="verified">
          {input}
        </When>
      ),
    },
    schemas: tagsField({
      label: t('source.fields.schemas'),
      description: t('source.hints.schemas'),
      maxLength: 63,
    }),
    repeat: {
      ...nativeChoiceField({
        label: t('fields.repeat'),
        values: sourceRepeats,
        labelOf: (repeat) => t(`source.repeat_choices.${repeat}`),
      }),
      around: (input, form) => (
        <>
          <div className={classes.pair}>
            {input}
            <When form={form} field="repeat" is="daily">
              <NativeSelect
                key={form.key('hour')}
                {...form.getInputProps('hour')}
                label={t('source.fields.hour')}
                data={HOURS}
              />
            </When>
          </div>
          <p className={styles.hint}>{t('source.hints.saved')}</p>
        </>
      ),
    },
    hour: { label: t('source.fields.hour'), write: (hour) => hourOf(Number(hour)) },
  };
}

interface WhenProps {
  readonly form: ZodForm<SourceValues>;
  readonly field: 'encryption' | 'repeat';
  readonly is: string;
  readonly children: ReactNode;
}

/** Shows a field only where another one has this value. */
function When({ form, field, is, children }: WhenProps) {
  return form.useWatchValue(field) === is && children;
}
