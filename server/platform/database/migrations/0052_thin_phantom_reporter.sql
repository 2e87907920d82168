ALTER TABLE "search_misses" DROP CONSTRAINT "search_misses_scope_known";--> statement-breakpoint
ALTER TABLE "search_terms" DROP CONSTRAINT "search_terms_scope_known";--> statement-breakpoint
ALTER TABLE "search_misses" ADD CONSTRAINT "search_misses_scope_known" CHECK ("search_misses"."scope" in ('products', 'suppliers', 'inquiries', 'services', 'jobs'));--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_scope_known" CHECK ("search_terms"."scope" in ('products', 'suppliers', 'inquiries', 'services', 'jobs'));