import type { date as th } from './date.th.ts';
import type { Texts } from './texts.ts';

export const date = {
  just_now: 'just now',
  placeholder: 'dd/mm/yyyy',
  time_placeholder: 'hh:mm',
  time_invalid: 'Type the time as hours:minutes from 00:00 to 23:59, such as 20:30',
  under_a_second: 'less than a second',
  choose: 'Choose from the calendar',
  change: 'Choose from the calendar, now {{day}}',
  dialog: 'Calendar: {{name}}',
  earlier_month: 'Previous month',
  later_month: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  clear: 'Clear the date',
  spans: {
    today: 'Today',
    last_7_days: 'Last 7 days',
    next_7_days: 'Next 7 days',
    this_month: 'This month',
    last_month: 'Last month',
    this_year: 'This year',
  },
  other_era: '{{buddhist}} is a Buddhist year: {{common}}',
  problems: {
    unreadable: 'This date cannot be read. Type it like {{example}}',
    no_month: 'There is no such month: months are 1 to 12',
    day_first: 'Type the day before the month, like {{example}}',
    short_year: 'Type all four digits of the year, like {{example}}',
    wrong_year: 'Check the year. Type four digits, like {{example}}',
    no_such_day: '{{month}} has {{count}} days',
    too_early: 'Not before {{day}}',
    too_late: 'Not after {{day}}',
  },
} satisfies Texts<typeof th>;
