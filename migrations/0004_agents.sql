CREATE TABLE "agent_files" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"stored_file_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"mime_type" text NOT NULL,
	"content_hash" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"indexed_content_hash" text,
	"indexed_settings" text,
	"chunks_count" integer,
	"pages_count" integer,
	"note" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_by_employee" integer,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_files_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "agent_files_name_is_unique" UNIQUE("company_id","agent_id","filename")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"owner_id" integer NOT NULL,
	"tags" text[] NOT NULL,
	"chat_webhook_url" text NOT NULL,
	"pinecone_index" text NOT NULL,
	"embedding_model" text NOT NULL,
	"chunk_size" integer NOT NULL,
	"chunk_overlap" integer NOT NULL,
	"language" text NOT NULL,
	"files_count" integer DEFAULT 0 NOT NULL,
	"indexed_settings" text,
	"latest_sync_at" timestamp (3) with time zone,
	"latest_sync_status" text,
	"search_text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "agents_code_is_unique" UNIQUE("company_id","code"),
	CONSTRAINT "agents_index_is_unique" UNIQUE("company_id","pinecone_index")
);
--> statement-breakpoint
CREATE TABLE "sync_job_lines" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "sync_job_lines_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sync_jobs" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"run_token" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"files_total" integer DEFAULT 0 NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"files_sent" integer DEFAULT 0 NOT NULL,
	"files_failed" integer DEFAULT 0 NOT NULL,
	"chunks_embedded" integer DEFAULT 0 NOT NULL,
	"current_file" text,
	"triggered_by" uuid NOT NULL,
	"triggered_by_employee" integer,
	"language" text NOT NULL,
	CONSTRAINT "sync_jobs_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sync_jobs_key_is_unique" UNIQUE("company_id","agent_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "agent_files" ADD CONSTRAINT "agent_files_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_files" ADD CONSTRAINT "agent_files_have_content" FOREIGN KEY ("company_id","stored_file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_owner_is_employee" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_job_lines" ADD CONSTRAINT "sync_job_lines_of_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."sync_jobs"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_jobs" ADD CONSTRAINT "sync_jobs_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_files_by_upload" ON "agent_files" USING btree ("company_id","agent_id","uploaded_at","id");--> statement-breakpoint
CREATE INDEX "agent_files_by_content" ON "agent_files" USING btree ("company_id","stored_file_id");--> statement-breakpoint
CREATE INDEX "agent_files_in_error" ON "agent_files" USING btree ("company_id") WHERE "agent_files"."status" = 'error';--> statement-breakpoint
CREATE INDEX "agents_by_name" ON "agents" USING btree ("company_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "agents_by_creation" ON "agents" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agents_by_change" ON "agents" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "agents_by_latest_sync" ON "agents" USING btree ("company_id","latest_sync_at","id");--> statement-breakpoint
CREATE INDEX "agents_by_owner" ON "agents" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "agents_by_text" ON "agents" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sync_job_lines_by_job" ON "sync_job_lines" USING btree ("company_id","job_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_jobs_one_running" ON "sync_jobs" USING btree ("company_id","agent_id") WHERE "sync_jobs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "sync_jobs_by_start" ON "sync_jobs" USING btree ("company_id","agent_id","started_at","id");