import { NativeSelect, NumberInput, PasswordInput, TextInput } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import {
  foreignKinds,
  sourceEncryptions,
  sourceRepeats,
  usualPorts,
  type sourceInput,
} from '#modules/catalogue/contract/sources.ts';
import { longTextField, nativeChoiceField, textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { TagsField } from '#platform/web/form/tags-field.tsx';
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
    kind: {
      label: t('fields.kind'),
      write: (kind) => kind && t(`source.kinds.${kind}`),
      input: (props, form) => (
        <NativeSelect
          {...props}
          data={foreignKinds.map((value) => ({ value, label: t(`source.kinds.${value}`) }))}
          onChange={(event) => {
            const kind = foreignKinds.find((each) => each === event.currentTarget.value);
            if (kind === undefined) return;
            form.setFieldValue('kind', kind);
            const { port } = form.getValues();
            const isUsual = Object.values(usualPorts).some((usual) => usual === Number(port));
            if (isUsual) form.setFieldValue('port', usualPorts[kind]);
          }}
        />
      ),
    },
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
    schemas: {
      label: t('source.fields.schemas'),
      input: (props, form) => <Schemas {...props} form={form} t={t} />,
    },
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

interface SchemasProps extends ComponentProps<typeof TagsField> {
  readonly form: ZodForm<SourceValues>;
  readonly t: CatalogueTexts;
}

/** What MySQL calls databases. */
function Schemas({ form, t, ...props }: SchemasProps) {
  const name = form.useWatchValue('kind') === 'mysql' ? 'databases' : 'schemas';
  return (
    <TagsField
      {...props}
      label={t(`source.fields.${name}`)}
      description={t(`source.hints.${name}`)}
      maxLength={64}
    />
  );
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
