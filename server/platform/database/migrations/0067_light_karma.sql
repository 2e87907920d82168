CREATE TABLE "quotation_notes" (
	"quotation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "quotation_notes_quotation_id_user_id_pk" PRIMARY KEY("quotation_id","user_id"),
	CONSTRAINT "quotation_notes_text" CHECK (char_length("quotation_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "quotation_notes" ADD CONSTRAINT "quotation_notes_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_notes" ADD CONSTRAINT "quotation_notes_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_notes_inquiry" ON "quotation_notes" USING btree ("inquiry_id","at");--> statement-breakpoint
CREATE INDEX "quotation_notes_user" ON "quotation_notes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "quotation_notes" ADD CONSTRAINT "quotation_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
