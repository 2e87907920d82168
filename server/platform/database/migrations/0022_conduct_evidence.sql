CREATE TABLE "supplier_conduct" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"askers" integer NOT NULL,
	"answered" integer NOT NULL,
	"hours" numeric(8, 1),
	"completed" integer NOT NULL,
	"rate" smallint,
	"judged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_conduct_answered" CHECK ("supplier_conduct"."answered" between 0 and "supplier_conduct"."asked"),
	CONSTRAINT "supplier_conduct_rate" CHECK ("supplier_conduct"."rate" between 0 and 100),
	CONSTRAINT "supplier_conduct_completed_least" CHECK ("supplier_conduct"."completed" >= 0),
	CONSTRAINT "supplier_conduct_hours_least" CHECK ("supplier_conduct"."hours" >= 0)
);
--> statement-breakpoint
CREATE TABLE "evidence_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ent_id" uuid NOT NULL,
	"product_id" uuid,
	"subject" text NOT NULL,
	"stated" jsonb NOT NULL,
	"file_id" uuid NOT NULL,
	"valid_until" date,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"reviewer_id" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "evidence_reviews_kind_known" CHECK ("evidence_reviews"."kind" in ('value', 'certificate')),
	CONSTRAINT "evidence_reviews_state_known" CHECK ("evidence_reviews"."state" in ('waiting', 'approved', 'refused')),
	CONSTRAINT "evidence_reviews_reviewer_id_together" CHECK (num_nulls("evidence_reviews"."reviewer_id", "evidence_reviews"."decided_at") in (0, 2)),
	CONSTRAINT "evidence_reviews_product" CHECK (("evidence_reviews"."kind" = 'value') = ("evidence_reviews"."product_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "supplier_conduct" ADD CONSTRAINT "supplier_conduct_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_reviews_one" ON "evidence_reviews" USING btree ("ent_id","kind",coalesce(product_id::text, ''),"subject") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "evidence_reviews_ent" ON "evidence_reviews" USING btree ("ent_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "evidence_reviews_waiting" ON "evidence_reviews" USING btree ("submitted_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "evidence_reviews_file" ON "evidence_reviews" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));
--> statement-breakpoint
ALTER TABLE "evidence_reviews" ADD CONSTRAINT "evidence_reviews_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "evidence_reviews" ADD CONSTRAINT "evidence_reviews_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "evidence_reviews" ADD CONSTRAINT "evidence_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "evidence_reviews" ADD CONSTRAINT "evidence_reviews_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;
