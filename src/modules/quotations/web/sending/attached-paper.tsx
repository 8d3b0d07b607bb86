import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { sendEmailInput } from '#modules/quotations/contract/sending.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { paperQuery } from '../paper/paper.api.ts';
import { PaperPicture } from '../paper/paper-picture.tsx';
import { texts } from '../texts.ts';

interface AttachedPaperProps {
  readonly id: string;
  readonly form: ZodForm<FormValues<typeof sendEmailInput>>;
}

/** Shows on demand what goes along with the mail. */
export function AttachedPaper({ id, form }: AttachedPaperProps) {
  const t = useTexts(texts);
  const language = form.useWatchValue('language') ?? undefined;
  const [isShown, setShown] = useState(false);
  const query = useQuery({
    ...paperQuery({ id, language }),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div>
        <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('sending.preview')}
        </Button>
      </div>
      {isShown && (
        <Loaded query={query} failedTitle={t('sending.paper_failed')} height={480}>
          {({ svg }) => <PaperPicture svg={svg} />}
        </Loaded>
      )}
    </>
  );
}
