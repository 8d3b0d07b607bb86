ALTER TABLE "agent_files" ADD COLUMN "text_encoding" text;--> statement-breakpoint
ALTER TABLE "agent_files" ADD COLUMN "chosen_encoding" text;