import { ActionIcon } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { personalDataTexts } from './personal-data-texts.ts';
import { RevealDialog } from './reveal-dialog.tsx';
import { RevealedValue } from './revealed-value.tsx';
import classes from './personal-data.module.css';

export interface RevealProps {
  /** Kind of record and field, as its module gives them to the server in `personalFields`. */
  readonly entity: string;
  readonly id: string;
  readonly field: string;
  /** What the field is called. */
  readonly label: string;
  readonly masked: string;
}

/** A masked value with the button that reveals it. The value is nowhere but in this part, and only while it is shown. */
export function RevealableValue({ label, masked, ...address }: RevealProps) {
  const t = useTexts(personalDataTexts);
  const [isAsking, setIsAsking] = useState(false);
  const [revealed, setRevealed] = useState<{ readonly value: string; readonly seconds: number }>();
  const hide = useCallback(() => setRevealed(undefined), []);
  if (revealed !== undefined) {
    return <RevealedValue {...revealed} label={label} onHide={hide} />;
  }
  return (
    <span className={classes.value}>
      <code>{masked}</code>
      <ActionIcon
        size="sm"
        aria-label={t('personal_data.reveal', { label })}
        title={t('personal_data.reveal', { label })}
        onClick={() => setIsAsking(true)}
      >
        <IconEye size={16} stroke={1.7} />
      </ActionIcon>
      {isAsking && (
        <RevealDialog
          {...address}
          label={label}
          onRevealed={(value, seconds) => {
            setIsAsking(false);
            setRevealed({ value, seconds });
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </span>
  );
}
