import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { DownloadButton } from './download-button.tsx';
import { LookChoice, type PaperLook } from './look-choice.tsx';
import { paperQuery } from './paper.api.ts';
import { PaperPicture } from './paper-picture.tsx';
import classes from './paper.module.css';

/** A quotation as it is on paper; once it was sent, as it was sent. */
export function PaperPanel({ quotation: { id } }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const [look, setLook] = useState<PaperLook>();
  const query = useQuery({ ...paperQuery({ id, ...look }), placeholderData: keepPreviousData });
  return (
    <Panel title={t('sending.paper')} actions={<DownloadButton id={id} look={look} />}>
      <Loaded query={query} failedTitle={t('sending.paper_failed')} height={640}>
        {({ svg, language, design, is_frozen, frozen }) => (
          <>
            <LookChoice
              look={look ?? { language, design }}
              frozenIn={is_frozen ? frozen.map((paper) => paper.language) : undefined}
              onChange={setLook}
            />
            <PaperPicture svg={svg} />
            {is_frozen && <p className={classes.frozen}>{t('sending.frozen')}</p>}
            {frozen.map(({ id: paperId, filename, sha256 }) => (
              <p key={paperId} className={classes.frozen}>{`${filename} · SHA-256 ${sha256}`}</p>
            ))}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
