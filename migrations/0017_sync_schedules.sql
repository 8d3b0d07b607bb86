CREATE TABLE "sync_schedules" (
	"company_id" integer NOT NULL,
	"agent_id" uuid NOT NULL,
	"repeat" text NOT NULL,
	"hour" integer,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"set_by" uuid NOT NULL,
	"set_by_employee" integer,
	"language" text NOT NULL,
	CONSTRAINT "sync_schedules_company_id_agent_id_pk" PRIMARY KEY("company_id","agent_id")
);
--> statement-breakpoint
ALTER TABLE "sync_jobs" ADD COLUMN "scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_schedules" ADD CONSTRAINT "sync_schedules_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_schedules_by_next_run" ON "sync_schedules" USING btree ("next_run_at");