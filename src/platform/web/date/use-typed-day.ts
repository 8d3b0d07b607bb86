import { useUncontrolled } from '@mantine/hooks';
import { useState } from 'react';
import { languageOfPage } from '../i18n/language.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { isDay } from './is-day.ts';
import { judgeDay, sayOtherEra, sayProblem, writeDay, type DayLimits } from './say-day.ts';

interface TypedDay extends DayLimits {
  readonly value?: string;
  readonly defaultValue?: string;
  /** With a day, with nothing, or with what was typed and is no day, so that a form refuses it too. */
  readonly onChange?: (day: string) => void;
}

interface Typing {
  readonly text: string;
  /** The value before, and those passed on while it was typed: any other value replaces the text. */
  readonly values: readonly [string, ...string[]];
  readonly isLeft: boolean;
}

/**
 * The text of a date field. Each day it amounts to while it is typed is the value; while it is none, the value
 * is what it was before, until the field is left.
 */
export function useTypedDay({ value, defaultValue, onChange, ...limits }: TypedDay) {
  const t = usePlatformTexts();
  const [day, setDay] = useUncontrolled({ value, defaultValue, finalValue: '', onChange });
  const [typing, setTyping] = useState<Typing>();
  const [foreign, setForeign] = useState<string>();
  const isCurrent = typing !== undefined && [...typing.values, typing.text].includes(day);
  const text = isCurrent ? typing.text : writeDay(day);
  const isTyping = isCurrent && !typing.isLeft;

  const choose = (chosen: string) => {
    setTyping(undefined);
    setForeign(undefined);
    setDay(chosen);
  };
  const type = (typed: string) => {
    const values: Typing['values'] = isTyping ? typing.values : [day];
    const reading = judgeDay(typed, limits);
    const next = 'day' in reading ? reading.day : values[0];
    setTyping({ text: typed, values: [...values, next], isLeft: false });
    // Not compared with `day`, which changes later where it is in the address.
    if (next !== values.at(-1)) setDay(next);
  };
  const leave = () => {
    if (!isTyping) return;
    if (text.trim() === '') {
      choose('');
      return;
    }
    const reading = judgeDay(text, limits);
    if ('day' in reading) {
      choose(reading.day);
      const own = languageOfPage() === 'th' ? 'buddhist' : 'common';
      if (reading.era !== own && !isDay(text)) setForeign(reading.day);
      return;
    }
    // Outside the limits it is a day, too: written so that no schema takes it for one.
    const refused = writeDay(text);
    setTyping({ text: refused, values: typing.values, isLeft: true });
    setDay(refused);
  };
  return {
    day: isDay(day) ? day : '',
    text,
    isTyping,
    problem: isTyping || (isDay(day) && !isCurrent) || text === '' ? undefined : problemOf(text),
    note: foreign !== undefined && foreign === day ? sayOtherEra(t, day) : undefined,
    type,
    leave,
    choose,
  };

  function problemOf(wrong: string): string | undefined {
    const reading = judgeDay(wrong, limits);
    return 'problem' in reading ? sayProblem(t, reading.problem) : undefined;
  }
}
