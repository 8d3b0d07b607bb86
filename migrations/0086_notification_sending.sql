ALTER TABLE "notification_channels" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_channels" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_channels" ADD COLUMN "used_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD COLUMN "put_off" integer DEFAULT 0 NOT NULL;