import { ActionIcon, NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatLongMonth, formatMonthName } from '../i18n/formats.ts';
import { languageOfPage } from '../i18n/language.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { CLOSES_ITSELF } from './closes-itself.ts';
import { BUDDHIST_AHEAD, dayOf, monthsLater, partsOf } from './days.ts';
import type { DayLimits } from './say-day.ts';
import classes from './calendar.module.css';

interface CalendarHeadProps extends DayLimits {
  /** A day of the month shown. */
  readonly day: string;
  readonly onShow: (day: string) => void;
}

/** Offered where nothing limits them: birthdays and long contracts. */
const YEARS = { before: 100, after: 30 };

/** Month and year of the calendar, with arrows to those beside. */
export function CalendarHead({ day, min, max, onShow }: CalendarHeadProps) {
  const t = usePlatformTexts();
  const { year, month } = partsOf(day);
  const first = Math.min(year, min === undefined ? year - YEARS.before : partsOf(min).year);
  const last = Math.max(year, max === undefined ? year + YEARS.after : partsOf(max).year);
  const months = Array.from({ length: 12 }, (_month, index) => index + 1);
  const years = Array.from({ length: last - first + 1 }, (_year, index) => first + index);
  const ahead = languageOfPage() === 'th' ? BUDDHIST_AHEAD : 0;
  return (
    <div className={classes.head}>
      <ActionIcon
        aria-label={t('date.earlier_month')}
        {...CLOSES_ITSELF}
        onClick={() => onShow(monthsLater(day, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <NativeSelect
        aria-label={t('date.month')}
        className={classes.month}
        value={month}
        data={months.map((each) => ({
          value: String(each),
          label: formatMonthName(dayOf({ year: 2000, month: each, day: 1 })),
        }))}
        {...CLOSES_ITSELF}
        onChange={({ currentTarget: { value } }) => onShow(monthsLater(day, Number(value) - month))}
      />
      <NativeSelect
        aria-label={t('date.year')}
        value={year}
        data={years.map((each) => ({ value: String(each), label: String(each + ahead) }))}
        {...CLOSES_ITSELF}
        onChange={({ currentTarget: { value } }) =>
          onShow(monthsLater(day, (Number(value) - year) * 12))
        }
      />
      <ActionIcon
        aria-label={t('date.later_month')}
        {...CLOSES_ITSELF}
        onClick={() => onShow(monthsLater(day, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <VisuallyHidden role="status">{formatLongMonth(day)}</VisuallyHidden>
    </div>
  );
}
