ALTER TABLE "award_requests" ALTER COLUMN "inquiry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "award_requests" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "award_requests_one_purchase" ON "award_requests" USING btree ("purchase_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "award_requests_purchase" ON "award_requests" USING btree ("purchase_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "award_requests" ADD CONSTRAINT "award_requests_subject" CHECK (num_nonnulls("award_requests"."inquiry_id", "award_requests"."purchase_id") = 1);--> statement-breakpoint
ALTER TABLE "award_requests" ADD CONSTRAINT "award_requests_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "purchases"("id") ON DELETE no action;
