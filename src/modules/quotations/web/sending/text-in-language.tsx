import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MailText, sendEmailInput } from '#modules/quotations/contract/sending.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { mailTextQuery } from './sending.api.ts';

interface TextInLanguageProps {
  readonly id: string;
  readonly first: MailText;
  readonly form: ZodForm<FormValues<typeof sendEmailInput>>;
}

/** Gives the mail the usual text in the language of the document; what somebody wrote stays. */
export function TextInLanguage({ id, first, form }: TextInLanguageProps) {
  const language = form.useWatchValue('language') ?? first.language;
  const { data } = useQuery({
    ...mailTextQuery({ id, language }),
    enabled: language !== first.language,
  });
  const text = language === first.language ? first : data;
  const given = useRef(first);
  useEffect(() => {
    if (text === undefined) return;
    for (const name of ['subject', 'message'] as const) {
      if (form.getValues()[name] === given.current[name]) form.setFieldValue(name, text[name]);
    }
    given.current = text;
  }, [form, text]);
  return null;
}
