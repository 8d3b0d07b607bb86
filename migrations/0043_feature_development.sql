CREATE TABLE "sow_stage_approvals" (
	"company_id" integer NOT NULL,
	"sow_id" uuid NOT NULL,
	"stage_number" integer NOT NULL,
	"pass" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sow_stage_approvals_key" PRIMARY KEY("company_id","sow_id","stage_number","pass","employee_id")
);
--> statement-breakpoint
CREATE TABLE "stage_gates" (
	"company_id" integer NOT NULL,
	"stage_number" integer NOT NULL,
	"checklist_done" boolean NOT NULL,
	"file_present" boolean NOT NULL,
	"approver_id" integer,
	CONSTRAINT "stage_gates_company_id_stage_number_pk" PRIMARY KEY("company_id","stage_number")
);
--> statement-breakpoint
CREATE TABLE "sops" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"value_stream_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"manual_status" text NOT NULL,
	"sow_count" integer DEFAULT 0 NOT NULL,
	"sow_progress_sum" integer DEFAULT 0 NOT NULL,
	"progress" integer GENERATED ALWAYS AS (coalesce(round(sow_progress_sum * 100::numeric / nullif(sow_count, 0)), 0)) STORED NOT NULL,
	"completed_sows" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_employee" integer,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sops_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sows" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"sop_id" uuid NOT NULL,
	"value_stream_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"assignee_id" integer,
	"manual_status" text NOT NULL,
	"current_stage" integer DEFAULT 0 NOT NULL,
	"stage_started_at" timestamp (3) with time zone,
	"start_date" date,
	"due_date" date,
	"tags" text[] NOT NULL,
	"feature_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_employee" integer,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sows_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sow_stage_assignees" (
	"company_id" integer NOT NULL,
	"sow_id" uuid NOT NULL,
	"stage_number" integer NOT NULL,
	"employee_id" integer NOT NULL,
	CONSTRAINT "sow_stage_assignees_key" PRIMARY KEY("company_id","sow_id","stage_number","employee_id")
);
--> statement-breakpoint
CREATE TABLE "sow_stages" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"sow_id" uuid NOT NULL,
	"stage_number" integer NOT NULL,
	"pass" integer DEFAULT 1 NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"started_by" uuid,
	"started_by_employee" integer,
	"completed_at" timestamp (3) with time zone,
	"completed_by" uuid,
	"completed_by_employee" integer,
	"rolled_back_at" timestamp (3) with time zone,
	"rolled_back_by" uuid,
	"rolled_back_by_employee" integer,
	"rollback_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sow_stages_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sow_stages_pass_is_unique" UNIQUE("company_id","sow_id","stage_number","pass")
);
--> statement-breakpoint
CREATE TABLE "value_streams" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"manual_status" text NOT NULL,
	"priority" text NOT NULL,
	"owner_id" integer,
	"notes" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"due_date" date,
	"sop_count" integer DEFAULT 0 NOT NULL,
	"sop_progress_sum" integer DEFAULT 0 NOT NULL,
	"progress" integer GENERATED ALWAYS AS (coalesce(round(sop_progress_sum::numeric / nullif(sop_count, 0)), 0)) STORED NOT NULL,
	"total_sows" integer DEFAULT 0 NOT NULL,
	"completed_sows" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_employee" integer,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "value_streams_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sow_stage_approvals" ADD CONSTRAINT "sow_stage_approvals_of_sow" FOREIGN KEY ("company_id","sow_id") REFERENCES "public"."sows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_stage_approvals" ADD CONSTRAINT "sow_stage_approvals_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_gates" ADD CONSTRAINT "stage_gates_approver" FOREIGN KEY ("company_id","approver_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sops" ADD CONSTRAINT "sops_of_value_stream" FOREIGN KEY ("company_id","value_stream_id") REFERENCES "public"."value_streams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sows" ADD CONSTRAINT "sows_of_sop" FOREIGN KEY ("company_id","sop_id") REFERENCES "public"."sops"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sows" ADD CONSTRAINT "sows_of_value_stream" FOREIGN KEY ("company_id","value_stream_id") REFERENCES "public"."value_streams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sows" ADD CONSTRAINT "sows_assignee" FOREIGN KEY ("company_id","assignee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sows" ADD CONSTRAINT "sows_feature" FOREIGN KEY ("company_id","feature_id") REFERENCES "public"."catalogue_features"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_stage_assignees" ADD CONSTRAINT "sow_stage_assignees_of_sow" FOREIGN KEY ("company_id","sow_id") REFERENCES "public"."sows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_stage_assignees" ADD CONSTRAINT "sow_stage_assignees_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_stages" ADD CONSTRAINT "sow_stages_of_sow" FOREIGN KEY ("company_id","sow_id") REFERENCES "public"."sows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_streams" ADD CONSTRAINT "value_streams_owner" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sops_by_creation" ON "sops" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sops_by_value_stream" ON "sops" USING btree ("company_id","value_stream_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sops_by_text" ON "sops" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sows_by_creation" ON "sows" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sows_by_change" ON "sows" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "sows_by_name" ON "sows" USING btree ("company_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sows_by_sop" ON "sows" USING btree ("company_id","sop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sows_by_value_stream" ON "sows" USING btree ("company_id","value_stream_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sows_by_stage" ON "sows" USING btree ("company_id","current_stage","created_at","id");--> statement-breakpoint
CREATE INDEX "sows_by_status" ON "sows" USING btree ("company_id","manual_status","created_at","id");--> statement-breakpoint
CREATE INDEX "sows_by_assignee" ON "sows" USING btree ("company_id","assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sows_by_due_date" ON "sows" USING btree ("company_id","due_date","id");--> statement-breakpoint
CREATE INDEX "sows_by_feature" ON "sows" USING btree ("company_id","feature_id");--> statement-breakpoint
CREATE INDEX "sows_by_text" ON "sows" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sow_stage_assignees_by_employee" ON "sow_stage_assignees" USING btree ("company_id","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sow_stages_has_one_current_pass" ON "sow_stages" USING btree ("company_id","sow_id","stage_number") WHERE "sow_stages"."is_current";--> statement-breakpoint
CREATE INDEX "value_streams_by_creation" ON "value_streams" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "value_streams_by_owner" ON "value_streams" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "value_streams_by_text" ON "value_streams" USING gin ("search_text" gin_trgm_ops);