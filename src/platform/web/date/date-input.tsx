import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { formatDate } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { placeBeside } from '../menu/place.ts';
import type { DaySpan } from './day-spans.ts';
import type { DayLimits } from './say-day.ts';
import { useTypedDay } from './use-typed-day.ts';
import classes from './date-input.module.css';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

type InputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'>;

export interface DateInputProps extends InputProps, DayLimits {
  /** A day as on the wire, or nothing. */
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  /** Called when a day was chosen or typed, or the field is left: see `useTypedDay`. */
  readonly onChange?: (day: string) => void;
  /** The days between two fields, which the calendar shows. */
  readonly span?: Partial<DaySpan>;
  /** Offers usual spans, such as this month. */
  readonly onSpan?: (span: DaySpan) => void;
}

const PHONE = '(max-width: 47.99em)';

/**
 * A date, typed or chosen in a calendar: Buddhist years in Thai, common ones in English. Both take either,
 * see `readDay`. The down arrow opens the calendar.
 */
export function DateInput(props: DateInputProps) {
  const { value, defaultValue, onChange, min, max, span, onSpan, error, ...input } = props;
  const t = usePlatformTexts();
  const calendarId = useId();
  const inputId = useId();
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  // Opened again before the browser reports that it was closed, it starts afresh all the same.
  const [openings, setOpenings] = useState(0);
  const { day, text, isTyping, problem, note, type, leave, choose } = useTypedDay({
    value: value === null ? '' : value,
    defaultValue: defaultValue ?? undefined,
    onChange,
    min,
    max,
  });
  const name = typeof input.label === 'string' ? input.label : input['aria-label'];
  const isFixed = input.disabled === true || input.readOnly === true;

  const close = () => calendar.current?.hidePopover();
  const place = () => {
    if (calendar.current === null || field.current === null) return;
    if (matchMedia(PHONE).matches) calendar.current.dataset['placed'] = '';
    else placeBeside(calendar.current, field.current, 'bottom-start');
  };
  return (
    <>
      <TextInput
        id={inputId}
        placeholder={t('date.placeholder')}
        autoComplete="off"
        spellCheck={false}
        {...input}
        ref={field}
        value={text}
        error={isTyping ? undefined : (problem ?? error)}
        description={note === undefined ? input.description : <span role="status">{note}</span>}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={(event) => {
          leave();
          input.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          if (event.key !== 'ArrowDown' || isFixed) return;
          event.preventDefault();
          leave();
          calendar.current?.showPopover();
        }}
        rightSection={
          isFixed ? undefined : (
            <ActionIcon
              className={classes.button}
              popoverTarget={calendarId}
              aria-haspopup="dialog"
              aria-expanded={opened}
              aria-describedby={input.label === undefined ? undefined : `${inputId}-label`}
              aria-label={
                day === '' ? t('date.choose') : t('date.change', { day: formatDate(day) })
              }
            >
              <IconCalendar size={16} stroke={1.7} aria-hidden />
            </ActionIcon>
          )
        }
      />
      <div
        ref={calendar}
        id={calendarId}
        popover="auto"
        className={classes.calendar}
        role={opened ? 'dialog' : undefined}
        aria-modal={opened || undefined}
        aria-label={opened ? t('date.dialog', { name: name ?? t('date.choose') }) : undefined}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          setOpened(true);
          setOpenings((count) => count + 1);
        }}
        onToggle={(event) => {
          // Not sooner: the browser returns the focus only from a day that still exists.
          if (event.newState === 'closed') setOpened(false);
        }}
      >
        {opened && (
          <Suspense>
            <Calendar
              key={openings}
              day={day}
              min={min}
              max={max}
              span={span}
              onShown={place}
              onPick={(picked) => {
                close();
                choose(picked);
              }}
              onSpan={
                onSpan &&
                ((picked) => {
                  close();
                  onSpan(picked);
                })
              }
              canClear={input.withAsterisk !== true && input.required !== true && day !== ''}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
