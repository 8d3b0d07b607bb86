CREATE TABLE "quotation_approvals" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"step" integer NOT NULL,
	"decision" text NOT NULL,
	"note" text NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_by_employee" integer,
	CONSTRAINT "quotation_approvals_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "quotation_approvals_once" UNIQUE("company_id","quotation_id","round","step")
);
--> statement-breakpoint
CREATE TABLE "quotation_void_numbers" (
	"company_id" integer NOT NULL,
	"quotation_number" text NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_by" uuid NOT NULL,
	"deleted_by_employee" integer,
	CONSTRAINT "quotation_void_numbers_company_id_quotation_number_pk" PRIMARY KEY("company_id","quotation_number")
);
--> statement-breakpoint
CREATE TABLE "quotation_items" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"display_order" integer NOT NULL,
	"item_type" text NOT NULL,
	"product_id" uuid,
	"item_name" text NOT NULL,
	"description" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unit" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"is_optional" boolean NOT NULL,
	CONSTRAINT "quotation_items_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "quotation_items_in_order" UNIQUE("company_id","quotation_id","display_order")
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quotation_number" text NOT NULL,
	"base_number" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"rejected_by" text,
	"status_reason" text DEFAULT '' NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"approval_round" integer DEFAULT 0 NOT NULL,
	"approval_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_progress" text DEFAULT 'NOT_ORDERED' NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"quotation_date" date NOT NULL,
	"valid_until" date NOT NULL,
	"payment_terms" text NOT NULL,
	"notes" text NOT NULL,
	"prices_include_vat" boolean NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" bigint NOT NULL,
	"withholding_tax_rate" bigint NOT NULL,
	"deposit_amount" bigint,
	"tax_method" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"line_discount_total" bigint NOT NULL,
	"document_discount" bigint NOT NULL,
	"taxable_base" bigint NOT NULL,
	"exempt_amount" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"withholding_tax" bigint NOT NULL,
	"revises_id" uuid,
	"superseded_by_id" uuid,
	"superseded_from" text,
	"created_by" uuid NOT NULL,
	"owner_id" integer,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "quotations_number_is_unique" UNIQUE("company_id","quotation_number")
);
--> statement-breakpoint
CREATE TABLE "quotation_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"number_pattern" text NOT NULL,
	"number_calendar" text NOT NULL,
	"number_start" integer NOT NULL,
	"yearly_reset" boolean NOT NULL,
	"validity_days" integer NOT NULL,
	"tax_method" text NOT NULL,
	"prices_include_vat" boolean NOT NULL,
	"payment_terms" text NOT NULL,
	"notes" text NOT NULL,
	"promptpay_id" text NOT NULL,
	"paper_design" text NOT NULL,
	"approval_steps" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotation_approvals" ADD CONSTRAINT "quotation_approvals_of_quotation" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_items" ADD CONSTRAINT "quotation_items_of_quotation" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_items" ADD CONSTRAINT "quotation_items_product" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_customer" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_revises" FOREIGN KEY ("company_id","revises_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_superseded_by" FOREIGN KEY ("company_id","superseded_by_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_settings" ADD CONSTRAINT "quotation_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_items_by_product" ON "quotation_items" USING btree ("company_id","product_id");--> statement-breakpoint
CREATE INDEX "quotations_by_creation" ON "quotations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotations_by_date" ON "quotations" USING btree ("company_id","quotation_date","id");--> statement-breakpoint
CREATE INDEX "quotations_by_validity" ON "quotations" USING btree ("company_id","valid_until","id");--> statement-breakpoint
CREATE INDEX "quotations_by_number" ON "quotations" USING btree ("company_id","quotation_number","id");--> statement-breakpoint
CREATE INDEX "quotations_by_customer_name" ON "quotations" USING btree ("company_id","customer_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "quotations_by_total" ON "quotations" USING btree ("company_id","total","id");--> statement-breakpoint
CREATE INDEX "quotations_by_change" ON "quotations" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_by_customer" ON "quotations" USING btree ("company_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "quotations_by_status" ON "quotations" USING btree ("company_id","status","created_at");--> statement-breakpoint
CREATE INDEX "quotations_by_owner" ON "quotations" USING btree ("company_id","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "quotations_by_base_number" ON "quotations" USING btree ("company_id","base_number");--> statement-breakpoint
CREATE INDEX "quotations_by_text" ON "quotations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
SELECT name_tables('{"quotations": "ใบเสนอราคา | Quotations", "quotation_items": "รายการในใบเสนอราคา | Lines of quotations", "quotation_approvals": "การอนุมัติใบเสนอราคา | Approvals of quotations", "quotation_void_numbers": "เลขที่ใบเสนอราคาที่ยกเลิก | Void numbers of quotations", "quotation_settings": "การตั้งค่าใบเสนอราคา | Quotation settings"}', '{}');
