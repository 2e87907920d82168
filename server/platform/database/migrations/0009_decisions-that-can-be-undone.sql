CREATE TABLE "operator_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"lang" text NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"error" text,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_decisions_pending" ON "operator_decisions" USING btree ("application_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "operator_decisions_operator" ON "operator_decisions" USING btree ("operator_id","decided_at");