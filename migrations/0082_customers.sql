CREATE TABLE "customer_addresses" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"address_type" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text NOT NULL,
	"subdistrict_id" integer,
	"district_id" integer,
	"province_id" integer,
	"postal_code" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_addresses_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_contacts" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"contact_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"mobile" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"notes" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_contacts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_tags_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customer_tags_name_is_unique" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_type" text NOT NULL,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"tax_id" text NOT NULL,
	"tax_id_sealed" text,
	"tax_id_hash" text,
	"branch" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"website" text NOT NULL,
	"credit_limit" bigint,
	"payment_terms" text NOT NULL,
	"status" text NOT NULL,
	"address" text NOT NULL,
	"subdistrict_id" integer,
	"district_id" integer,
	"province_id" integer,
	"postal_code" text NOT NULL,
	"note" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers_tagged" (
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "customers_tagged_company_id_customer_id_tag_id_pk" PRIMARY KEY("company_id","customer_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_of_customer" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_of_customer" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers_tagged" ADD CONSTRAINT "customers_tagged_customer" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers_tagged" ADD CONSTRAINT "customers_tagged_tag" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."customer_tags"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_by_customer" ON "customer_addresses" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_one_primary" ON "customer_addresses" USING btree ("company_id","customer_id","address_type") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "customer_contacts_by_customer" ON "customer_contacts" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contacts_one_primary" ON "customer_contacts" USING btree ("company_id","customer_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("company_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "customers_by_creation" ON "customers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_change" ON "customers" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_deletion" ON "customers" USING btree ("company_id","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "customers_by_province" ON "customers" USING btree ("company_id","province_id");--> statement-breakpoint
CREATE INDEX "customers_by_tax_id" ON "customers" USING btree ("company_id","tax_id_hash");--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customers" USING btree ("company_id","phone");--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "customers_by_text" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_tagged_by_tag" ON "customers_tagged" USING btree ("company_id","tag_id","customer_id");--> statement-breakpoint
SELECT name_tables('{"customers": "ลูกค้า | Customers", "customer_addresses": "ที่อยู่อื่นของลูกค้า | Further addresses of customers", "customer_contacts": "ผู้ติดต่อของลูกค้า | Contacts of customers", "customer_tags": "แท็กลูกค้า | Tags of customers", "customers_tagged": "ลูกค้าที่มีแท็ก | Customers with their tags"}', '{"tax_id": "เลขประจำตัวผู้เสียภาษี | Tax id", "credit_limit": "วงเงินเครดิต | Credit limit", "payment_terms": "เงื่อนไขการชำระเงิน | Payment terms"}');
