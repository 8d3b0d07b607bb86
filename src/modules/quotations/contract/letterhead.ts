import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { phone } from '#platform/contract/phone.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { isThaiId, joinId } from '#platform/contract/thai-id.ts';
import { quotationPermissions } from './permissions.ts';

/** Kind of record, as events name it; its id is that of the company. */
export const LETTERHEAD = 'quotation_letterhead';

export const letterheadEvents = defineEvents('quotations', ['letterhead_changed']);

export const letterheadLimits = { address: 300, email: 200, website: 200 } as const;

const anEmail = z.email();

/** What stands beside the company's name and logo on its quotations. */
export const letterheadFields = {
  address_th: plainText(letterheadLimits.address),
  address_en: plainText(letterheadLimits.address),
  tax_id: plainText(20)
    .overwrite(joinId)
    .refine((id) => id === '' || isThaiId(id), 'quotations:errors.tax_id_wrong'),
  /** By the Revenue Department: `00000` is the head office. */
  branch: plainText(5).refine(
    (text) => /^(?:\d{5})?$/.test(text),
    'quotations:errors.branch_invalid',
  ),
  phone: phone('quotations:errors.phone_invalid'),
  email: plainText(letterheadLimits.email).refine(
    (text) => text === '' || anEmail.safeParse(text).success,
    'quotations:errors.email_invalid',
  ),
  website: plainText(letterheadLimits.website),
};

/** Null until the company has saved one. */
const updated_at = instant.nullable();

export const letterhead = z.object({ ...letterheadFields, updated_at });

export type Letterhead = z.output<typeof letterhead>;

export const letterheadChange = z.strictObject({ ...letterheadFields, updated_at });

export type LetterheadChange = z.output<typeof letterheadChange>;

export const getLetterheadRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/letterhead',
  access: quotationPermissions.names.read,
  summary: 'What stands beside the name of the company on its quotations',
  answers: { 200: wrapped(letterhead) },
});

export const changeLetterheadRoute = defineRoute({
  method: 'PUT',
  path: '/v1/quotations/letterhead',
  access: quotationPermissions.names.configure,
  summary: 'Change what stands beside the name of the company on its quotations',
  body: letterheadChange,
  answers: { 200: wrapped(letterhead) },
});
