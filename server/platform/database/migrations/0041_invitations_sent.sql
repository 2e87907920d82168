CREATE TABLE "invite_sent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "invite_mails_to";--> statement-breakpoint
CREATE INDEX "invite_sent_to" ON "invite_sent" USING btree ("target_hash","sent_at");--> statement-breakpoint
CREATE INDEX "invite_sent_old" ON "invite_sent" USING btree ("sent_at");