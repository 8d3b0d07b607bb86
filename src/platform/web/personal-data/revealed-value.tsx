import { ActionIcon } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../feedback/copy-button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import textClasses from '../page/text.module.css';
import { personalDataTexts } from './personal-data-texts.ts';
import classes from './personal-data.module.css';

/** How often the seconds that are left are counted. */
const OFTEN_MS = 250;

interface RevealedValueProps {
  readonly value: string;
  readonly seconds: number;
  readonly label: string;
  readonly onHide: () => void;
}

/** A personal value while it is shown. */
export function RevealedValue({ value, seconds, label, onHide }: RevealedValueProps) {
  const t = useTexts(personalDataTexts);
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1000);
      if (rest > 0) setLeft(rest);
      else onHide();
    }, OFTEN_MS);
    return () => clearInterval(timer);
  }, [end, onHide]);
  return (
    <span className={classes.value}>
      <code role="status">{value}</code>
      <CopyButton text={value} label={t('personal_data.copy', { label })} />
      <ActionIcon
        size="sm"
        ref={button}
        aria-label={t('personal_data.hide', { label })}
        title={t('personal_data.hide', { label })}
        onClick={onHide}
      >
        <IconEyeOff size={16} stroke={1.7} />
      </ActionIcon>
      <span className={textClasses.hint}>{t('personal_data.left', { seconds: left })}</span>
    </span>
  );
}
