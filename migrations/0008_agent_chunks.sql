CREATE TABLE "agent_chunks" (
	"company_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"revision" uuid NOT NULL,
	"chunk_no" integer NOT NULL,
	"page" integer,
	"text" text NOT NULL,
	"embedding" "bytea" NOT NULL,
	CONSTRAINT "agent_chunks_company_id_file_id_revision_chunk_no_pk" PRIMARY KEY("company_id","file_id","revision","chunk_no")
);
--> statement-breakpoint
CREATE TABLE "agent_indexed_files" (
	"company_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"revision" uuid NOT NULL,
	"model_id" text NOT NULL,
	"chunks_count" integer NOT NULL,
	CONSTRAINT "agent_indexed_files_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "agent_indexes" (
	"company_id" integer NOT NULL,
	"agent_id" uuid NOT NULL,
	"change_no" bigint NOT NULL,
	CONSTRAINT "agent_indexes_company_id_agent_id_pk" PRIMARY KEY("company_id","agent_id")
);
--> statement-breakpoint
ALTER TABLE "agent_chunks" ADD CONSTRAINT "agent_chunks_of_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."agent_files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_indexed_files" ADD CONSTRAINT "agent_indexed_files_of_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."agent_files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_indexes" ADD CONSTRAINT "agent_indexes_of_agent" FOREIGN KEY ("company_id","agent_id") REFERENCES "public"."agents"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_indexed_files_by_agent" ON "agent_indexed_files" USING btree ("company_id","agent_id");