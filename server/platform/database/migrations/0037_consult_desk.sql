CREATE TABLE "chat_auto_answers" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_consultation_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consultation_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"act" text NOT NULL,
	"user_id" uuid,
	"to_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "chat_consultation_acts_act_known" CHECK ("chat_consultation_acts"."act" in ('take', 'assign', 'handBack', 'close', 'open', 'reopen', 'answer', 'leave', 'rate'))
);
--> statement-breakpoint
CREATE TABLE "chat_consultations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"first_answer_at" timestamp with time zone,
	"first_answer_by" uuid,
	"assignee_id" uuid,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"rated_at" timestamp with time zone,
	"stars" smallint,
	"words" text DEFAULT '' NOT NULL,
	"words_hidden_at" timestamp with time zone,
	CONSTRAINT "chat_consultations_round_least" CHECK ("chat_consultations"."round" >= 1),
	CONSTRAINT "chat_consultations_stars_known" CHECK ("chat_consultations"."stars" in (1, 2, 3, 4, 5)),
	CONSTRAINT "chat_consultations_first_answer_at_together" CHECK (num_nulls("chat_consultations"."first_answer_at", "chat_consultations"."first_answer_by") in (0, 2)),
	CONSTRAINT "chat_consultations_closed_at_together" CHECK (num_nulls("chat_consultations"."closed_at", "chat_consultations"."closed_by") in (0, 2)),
	CONSTRAINT "chat_consultations_state" CHECK (num_nonnulls("chat_consultations"."waiting_since", "chat_consultations"."answered_at", "chat_consultations"."closed_at") > 0),
	CONSTRAINT "chat_consultations_rating" CHECK ("chat_consultations"."stars" is null or "chat_consultations"."rated_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "chat_hours" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"days" jsonb NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"holidays" jsonb NOT NULL,
	"reply" jsonb,
	"saved_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"client_id" uuid NOT NULL,
	"saved_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "automatic" jsonb;--> statement-breakpoint
ALTER TABLE "chat_auto_answers" ADD CONSTRAINT "chat_auto_answers_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_consultation_acts" ADD CONSTRAINT "chat_consultation_acts_consultation_id_chat_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."chat_consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_consultation_acts" ADD CONSTRAINT "chat_consultation_acts_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_consultations" ADD CONSTRAINT "chat_consultations_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_consultation_acts_of" ON "chat_consultation_acts" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_consultation_acts_consultation" ON "chat_consultation_acts" USING btree ("consultation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_consultations_round" ON "chat_consultations" USING btree ("conversation_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_consultations_open" ON "chat_consultations" USING btree ("conversation_id") WHERE "chat_consultations"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "chat_consultations_waiting" ON "chat_consultations" USING btree ("ent_id","waiting_since","id") WHERE "chat_consultations"."closed_at" is null and "chat_consultations"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chat_consultations_answered" ON "chat_consultations" USING btree ("ent_id","answered_at","id") WHERE "chat_consultations"."closed_at" is null and "chat_consultations"."waiting_since" is null;--> statement-breakpoint
CREATE INDEX "chat_consultations_closed" ON "chat_consultations" USING btree ("ent_id","closed_at","id");--> statement-breakpoint
CREATE INDEX "chat_consultations_opened" ON "chat_consultations" USING btree ("ent_id","opened_at");--> statement-breakpoint
CREATE INDEX "chat_consultations_first" ON "chat_consultations" USING btree ("ent_id","first_answer_at");--> statement-breakpoint
CREATE INDEX "chat_consultations_rated" ON "chat_consultations" USING btree ("ent_id","rated_at","id");--> statement-breakpoint
CREATE INDEX "chat_consultations_asker" ON "chat_consultations" USING btree ("user_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "chat_consultations_assignee" ON "chat_consultations" USING btree ("assignee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_notes_client" ON "chat_notes" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_notes_of" ON "chat_notes" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_replies_client" ON "chat_replies" USING btree ("ent_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_replies_of" ON "chat_replies" USING btree ("ent_id","created_at","id");--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project', 'message', 'consultation'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "chat_consultations" ADD CONSTRAINT "chat_consultations_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_consultations" ADD CONSTRAINT "chat_consultations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_consultations" ADD CONSTRAINT "chat_consultations_first_answer_by_users_id_fk" FOREIGN KEY ("first_answer_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_consultations" ADD CONSTRAINT "chat_consultations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "users"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "chat_consultations" ADD CONSTRAINT "chat_consultations_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_consultation_acts" ADD CONSTRAINT "chat_consultation_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_consultation_acts" ADD CONSTRAINT "chat_consultation_acts_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_replies" ADD CONSTRAINT "chat_replies_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_replies" ADD CONSTRAINT "chat_replies_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_hours" ADD CONSTRAINT "chat_hours_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "chat_hours" ADD CONSTRAINT "chat_hours_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
-- What waited for a company before there was a desk waits at it.
INSERT INTO "chat_consultations" ("id", "conversation_id", "ent_id", "user_id", "round", "opened_at", "waiting_since")
SELECT gen_random_uuid(), c.id, c.ent_id, c.user_a, 1, q.at, q.at
FROM "chat_conversations" c
CROSS JOIN LATERAL (
	SELECT min(m.created_at) AS at FROM "chat_messages" m
	WHERE m.conversation_id = c.id AND m.side = 0
		AND m.seq > coalesce((SELECT max(x.seq) FROM "chat_messages" x WHERE x.conversation_id = c.id AND x.side = 1), 0)
) q
WHERE c.ent_id IS NOT NULL AND q.at IS NOT NULL;
