import { NativeSelect } from '@mantine/core';
import * as contract from '#modules/quotations/contract/paper.ts';
import type { PaperLanguage } from '#modules/quotations/contract/paper.ts';
import { paperDesigns } from '#modules/quotations/contract/quotation-choices.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './paper.module.css';

export interface PaperLook {
  readonly language: PaperLanguage;
  readonly design: (typeof paperDesigns)[number];
}

interface LookChoiceProps {
  readonly look: PaperLook;
  /** Of a paper that was sent only those in which it was sent, and its design stays. */
  readonly frozenIn?: readonly PaperLanguage[];
  readonly onChange: (look: PaperLook) => void;
}

/** In which language and design a quotation is printed. */
export function LookChoice({ look, frozenIn, onChange }: LookChoiceProps) {
  const t = useTexts(texts);
  const languages = frozenIn ?? contract.paperLanguages;
  return (
    <div className={classes.look}>
      <NativeSelect
        label={t('sending.language')}
        value={look.language}
        data={languages.map((value) => ({ value, label: t(`sending.languages.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const language = languages.find((each) => each === value);
          if (language !== undefined) onChange({ ...look, language });
        }}
      />
      {frozenIn === undefined && (
        <NativeSelect
          label={t('sending.design')}
          value={look.design}
          data={paperDesigns.map((value) => ({ value, label: t(`paper_designs.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const design = paperDesigns.find((each) => each === value);
            if (design !== undefined) onChange({ ...look, design });
          }}
        />
      )}
    </div>
  );
}
