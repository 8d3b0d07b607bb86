import { Button } from '@mantine/core';
import { useRef, type PointerEvent } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { offerTexts } from './offer-texts.ts';
import classes from './offer-page.module.css';

const WIDTH = 600;
const HEIGHT = 200;

interface SignaturePadProps {
  /** The path as SVG has it; blank while nothing is drawn. */
  readonly value: string;
  /** Why what was drawn is refused. */
  readonly problem: string | undefined;
  readonly onChange: (path: string) => void;
}

/** Where people sign with a finger, a pen or the mouse. Who cannot draw types a name instead. */
export function SignaturePad({ value, problem, onChange }: SignaturePadProps) {
  const t = useTexts(offerTexts);
  const isDrawing = useRef(false);
  const draw = (command: 'M' | 'L', event: PointerEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const place = (at: number, size: number, whole: number) =>
      Math.round(Math.min(Math.max(at / size, 0), 1) * whole);
    const x = place(event.clientX - frame.left, frame.width, WIDTH);
    const y = place(event.clientY - frame.top, frame.height, HEIGHT);
    onChange(`${value}${command}${x} ${y} `);
  };
  return (
    <div>
      <p className={classes.label}>{t('offer_page.signature')}</p>
      <svg
        className={classes.pad}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('offer_page.signature')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDrawing.current = true;
          draw('M', event);
        }}
        onPointerMove={(event) => {
          if (isDrawing.current) draw('L', event);
        }}
        onPointerUp={() => (isDrawing.current = false)}
        onPointerCancel={() => (isDrawing.current = false)}
      >
        <path d={value} />
      </svg>
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={classes.hint}>{t('offer_page.signature_hint')}</p>
      {value !== '' && (
        <Button variant="default" size="xs" onClick={() => onChange('')}>
          {t('offer_page.clear')}
        </Button>
      )}
    </div>
  );
}
