CREATE TABLE "spent_refresh_tokens" (
	"refresh_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_refresh_tokens_session" ON "spent_refresh_tokens" USING btree ("session_id");