CREATE TABLE "content_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"act" text NOT NULL,
	"user_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"alone" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_moves_act_known" CHECK ("content_moves"."act" in ('submit', 'recall', 'return', 'approve', 'publish', 'withdraw')),
	CONSTRAINT "content_moves_no_least" CHECK ("content_moves"."no" >= 1)
);
--> statement-breakpoint
CREATE TABLE "content_pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"head" integer DEFAULT 1 NOT NULL,
	"shown" integer,
	"turn" integer DEFAULT 1 NOT NULL,
	"submitted_by" uuid,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"revised_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_pieces_slug_unique" UNIQUE("slug"),
	CONSTRAINT "content_pieces_kind_known" CHECK ("content_pieces"."kind" in ('news', 'statement', 'case', 'campaign')),
	CONSTRAINT "content_pieces_state_known" CHECK ("content_pieces"."state" in ('draft', 'review', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "content_pieces_head_least" CHECK ("content_pieces"."head" >= 1),
	CONSTRAINT "content_pieces_turn_least" CHECK ("content_pieces"."turn" >= 1),
	CONSTRAINT "content_pieces_shown" CHECK ("content_pieces"."shown" is null or ("content_pieces"."shown" <= "content_pieces"."head" and "content_pieces"."published_at" is not null)),
	CONSTRAINT "content_pieces_live" CHECK ("content_pieces"."state" <> 'published' or "content_pieces"."shown" = "content_pieces"."head"),
	CONSTRAINT "content_pieces_due" CHECK ("content_pieces"."state" <> 'scheduled' or "content_pieces"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "content_reads" (
	"user_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_reads_user_id_piece_id_pk" PRIMARY KEY("user_id","piece_id")
);
--> statement-breakpoint
CREATE TABLE "content_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"piece_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_versions_piece_id_no_pk" PRIMARY KEY("piece_id","no"),
	CONSTRAINT "content_versions_no_least" CHECK ("content_versions"."no" >= 1)
);
--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "content_moves" ADD CONSTRAINT "content_moves_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reads" ADD CONSTRAINT "content_reads_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_moves_piece" ON "content_moves" USING btree ("piece_id","at","id");--> statement-breakpoint
CREATE INDEX "content_pieces_newest" ON "content_pieces" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_pieces_changed" ON "content_pieces" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_reads_piece" ON "content_reads" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "content_slugs_piece" ON "content_slugs" USING btree ("piece_id");--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'content.save', 'content.submit', 'content.recall', 'content.return', 'content.approve', 'content.withdraw', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "content_pieces" ADD CONSTRAINT "content_pieces_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "content_moves" ADD CONSTRAINT "content_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "content_reads" ADD CONSTRAINT "content_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
