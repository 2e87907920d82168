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
CREATE TABLE "finance_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"form" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_ent_id" uuid,
	"owner_side" uuid GENERATED ALWAYS AS (coalesce(owner_ent_id, owner_id)) STORED NOT NULL,
	"bank_ent_id" uuid NOT NULL,
	"version" text NOT NULL,
	"facts" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "finance_consents_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "finance_consents_form_known" CHECK ("finance_consents"."form" in ('receivable', 'purchase')),
	CONSTRAINT "finance_consents_version_known" CHECK ("finance_consents"."version" in ('v1')),
	CONSTRAINT "finance_consents_withdrawn_at_together" CHECK (num_nulls("finance_consents"."withdrawn_at", "finance_consents"."withdrawn_by") in (0, 2)),
	CONSTRAINT "finance_consents_ended" CHECK ("finance_consents"."ended_at" is null or "finance_consents"."ended_at" >= "finance_consents"."given_at")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"applicant_id" uuid,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"mail" text NOT NULL,
	"letter" text NOT NULL,
	"files" uuid[] NOT NULL,
	"consent_version" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agreed_at" timestamp with time zone,
	"told" boolean DEFAULT false NOT NULL,
	"minutes" smallint,
	"way" text,
	"place" text DEFAULT '' NOT NULL,
	"offer_note" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"offer_until" date,
	"expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applications_number_unique" UNIQUE("number"),
	CONSTRAINT "job_applications_state_known" CHECK ("job_applications"."state" in ('submitted', 'shortlisted', 'interview', 'offered', 'hired', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "job_applications_way_known" CHECK ("job_applications"."way" in ('onSite', 'video', 'phone')),
	CONSTRAINT "job_applications_minutes_together" CHECK (num_nulls("job_applications"."minutes", "job_applications"."way") in (0, 2)),
	CONSTRAINT "job_applications_waits" CHECK (("job_applications"."state" in ('submitted', 'shortlisted', 'interview', 'offered')) = ("job_applications"."expires_at" is not null)),
	CONSTRAINT "job_applications_ended_at" CHECK (("job_applications"."state" in ('submitted', 'shortlisted', 'interview', 'offered')) = ("job_applications"."ended_at" is null)),
	CONSTRAINT "job_applications_erased" CHECK ("job_applications"."erased_at" is null or ("job_applications"."applicant_id" is null and "job_applications"."name" = '' and "job_applications"."phone" = '' and "job_applications"."mail" = '' and "job_applications"."letter" = '' and "job_applications"."files" = '{}' and "job_applications"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"client_key" uuid,
	"text" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"files" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "job_events_act_known" CHECK ("job_events"."act" in ('apply', 'shortlist', 'invite', 'choose', 'noneSuits', 'offer', 'accept', 'decline', 'withdraw', 'message', 'remind', 'expire')),
	CONSTRAINT "job_events_party_known" CHECK ("job_events"."party" in ('applicant', 'company', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_key" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"state" text NOT NULL,
	"closing" text,
	"title" jsonb NOT NULL,
	"role" text NOT NULL,
	"contract" text NOT NULL,
	"workplace" text NOT NULL,
	"place" jsonb NOT NULL,
	"country" text NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"needs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"offers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"years" smallint DEFAULT 0 NOT NULL,
	"education" text NOT NULL,
	"salary_from" numeric(14, 2),
	"salary_to" numeric(14, 2),
	"salary_currency" text,
	"salary_per" text,
	"openings" smallint NOT NULL,
	"hired" smallint DEFAULT 0 NOT NULL,
	"until_day" date NOT NULL,
	"hidden_reason" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"listed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacancies_state_known" CHECK ("vacancies"."state" in ('draft', 'listed', 'closed', 'hidden')),
	CONSTRAINT "vacancies_closing_known" CHECK ("vacancies"."closing" in ('company', 'filled', 'day')),
	CONSTRAINT "vacancies_role_known" CHECK ("vacancies"."role" in ('design', 'process', 'production', 'quality', 'testing', 'research', 'tooling', 'sales', 'purchasing', 'management')),
	CONSTRAINT "vacancies_contract_known" CHECK ("vacancies"."contract" in ('permanent', 'fixedTerm', 'partTime', 'internship', 'freelance')),
	CONSTRAINT "vacancies_workplace_known" CHECK ("vacancies"."workplace" in ('onSite', 'hybrid', 'remote')),
	CONSTRAINT "vacancies_education_known" CHECK ("vacancies"."education" in ('none', 'vocational', 'college', 'bachelor', 'master', 'doctorate')),
	CONSTRAINT "vacancies_salary_currency_known" CHECK ("vacancies"."salary_currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "vacancies_salary_per_known" CHECK ("vacancies"."salary_per" in ('month', 'year')),
	CONSTRAINT "vacancies_salary_from_least" CHECK ("vacancies"."salary_from" >= 0),
	CONSTRAINT "vacancies_years_least" CHECK ("vacancies"."years" >= 0),
	CONSTRAINT "vacancies_openings_least" CHECK ("vacancies"."openings" >= 1),
	CONSTRAINT "vacancies_hired_least" CHECK ("vacancies"."hired" >= 0),
	CONSTRAINT "vacancies_salary_from_together" CHECK (num_nulls("vacancies"."salary_from", "vacancies"."salary_to", "vacancies"."salary_currency", "vacancies"."salary_per") in (0, 4)),
	CONSTRAINT "vacancies_salary" CHECK ("vacancies"."salary_from" <= "vacancies"."salary_to"),
	CONSTRAINT "vacancies_closing" CHECK (("vacancies"."state" = 'closed') = ("vacancies"."closing" is not null)),
	CONSTRAINT "vacancies_listed_at" CHECK ("vacancies"."state" <> 'listed' or "vacancies"."listed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "vacancy_alert_hits" (
	"alert_id" uuid NOT NULL,
	"day" date NOT NULL,
	"vacancy_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"wish" jsonb NOT NULL,
	"role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacancy_alerts_role_known" CHECK ("vacancy_alerts"."role" in ('design', 'process', 'production', 'quality', 'testing', 'research', 'tooling', 'sales', 'purchasing', 'management'))
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"scope" text NOT NULL,
	"term" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_lang_scope_term_pk" PRIMARY KEY("day","lang","scope","term"),
	CONSTRAINT "search_misses_lang_known" CHECK ("search_misses"."lang" in ('cn', 'en', 'es')),
	CONSTRAINT "search_misses_scope_known" CHECK ("search_misses"."scope" in ('products', 'suppliers', 'inquiries')),
	CONSTRAINT "search_misses_count_least" CHECK ("search_misses"."count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "test_quotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_ent_id" uuid,
	"owner_side" uuid GENERATED ALWAYS AS (coalesce(owner_ent_id, owner_id)) STORED NOT NULL,
	"lab_ent_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"sheet_version" integer NOT NULL,
	"material" text NOT NULL,
	"cutting" text NOT NULL,
	"lines" jsonb NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(16, 2) NOT NULL,
	"days" smallint NOT NULL,
	"valid_until" date NOT NULL,
	"application_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_quotations_number_unique" UNIQUE("number"),
	CONSTRAINT "test_quotations_cutting_known" CHECK ("test_quotations"."cutting" in ('lab', 'own')),
	CONSTRAINT "test_quotations_currency_known" CHECK ("test_quotations"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "test_quotations_total_least" CHECK ("test_quotations"."total" >= 0),
	CONSTRAINT "test_quotations_days_least" CHECK ("test_quotations"."days" >= 1),
	CONSTRAINT "test_quotations_lines" CHECK (jsonb_array_length("test_quotations"."lines") > 0)
);
--> statement-breakpoint
CREATE TABLE "test_sheet_versions" (
	"ent_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"sheet" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "test_sheet_versions_ent_id_version_pk" PRIMARY KEY("ent_id","version"),
	CONSTRAINT "test_sheet_versions_version_least" CHECK ("test_sheet_versions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "test_sheets" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"factors" jsonb NOT NULL,
	"conditioning" jsonb NOT NULL,
	"cutting" numeric(16, 2),
	"lines" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_sheets_currency_known" CHECK ("test_sheets"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "test_sheets_cutting_least" CHECK ("test_sheets"."cutting" >= 0)
);
--> statement-breakpoint
ALTER TABLE "content_pieces" DROP CONSTRAINT "content_pieces_kind_known";--> statement-breakpoint
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "service_events" DROP CONSTRAINT "service_events_act_known";--> statement-breakpoint
ALTER TABLE "footprints" ADD COLUMN "ent_id" uuid;--> statement-breakpoint
ALTER TABLE "service_applications" ADD COLUMN "quoted" jsonb;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_marks" ADD CONSTRAINT "content_marks_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_positions" ADD CONSTRAINT "content_positions_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_issue_pages" ADD CONSTRAINT "content_issue_pages_issue_id_content_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."content_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_issues" ADD CONSTRAINT "content_issues_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_alert_hits" ADD CONSTRAINT "vacancy_alert_hits_alert_id_vacancy_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."vacancy_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_alert_hits" ADD CONSTRAINT "vacancy_alert_hits_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_sheet_versions" ADD CONSTRAINT "test_sheet_versions_ent_id_test_sheets_ent_id_fk" FOREIGN KEY ("ent_id") REFERENCES "public"."test_sheets"("ent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_comments_newest" ON "content_comments" USING btree ("piece_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_comments_user" ON "content_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_marks_piece" ON "content_marks" USING btree ("piece_id","kind");--> statement-breakpoint
CREATE INDEX "content_positions_piece" ON "content_positions" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "content_issues_piece" ON "content_issues" USING btree ("piece_id","created_at");--> statement-breakpoint
CREATE INDEX "content_issues_file" ON "content_issues" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "finance_consents_order" ON "finance_consents" USING btree ("order_id","form") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "finance_consents_owner" ON "finance_consents" USING btree ("owner_side","given_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_key" ON "job_applications" USING btree ("applicant_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_once" ON "job_applications" USING btree ("vacancy_id","applicant_id") WHERE state in ('submitted', 'shortlisted', 'interview', 'offered');--> statement-breakpoint
CREATE INDEX "job_applications_applicant" ON "job_applications" USING btree ("applicant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_company" ON "job_applications" USING btree ("ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_vacancy" ON "job_applications" USING btree ("vacancy_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_expires" ON "job_applications" USING btree ("expires_at","id") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "job_applications_ended" ON "job_applications" USING btree ("ended_at","id") WHERE ended_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "job_applications_agreed" ON "job_applications" USING btree ("agreed_at","id") WHERE state = 'interview' and agreed_at is not null and not told;--> statement-breakpoint
CREATE INDEX "job_events_application" ON "job_events" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_events_key" ON "job_events" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancies_key" ON "vacancies" USING btree ("ent_id","client_key");--> statement-breakpoint
CREATE INDEX "vacancies_own" ON "vacancies" USING btree ("ent_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancies_newest" ON "vacancies" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancies_listed" ON "vacancies" USING btree ("listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "vacancies_until" ON "vacancies" USING btree ("until_day","id") WHERE state = 'listed';--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_alert_hits_key" ON "vacancy_alert_hits" USING btree ("alert_id","day","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancy_alert_hits_vacancy" ON "vacancy_alert_hits" USING btree ("vacancy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_alerts_key" ON "vacancy_alerts" USING btree ("user_id","query");--> statement-breakpoint
CREATE INDEX "vacancy_alerts_role" ON "vacancy_alerts" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "test_quotations_key" ON "test_quotations" USING btree ("owner_id","client_key");--> statement-breakpoint
CREATE INDEX "test_quotations_owner" ON "test_quotations" USING btree ("owner_side","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "test_sheets_offer" ON "test_sheets" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "collections_product" ON "collections" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "footprints_ent" ON "footprints" USING btree ("ent_id","created_at") WHERE ent_id is not null;--> statement-breakpoint
ALTER TABLE "content_pieces" ADD CONSTRAINT "content_pieces_kind_known" CHECK ("content_pieces"."kind" in ('news', 'statement', 'case', 'journal', 'video', 'campaign'));--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project', 'message', 'consultation', 'guestbook', 'forumQuestion', 'photo', 'vacancy', 'comment'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'jobApplied', 'jobShortlisted', 'jobInvited', 'jobMomentChosen', 'jobNoneSuits', 'jobOffered', 'jobHired', 'jobDeclined', 'jobWithdrawn', 'jobMessage', 'jobReminded', 'jobExpired', 'interviewNear', 'vacancyEnded', 'vacancyAlert', 'serviceApplied', 'serviceReturned', 'serviceResubmitted', 'serviceOffered', 'serviceRefused', 'serviceAccepted', 'serviceStarted', 'serviceDone', 'serviceCancelled', 'serviceRated', 'serviceMessage', 'serviceReminded', 'serviceExpired', 'serviceConsentWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'meetingAsked', 'meetingAgreed', 'meetingDeclined', 'meetingCancelled', 'meetingLapsed', 'meetingSoon', 'pointsReversed', 'mallSent', 'mallBack', 'mallKept', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'content.save', 'content.submit', 'content.recall', 'content.return', 'content.approve', 'content.withdraw', 'content.import', 'pointRule.set', 'mallGood.save', 'mallExchange.view', 'mallExchange.move', 'points.view', 'points.correct', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'serviceOffer.hide', 'serviceOffer.show', 'vacancy.hide', 'vacancy.show', 'serviceApplication.view', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "service_events" ADD CONSTRAINT "service_events_act_known" CHECK ("service_events"."act" in ('apply', 'sendBack', 'resubmit', 'offer', 'refuse', 'accept', 'start', 'finish', 'cancel', 'rate', 'message', 'remind', 'expire', 'withdrawConsent'));--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
UPDATE "footprints" f SET "ent_id" = e."id" FROM "enterprises" e WHERE f."kind" = 'company' AND f."subject" = e."id"::text AND f."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = f."user_id" AND u."ent_id" = e."id");
--> statement-breakpoint
UPDATE "footprints" f SET "ent_id" = p."ent_id" FROM "products" p WHERE f."kind" = 'product' AND f."subject" = p."id"::text AND f."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = f."user_id" AND u."ent_id" = p."ent_id");
--> statement-breakpoint
UPDATE "content_versions" SET "content" = "content" || '{"media": null}' WHERE NOT "content" ? 'media';
--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "users"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "vacancy_alerts" ADD CONSTRAINT "vacancy_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "test_sheets" ADD CONSTRAINT "test_sheets_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "test_sheets" ADD CONSTRAINT "test_sheets_offer_id_service_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "service_offers"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "test_sheet_versions" ADD CONSTRAINT "test_sheet_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_owner_ent_id_enterprises_id_fk" FOREIGN KEY ("owner_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_lab_ent_id_enterprises_id_fk" FOREIGN KEY ("lab_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_offer_id_service_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "service_offers"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_application_id_service_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "service_applications"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_application_id_service_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "service_applications"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_owner_ent_id_enterprises_id_fk" FOREIGN KEY ("owner_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_bank_ent_id_enterprises_id_fk" FOREIGN KEY ("bank_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "content_issues" ADD CONSTRAINT "content_issues_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "content_issues" ADD CONSTRAINT "content_issues_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "content_marks" ADD CONSTRAINT "content_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "content_positions" ADD CONSTRAINT "content_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
