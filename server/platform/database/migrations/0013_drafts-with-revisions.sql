CREATE TABLE "form_drafts" (
	"user_id" uuid NOT NULL,
	"form" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_drafts_user_id_form_pk" PRIMARY KEY("user_id","form"),
	CONSTRAINT "form_drafts_revision_least" CHECK ("form_drafts"."revision" >= 1)
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "draft_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "form_drafts_saved" ON "form_drafts" USING btree ("saved_at");--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;