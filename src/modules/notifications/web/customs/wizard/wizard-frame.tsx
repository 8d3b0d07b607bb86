import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Meter } from '#platform/web/feedback/meter.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../../texts.ts';
import classes from './wizard.module.css';

const STEPS = ['basics', 'content', 'recipients', 'review'] as const;

export type Step = (typeof STEPS)[number];

interface WizardFrameProps {
  readonly step: Step;
  /** Absent on the first step. */
  readonly onPrevious?: () => void;
  /** The way on, at the end of the buttons. */
  readonly children: ReactNode;
  readonly content: ReactNode;
}

/** The frame of each step: how far it is, what is done in it, and the ways back and on. */
export function WizardFrame({ step, onPrevious, children, content }: WizardFrameProps) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  const navigate = useNavigate();
  const place = STEPS.indexOf(step);
  const label = t('customs.wizard.step', {
    number: place + 1,
    many: STEPS.length,
    name: t(`customs.steps.${step}`),
  });
  return (
    <Stack>
      <div className={classes.progress}>
        <span>{label}</span>
        <Meter
          className={classes.meter}
          percent={place === STEPS.length - 1 ? 100 : place * 25}
          label={label}
        />
      </div>
      {content}
      <div className={classes.buttons}>
        <Button
          variant="default"
          onClick={() => void navigate({ to: '/notification-center/customize' })}
        >
          {platform('form.cancel')}
        </Button>
        {onPrevious !== undefined && (
          <Button variant="default" onClick={onPrevious}>
            {t('customs.wizard.previous')}
          </Button>
        )}
        {children}
      </div>
    </Stack>
  );
}

/** The step before or after another one. */
export function stepBeside(step: Step, by: 1 | -1): Step {
  return STEPS[STEPS.indexOf(step) + by] ?? step;
}
