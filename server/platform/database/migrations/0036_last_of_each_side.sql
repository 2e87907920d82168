ALTER TABLE "chat_conversations" ADD COLUMN "last_of_a" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "last_of_b" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_last_of_a_least" CHECK ("chat_conversations"."last_of_a" >= 0);--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_last_of_b_least" CHECK ("chat_conversations"."last_of_b" >= 0);