CREATE TABLE "engine_sub_functions" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"engine_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_sub_functions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "engine_sub_functions_name_is_unique" UNIQUE("company_id","engine_id","name")
);
--> statement-breakpoint
CREATE TABLE "engine_uses" (
	"company_id" integer NOT NULL,
	"engine_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dependent_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"module_code" text,
	"feature_code" text,
	"link" text NOT NULL,
	"required" boolean NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_uses_company_id_engine_id_kind_dependent_id_pk" PRIMARY KEY("company_id","engine_id","kind","dependent_id")
);
--> statement-breakpoint
CREATE TABLE "engine_versions" (
	"company_id" integer NOT NULL,
	"engine_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"logic" text NOT NULL,
	"note" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_versions_company_id_engine_id_number_pk" PRIMARY KEY("company_id","engine_id","number")
);
--> statement-breakpoint
CREATE TABLE "engines" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"logic" text NOT NULL,
	"tags" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"replacement_id" uuid,
	"retires_on" date,
	"search_text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"updated_by" uuid NOT NULL,
	"updated_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "engines_code_is_unique" UNIQUE("company_id","code_key")
);
--> statement-breakpoint
ALTER TABLE "engine_sub_functions" ADD CONSTRAINT "engine_sub_functions_of_engine" FOREIGN KEY ("company_id","engine_id") REFERENCES "public"."engines"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_uses" ADD CONSTRAINT "engine_uses_of_engine" FOREIGN KEY ("company_id","engine_id") REFERENCES "public"."engines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_versions" ADD CONSTRAINT "engine_versions_of_engine" FOREIGN KEY ("company_id","engine_id") REFERENCES "public"."engines"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engines" ADD CONSTRAINT "engines_replacement" FOREIGN KEY ("company_id","replacement_id") REFERENCES "public"."engines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engine_uses_by_dependent" ON "engine_uses" USING btree ("company_id","kind","dependent_id");--> statement-breakpoint
CREATE INDEX "engines_by_name" ON "engines" USING btree ("company_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "engines_by_name_key" ON "engines" USING btree ("company_id","name_key");--> statement-breakpoint
CREATE INDEX "engines_by_creation" ON "engines" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "engines_by_change" ON "engines" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "engines_by_type" ON "engines" USING btree ("company_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "engines_by_status" ON "engines" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "engines_by_replacement" ON "engines" USING btree ("company_id","replacement_id");--> statement-breakpoint
CREATE INDEX "engines_by_text" ON "engines" USING gin ("search_text" gin_trgm_ops);