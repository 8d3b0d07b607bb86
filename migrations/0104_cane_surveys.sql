CREATE TABLE "cane_survey_settings" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stalk_density" double precision NOT NULL,
	"usual_stalk_kg" double precision NOT NULL,
	"harvested_percent" double precision NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cane_survey_settings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "cane_survey_settings_one_a_company" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "cane_surveys" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quota_id" uuid NOT NULL,
	"plot_id" uuid NOT NULL,
	"crop_id" uuid,
	"visit_id" uuid,
	"draft_id" uuid,
	"production_year" integer NOT NULL,
	"planting_month" integer,
	"cane_type" text,
	"cane_variety" text NOT NULL,
	"plant_age_months" double precision,
	"furrow_spacing_cm" double precision,
	"soil_type" text,
	"soil_color" text,
	"height_cm" double precision,
	"stalk_length_cm" double precision,
	"diameter_cm" double precision,
	"stalks_per_clump" double precision,
	"clumps_per_10m" double precision,
	"leaf_color" text,
	"disease_pest" text NOT NULL,
	"details" text NOT NULL,
	"other_notes" text NOT NULL,
	"surveyed_at" timestamp (3) with time zone NOT NULL,
	"clock_offset_seconds" integer NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy_metres" double precision,
	"metres_from_plot" integer,
	"tons_per_rai" double precision,
	"estimated_tons" double precision,
	"stalk_density" double precision NOT NULL,
	"usual_stalk_kg" double precision NOT NULL,
	"harvested_percent" double precision NOT NULL,
	"surveyor_id" integer,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cane_surveys_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "cane_surveys_draft_is_unique" UNIQUE("company_id","draft_id")
);
--> statement-breakpoint
CREATE TABLE "survey_visits" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"surveyor_id" integer NOT NULL,
	"planned_on" date NOT NULL,
	"plot_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"note" text NOT NULL,
	"skip_reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_visits_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "cane_surveys" ADD CONSTRAINT "cane_surveys_quota" FOREIGN KEY ("company_id","quota_id") REFERENCES "public"."farmer_quotas"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cane_surveys" ADD CONSTRAINT "cane_surveys_plot" FOREIGN KEY ("company_id","plot_id") REFERENCES "public"."land_plots"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cane_surveys" ADD CONSTRAINT "cane_surveys_crop" FOREIGN KEY ("company_id","crop_id") REFERENCES "public"."plot_crops"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cane_surveys" ADD CONSTRAINT "cane_surveys_visit" FOREIGN KEY ("company_id","visit_id") REFERENCES "public"."survey_visits"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_visits" ADD CONSTRAINT "survey_visits_plot" FOREIGN KEY ("company_id","plot_id") REFERENCES "public"."land_plots"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cane_surveys_by_time" ON "cane_surveys" USING btree ("company_id","surveyed_at","id");--> statement-breakpoint
CREATE INDEX "cane_surveys_by_creation" ON "cane_surveys" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cane_surveys_by_yield" ON "cane_surveys" USING btree ("company_id","tons_per_rai","id");--> statement-breakpoint
CREATE INDEX "cane_surveys_by_height" ON "cane_surveys" USING btree ("company_id","height_cm","id");--> statement-breakpoint
CREATE INDEX "cane_surveys_by_plot" ON "cane_surveys" USING btree ("company_id","plot_id","surveyed_at");--> statement-breakpoint
CREATE INDEX "cane_surveys_by_quota" ON "cane_surveys" USING btree ("company_id","quota_id");--> statement-breakpoint
CREATE INDEX "cane_surveys_by_crop" ON "cane_surveys" USING btree ("company_id","crop_id");--> statement-breakpoint
CREATE INDEX "cane_surveys_by_visit" ON "cane_surveys" USING btree ("company_id","visit_id");--> statement-breakpoint
CREATE INDEX "cane_surveys_by_text" ON "cane_surveys" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "survey_visits_by_day" ON "survey_visits" USING btree ("company_id","planned_on","surveyor_id");--> statement-breakpoint
CREATE INDEX "survey_visits_by_plot" ON "survey_visits" USING btree ("company_id","plot_id");--> statement-breakpoint
SELECT name_tables('{"cane_surveys": "ผลสำรวจอ้อย | Cane surveys", "survey_visits": "แผนลงแปลงของผู้สำรวจ | Planned visits of surveyors", "cane_survey_settings": "สูตรประเมินผลผลิตอ้อย | Formula of estimated yields"}', '{}');
