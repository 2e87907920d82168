DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "inquiries_state_published";--> statement-breakpoint
DROP INDEX "inquiries_deadline";--> statement-breakpoint
DROP INDEX "quotations_ent";--> statement-breakpoint
DROP INDEX "notices_user";--> statement-breakpoint
DROP INDEX "operator_audit_subject";--> statement-breakpoint
DROP INDEX "orders_buyer";--> statement-breakpoint
DROP INDEX "orders_buyer_ent";--> statement-breakpoint
DROP INDEX "orders_supplier_ent";--> statement-breakpoint
DROP INDEX "purchases_published";--> statement-breakpoint
DROP INDEX "purchases_deadline";--> statement-breakpoint
CREATE INDEX "products_hot" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "products"."state" = 'listed' and "products"."hot";--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id") WHERE "products"."state" = 'listed';--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_hall" ON "inquiries" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE visibility = 'public' and state in ('quoting', 'outOfDate', 'awarded');--> statement-breakpoint
CREATE INDEX "inquiries_hall_deadline" ON "inquiries" USING btree ("deadline","id") WHERE visibility = 'public' and state in ('quoting', 'outOfDate', 'awarded');--> statement-breakpoint
CREATE INDEX "operator_audit_act" ON "operator_audit" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "products"."state" = 'listed';--> statement-breakpoint
CREATE INDEX "inquiries_state_published" ON "inquiries" USING btree ("state","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_deadline" ON "inquiries" USING btree ("state","deadline","id");--> statement-breakpoint
CREATE INDEX "quotations_ent" ON "quotations" USING btree ("ent_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_audit_subject" ON "operator_audit" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_buyer_ent" ON "orders" USING btree ("buyer_ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_supplier_ent" ON "orders" USING btree ("supplier_ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchases_published" ON "purchases" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchases_deadline" ON "purchases" USING btree ("deadline","id");