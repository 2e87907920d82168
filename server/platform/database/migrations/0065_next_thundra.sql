ALTER TABLE "order_events" DROP CONSTRAINT "order_events_step_known";--> statement-breakpoint
DROP INDEX "order_payments_no";--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "kind" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "method" text;--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_no" ON "order_payments" USING btree ("order_id","kind","no");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_step_known" CHECK ("order_events"."step" in ('create', 'confirm', 'produce', 'ship', 'receive', 'complete', 'cancel', 'dispute', 'drop', 'settle', 'statement', 'agree', 'escalate', 'escalateDue', 'decide', 'complain', 'answerComplaint', 'settleComplaint', 'askChange', 'acceptChange', 'refuseChange', 'withdrawChange', 'pay', 'confirmPayment', 'contestPayment', 'refund', 'confirmRefund', 'contestRefund', 'addDocument', 'remind', 'autoComplete', 'rate', 'answerRating'));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_kind_known" CHECK ("order_payments"."kind" in ('payment', 'refund'));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_method_known" CHECK ("order_payments"."method" in ('transfer', 'original', 'bill', 'other'));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_method" CHECK (("order_payments"."kind" = 'refund') = ("order_payments"."method" is not null));