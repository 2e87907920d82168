CREATE TABLE "verification_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification_applications" ADD COLUMN "authority" text;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_application" ON "verification_claims" USING btree ("application_id","ent_id");--> statement-breakpoint
CREATE INDEX "verification_claims_ent" ON "verification_claims" USING btree ("ent_id");