CREATE TABLE "farmer_quotas" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"farmer_id" uuid NOT NULL,
	"season_id" uuid NOT NULL,
	"quota_code" text NOT NULL,
	"quota_status" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"line_id" text NOT NULL,
	"marital_status" text,
	"children_count" integer,
	"beneficiary" text NOT NULL,
	"contact_address" text NOT NULL,
	"contact_province_id" integer,
	"contact_district_id" integer,
	"contact_subdistrict_id" integer,
	"contact_postal_code" text NOT NULL,
	"registered_address" text NOT NULL,
	"registered_province_id" integer,
	"registered_district_id" integer,
	"registered_subdistrict_id" integer,
	"registered_postal_code" text NOT NULL,
	"address" text NOT NULL,
	"sub_district" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"postal_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account_no" text,
	"bank_district" text NOT NULL,
	"baac_account_number" text,
	"office_id" uuid,
	"submitted_at" timestamp (3) with time zone,
	"entered_by" uuid,
	"claimed_by_user" uuid,
	"claimed_by" integer,
	"claimed_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"verified_by" integer,
	"reject_reason" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "farmer_quotas_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "farmer_quotas_code_is_unique" UNIQUE("company_id","quota_code"),
	CONSTRAINT "farmer_quotas_one_a_season" UNIQUE("company_id","farmer_id","season_id")
);
--> statement-breakpoint
CREATE TABLE "farmers" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"national_id" text,
	"birth_date" date,
	"anonymised_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "farmers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quota_corrections" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quota_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"changes" jsonb NOT NULL,
	"national_id" text,
	"bank_account_no" text,
	"baac_account_number" text,
	"requested_by" uuid NOT NULL,
	"requested_by_employee" integer,
	"decision_note" text DEFAULT '' NOT NULL,
	"decided_by_employee" integer,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quota_corrections_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quota_documents" (
	"company_id" integer NOT NULL,
	"quota_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"attachment_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "quota_documents_company_id_quota_id_document_type_pk" PRIMARY KEY("company_id","quota_id","document_type")
);
--> statement-breakpoint
CREATE TABLE "quota_offices" (
	"company_id" integer NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "quota_offices_company_id_department_id_pk" PRIMARY KEY("company_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "quota_reasons" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"result" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quota_reasons_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "quota_reasons_name_is_unique" UNIQUE("company_id","result","name")
);
--> statement-breakpoint
CREATE TABLE "quota_seasons" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quota_seasons_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "quota_seasons_name_is_unique" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "quota_settings" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code_pattern" text NOT NULL,
	"own_entries_verified" boolean NOT NULL,
	"retention_years" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quota_settings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "quota_settings_one_a_company" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "farmer_quotas" ADD CONSTRAINT "farmer_quotas_farmer" FOREIGN KEY ("company_id","farmer_id") REFERENCES "public"."farmers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_quotas" ADD CONSTRAINT "farmer_quotas_season" FOREIGN KEY ("company_id","season_id") REFERENCES "public"."quota_seasons"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_quotas" ADD CONSTRAINT "farmer_quotas_office" FOREIGN KEY ("company_id","office_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_corrections" ADD CONSTRAINT "quota_corrections_quota" FOREIGN KEY ("company_id","quota_id") REFERENCES "public"."farmer_quotas"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_documents" ADD CONSTRAINT "quota_documents_quota" FOREIGN KEY ("company_id","quota_id") REFERENCES "public"."farmer_quotas"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_documents" ADD CONSTRAINT "quota_documents_file" FOREIGN KEY ("company_id","attachment_id") REFERENCES "public"."attachments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_offices" ADD CONSTRAINT "quota_offices_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "farmer_quotas_by_creation" ON "farmer_quotas" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "farmer_quotas_by_change" ON "farmer_quotas" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "farmer_quotas_by_name" ON "farmer_quotas" USING btree ("company_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "farmer_quotas_same_name" ON "farmer_quotas" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "farmer_quotas_counted" ON "farmer_quotas" USING btree ("company_id","season_id","quota_status","office_id","contact_province_id");--> statement-breakpoint
CREATE INDEX "farmer_quotas_by_office" ON "farmer_quotas" USING btree ("company_id","office_id");--> statement-breakpoint
CREATE INDEX "farmer_quotas_by_place" ON "farmer_quotas" USING btree ("company_id","contact_province_id","contact_district_id");--> statement-breakpoint
CREATE INDEX "farmer_quotas_by_phone" ON "farmer_quotas" USING btree ("company_id","phone");--> statement-breakpoint
CREATE INDEX "farmer_quotas_by_account" ON "farmer_quotas" USING btree ("company_id",split_part("bank_account_no", '.', 1));--> statement-breakpoint
CREATE INDEX "farmer_quotas_waiting" ON "farmer_quotas" USING btree ("company_id","submitted_at","id") WHERE quota_status = 'pending';--> statement-breakpoint
CREATE INDEX "farmer_quotas_by_text" ON "farmer_quotas" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "farmers_national_id_is_unique" ON "farmers" USING btree ("company_id",split_part("national_id", '.', 1));--> statement-breakpoint
CREATE UNIQUE INDEX "quota_corrections_one_open" ON "quota_corrections" USING btree ("company_id","quota_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "quota_corrections_by_quota" ON "quota_corrections" USING btree ("company_id","quota_id","id");--> statement-breakpoint
CREATE INDEX "quota_corrections_by_status" ON "quota_corrections" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "quota_documents_by_content" ON "quota_documents" USING btree ("company_id","sha256");--> statement-breakpoint
CREATE INDEX "quota_documents_by_file" ON "quota_documents" USING btree ("company_id","attachment_id");--> statement-breakpoint
CREATE INDEX "quota_seasons_by_year" ON "quota_seasons" USING btree ("company_id","year","id");--> statement-breakpoint
SELECT name_tables('{"quota_seasons": "ปีการผลิต | Seasons", "farmers": "ชาวไร่ | Farmers", "farmer_quotas": "โควต้าชาวไร่ | Farmer quotas", "quota_documents": "สำเนาเอกสารของโควต้า | Documents of quotas", "quota_corrections": "คำขอแก้ไขโควต้า | Corrections of quotas", "quota_reasons": "เหตุผลที่ไม่อนุมัติโควต้า | Reasons to reject quotas", "quota_settings": "การตั้งค่าโควต้า | Settings of quotas", "quota_offices": "สำนักงานเขต | Field offices"}', '{}');
