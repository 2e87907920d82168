/**
 * Foreign keys from one room to another. No `tables.ts` imports another room's, so these stand here as data; a migration
 * writes them and `tests/rooms/platform/schema.test.ts` holds both together. Keys inside a room are in its `tables.ts`.
 *
 * Deleting an account empties its row and keeps it (decision 0028), and nothing deletes a company, so `onDelete` is what
 * happens should the operator of a database ever remove a row by hand: what others keep stands in the way (`no action`),
 * what was theirs alone goes along (`cascade`).
 */
export type Key = {
  table: string;
  column: string;
  to:
    | 'users'
    | 'enterprises'
    | 'files'
    | 'inquiries'
    | 'quotations'
    | 'purchases'
    | 'purchase_awards'
    | 'verification_applications';
  onDelete: 'no action' | 'cascade' | 'set null';
  /** What the deletion of an account, or the end of a company or file, does to it. */
  end: string;
};

const author = 'stays: what was traded or decided is kept by both sides, beside an author without a name';
const evidence = 'stays as evidence, without a name';
const company = 'stays: a company is never deleted, at its end it loses its mark and its numbers';

const gone = 'deleted with the account (`person.removed`)';

const key = (from: `${string}.${string}`, to: Key['to'], end: string, onDelete: Key['onDelete'] = 'no action'): Key => {
  const [table = '', column = ''] = from.split('.');
  return { table, column, to, onDelete, end };
};

export const keys: readonly Key[] = [
  key('users.ent_id', 'enterprises', 'the seat ends: emptied, with the role in the company'),
  key(
    'files.owner_id',
    'users',
    'stays: a file of a record is the record’s; one that no record claimed goes in 48 hours',
  ),
  key('enterprises.logo_file', 'files', 'a claimed file is never deleted'),
  key('enterprises.licence_file', 'files', 'a claimed file is never deleted'),
  key('products.ent_id', 'enterprises', company),
  key('product_prices.user_id', 'users', author),
  key('evidence_reviews.ent_id', 'enterprises', company),
  key('evidence_reviews.submitted_by', 'users', author),
  key('evidence_reviews.reviewer_id', 'users', evidence),
  key('evidence_reviews.file_id', 'files', 'a claimed file is never deleted'),
  key('product_imports.ent_id', 'enterprises', company),
  key('product_imports.user_id', 'users', 'goes with the import, a day after its check'),
  key('product_alerts.user_id', 'users', 'deleted with the account (`person.removed`)', 'cascade'),
  key('inquiry_alerts.user_id', 'users', 'deleted with the account (`person.removed`)', 'cascade'),
  key('form_drafts.user_id', 'users', 'deleted with the account (`person.removed`)', 'cascade'),
  key('notices.user_id', 'users', 'deleted with the account (`person.removed`)', 'cascade'),
  key('notice_preferences.user_id', 'users', gone, 'cascade'),
  key('booth_visits.visitor_id', 'users', gone, 'cascade'),
  key('guest_entries.user_id', 'users', author),
  key('guest_entries.ent_id', 'enterprises', company),
  key('guest_entries.answered_by', 'users', author),
  key('letter_threads.starter_id', 'users', author),
  key('letter_threads.user_id', 'users', author),
  key('letter_threads.ent_id', 'enterprises', company),
  key('letters.sender_id', 'users', author),
  key('letter_copies.user_id', 'users', gone, 'cascade'),
  key('broadcasts.created_by', 'users', evidence),
  key('talk_mails.user_id', 'users', gone, 'cascade'),
  key('collections.user_id', 'users', gone, 'cascade'),
  key('company_follows.user_id', 'users', gone, 'cascade'),
  key('company_follows.ent_id', 'enterprises', company),
  key('person_follows.user_id', 'users', gone, 'cascade'),
  key('person_follows.person_id', 'users', gone, 'cascade'),
  key('interests.user_id', 'users', gone, 'cascade'),
  key('listed_news.ent_id', 'enterprises', company),
  key('business_cards.user_id', 'users', gone, 'cascade'),
  key('card_exchanges.from_user_id', 'users', gone, 'cascade'),
  key('card_exchanges.to_ent_id', 'enterprises', company),
  key('card_exchanges.answered_by', 'users', 'emptied with the account (`person.removed`)', 'set null'),
  key('held_cards.owner_id', 'users', gone, 'cascade'),
  key(
    'held_cards.person_id',
    'users',
    'the card goes from every holder with the account (`person.removed`)',
    'cascade',
  ),
  key('held_cards.ent_id', 'enterprises', company),
  key('footprints.user_id', 'users', gone, 'cascade'),
  key('visits.visitor_id', 'users', gone, 'cascade'),
  key('visits.ent_id', 'enterprises', company),
  key('footprint_settings.user_id', 'users', gone, 'cascade'),
  key('search_places.ent_id', 'enterprises', company),
  key('fair_booths.ent_id', 'enterprises', company),
  key('booth_displays.brochure', 'files', 'a claimed file is never deleted'),
  key('booth_displays.film', 'files', 'a claimed file is never deleted'),
  key('booth_staff.user_id', 'users', gone, 'cascade'),
  key('hall_blocks.user_id', 'users', gone, 'cascade'),
  key('hall_blocks.other_id', 'users', gone, 'cascade'),
  key('fair_visitors.user_id', 'users', gone, 'cascade'),
  key('fair_visitors.used_by', 'users', 'emptied with the account (`person.removed`)', 'set null'),
  key('fair_intentions.ent_id', 'enterprises', company),
  key('fair_intentions.user_id', 'users', author),
  key('class_follows.user_id', 'users', gone, 'cascade'),
  key('booth_orders.ent_id', 'enterprises', company),
  key('booth_orders.user_id', 'users', 'stays, without the contact that they named: the company and the desk go on'),
  key('booth_order_events.user_id', 'users', author),
  key('fair_prices.updated_by', 'users', evidence),
  key('fair_forums.ent_id', 'enterprises', company),
  key('fair_forums.recording', 'files', 'a claimed file is never deleted'),
  key('forum_seats.user_id', 'users', gone, 'cascade'),
  key('forum_questions.user_id', 'users', gone, 'cascade'),
  key('forum_votes.user_id', 'users', gone, 'cascade'),
  key('settings.updated_by', 'users', evidence),
  key('dict_changes.updated_by', 'users', evidence),
  key('operator_factors.user_id', 'users', 'useless without the account', 'cascade'),
  key('operator_audit.operator_id', 'users', evidence),
  key('operator_decisions.operator_id', 'users', evidence),
  key('operator_decisions.application_id', 'verification_applications', 'stays: an application is never deleted'),

  key('inquiries.buyer_id', 'users', author),
  key('inquiries.ent_id', 'enterprises', company),
  key('inquiry_matches.ent_id', 'enterprises', company),
  key('inquiry_reads.ent_id', 'enterprises', company),
  key('inquiry_agreements.ent_id', 'enterprises', company),
  key(
    'inquiry_agreements.user_id',
    'users',
    'stays, beside the name that was written then: both sides hold each other to it',
  ),
  key('inquiry_access.ent_id', 'enterprises', company),
  key('inquiry_access.updated_by', 'users', author),
  key('inquiry_views.ent_id', 'enterprises', company),
  key('inquiry_views.user_id', 'users', evidence),
  key('inquiry_views.file_id', 'files', 'a claimed file is never deleted'),
  key('inquiry_declines.ent_id', 'enterprises', company),
  key('inquiry_declines.user_id', 'users', author),
  key('inquiry_reminders.ent_id', 'enterprises', company),
  key('inquiry_templates.ent_id', 'enterprises', company),
  key(
    'inquiry_templates.user_id',
    'users',
    'a company keeps it; a person’s own is deleted with the account (`person.removed`)',
  ),
  key('inquiry_versions.user_id', 'users', author),
  key('inquiry_deadlines.user_id', 'users', author),
  key('inquiry_questions.ent_id', 'enterprises', company),
  key('inquiry_questions.user_id', 'users', author),
  key('inquiry_questions.answered_by', 'users', author),
  key('quotations.ent_id', 'enterprises', company),
  key('quotations.user_id', 'users', author),
  key('quotation_revisions.user_id', 'users', author),
  key('quotation_assumptions.updated_by', 'users', author),
  key('quotation_votes.user_id', 'users', author),
  key('score_weights.user_id', 'users', author),
  key('judgement_points.user_id', 'users', author),
  key('approval_limits.ent_id', 'enterprises', company),
  key('award_requests.purchase_id', 'purchases', 'stays: what was asked for is never deleted'),
  key('award_requests.ent_id', 'enterprises', company),
  key('approval_limits.user_id', 'users', author),
  key('award_requests.user_id', 'users', author),
  key('award_requests.decided_by', 'users', author),
  key('sealed_quotations.user_id', 'users', author),
  key('inquiry_openings.first_by', 'users', evidence),
  key('inquiry_openings.second_by', 'users', evidence),
  key('opening_consents.user_id', 'users', evidence),

  key('orders.inquiry_id', 'inquiries', 'stays: what an order came of is never deleted'),
  key('orders.quotation_id', 'quotations', 'stays: what an order came of is never deleted'),
  key('orders.purchase_id', 'purchases', 'stays: what an order came of is never deleted'),
  key('orders.award_id', 'purchase_awards', 'stays: what an order came of is never deleted'),
  key('orders.buyer_id', 'users', author),
  key('orders.buyer_ent_id', 'enterprises', company),
  key('orders.supplier_id', 'users', author),
  key('orders.supplier_ent_id', 'enterprises', company),
  key('order_events.user_id', 'users', author),
  key('order_deliveries.user_id', 'users', author),
  key('order_deliveries.received_by', 'users', author),
  key('order_complaints.user_id', 'users', author),
  key('order_complaints.answered_by', 'users', author),
  key('order_changes.user_id', 'users', author),
  key('order_changes.answered_by', 'users', author),
  key('order_payments.user_id', 'users', author),
  key('order_payments.answered_by', 'users', author),
  key('order_documents.file_id', 'files', 'a claimed file is never deleted'),
  key('order_documents.user_id', 'users', author),
  key('order_ratings.user_id', 'users', author),
  key('order_ratings.replied_by', 'users', author),
  key('order_ratings.about_ent_id', 'enterprises', company),
  key('samples.buyer_id', 'users', author),
  key('samples.buyer_ent_id', 'enterprises', company),
  key('samples.supplier_ent_id', 'enterprises', company),
  key('samples.inquiry_id', 'inquiries', 'stays: what was sampled is never deleted'),
  key('samples.quotation_id', 'quotations', 'stays: what was sampled is never deleted'),
  key('sample_events.user_id', 'users', author),
  key('moderation_reports.reporter_id', 'users', evidence),
  key('moderation_reports.decided_by', 'users', evidence),

  key('chat_conversations.user_a', 'users', author),
  key('chat_conversations.user_b', 'users', author),
  key('chat_conversations.ent_id', 'enterprises', company),
  key('chat_members.user_id', 'users', gone, 'cascade'),
  key('chat_messages.sender_id', 'users', author),
  key('chat_messages.file_id', 'files', 'a claimed file is never deleted'),
  key('chat_blocks.user_id', 'users', author),
  key('chat_settings.user_id', 'users', gone, 'cascade'),
  key('chat_consultations.ent_id', 'enterprises', company),
  key('chat_consultations.user_id', 'users', author),
  key('chat_consultations.first_answer_by', 'users', author),
  key('chat_consultations.assignee_id', 'users', 'emptied: it goes back to the queue (`person.removed`)', 'set null'),
  key('chat_consultations.closed_by', 'users', author),
  key('chat_consultation_acts.user_id', 'users', author),
  key('chat_consultation_acts.to_id', 'users', author),
  key('chat_notes.ent_id', 'enterprises', company),
  key('chat_notes.user_id', 'users', author),
  key('chat_replies.ent_id', 'enterprises', company),
  key('chat_replies.saved_by', 'users', author),
  key('chat_hours.ent_id', 'enterprises', company),
  key('chat_hours.saved_by', 'users', author),

  key('purchases.buyer_id', 'users', author),
  key('purchases.ent_id', 'enterprises', company),
  key('purchases.thumb', 'files', 'a claimed file is never deleted'),
  key('purchases.banner', 'files', 'a claimed file is never deleted'),
  key('purchase_applications.ent_id', 'enterprises', company),
  key('purchase_applications.user_id', 'users', author),
  key('purchase_documents.file_id', 'files', 'a claimed file is never deleted'),
  key('purchase_documents.user_id', 'users', author),
  key('purchase_answers.judged_by', 'users', author),
  key('purchase_offers.user_id', 'users', author),
  key('purchase_offers.file_id', 'files', 'a claimed file is never deleted'),
  key('purchase_awards.user_id', 'users', author),

  key('docking_projects.owner_id', 'users', author),
  key('docking_projects.ent_id', 'enterprises', company),
  key('docking_proposals.ent_id', 'enterprises', company),
  key('docking_proposals.user_id', 'users', author),
  key('docking_events.user_id', 'users', author),

  key('seat_invitations.ent_id', 'enterprises', company),
  key('seat_invitations.inviter_id', 'users', 'stays: an invitation is the company’s, whose owner hears of the answer'),
  key('seat_history.ent_id', 'enterprises', company),
  key('seat_history.actor_id', 'users', 'stays, beside the name that was written then'),

  key('company_sites.ent_id', 'enterprises', company),
  key('site_versions.user_id', 'users', author),
  key('site_contacts.ent_id', 'enterprises', company),
  key('site_contacts.user_id', 'users', 'deleted with the account (`person.removed`)', 'cascade'),

  key('verification_applications.applicant_id', 'users', 'open ones are withdrawn; decided ones stay as evidence'),
  key('verification_applications.ent_id', 'enterprises', company),
  key('verification_applications.first_reviewer_id', 'users', evidence),
  key('verification_applications.reviewer_id', 'users', evidence),
  key('verification_grants.user_id', 'users', evidence),
  key('verification_grants.ent_id', 'enterprises', company),
  key('verification_documents.file_id', 'files', 'a claimed file is never deleted'),
  key('verification_history.actor_id', 'users', evidence),
  key('verification_claims.ent_id', 'enterprises', company),
  key('verification_claims.answered_by', 'users', evidence),
  key('licence_readings.owner_id', 'users', 'deleted after a day anyway', 'cascade'),
  key('licence_readings.file_id', 'files', 'useless without its file', 'cascade'),
];

export const constraintName = (k: Key): string => `${k.table}_${k.column}_${k.to}_id_fk`.slice(0, 63);

/** What a migration says to make it. */
export const constraintSql = (k: Key): string =>
  `ALTER TABLE "${k.table}" ADD CONSTRAINT "${constraintName(k)}" FOREIGN KEY ("${k.column}") REFERENCES "${k.to}"("id") ON DELETE ${k.onDelete};`;

/** Columns that hold the id of something and have no key, and why. */
export const keyless: Record<string, string> = {
  'collections.product_id': 'names a product that may be taken away, and keeps its name beside it',
  'product_alert_hits.product_id': 'what a search found on a day, for a week, whatever became of the product',
  'listed_news.product_id': 'as in collections; deleted after some weeks',
  'visits.product_id': 'as in collections; deleted after some weeks',
  'booth_products.product_id': 'as in collections: a product that is offered no more is left out when a booth is read',
  'evidence_reviews.product_id': 'as in collections; kept with the review, whatever became of the product',
  'files.subject_id': 'names a record of any room; `subject_kind` says of which',
  'products.client_key': 'an id that the browser made so that a click which comes twice counts once',
  'product_import_rows.product_id': 'a product that may be made only when the import is run',
  'purchases.client_key': 'an id that the browser made so that a click which comes twice counts once',
  'inquiry_questions.client_key': 'as in purchases',
  'site_contacts.client_key': 'as in purchases',
  'purchase_applications.client_key': 'as in purchases',
  'purchase_offers.client_key': 'as in purchases',
  'purchase_awards.client_key': 'as in purchases',
  'docking_projects.client_key': 'as in purchases',
  'docking_proposals.client_key': 'as in purchases',
  'quotation_revisions.client_key': 'as in purchases',
  'samples.client_key': 'as in purchases',
  'booth_orders.client_key': 'as in purchases',
  'letters.client_key': 'as in purchases',
  'broadcasts.client_key': 'as in purchases',
  'broadcasts.reached': 'the last person of the batches that are written, as a place in the order of ids',
  'samples.buyer_side': 'the company that buys or else the person, by the two columns beside it that have keys',
  'samples.product_id': 'as in collections: the name stays with the sample order',
  'sealed_quotations.client_key': 'as in purchases',
  'sealed_quotations.key_id': 'names a key that lies outside of the database',
  'chat_conversations.subject_id': 'names a record of any room; `subject_kind` says of which',
  'chat_messages.card_id': 'as in chat_conversations: what is gone shows as a card without content',
  'chat_messages.client_id': 'as in purchases',
  'chat_notes.client_id': 'as in purchases',
  'chat_replies.client_id': 'as in purchases',
  'dict_items.parent_id': 'the shipped items are replaced as a whole when their data changes',
  'dict_changes.added_id': 'an id that this row gives',
  'enterprises.region_id': 'an item of the shipped dictionaries, which are replaced as a whole',
  'moderation_reports.subject_id': 'names a text of any room; `kind` says of which',
  'operator_audit.subject_id': 'text: names a record of any room, a setting or a dictionary item; `subject` says which',
};

/** Tables whose rows the platform deletes while others may point to them: what points there has its index. */
export const deletable: readonly string[] = ['files', 'inquiry_lines', 'sessions'];
