ALTER TABLE "catalogue_companies" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_companies" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_companies" ADD COLUMN "gaps" smallint GENERATED ALWAYS AS (case when deprecated_at is null then ((name_th = '')::int + (description = '')::int * 2 + (owner_id is null)::int * 4)::smallint else 0::smallint end) STORED;--> statement-breakpoint
ALTER TABLE "catalogue_features" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_features" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_features" ADD COLUMN "gaps" smallint GENERATED ALWAYS AS (case when deprecated_at is null then ((name_th = '')::int + (description = '')::int * 2 + (owner_id is null)::int * 4)::smallint else 0::smallint end) STORED;--> statement-breakpoint
ALTER TABLE "catalogue_features" ADD COLUMN "native_id" bigint;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "native_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "native_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "engine_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "inputs_broken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "gaps" smallint GENERATED ALWAYS AS (case when deprecated_at is null then ((name_th = '')::int + (description = '')::int * 2
  + (level = 'deep' and sample_value = '')::int * 8
  + (level <> 'deep' and (engine_code is null or engine_unknown))::int * 16
  + (inputs_broken or (target_table is not null and target_field_id is null))::int * 32)::smallint else 0::smallint end) STORED;--> statement-breakpoint
ALTER TABLE "catalogue_modules" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_modules" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_modules" ADD COLUMN "gaps" smallint GENERATED ALWAYS AS (case when deprecated_at is null then ((name_th = '')::int + (description = '')::int * 2 + (owner_id is null)::int * 4)::smallint else 0::smallint end) STORED;--> statement-breakpoint
CREATE INDEX "catalogue_activity_searches" ON "catalogue_activity" USING btree ("company_id","at") WHERE "catalogue_activity"."type" = 'search';--> statement-breakpoint
CREATE INDEX "catalogue_features_by_gaps" ON "catalogue_features" USING btree ("company_id","catalogue_company_id","module_id","id","gaps") WHERE "catalogue_features"."gaps" > 0;--> statement-breakpoint
CREATE INDEX "catalogue_fields_by_gaps" ON "catalogue_fields" USING btree ("company_id","catalogue_company_id","module_id","feature_id","id","gaps") WHERE "catalogue_fields"."gaps" > 0;