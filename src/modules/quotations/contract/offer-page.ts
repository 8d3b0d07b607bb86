import { z } from 'zod';
import { theme } from '#modules/companies/contract/themes.ts';
import { wrapped } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { paperLanguages } from './paper.ts';
import { discountTypes, itemTypes } from './quotation-choices.ts';
import { quotationPermissions } from './permissions.ts';

export const offerErrors = defineErrors('quotations', {
  /** Made up, revoked or expired: nobody learns which. */
  link_unusable: 404,
  /** It was accepted, rejected, withdrawn or replaced meanwhile. */
  not_open: 409,
  /** Enough questions for one offer. */
  questions_full: 409,
});

/** What customers do behind their link. */
export const offerEvents = defineEvents('quotations', ['viewed', 'asked']);

export const offerLimits = { name: 120, text: 2_000, signature: 20_000, questions: 20 } as const;

/** How an offer stands for the customer: whether it can be answered, or why not. */
export const offerStates = ['open', 'accepted', 'rejected', 'withdrawn'] as const;

/** What customers said. */
export const answerKinds = ['accepted', 'rejected', 'question'] as const;

export const offerAnswer = z.object({
  id: recordId,
  kind: z.enum(answerKinds),
  name: z.string(),
  text: z.string(),
  /** The path of the drawn signature, as SVG has it; blank where the name was typed. */
  signature: z.string(),
  created_at: instant,
});

export type OfferAnswer = z.output<typeof offerAnswer>;

const offerItem = z.object({
  item_type: z.enum(itemTypes),
  item_name: z.string(),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unit_price: z.number(),
  discount_type: z.enum(discountTypes),
  discount_value: z.number(),
  discount: z.number(),
  net: z.number(),
  is_optional: z.boolean(),
});

/** What the holder of a link sees, and nothing else of the system. */
export const offer = z.object({
  company: z.object({
    name_th: z.string(),
    name_en: z.string(),
    logo: z.string().nullable(),
    theme,
  }),
  quotation_number: z.string(),
  /** That of the document, once there is one. */
  language: z.enum(paperLanguages).nullable(),
  state: z.enum(offerStates),
  customer_name: z.string(),
  /** Who of the company answers for the offer. */
  owner_name: z.string().nullable(),
  /** How the company is reached, as its letterhead says; blank where it does not. */
  contact: z.object({ phone: z.string(), email: z.string() }),
  quotation_date: z.string(),
  valid_until: z.string(),
  payment_terms: z.string(),
  notes: z.string(),
  prices_include_vat: z.boolean(),
  subtotal: z.number(),
  line_discount_total: z.number(),
  discount_type: z.enum(discountTypes),
  discount_value: z.number(),
  document_discount: z.number(),
  taxable_base: z.number(),
  exempt_amount: z.number(),
  vat: z.number(),
  total: z.number(),
  deposit_amount: z.number().nullable(),
  items: z.array(offerItem),
  answers: z.array(offerAnswer),
});

export type Offer = z.output<typeof offer>;

/** The secret of the link, which its address has after the `#`; anything else leads nowhere. */
const token = z.string();
const asPublic = { access: 'public', refuses: [offerErrors.link_unusable] } as const;
const answering = {
  access: 'public',
  refuses: [offerErrors.link_unusable, offerErrors.not_open],
  answers: { 200: wrapped(offer) },
} as const;
const name = requiredText(offerLimits.name, 'quotations:errors.name_required');

export const readOfferRoute = defineRoute({
  method: 'POST',
  path: '/v1/offers/read',
  ...asPublic,
  summary: 'What the holder of a link sees; that it was opened is noted',
  body: z.strictObject({ token }),
  answers: { 200: wrapped(offer) },
});

export const offerPdfRoute = defineRoute({
  method: 'POST',
  path: '/v1/offers/pdf',
  ...asPublic,
  summary: 'The offer as a PDF',
  body: z.strictObject({ token }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

/** Lines and moves of a pen: nothing else can be in it. */
const SIGNATURE = /^(?:[ML]\d{1,4} \d{1,4} ?)*$/;

export const acceptOfferRoute = defineRoute({
  method: 'POST',
  path: '/v1/offers/accept',
  ...answering,
  summary: 'Accept the offer behind a link, with a name and a drawn signature',
  body: z.strictObject({
    token,
    name,
    /** `M10 20 L11 22` and so on; blank where the typed name counts as the signature. */
    signature: z
      .string()
      .max(offerLimits.signature, 'quotations:errors.signature_long')
      .regex(SIGNATURE, 'quotations:errors.signature_invalid')
      .default(''),
  }),
});

export const rejectOfferRoute = defineRoute({
  method: 'POST',
  path: '/v1/offers/reject',
  ...answering,
  summary: 'Reject the offer behind a link, with a reason',
  body: z.strictObject({
    token,
    name,
    reason: requiredText(500, 'quotations:errors.reason_required'),
  }),
});

export const askAboutOfferRoute = defineRoute({
  method: 'POST',
  path: '/v1/offers/questions',
  access: 'public',
  refuses: [offerErrors.link_unusable, offerErrors.questions_full],
  answers: { 200: wrapped(offer) },
  summary: 'Ask the company about the offer behind a link',
  body: z.strictObject({
    token,
    name,
    question: requiredText(offerLimits.text, 'quotations:errors.question_required'),
  }),
});

export const listAnswersRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/answers',
  access: quotationPermissions.names.read,
  summary: 'What the customer said behind the link, the newest first',
  answers: { 200: wrapped(z.array(offerAnswer)) },
});
