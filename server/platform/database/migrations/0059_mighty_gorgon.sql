CREATE TABLE "legal_editions" (
	"document" text NOT NULL,
	"major" integer NOT NULL,
	"words" jsonb NOT NULL,
	"piece_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_editions_document_major_pk" PRIMARY KEY("document","major"),
	CONSTRAINT "legal_editions_version" UNIQUE("piece_id","no"),
	CONSTRAINT "legal_editions_document_known" CHECK ("legal_editions"."document" in ('registrationProtocol', 'serviceTreaty', 'privacyTreaty')),
	CONSTRAINT "legal_editions_major_least" CHECK ("legal_editions"."major" >= 2),
	CONSTRAINT "legal_editions_no_least" CHECK ("legal_editions"."no" >= 1)
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" DROP CONSTRAINT "chat_conversations_subject_kind_known";--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_card_kind_known";--> statement-breakpoint
ALTER TABLE "content_marks" DROP CONSTRAINT "content_marks_kind_known";--> statement-breakpoint
ALTER TABLE "content_pieces" DROP CONSTRAINT "content_pieces_kind_known";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_subject_kind_known" CHECK ("chat_conversations"."subject_kind" in ('product', 'company', 'inquiry', 'quotation', 'order', 'booth'));--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_card_kind_known" CHECK ("chat_messages"."card_kind" in ('product', 'company', 'inquiry', 'quotation', 'order', 'booth'));--> statement-breakpoint
ALTER TABLE "content_marks" ADD CONSTRAINT "content_marks_kind_known" CHECK ("content_marks"."kind" in ('praise', 'collect', 'follow'));--> statement-breakpoint
ALTER TABLE "content_pieces" ADD CONSTRAINT "content_pieces_kind_known" CHECK ("content_pieces"."kind" in ('news', 'statement', 'case', 'journal', 'video', 'campaign', 'legal', 'help'));--> statement-breakpoint
ALTER TABLE "legal_editions" ADD CONSTRAINT "legal_editions_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "content_pieces"("id") ON DELETE no action;
