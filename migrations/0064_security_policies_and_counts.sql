CREATE TABLE "security_policies" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"min_characters" integer DEFAULT 10 NOT NULL,
	"is_otp_required" boolean DEFAULT false NOT NULL,
	"session_days" integer DEFAULT 30 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures_by_place" (
	"place" text NOT NULL,
	"account" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_failures_by_place_place_account_pk" PRIMARY KEY("place","account")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "call_counts" (
	"caller" text NOT NULL,
	"process" uuid NOT NULL,
	"calls" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "call_counts_caller_process_pk" PRIMARY KEY("caller","process")
);
--> statement-breakpoint
ALTER TABLE "security_policies" ADD CONSTRAINT "security_policies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT name_tables('{
  "security_policies": "ข้อกำหนดความปลอดภัยของบริษัท | Security requirements of companies",
  "sign_in_failures_by_place": "การเข้าสู่ระบบที่ไม่สำเร็จแยกตามที่มา | Failed sign-ins by place",
  "call_counts": "จำนวนการเรียกใช้ของผู้เรียกบ่อย | Calls of those who call often"
}', '{
  "min_characters": "ความยาวรหัสผ่านขั้นต่ำ | Shortest password",
  "is_otp_required": "ต้องยืนยันสองขั้นตอนหรือไม่ | Whether two-step sign-in is required",
  "session_days": "อายุการเข้าใช้งาน (วัน) | Session length in days"
}');
