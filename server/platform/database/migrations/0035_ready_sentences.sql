ALTER TABLE "chat_conversations" DROP CONSTRAINT "chat_conversations_subject_kind_known";--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_card_kind_known";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_subject_kind_known" CHECK ("chat_conversations"."subject_kind" in ('product', 'company', 'inquiry', 'quotation', 'order'));--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_said" CHECK ("chat_messages"."kind" = 'text' or "chat_messages"."said" is null);--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_card_kind_known" CHECK ("chat_messages"."card_kind" in ('product', 'company', 'inquiry', 'quotation', 'order'));