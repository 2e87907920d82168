CREATE TABLE "inquiry_deeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"act" text NOT NULL,
	"user_id" uuid NOT NULL,
	"quotation_id" uuid,
	"companies" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "inquiry_deeds_act_known" CHECK ("inquiry_deeds"."act" in ('refresh', 'invite', 'withdraw', 'refuse', 'takeBack'))
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_step_known";--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "refused_why" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiry_deeds" ADD CONSTRAINT "inquiry_deeds_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_deeds" ADD CONSTRAINT "inquiry_deeds_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_deeds_inquiry" ON "inquiry_deeds" USING btree ("inquiry_id","at");--> statement-breakpoint
CREATE INDEX "inquiry_deeds_quotation" ON "inquiry_deeds" USING btree ("quotation_id");--> statement-breakpoint
CREATE INDEX "inquiry_deeds_user" ON "inquiry_deeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_answer_until" ON "orders" USING btree ("answer_until") WHERE answer_until is not null;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_refused_why_known" CHECK ("quotations"."refused_why" in ('price', 'leadTime', 'terms', 'requirements', 'filled', 'other'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_step_known" CHECK ("order_events"."step" in ('create', 'confirm', 'produce', 'ship', 'receive', 'complete', 'cancel', 'dispute', 'drop', 'settle', 'statement', 'agree', 'escalate', 'escalateDue', 'decide', 'complain', 'answerComplaint', 'settleComplaint', 'askChange', 'acceptChange', 'refuseChange', 'withdrawChange', 'pay', 'confirmPayment', 'contestPayment', 'addDocument', 'remind', 'autoComplete', 'rate', 'answerRating'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_answer_until" CHECK ("orders"."answer_until" is null or "orders"."disputed_at" is not null);--> statement-breakpoint
ALTER TABLE "inquiry_deeds" ADD CONSTRAINT "inquiry_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
-- Disputes that are open and unanswered have as long as any other from now on.
UPDATE "orders" o SET "answer_until" = now() + interval '5 days'
WHERE o."state" = 'dispute' AND o."escalated_at" IS NULL AND o."disputed_at" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "order_events" e
  WHERE e."order_id" = o."id" AND e."step" = 'statement' AND e."party" <> o."disputed_by" AND e."at" >= o."disputed_at"
);
