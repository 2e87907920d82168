DROP INDEX "orders_quotation";--> statement-breakpoint
ALTER TABLE "inquiry_matches" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_matches" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "annexes" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_escalated" ON "orders" USING btree ("escalated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quotation" ON "orders" USING btree ("quotation_id") WHERE state <> 'cancelled';--> statement-breakpoint
-- Who was told is known from the notices that told them.
UPDATE "inquiry_matches" m SET "told_at" = n.at FROM (
  SELECT u.ent_id, n.dedupe, min(n.created_at) AS at FROM "notices" n JOIN "users" u ON u.id = n.user_id
  WHERE n.kind = 'inquiryMatched' AND u.ent_id IS NOT NULL GROUP BY u.ent_id, n.dedupe
) n WHERE n.ent_id = m.ent_id AND n.dedupe = 'matched:' || m.inquiry_id;
--> statement-breakpoint
-- Disputes that are open: who raised them, when, and where the order stood.
UPDATE "orders" o SET "disputed_by" = e.party, "disputed_at" = e.at, "disputed_from" = coalesce((
  SELECT b.state FROM "order_events" b WHERE b.order_id = o.id AND b.at < e.at ORDER BY b.at DESC LIMIT 1
), 'confirmed') FROM (
  SELECT DISTINCT ON (order_id) order_id, party, at FROM "order_events" WHERE step = 'dispute' ORDER BY order_id, at DESC
) e WHERE o.id = e.order_id AND o.state = 'dispute';
--> statement-breakpoint
-- Orders that were cancelled before: their lines can be awarded again.
UPDATE "inquiry_lines" l SET "awarded_to" = NULL FROM "orders" o WHERE o.state = 'cancelled' AND l.awarded_to = o.quotation_id;
--> statement-breakpoint
UPDATE "quotations" q SET "state" = CASE WHEN (
  SELECT e.party FROM "order_events" e WHERE e.order_id = o.id AND e.step = 'cancel' ORDER BY e.at DESC LIMIT 1
) = 'buyer' THEN 'submitted' ELSE 'withdrawn' END FROM "orders" o
WHERE o.state = 'cancelled' AND q.id = o.quotation_id AND q.state = 'accepted';
--> statement-breakpoint
UPDATE "inquiries" i SET "state" = CASE WHEN i.deadline <= now() THEN 'outOfDate' ELSE 'quoting' END
WHERE i.state = 'awarded' AND EXISTS (SELECT 1 FROM "inquiry_lines" l WHERE l.inquiry_id = i.id AND l.awarded_to IS NULL);
