CREATE TABLE "content_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_marks" (
	"user_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_marks_user_id_piece_id_kind_pk" PRIMARY KEY("user_id","piece_id","kind"),
	CONSTRAINT "content_marks_kind_known" CHECK ("content_marks"."kind" in ('praise', 'collect'))
);
--> statement-breakpoint
CREATE TABLE "content_positions" (
	"user_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_positions_user_id_piece_id_pk" PRIMARY KEY("user_id","piece_id"),
	CONSTRAINT "content_positions_seconds_least" CHECK ("content_positions"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_issue_pages" (
	"issue_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "content_issue_pages_issue_id_no_pk" PRIMARY KEY("issue_id","no"),
	CONSTRAINT "content_issue_pages_no_least" CHECK ("content_issue_pages"."no" >= 1),
	CONSTRAINT "content_issue_pages_width_least" CHECK ("content_issue_pages"."width" >= 1),
	CONSTRAINT "content_issue_pages_height_least" CHECK ("content_issue_pages"."height" >= 1)
);
--> statement-breakpoint
CREATE TABLE "content_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"fault" text,
	"pages" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_issues_state_known" CHECK ("content_issues"."state" in ('reading', 'done', 'failed')),
	CONSTRAINT "content_issues_pages_least" CHECK ("content_issues"."pages" >= 1),
	CONSTRAINT "content_issues_done_least" CHECK ("content_issues"."done" >= 0)
);
--> statement-breakpoint
ALTER TABLE "content_pieces" DROP CONSTRAINT "content_pieces_kind_known";--> statement-breakpoint
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_marks" ADD CONSTRAINT "content_marks_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_positions" ADD CONSTRAINT "content_positions_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_issue_pages" ADD CONSTRAINT "content_issue_pages_issue_id_content_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."content_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_issues" ADD CONSTRAINT "content_issues_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_comments_newest" ON "content_comments" USING btree ("piece_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_comments_user" ON "content_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_marks_piece" ON "content_marks" USING btree ("piece_id","kind");--> statement-breakpoint
CREATE INDEX "content_positions_piece" ON "content_positions" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "content_issues_piece" ON "content_issues" USING btree ("piece_id","created_at");--> statement-breakpoint
CREATE INDEX "content_issues_file" ON "content_issues" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "content_pieces" ADD CONSTRAINT "content_pieces_kind_known" CHECK ("content_pieces"."kind" in ('news', 'statement', 'case', 'journal', 'video', 'campaign'));--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project', 'message', 'consultation', 'guestbook', 'forumQuestion', 'photo', 'comment'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'content.save', 'content.submit', 'content.recall', 'content.return', 'content.approve', 'content.withdraw', 'content.import', 'pointRule.set', 'mallGood.save', 'mallExchange.view', 'mallExchange.move', 'points.view', 'points.correct', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'serviceOffer.hide', 'serviceOffer.show', 'serviceApplication.view', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "content_issues" ADD CONSTRAINT "content_issues_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "content_issues" ADD CONSTRAINT "content_issues_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "content_marks" ADD CONSTRAINT "content_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "content_positions" ADD CONSTRAINT "content_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
UPDATE "content_versions" SET "content" = "content" || '{"media": null}' WHERE NOT "content" ? 'media';
