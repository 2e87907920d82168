CREATE TABLE "inquiry_deadlines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"before" timestamp with time zone NOT NULL,
	"after" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_versions" (
	"inquiry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"user_id" uuid,
	"reason" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_versions_inquiry_id_version_pk" PRIMARY KEY("inquiry_id","version"),
	CONSTRAINT "inquiry_versions_version_least" CHECK ("inquiry_versions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "inquiry_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"line_id" uuid,
	"client_key" uuid NOT NULL,
	"ent_id" uuid,
	"user_id" uuid,
	"text" jsonb,
	"published" jsonb,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" jsonb,
	"audience" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "inquiry_questions_audience_known" CHECK ("inquiry_questions"."audience" in ('all', 'asker')),
	CONSTRAINT "inquiry_questions_ent_id_together" CHECK (num_nulls("inquiry_questions"."ent_id", "inquiry_questions"."user_id", "inquiry_questions"."text") in (0, 3)),
	CONSTRAINT "inquiry_questions_answer_together" CHECK (num_nulls("inquiry_questions"."answer", "inquiry_questions"."audience", "inquiry_questions"."answered_by", "inquiry_questions"."answered_at") in (0, 4)),
	CONSTRAINT "inquiry_questions_said" CHECK ("inquiry_questions"."text" is not null or ("inquiry_questions"."answer" is not null and "inquiry_questions"."audience" = 'all'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_declines" (
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_declines_inquiry_id_ent_id_pk" PRIMARY KEY("inquiry_id","ent_id"),
	CONSTRAINT "inquiry_declines_reason_known" CHECK ("inquiry_declines"."reason" in ('capacity', 'material', 'price', 'leadTime', 'terms', 'location', 'other'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_reminders" (
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"days" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_reminders_inquiry_id_ent_id_deadline_days_pk" PRIMARY KEY("inquiry_id","ent_id","deadline","days"),
	CONSTRAINT "inquiry_reminders_days_known" CHECK ("inquiry_reminders"."days" in (3, 1))
);
--> statement-breakpoint
CREATE TABLE "inquiry_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_published";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
DROP INDEX "inquiries_state_published";--> statement-breakpoint
DROP INDEX "inquiries_hall";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "inquiries" SET "listed_at" = "published_at" WHERE "published_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "withdrawn_reason" jsonb;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD COLUMN "removed_in" integer;--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD COLUMN "for_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "for_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_deadlines" ADD CONSTRAINT "inquiry_deadlines_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_versions" ADD CONSTRAINT "inquiry_versions_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_questions" ADD CONSTRAINT "inquiry_questions_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_questions" ADD CONSTRAINT "inquiry_questions_line_id_inquiry_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."inquiry_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_declines" ADD CONSTRAINT "inquiry_declines_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_reminders" ADD CONSTRAINT "inquiry_reminders_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_deadlines_inquiry" ON "inquiry_deadlines" USING btree ("inquiry_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_questions_key" ON "inquiry_questions" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "inquiry_questions_inquiry" ON "inquiry_questions" USING btree ("inquiry_id","ent_id");--> statement-breakpoint
CREATE INDEX "inquiry_questions_line" ON "inquiry_questions" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "inquiry_questions_ent" ON "inquiry_questions" USING btree ("ent_id","asked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_questions_open" ON "inquiry_questions" USING btree ("inquiry_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "inquiry_declines_ent" ON "inquiry_declines" USING btree ("ent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_templates_of_company" ON "inquiry_templates" USING btree ("ent_id","name") WHERE ent_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_templates_of_person" ON "inquiry_templates" USING btree ("user_id","name") WHERE ent_id is null;--> statement-breakpoint
CREATE INDEX "inquiry_templates_user" ON "inquiry_templates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiries_state_published" ON "inquiries" USING btree ("state","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_hall" ON "inquiries" USING btree ("listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE visibility = 'public' and state in ('quoting', 'outOfDate', 'awarded');--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_version_least" CHECK ("inquiries"."version" >= 1);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_published" CHECK ("inquiries"."state" = 'draft' or num_nulls("inquiries"."number", "inquiries"."currency", "inquiries"."payment_type", "inquiries"."trade_term", "inquiries"."delivery_date", "inquiries"."deadline", "inquiries"."published_at", "inquiries"."listed_at") = 0);--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_for_version_least" CHECK ("quotation_revisions"."for_version" >= 1);--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_for_version_least" CHECK ("quotations"."for_version" >= 1);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'quotationConfirmed', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "inquiry_questions" ADD CONSTRAINT "inquiry_questions_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_questions" ADD CONSTRAINT "inquiry_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_questions" ADD CONSTRAINT "inquiry_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_versions" ADD CONSTRAINT "inquiry_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_deadlines" ADD CONSTRAINT "inquiry_deadlines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_declines" ADD CONSTRAINT "inquiry_declines_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_declines" ADD CONSTRAINT "inquiry_declines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_reminders" ADD CONSTRAINT "inquiry_reminders_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_templates" ADD CONSTRAINT "inquiry_templates_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_templates" ADD CONSTRAINT "inquiry_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
