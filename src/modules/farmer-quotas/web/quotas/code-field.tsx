import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Field } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { quotaLimits } from '#modules/farmer-quotas/contract/quota-fields.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts, type QuotaTexts } from '../texts.ts';
import { nextNumberQuery, uniqueQuery } from './quotas.api.ts';
import classes from './quotas.module.css';

interface Values {
  quota_code: string;
}

const TYPING_PAUSE_MS = 400;

interface CodeFieldProps {
  /** Of the quota that is changed, whose own number is no other's. */
  readonly quotaId?: string;
  readonly present?: string;
}

/** The number of a quota; says whether a typed one is free, and when that could not be found out. */
export function codeField(t: QuotaTexts, props: CodeFieldProps = {}): Field<Values, string> {
  return {
    label: t('fields.quota_code'),
    input: (input, form) => (
      <div>
        <CodeInput input={input} isNew={props.quotaId === undefined} />
        <Availability form={form} {...props} />
      </div>
    ),
  };
}

interface CodeInputProps {
  readonly input: { readonly label: string };
  readonly isNew: boolean;
}

function CodeInput({ input, isNew }: CodeInputProps) {
  const t = useTexts(texts);
  const { data } = useQuery({ ...nextNumberQuery({}), enabled: isNew });
  const hint =
    data === undefined
      ? t('form.code_hint_plain')
      : t('form.code_hint', { code: data.quota_number });
  return (
    <TextInput
      {...input}
      description={isNew ? hint : undefined}
      maxLength={quotaLimits.quota_code}
      autoCapitalize="characters"
      autoComplete="off"
    />
  );
}

function Availability({
  form,
  quotaId,
  present,
}: CodeFieldProps & { readonly form: ZodForm<Values> }) {
  const t = useTexts(texts);
  const [typed] = useDebouncedValue(form.useWatchValue('quota_code').trim(), TYPING_PAUSE_MS);
  const code = typed.toUpperCase();
  const { data, isError, refetch } = useQuery({
    ...uniqueQuery({
      quota_number: code,
      ...(quotaId !== undefined && { exclude_quota_id: quotaId }),
    }),
    enabled: code !== '' && code !== present,
  });
  if (code === '' || code === present) return null;
  return (
    <div className={classes.note} role="status">
      {isError && (
        <>
          <span className={textClasses.hint}>{t('form.code_unknown')}</span>
          <Button size="compact-xs" variant="default" onClick={() => void refetch()}>
            {t('form.check_again')}
          </Button>
        </>
      )}
      {data !== undefined && !isError && (
        <span className={textClasses.hint}>
          {data.is_unique ? t('form.code_free') : t('form.code_taken')}
        </span>
      )}
    </div>
  );
}
