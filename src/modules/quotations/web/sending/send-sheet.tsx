import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCustomer } from '#modules/customers/web/public.ts';
import { paperLanguages } from '#modules/quotations/contract/paper.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { sendEmailInput, type MailText } from '#modules/quotations/contract/sending.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, nativeChoiceField, textField } from '#platform/web/form/fields.tsx';
import type { Field, Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts, type QuotationTexts } from '../texts.ts';
import { AttachedPaper } from './attached-paper.tsx';
import { isAnswerable } from './is-sendable.ts';
import { SendOtherwise } from './send-otherwise.tsx';
import { mailTextQuery, useSendEmail } from './sending.api.ts';
import { TextInLanguage } from './text-in-language.tsx';

const form = defineForm({ body: sendEmailInput });

const NO_TEXT = { subject: '', message: '', mail_enabled: true } as const;

interface SendSheetProps extends WindowProps {
  readonly quotation: Quotation;
}

/** The mail to the customer: to whom, in which words, with the PDF and a link. */
export function SendSheet({ quotation, ...window }: SendSheetProps) {
  const t = useTexts(texts);
  const { id, quotation_number: number, customer_id } = quotation;
  const recipient_email = useCustomer(customer_id)?.email ?? '';
  const send = useSendEmail();
  const [refusal, setRefusal] = useState<string>();
  const { data, isError } = useQuery(mailTextQuery({ id }));
  // Without the usual text, people write their own.
  const usual = data ?? (isError ? { ...NO_TEXT, language: languageOfPage() } : null);
  if (usual === null) return null;
  const { mail_enabled, ...text } = usual;
  const title = `${t('sending.title')} · ${number}`;
  if (!mail_enabled) return <SendOtherwise {...window} title={title} quotation={quotation} />;
  return (
    <RecordFormSheet
      {...window}
      title={title}
      form={form}
      before={refusal !== undefined && <Refusal>{refusal}</Refusal>}
      initial={{
        recipient_email,
        ...text,
        with_link: isAnswerable(quotation),
      }}
      fields={mailFields(t, { id, text })}
      save={(mail) => {
        setRefusal(undefined);
        return send.mutateAsync({ ...mail, id });
      }}
      onFailed={(error) => setRefusal(failureOf(error).message)}
      saveLabel={t('sending.send')}
    />
  );
}

/** Why it was not sent; the button that was pressed may be far below. */
function Refusal({ children }: { readonly children: string }) {
  return (
    <div ref={(notice) => notice?.scrollIntoView({ block: 'nearest' })}>
      <Notice>{children}</Notice>
    </div>
  );
}

interface Mail {
  readonly id: string;
  /** What the mail says at first. */
  readonly text: MailText;
}

function mailFields(
  t: QuotationTexts,
  { id, text }: Mail,
): Fields<FormValues<typeof sendEmailInput>> {
  const { recipient_email, subject, message } = form.rules;
  const tick = (name: 'attach_pdf' | 'with_link'): Field<object, boolean> => ({
    label: t(`sending.${name}`),
    isTicked: true,
    input: (props) => <Checkbox {...props} />,
  });
  return {
    recipient_email: textField({
      label: t('sending.recipient_email'),
      type: 'email',
      ...recipient_email,
    }),
    cc: {
      label: t('fields.cc'),
      input: (props, { errors }) => (
        <TagsField
          {...props}
          description={t('sending.cc_hint')}
          placeholder=""
          // A wrong address is one of the list.
          error={Object.entries(errors).find(([path]) => /^cc(?:\.|$)/.test(path))?.[1]}
        />
      ),
    },
    subject: textField({ label: t('fields.subject'), ...subject }),
    message: longTextField({ label: t('sending.message'), ...message, rows: 8 }),
    language: {
      ...nativeChoiceField({
        label: t('sending.language'),
        values: paperLanguages,
        labelOf: (language) => t(`sending.languages.${language}`),
      }),
      around: (input, own) => (
        <>
          {input}
          <TextInLanguage id={id} first={text} form={own} />
        </>
      ),
    },
    attach_pdf: tick('attach_pdf'),
    with_link: {
      ...tick('with_link'),
      around: (input, own) => (
        <>
          {input}
          <AttachedPaper id={id} form={own} />
        </>
      ),
    },
  };
}
