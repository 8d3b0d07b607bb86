import type { Texts } from '#platform/contract/texts/texts.ts';
import type { statisticsTh } from './statistics.th.ts';

export const statisticsEn = {
  statistics: {
    title: 'Quotation statistics',
    purpose: 'What became of quotations, by their date; those that were revised do not count',
    from: 'From',
    to: 'To',
    count: 'Quotations',
    open: 'Waiting for an answer',
    conversion: 'Acceptance rate',
    conversion_hint: '{{accepted}} of {{decided}} with a result',
    days: 'Time to answer (median)',
    days_value: '{{days}} days',
    none: 'None yet',
    unknown: 'Could not be loaded',
    load_failed: 'The statistics could not be loaded',
    by_status: 'By status',
    by_month: 'By month',
    by_month_summary: 'Totals offered and accepted from {{first}} to {{last}}',
    by_person: 'By owner',
    month: 'Month',
    person: 'Owner',
    nobody: 'No employee',
    offered: 'Offered (baht)',
    accepted: 'Accepted (baht)',
    quotations: 'Quotations',
    accepted_count: 'Accepted',
    empty: 'No quotations in this time',
  },
} satisfies Texts<typeof statisticsTh>;
