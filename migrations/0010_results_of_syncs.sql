CREATE TABLE "sync_job_files" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"size_bytes" bigint NOT NULL,
	"chunks" integer NOT NULL,
	"took_ms" integer NOT NULL,
	"read_ms" integer NOT NULL,
	"cut_ms" integer NOT NULL,
	"embed_ms" integer NOT NULL,
	"store_ms" integer NOT NULL,
	"probe_ms" integer NOT NULL,
	CONSTRAINT "sync_job_files_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sync_job_files_once" UNIQUE("company_id","job_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "sync_jobs" ADD COLUMN "only_files" uuid[];--> statement-breakpoint
ALTER TABLE "sync_job_files" ADD CONSTRAINT "sync_job_files_of_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."sync_jobs"("company_id","id") ON DELETE cascade ON UPDATE no action;