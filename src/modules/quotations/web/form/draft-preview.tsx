import { Button } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as routes from '#modules/quotations/contract/paper.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { newQuotationForm, type QuotationValues } from './quotation-form.ts';
import { texts } from '../texts.ts';
import { LookChoice, type PaperLook } from '../paper/look-choice.tsx';
import { PaperPicture } from '../paper/paper-picture.tsx';
import classes from '../paper/paper.module.css';

const TYPING_PAUSE_MS = 500;

/** Where `RecordFormPage` draws beside the form. */
const WIDE = '(min-width: 105em)';

type Form = ZodForm<QuotationValues>;

interface DraftPreviewProps {
  readonly form: Form;
  /** The company's. */
  readonly design: PaperLook['design'];
}

/** What is typed as it would be printed: beside the form where there is room, else behind a button. */
export function DraftPreview(props: DraftPreviewProps) {
  const t = useTexts(texts);
  const isBeside = useMediaQuery(WIDE);
  const [opened, setOpened] = useState(false);
  if (isBeside) {
    return (
      <Panel title={t('sending.preview')}>
        <Preview {...props} />
      </Panel>
    );
  }
  return (
    <div className={classes.open}>
      <Button
        variant="default"
        leftSection={<IconFileText size={16} />}
        onClick={() => setOpened(true)}
      >
        {t('sending.preview')}
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('sending.preview')}>
        <div className={classes.inSheet}>
          <Preview {...props} />
        </div>
      </Sheet>
    </div>
  );
}

function Preview({ form, design }: DraftPreviewProps) {
  const t = useTexts(texts);
  const [look, setLook] = useState<PaperLook>({ language: languageOfPage(), design });
  const [typed] = useDebouncedValue(useTyped(form), TYPING_PAUSE_MS);
  const quotation = newQuotationForm.rulesFor(undefined).safeParse(JSON.parse(typed)).data;
  const { data, error } = useQuery({
    queryKey: [QUOTATION, 'preview', look, quotation],
    queryFn:
      quotation === undefined
        ? skipToken
        : ({ signal }) =>
            callRoute(routes.previewQuotationRoute, { ...look, quotation }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { persist: false },
  });
  return (
    <>
      <LookChoice look={look} onChange={setLook} />
      {error !== null && <Notice>{failureOf(error).message}</Notice>}
      {quotation === undefined && (
        <p className={text.hint}>
          {t(data === undefined ? 'sending.preview_empty' : 'sending.preview_old')}
        </p>
      )}
      {data !== undefined && <PaperPicture svg={data.svg} />}
    </>
  );
}

/** The values of the form as one text, which is the same until something is typed. */
function useTyped(form: Form): string {
  return JSON.stringify({
    customer_id: form.useWatchValue('customer_id'),
    contact_name: form.useWatchValue('contact_name'),
    quotation_date: form.useWatchValue('quotation_date'),
    valid_until: form.useWatchValue('valid_until'),
    payment_terms: form.useWatchValue('payment_terms'),
    prices_include_vat: form.useWatchValue('prices_include_vat'),
    items: form.useWatchValue('items'),
    notes: form.useWatchValue('notes'),
    discount_type: form.useWatchValue('discount_type'),
    discount_value: form.useWatchValue('discount_value'),
    withholding_tax_rate: form.useWatchValue('withholding_tax_rate'),
    deposit_amount: form.useWatchValue('deposit_amount'),
  });
}
