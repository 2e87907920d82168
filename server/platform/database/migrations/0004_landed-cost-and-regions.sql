CREATE TABLE "quotation_assumptions" (
	"quotation_id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"freight" jsonb NOT NULL,
	"duty_percent" text,
	"other" jsonb NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "delivery_region" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "quotation_assumptions_inquiry" ON "quotation_assumptions" USING btree ("inquiry_id");