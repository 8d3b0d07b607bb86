CREATE TABLE "question_set_scores" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_by_employee" integer,
	"sync_job_id" uuid,
	"scored_at" timestamp (3) with time zone,
	"embedding_model" text DEFAULT '' NOT NULL,
	"chunk_size" integer DEFAULT 0 NOT NULL,
	"chunk_overlap" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"first" integer DEFAULT 0 NOT NULL,
	"within_five" integer DEFAULT 0 NOT NULL,
	"reciprocal_rank" real DEFAULT 0 NOT NULL,
	"results" jsonb,
	"dropped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "question_set_scores_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "set_question_files" (
	"company_id" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "set_question_files_company_id_question_id_file_id_pk" PRIMARY KEY("company_id","question_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "set_questions" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"question" text NOT NULL,
	"question_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "set_questions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "set_questions_are_different" UNIQUE("company_id","agent_id","question_hash")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "quality_dropped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question_set_scores" ADD CONSTRAINT "question_set_scores_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_question_files" ADD CONSTRAINT "set_question_files_of_question" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."set_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_question_files" ADD CONSTRAINT "set_question_files_of_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."agent_files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_questions" ADD CONSTRAINT "set_questions_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_set_scores_one_waiting" ON "question_set_scores" USING btree ("company_id","agent_id") WHERE "question_set_scores"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "question_set_scores_in_order" ON "question_set_scores" USING btree ("company_id","agent_id","id");--> statement-breakpoint
CREATE INDEX "set_question_files_by_file" ON "set_question_files" USING btree ("company_id","file_id");