CREATE TABLE "distinct_customers" (
	"company_id" integer NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"decided_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_customers_company_id_one_id_other_id_pk" PRIMARY KEY("company_id","one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"winner_id" uuid NOT NULL,
	"strategy" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"merged_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "customer_merges_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "duplicate_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_one" FOREIGN KEY ("company_id","one_id") REFERENCES "public"."customers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_other" FOREIGN KEY ("company_id","other_id") REFERENCES "public"."customers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_winner" FOREIGN KEY ("company_id","winner_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distinct_customers_by_other" ON "distinct_customers" USING btree ("company_id","other_id");--> statement-breakpoint
CREATE INDEX "customer_merges_by_winner" ON "customer_merges" USING btree ("company_id","winner_id","id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into" FOREIGN KEY ("company_id","merged_into") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_duplicate_keys" ON "customers" USING gin ("duplicate_keys");--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("company_id","merged_into") WHERE merged_into is not null;
--> statement-breakpoint
UPDATE "customers" SET "duplicate_keys" = array_remove(ARRAY[CASE WHEN "phone" LIKE '+%' THEN 'p:' || "phone" END, CASE WHEN "email" <> '' THEN 'e:' || "email" END], NULL);--> statement-breakpoint
SELECT name_tables('{"distinct_customers": "ลูกค้าที่ไม่ใช่รายเดียวกัน | Customers found to be different", "customer_merges": "การรวมลูกค้า | Merges of customers"}', '{"merged_into": "รวมเข้ากับ | Merged into"}');
