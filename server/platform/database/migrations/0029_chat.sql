CREATE TABLE "chat_blocks" (
	"conversation_id" uuid NOT NULL,
	"side" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_blocks_conversation_id_side_pk" PRIMARY KEY("conversation_id","side"),
	CONSTRAINT "chat_blocks_side_known" CHECK ("chat_blocks"."side" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_a" uuid NOT NULL,
	"user_b" uuid,
	"ent_id" uuid,
	"subject_kind" text,
	"subject_id" uuid,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_conversations_subject_kind_known" CHECK ("chat_conversations"."subject_kind" in ('product', 'company', 'inquiry', 'order')),
	CONSTRAINT "chat_conversations_subject_kind_together" CHECK (num_nulls("chat_conversations"."subject_kind", "chat_conversations"."subject_id") in (0, 2)),
	CONSTRAINT "chat_conversations_last_seq_least" CHECK ("chat_conversations"."last_seq" >= 0),
	CONSTRAINT "chat_conversations_sides" CHECK (num_nonnulls("chat_conversations"."user_b", "chat_conversations"."ent_id") = 1),
	CONSTRAINT "chat_conversations_order" CHECK ("chat_conversations"."user_a" < "chat_conversations"."user_b")
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" smallint NOT NULL,
	"read_upto" bigint DEFAULT 0 NOT NULL,
	"hidden_upto" bigint,
	"pinned_at" timestamp with time zone,
	"muted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id"),
	CONSTRAINT "chat_members_side_known" CHECK ("chat_members"."side" in (0, 1)),
	CONSTRAINT "chat_members_read_upto_least" CHECK ("chat_members"."read_upto" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"sender_id" uuid NOT NULL,
	"side" smallint NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"lang" text,
	"file_id" uuid,
	"card_kind" text,
	"card_id" uuid,
	"reply_to" bigint,
	"recalled_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_side_known" CHECK ("chat_messages"."side" in (0, 1)),
	CONSTRAINT "chat_messages_kind_known" CHECK ("chat_messages"."kind" in ('text', 'picture', 'file', 'card')),
	CONSTRAINT "chat_messages_lang_known" CHECK ("chat_messages"."lang" in ('cn', 'en', 'es')),
	CONSTRAINT "chat_messages_card_kind_known" CHECK ("chat_messages"."card_kind" in ('product', 'company', 'inquiry', 'order')),
	CONSTRAINT "chat_messages_card_kind_together" CHECK (num_nulls("chat_messages"."card_kind", "chat_messages"."card_id") in (0, 2)),
	CONSTRAINT "chat_messages_seq_least" CHECK ("chat_messages"."seq" >= 1),
	CONSTRAINT "chat_messages_file" CHECK (("chat_messages"."kind" in ('picture', 'file')) = ("chat_messages"."file_id" is not null)),
	CONSTRAINT "chat_messages_card" CHECK (("chat_messages"."kind" = 'card') = ("chat_messages"."card_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"show_read" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_people" ON "chat_conversations" USING btree ("user_a","user_b");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_company" ON "chat_conversations" USING btree ("user_a","ent_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_of_b" ON "chat_conversations" USING btree ("user_b");--> statement-breakpoint
CREATE INDEX "chat_conversations_of_ent" ON "chat_conversations" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "chat_members_user" ON "chat_members" USING btree ("user_id","conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_seq" ON "chat_messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_file" ON "chat_messages" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project', 'message'));--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_user_a_users_id_fk" FOREIGN KEY ("user_a") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_user_b_users_id_fk" FOREIGN KEY ("user_b") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
