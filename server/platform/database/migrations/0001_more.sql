CREATE TABLE "inquiry_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"filters" jsonb NOT NULL,
	"category" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_alerts_wish" ON "inquiry_alerts" USING btree ("user_id","query");--> statement-breakpoint
CREATE INDEX "inquiry_alerts_category" ON "inquiry_alerts" USING btree ("category");