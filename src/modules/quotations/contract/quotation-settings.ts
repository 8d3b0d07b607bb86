import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { money } from '#platform/contract/money.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import {
  MOST_APPROVAL_STEPS,
  numberCalendars,
  paperDesigns,
  taxMethods,
} from './quotation-choices.ts';
import { isNumberPattern, namesYear } from './number-pattern.ts';
import { quotationPermissions } from './permissions.ts';

/** Kind of record, as events name it; its id is that of the company. */
export const QUOTATION_SETTINGS = 'quotation_settings';

export const settingsEvents = defineEvents('quotations', ['settings_changed']);

const VALIDITY = 'quotations:errors.validity_days_invalid';
const REMINDER = 'quotations:errors.reminder_days_invalid';
const START = 'quotations:errors.number_start_invalid';
const PROMPTPAY = 'quotations:errors.promptpay_invalid';

/** From an amount on, in baht with tax, one of these people or roles has to approve. */
const approvalRule = z
  .strictObject({
    from_amount: money('quotations:errors.from_amount_invalid'),
    approver_ids: z.array(employeeId).max(50),
    role_ids: z.array(recordId).max(20),
  })
  .refine(({ approver_ids, role_ids }) => approver_ids.length + role_ids.length > 0, {
    path: ['approver_ids'],
    message: 'quotations:errors.approver_required',
  });

export type ApprovalRule = z.output<typeof approvalRule>;

const settingsFields = {
  /** For example `QT-{YYYY}-{NNNNN}`: year, month `{MM}`, and the number with as many digits as there are N. */
  number_pattern: plainText(40)
    .refine(isNumberPattern, 'quotations:errors.number_pattern_invalid')
    .meta({ examples: ['QT-{YYYY}-{NNNNN}'] }),
  number_calendar: z.enum(numberCalendars),
  /** The first number, of the company or of each year. */
  number_start: z.int(START).min(1, START).max(99_999_999, START),
  yearly_reset: z.boolean(),
  /** How long an offer is valid, in days after its date. */
  validity_days: z.int(VALIDITY).min(0, VALIDITY).max(730, VALIDITY),
  /** So many days before an offer ends, its customer is reminded by e-mail; 0 where nobody is. */
  reminder_days: z.int(REMINDER).min(0, REMINDER).max(60, REMINDER),
  /** Of quotations that are created from now on. */
  tax_method: z.enum(taxMethods),
  prices_include_vat: z.boolean(),
  payment_terms: plainText(200),
  notes: plainText(4_000),
  /** The phone number or tax id to which deposits are paid; without one, paper has no code. */
  promptpay_id: plainText(13).refine((id) => /^(?:\d{10}|\d{13})?$/.test(id), PROMPTPAY),
  paper_design: z.enum(paperDesigns),
  /** One or two steps, the second from at least the amount of the first; none where nothing needs approval. */
  approval_steps: z.array(approvalRule).max(MOST_APPROVAL_STEPS),
};

export const quotationSettings = z.object({
  ...settingsFields,
  /** Null until the company changed something. */
  updated_at: instant.nullable(),
});

export type QuotationSettings = z.output<typeof quotationSettings>;

export const settingsChange = z
  .strictObject({ ...settingsFields, updated_at: instant.nullable() })
  .superRefine(({ number_pattern, yearly_reset, approval_steps: [first, second] }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message: `quotations:errors.${message}` });
    if (yearly_reset && !namesYear(number_pattern))
      refuse(['number_pattern'], 'number_pattern_needs_year');
    if (first !== undefined && second !== undefined && second.from_amount < first.from_amount)
      refuse(['approval_steps', 1, 'from_amount'], 'second_step_lower');
  });

export type SettingsChange = z.output<typeof settingsChange>;

/** What a company begins with. */
export const firstSettings: QuotationSettings = {
  number_pattern: 'QT-{YYYY}-{NNNNN}',
  number_calendar: 'buddhist',
  number_start: 1,
  yearly_reset: true,
  validity_days: 30,
  reminder_days: 0,
  tax_method: 'base',
  prices_include_vat: false,
  payment_terms: '',
  notes: '',
  promptpay_id: '',
  paper_design: 'classic',
  approval_steps: [],
  updated_at: null,
};

export const getSettingsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/settings',
  access: quotationPermissions.names.read,
  summary: 'How the company numbers, taxes and approves its quotations',
  answers: { 200: wrapped(quotationSettings) },
});

export const changeSettingsRoute = defineRoute({
  method: 'PUT',
  path: '/v1/quotations/settings',
  access: quotationPermissions.names.configure,
  summary: 'Change how the company numbers, taxes and approves its quotations',
  body: settingsChange,
  answers: { 200: wrapped(quotationSettings) },
});
