CREATE TABLE "plot_crops" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"plot_id" uuid NOT NULL,
	"season_id" uuid NOT NULL,
	"ratoon_number" integer NOT NULL,
	"variety" text NOT NULL,
	"planted_on" date,
	"harvested_on" date,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plot_crops_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "land_plots" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quota_id" uuid NOT NULL,
	"ownership_type" text NOT NULL,
	"deed_kind" text NOT NULL,
	"deed_number" text NOT NULL,
	"deed_issue_date" date,
	"deed_owner_name" text NOT NULL,
	"address_line" text NOT NULL,
	"province_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	"subdistrict_id" integer NOT NULL,
	"postal_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"area_tenths" integer NOT NULL,
	"shapefile_id" uuid NOT NULL,
	"measured_square_metres" double precision NOT NULL,
	"ownership_document_id" uuid,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "land_plots_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "land_plots_shape_is_unique" UNIQUE("company_id","shapefile_id")
);
--> statement-breakpoint
CREATE TABLE "land_plot_settings" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"tolerance_percent" numeric(4, 1) NOT NULL,
	"map_tiles" text NOT NULL,
	"satellite_tiles" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "land_plot_settings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "land_plot_settings_one_a_company" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "plot_shape_cells" (
	"company_id" integer NOT NULL,
	"cell" integer NOT NULL,
	"shape_id" uuid NOT NULL,
	CONSTRAINT "plot_shape_cells_company_id_cell_shape_id_pk" PRIMARY KEY("company_id","cell","shape_id")
);
--> statement-breakpoint
CREATE TABLE "plot_shapes" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"projection" text NOT NULL,
	"shape" jsonb NOT NULL,
	"corners" integer NOT NULL,
	"square_metres" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"crossings" jsonb NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plot_shapes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "plot_crops" ADD CONSTRAINT "plot_crops_plot" FOREIGN KEY ("company_id","plot_id") REFERENCES "public"."land_plots"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_crops" ADD CONSTRAINT "plot_crops_season" FOREIGN KEY ("company_id","season_id") REFERENCES "public"."quota_seasons"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_plots" ADD CONSTRAINT "land_plots_quota" FOREIGN KEY ("company_id","quota_id") REFERENCES "public"."farmer_quotas"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_plots" ADD CONSTRAINT "land_plots_shape" FOREIGN KEY ("company_id","shapefile_id") REFERENCES "public"."plot_shapes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_shape_cells" ADD CONSTRAINT "plot_shape_cells_shape" FOREIGN KEY ("company_id","shape_id") REFERENCES "public"."plot_shapes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plot_crops_by_plot" ON "plot_crops" USING btree ("company_id","plot_id","created_at");--> statement-breakpoint
CREATE INDEX "plot_crops_by_season" ON "plot_crops" USING btree ("company_id","season_id");--> statement-breakpoint
CREATE INDEX "land_plots_by_quota" ON "land_plots" USING btree ("company_id","quota_id");--> statement-breakpoint
CREATE INDEX "land_plots_by_creation" ON "land_plots" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "land_plots_by_change" ON "land_plots" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "land_plots_by_deed" ON "land_plots" USING btree ("company_id","deed_number","id");--> statement-breakpoint
CREATE INDEX "land_plots_by_owner" ON "land_plots" USING btree ("company_id","deed_owner_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "land_plots_by_area" ON "land_plots" USING btree ("company_id","area_tenths","id");--> statement-breakpoint
CREATE INDEX "land_plots_by_place" ON "land_plots" USING btree ("company_id","province_id","district_id");--> statement-breakpoint
CREATE INDEX "land_plots_by_text" ON "land_plots" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plot_shape_cells_by_shape" ON "plot_shape_cells" USING btree ("company_id","shape_id");--> statement-breakpoint
CREATE INDEX "plot_shapes_by_middle" ON "plot_shapes" USING btree ("company_id","longitude","latitude","id");--> statement-breakpoint
CREATE INDEX "plot_shapes_by_creation" ON "plot_shapes" USING btree ("company_id","created_at");--> statement-breakpoint
SELECT name_tables('{"land_plots": "แปลงที่ดิน | Land plots", "plot_shapes": "รูปแปลง | Shapes of plots", "plot_shape_cells": "ช่องตารางที่รูปแปลงอยู่ | Grid cells of shapes", "plot_crops": "พืชที่ปลูกในแปลง | Crops of plots", "land_plot_settings": "การตั้งค่าแปลงที่ดิน | Settings of land plots"}', '{}');
