CREATE TABLE "catalogue_companies" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name_th" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"deprecated_at" timestamp (3) with time zone,
	"replacement_id" uuid,
	"version_major" integer DEFAULT 1 NOT NULL,
	"version_minor" integer DEFAULT 0 NOT NULL,
	"origin" text,
	"origin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"total_modules" integer DEFAULT 0 NOT NULL,
	"active_modules" integer DEFAULT 0 NOT NULL,
	"total_features" integer DEFAULT 0 NOT NULL,
	"total_fields" integer DEFAULT 0 NOT NULL,
	"active_processes" integer DEFAULT 0 NOT NULL,
	"analytics" integer DEFAULT 0 NOT NULL,
	"figures_at" timestamp (3) with time zone,
	CONSTRAINT "catalogue_companies_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "catalogue_companies_code_is_unique" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "catalogue_features" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name_th" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"deprecated_at" timestamp (3) with time zone,
	"replacement_id" uuid,
	"version_major" integer DEFAULT 1 NOT NULL,
	"version_minor" integer DEFAULT 0 NOT NULL,
	"origin" text,
	"origin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"terms" bigint[] NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"catalogue_company_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"field_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_features_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "catalogue_features_code_is_unique" UNIQUE("company_id","catalogue_company_id","code")
);
--> statement-breakpoint
CREATE TABLE "catalogue_fields" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name_th" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"deprecated_at" timestamp (3) with time zone,
	"replacement_id" uuid,
	"version_major" integer DEFAULT 1 NOT NULL,
	"version_minor" integer DEFAULT 0 NOT NULL,
	"origin" text,
	"origin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"terms" bigint[] NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"feature_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"catalogue_company_id" uuid NOT NULL,
	"level" text NOT NULL,
	"ordinal" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"type" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"sample_value" text DEFAULT '' NOT NULL,
	"target_table" text,
	"target_field" text,
	"target_field_id" uuid,
	"engine_code" text,
	"dependencies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"used_in" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "catalogue_fields_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "catalogue_fields_code_is_unique" UNIQUE("company_id","feature_id","level","code")
);
--> statement-breakpoint
CREATE TABLE "catalogue_inputs" (
	"company_id" integer NOT NULL,
	"field_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"field" text NOT NULL,
	"input_id" uuid,
	CONSTRAINT "catalogue_inputs_company_id_field_id_feature_field_pk" PRIMARY KEY("company_id","field_id","feature","field")
);
--> statement-breakpoint
CREATE TABLE "catalogue_modules" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name_th" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"deprecated_at" timestamp (3) with time zone,
	"replacement_id" uuid,
	"version_major" integer DEFAULT 1 NOT NULL,
	"version_minor" integer DEFAULT 0 NOT NULL,
	"origin" text,
	"origin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"terms" bigint[] NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"catalogue_company_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"feature_count" integer DEFAULT 0 NOT NULL,
	"field_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_modules_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "catalogue_modules_code_is_unique" UNIQUE("company_id","catalogue_company_id","code")
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"catalogue_company_id" uuid NOT NULL,
	"module_id" uuid,
	"feature_id" uuid,
	"code" text NOT NULL,
	"act" text NOT NULL,
	"breaking" boolean NOT NULL,
	"version_major" integer NOT NULL,
	"version_minor" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"employee_id" integer,
	"origin" text,
	"origin_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_changes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"company_id" integer NOT NULL,
	"place" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "catalogue_words_company_id_place_word_pk" PRIMARY KEY("company_id","place","word")
);
--> statement-breakpoint
ALTER TABLE "catalogue_companies" ADD CONSTRAINT "catalogue_companies_owner_is_employee" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_features" ADD CONSTRAINT "catalogue_features_are_of_module" FOREIGN KEY ("company_id","module_id") REFERENCES "public"."catalogue_modules"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_features" ADD CONSTRAINT "catalogue_features_owner_is_employee" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD CONSTRAINT "catalogue_fields_are_of_feature" FOREIGN KEY ("company_id","feature_id") REFERENCES "public"."catalogue_features"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD CONSTRAINT "catalogue_fields_owner_is_employee" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_inputs" ADD CONSTRAINT "catalogue_inputs_are_of_field" FOREIGN KEY ("company_id","field_id") REFERENCES "public"."catalogue_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_modules" ADD CONSTRAINT "catalogue_modules_are_of_company" FOREIGN KEY ("company_id","catalogue_company_id") REFERENCES "public"."catalogue_companies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_modules" ADD CONSTRAINT "catalogue_modules_owner_is_employee" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_features_by_module" ON "catalogue_features" USING btree ("company_id","module_id","code");--> statement-breakpoint
CREATE INDEX "catalogue_features_by_code" ON "catalogue_features" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "catalogue_features_by_origin" ON "catalogue_features" USING btree ("company_id","origin_id");--> statement-breakpoint
CREATE INDEX "catalogue_features_by_terms" ON "catalogue_features" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "catalogue_features_by_popularity" ON "catalogue_features" USING btree ("company_id","popularity" DESC NULLS LAST) WHERE "catalogue_features"."popularity" > 0;--> statement-breakpoint
CREATE INDEX "catalogue_fields_by_module" ON "catalogue_fields" USING btree ("company_id","module_id");--> statement-breakpoint
CREATE INDEX "catalogue_fields_by_origin" ON "catalogue_fields" USING btree ("company_id","origin_id");--> statement-breakpoint
CREATE INDEX "catalogue_fields_by_target" ON "catalogue_fields" USING btree ("company_id","target_field_id") WHERE "catalogue_fields"."target_field_id" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_fields_by_engine" ON "catalogue_fields" USING btree ("company_id","engine_code") WHERE "catalogue_fields"."engine_code" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_fields_by_terms" ON "catalogue_fields" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "catalogue_fields_by_popularity" ON "catalogue_fields" USING btree ("company_id","popularity" DESC NULLS LAST) WHERE "catalogue_fields"."popularity" > 0;--> statement-breakpoint
CREATE INDEX "catalogue_inputs_by_input" ON "catalogue_inputs" USING btree ("company_id","input_id");--> statement-breakpoint
CREATE INDEX "catalogue_modules_by_code" ON "catalogue_modules" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "catalogue_modules_by_origin" ON "catalogue_modules" USING btree ("company_id","origin_id");--> statement-breakpoint
CREATE INDEX "catalogue_modules_by_terms" ON "catalogue_modules" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "catalogue_modules_by_popularity" ON "catalogue_modules" USING btree ("company_id","popularity" DESC NULLS LAST) WHERE "catalogue_modules"."popularity" > 0;--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_entry" ON "catalogue_changes" USING btree ("company_id","entry_id","at");--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_feature" ON "catalogue_changes" USING btree ("company_id","feature_id","at");--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_module" ON "catalogue_changes" USING btree ("company_id","module_id","at");--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_company" ON "catalogue_changes" USING btree ("company_id","catalogue_company_id","at");--> statement-breakpoint
CREATE INDEX "catalogue_changes_by_origin" ON "catalogue_changes" USING btree ("company_id","origin_id");--> statement-breakpoint
CREATE INDEX "catalogue_words_by_part" ON "catalogue_words" USING gin ("word" gin_trgm_ops) WHERE "catalogue_words"."place" in ('word', 'description');