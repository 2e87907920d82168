CREATE TABLE "moderation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision" text,
	CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating')),
	CONSTRAINT "moderation_reports_state_known" CHECK ("moderation_reports"."state" in ('open', 'hidden', 'kept')),
	CONSTRAINT "moderation_reports_decided_by_together" CHECK (num_nulls("moderation_reports"."decided_by", "moderation_reports"."decided_at", "moderation_reports"."decision") in (0, 3)),
	CONSTRAINT "moderation_reports_decided" CHECK (("moderation_reports"."state" = 'open') = ("moderation_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"confirms" boolean NOT NULL,
	"cancels" boolean NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"version" integer,
	CONSTRAINT "order_changes_state_known" CHECK ("order_changes"."state" in ('open', 'accepted', 'refused', 'withdrawn', 'lapsed')),
	CONSTRAINT "order_changes_party_known" CHECK ("order_changes"."party" in ('buyer', 'supplier')),
	CONSTRAINT "order_changes_answered_by_together" CHECK (num_nulls("order_changes"."answered_by", "order_changes"."answered_at") in (0, 2)),
	CONSTRAINT "order_changes_version" CHECK ("order_changes"."version" is null or "order_changes"."state" = 'accepted')
);
--> statement-breakpoint
CREATE TABLE "order_complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"annexes" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answer_annexes" uuid[] DEFAULT '{}' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "order_complaints_state_known" CHECK ("order_complaints"."state" in ('open', 'answered', 'settled')),
	CONSTRAINT "order_complaints_answer_together" CHECK (num_nulls("order_complaints"."answer", "order_complaints"."answered_by", "order_complaints"."answered_at") in (0, 3)),
	CONSTRAINT "order_complaints_settled" CHECK (("order_complaints"."state" = 'settled') = ("order_complaints"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"shipped_on" date NOT NULL,
	"carrier" text NOT NULL,
	"waybill" text NOT NULL,
	"note" text,
	"last" boolean NOT NULL,
	"received_on" date,
	"received_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_deliveries_no_least" CHECK ("order_deliveries"."no" >= 1),
	CONSTRAINT "order_deliveries_received_on_together" CHECK (num_nulls("order_deliveries"."received_on", "order_deliveries"."received_by") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "order_delivery_lines" (
	"delivery_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" numeric NOT NULL,
	"received_quantity" numeric,
	"faulty_quantity" numeric,
	CONSTRAINT "order_delivery_lines_delivery_id_line_id_pk" PRIMARY KEY("delivery_id","line_id"),
	CONSTRAINT "order_delivery_lines_quantity" CHECK ("order_delivery_lines"."quantity" > 0),
	CONSTRAINT "order_delivery_lines_received_quantity_least" CHECK ("order_delivery_lines"."received_quantity" >= 0),
	CONSTRAINT "order_delivery_lines_faulty_quantity_least" CHECK ("order_delivery_lines"."faulty_quantity" >= 0),
	CONSTRAINT "order_delivery_lines_received_quantity_together" CHECK (num_nulls("order_delivery_lines"."received_quantity", "order_delivery_lines"."faulty_quantity") in (0, 2)),
	CONSTRAINT "order_delivery_lines_faulty" CHECK ("order_delivery_lines"."faulty_quantity" <= "order_delivery_lines"."received_quantity")
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"delivery_id" uuid,
	"party" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_documents_kind_known" CHECK ("order_documents"."kind" in ('contract', 'packingList', 'materialCertificate', 'inspectionReport', 'invoice', 'transport', 'drawing', 'other')),
	CONSTRAINT "order_documents_party_known" CHECK ("order_documents"."party" in ('buyer', 'supplier'))
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"paid_on" date NOT NULL,
	"note" text,
	"proof" uuid[] NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "order_payments_state_known" CHECK ("order_payments"."state" in ('recorded', 'confirmed', 'contested')),
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount" > 0),
	CONSTRAINT "order_payments_answered_by_together" CHECK (num_nulls("order_payments"."answered_by", "order_payments"."answered_at") in (0, 2)),
	CONSTRAINT "order_payments_answered" CHECK (("order_payments"."state" = 'recorded') = ("order_payments"."answered_at" is null)),
	CONSTRAINT "order_payments_reason" CHECK ("order_payments"."state" <> 'contested' or "order_payments"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_rating_scores" (
	"rating_id" uuid NOT NULL,
	"criterion" text NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "order_rating_scores_rating_id_criterion_pk" PRIMARY KEY("rating_id","criterion"),
	CONSTRAINT "order_rating_scores_criterion_known" CHECK ("order_rating_scores"."criterion" in ('quality', 'punctuality', 'documents', 'communication', 'payment', 'clarity')),
	CONSTRAINT "order_rating_scores_score" CHECK ("order_rating_scores"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "order_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid NOT NULL,
	"about_ent_id" uuid,
	"text" text,
	"reply" text,
	"replied_by" uuid,
	"replied_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_ratings_party_known" CHECK ("order_ratings"."party" in ('buyer', 'supplier')),
	CONSTRAINT "order_ratings_reply_together" CHECK (num_nulls("order_ratings"."reply", "order_ratings"."replied_by", "order_ratings"."replied_at") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_step_known";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_party_known";--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expected_end" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_complaints" ADD CONSTRAINT "order_complaints_delivery_id_order_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."order_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery_lines" ADD CONSTRAINT "order_delivery_lines_delivery_id_order_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."order_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery_lines" ADD CONSTRAINT "order_delivery_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_delivery_id_order_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."order_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rating_scores" ADD CONSTRAINT "order_rating_scores_rating_id_order_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."order_ratings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_reports_open" ON "moderation_reports" USING btree ("kind","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_reports_waiting" ON "moderation_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_open" ON "order_changes" USING btree ("order_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_complaints_open" ON "order_complaints" USING btree ("delivery_id") WHERE state <> 'settled';--> statement-breakpoint
CREATE INDEX "order_complaints_delivery" ON "order_complaints" USING btree ("delivery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_deliveries_no" ON "order_deliveries" USING btree ("order_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_file" ON "order_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "order_documents_order" ON "order_documents" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_documents_delivery" ON "order_documents" USING btree ("delivery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_no" ON "order_payments" USING btree ("order_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "order_ratings_once" ON "order_ratings" USING btree ("order_id","party");--> statement-breakpoint
CREATE INDEX "order_ratings_about" ON "order_ratings" USING btree ("about_ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_ratings_waiting" ON "order_ratings" USING btree ("created_at") WHERE shown_at is null;--> statement-breakpoint
CREATE INDEX "orders_completes" ON "orders" USING btree ("completes_at") WHERE completes_at is not null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'quotationConfirmed', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor" CHECK (("order_events"."user_id" is null) = ("order_events"."party" = 'clock'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_step_known" CHECK ("order_events"."step" in ('create', 'confirm', 'produce', 'ship', 'receive', 'complete', 'cancel', 'dispute', 'drop', 'settle', 'statement', 'agree', 'escalate', 'decide', 'complain', 'answerComplaint', 'settleComplaint', 'askChange', 'acceptChange', 'refuseChange', 'withdrawChange', 'pay', 'confirmPayment', 'contestPayment', 'addDocument', 'remind', 'autoComplete', 'rate', 'answerRating'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_party_known" CHECK ("order_events"."party" in ('buyer', 'supplier', 'operator', 'clock'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_version_least" CHECK ("orders"."version" >= 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_completes" CHECK ("orders"."completes_at" is null or "orders"."state" = 'received');--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_complaints" ADD CONSTRAINT "order_complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_complaints" ADD CONSTRAINT "order_complaints_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_about_ent_id_enterprises_id_fk" FOREIGN KEY ("about_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
-- What was shipped before deliveries were recorded was shipped whole.
INSERT INTO "order_deliveries" ("id", "order_id", "no", "user_id", "shipped_on", "carrier", "waybill", "last", "received_on", "received_by", "created_at")
SELECT gen_random_uuid(), o."id", 1, o."supplier_id", (coalesce(s."at", o."created_at") AT TIME ZONE 'Asia/Shanghai')::date, '', '', false,
       CASE WHEN o."state" IN ('received', 'completed') OR o."disputed_from" = 'received' THEN (coalesce(r."at", o."created_at") AT TIME ZONE 'Asia/Shanghai')::date END,
       CASE WHEN o."state" IN ('received', 'completed') OR o."disputed_from" = 'received' THEN o."buyer_id" END,
       coalesce(s."at", o."created_at")
FROM "orders" o
LEFT JOIN LATERAL (SELECT max(e."at") AS "at" FROM "order_events" e WHERE e."order_id" = o."id" AND e."step" = 'ship') s ON true
LEFT JOIN LATERAL (SELECT max(e."at") AS "at" FROM "order_events" e WHERE e."order_id" = o."id" AND e."step" = 'receive') r ON true
WHERE o."state" IN ('shipped', 'received', 'completed') OR o."disputed_from" IN ('shipped', 'received');--> statement-breakpoint
INSERT INTO "order_delivery_lines" ("delivery_id", "line_id", "quantity", "received_quantity", "faulty_quantity")
SELECT d."id", l."id", l."quantity", CASE WHEN d."received_on" IS NOT NULL THEN l."quantity" END, CASE WHEN d."received_on" IS NOT NULL THEN 0 END
FROM "order_deliveries" d JOIN "order_lines" l ON l."order_id" = d."order_id" WHERE l."quantity" > 0;--> statement-breakpoint
UPDATE "orders" SET "completes_at" = now() + interval '10 days' WHERE "state" = 'received';
