import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './first-steps.module.css';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly done: boolean;
  readonly children: ReactNode;
}

export function Step({ number, title, done, children }: StepProps) {
  const t = useTexts(texts);
  return (
    <li className={classes.step}>
      <span className={classes.number} data-done={done || undefined}>
        {done ? <IconCheck size={18} stroke={2} aria-label={t('first_steps.done')} /> : number}
      </span>
      <div className={classes.body}>
        <Title order={2}>{title}</Title>
        {children}
      </div>
    </li>
  );
}
