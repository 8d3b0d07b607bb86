CREATE TABLE "cane_contract_crops" (
	"company_id" integer NOT NULL,
	"contract_id" uuid NOT NULL,
	"crop_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "cane_contract_crops_company_id_contract_id_crop_id_pk" PRIMARY KEY("company_id","contract_id","crop_id")
);
--> statement-breakpoint
CREATE TABLE "cane_contract_plots" (
	"company_id" integer NOT NULL,
	"contract_id" uuid NOT NULL,
	"plot_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "cane_contract_plots_company_id_contract_id_plot_id_pk" PRIMARY KEY("company_id","contract_id","plot_id")
);
--> statement-breakpoint
CREATE TABLE "cane_contracts" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"contract_type" text NOT NULL,
	"quota_id" uuid NOT NULL,
	"promotion_type" text,
	"promotion_amount" bigint,
	"promotion_date" date,
	"support_items" jsonb NOT NULL,
	"support_total" bigint NOT NULL,
	"day_range" text,
	"crane_type" text NOT NULL,
	"total_tons" numeric(9, 2),
	"attachments" jsonb NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cane_contracts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "cane_contracts_code_is_unique" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "cane_contract_settings" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"tons_per_rai" numeric(4, 1) NOT NULL,
	"conditions" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cane_contract_settings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "cane_contract_settings_one_a_company" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "cane_contract_crops" ADD CONSTRAINT "cane_contract_crops_of" FOREIGN KEY ("company_id","contract_id") REFERENCES "public"."cane_contracts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cane_contract_crops" ADD CONSTRAINT "cane_contract_crops_crop" FOREIGN KEY ("company_id","crop_id") REFERENCES "public"."plot_crops"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cane_contract_plots" ADD CONSTRAINT "cane_contract_plots_of" FOREIGN KEY ("company_id","contract_id") REFERENCES "public"."cane_contracts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cane_contract_plots" ADD CONSTRAINT "cane_contract_plots_plot" FOREIGN KEY ("company_id","plot_id") REFERENCES "public"."land_plots"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cane_contracts" ADD CONSTRAINT "cane_contracts_quota" FOREIGN KEY ("company_id","quota_id") REFERENCES "public"."farmer_quotas"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cane_contract_crops_by_crop" ON "cane_contract_crops" USING btree ("company_id","crop_id");--> statement-breakpoint
CREATE INDEX "cane_contract_plots_by_plot" ON "cane_contract_plots" USING btree ("company_id","plot_id");--> statement-breakpoint
CREATE INDEX "cane_contracts_by_quota" ON "cane_contracts" USING btree ("company_id","quota_id");--> statement-breakpoint
CREATE INDEX "cane_contracts_by_status" ON "cane_contracts" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "cane_contracts_by_tons" ON "cane_contracts" USING btree ("company_id","total_tons","id");--> statement-breakpoint
CREATE INDEX "cane_contracts_by_creation" ON "cane_contracts" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cane_contracts_by_change" ON "cane_contracts" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "cane_contracts_by_text" ON "cane_contracts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
SELECT name_tables('{"cane_contracts": "สัญญาอ้อย | Cane contracts", "cane_contract_plots": "แปลงที่ดินในสัญญาอ้อย | Plots of cane contracts", "cane_contract_crops": "พืชที่ปลูกในสัญญาอ้อย | Crops of cane contracts", "cane_contract_settings": "การตั้งค่าสัญญาอ้อย | Settings of cane contracts"}', '{}');
