CREATE TABLE "engine_usage_logs" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"engine_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"feature" text NOT NULL,
	"outcome" text NOT NULL,
	"duration_ms" integer,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"reported_by" uuid NOT NULL,
	CONSTRAINT "engine_usage_logs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "engine_usage_logs" ADD CONSTRAINT "engine_usage_logs_of_engine" FOREIGN KEY ("company_id","engine_id") REFERENCES "public"."engines"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engine_usage_logs_by_engine" ON "engine_usage_logs" USING btree ("company_id","engine_id","used_at");