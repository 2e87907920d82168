/** The docs of the whole contract; the server alone loads them (decision 0036). */
import { alertsCalls, alertsDocs } from './alerts/docs.ts';
import { carnivalCalls, carnivalDocs } from './carnival/docs.ts';
import { legalCalls } from './legal/docs.ts';
import { memberToolsCalls, pointsCalls, pointsDocs } from './points/docs.ts';
import { mallCalls, mallDocs } from './points/mall/docs.ts';
import { operatorRatesCalls, operatorRatesDocs } from './operator/rates/docs.ts';
import { operatorPointsCalls, operatorPointsDocs } from './operator/points/docs.ts';
import { avatarsCalls, fairTopCalls, visitorsDocs } from './fairs/visitors/docs-visitors.ts';
import { operatorCarnivalCalls, operatorCarnivalDocs } from './operator/docs-carnival.ts';
import { cardsCalls, cardsDocs } from './cards/docs.ts';
import { evidenceCalls, evidenceDocs } from './evidence/docs.ts';
import { followingCalls, followingDocs } from './following/docs.ts';
import { figuresCalls, figuresDocs, platformFiguresCalls } from './figures/docs.ts';
import { footprintsCalls, footprintsDocs } from './footprints/docs.ts';
import { dealTalksCalls, dealTalksDocs } from './chat/deal-docs.ts';
import { consultCalls, consultDocs } from './chat/desk-docs.ts';
import { chatCalls, chatDocs } from './chat/docs.ts';
import { captchaCalls, captchaDocs } from './captcha/docs.ts';
import { ownProductsCalls, ownProductsDocs } from './catalogue/docs-own.ts';
import { productQuestionsCalls, productQuestionsDocs } from './catalogue/docs-questions.ts';
import { catalogueCalls, catalogueDocs } from './catalogue/docs.ts';
import type { CallDocs, RoomDocs } from './core/docs.ts';
import { dictionaryCalls, dictionaryDocs } from './dictionary/docs.ts';
import { draftsCalls, draftsDocs } from './drafts/docs.ts';
import {
  companyAddressCalls,
  companyAddressDocs,
  companyFactsCalls,
  companyFactsDocs,
  enterpriseCalls,
  enterpriseDocs,
} from './enterprise/docs.ts';
import { filesCalls, filesDocs } from './files/docs.ts';
import { languageCalls, languageDocs } from './language/docs.ts';
import { homeCalls, homeDocs } from './home/docs.ts';
import { homeWorkCalls, homeWorkDocs } from './home/docs-work.ts';
import {
  accountCalls,
  accountDocs,
  agreementsCalls,
  appealCalls,
  inviteCalls,
  leavingCalls,
  ownDataCalls,
} from './identity/docs-account.ts';
import { registrationCalls, registrationDocs } from './identity/docs-registration.ts';
import { identityCalls, identityDocs } from './identity/docs.ts';
import { hostTalksCalls, hostTalksDocs } from './fairs/desk/docs-proposals.ts';
import { operatorFairsCalls, operatorFairsDocs, operatorTalksCalls } from './operator/docs-fairs.ts';
import type { contract } from './index.ts';
import { inquiryComparingCalls, inquiryComparingDocs } from './inquiry/docs-comparing.ts';
import { inquiryCalls } from './inquiry/docs-calls.ts';
import { inquiryDocs } from './inquiry/docs.ts';
import { confidentialCalls, confidentialDocs } from './inquiry/docs-confidential.ts';
import { inquiryLifeCalls, inquiryLifeDocs } from './inquiry/docs-life.ts';
import { inquiryRevisionsCalls, inquiryRevisionsDocs } from './inquiry/offers/docs-revisions.ts';
import { inquiryQuotingCalls, inquiryQuotingDocs } from './inquiry/docs-quoting.ts';
import { inquirySealingCalls, inquirySealingDocs } from './inquiry/docs-sealing.ts';
import { inquiryApprovalCalls, inquiryApprovalDocs } from './inquiry/deciding/docs-approval.ts';
import { inquiryScoringCalls, inquiryScoringDocs } from './inquiry/deciding/docs-scoring.ts';
import { inquiryTalkCalls, inquiryTalkDocs } from './inquiry/docs-talk.ts';
import { moderationCalls, moderationDocs } from './moderation/docs.ts';
import { noticesCalls, noticesDocs } from './notices/docs.ts';
import { lettersCalls, lettersDocs } from './letters/docs.ts';
import { operatorBroadcastsCalls, operatorBroadcastsDocs } from './operator/docs-broadcasts.ts';
import { operatorLettersCalls, operatorLettersDocs } from './operator/docs-letters.ts';
import { preferencesCalls, preferencesDocs } from './notices/docs-preferences.ts';
import {
  deskDocs,
  operatorAccountsCalls,
  operatorCasesCalls,
  operatorHealthCalls,
  operatorRecordsCalls,
} from './operator/docs-desk.ts';
import { operatorDisputesCalls, operatorEvidenceCalls, operatorEvidenceDocs } from './operator/docs-evidence.ts';
import { operatorReportsCalls, reportsDocs } from './operator/docs-reports.ts';
import { operatorCalls, operatorDictionariesCalls, operatorDocs } from './operator/docs.ts';
import {
  deliveryCalls,
  orderChangesCalls,
  orderDocumentsCalls,
  orderPaymentsCalls,
  orderStandingCalls,
} from './order/docs-goods.ts';
import { orderRatingsCalls } from './order/docs-ratings.ts';
import { orderCalls, orderDocs } from './order/docs.ts';
import { dealCalls, dealDocs } from './deal/docs.ts';
import { sampleCalls, sampleDocs } from './sample/docs.ts';
import {
  operatorServicesCalls,
  serviceApplicationsCalls,
  serviceOwnCalls,
  servicesCalls,
  servicesDocs,
} from './services/docs.ts';
import { advertisingCalls, advertisingDocs, operatorAdsCalls, ownAdsCalls } from './advertising/docs.ts';
import { contributionsCalls, contributionsDocs, operatorContributionsCalls } from './contributions/docs.ts';
import { conferencesCalls, conferencesDocs, operatorConferencesCalls } from './conferences/docs.ts';
import { operatorParksCalls, parksCalls, parksDocs, parkTenanciesCalls } from './parks/docs.ts';
import {
  jobApplicationsCalls,
  operatorRecruitmentCalls,
  recruitmentAlertsCalls,
  recruitmentCalls,
  recruitmentDocs,
  recruitmentOwnCalls,
} from './recruitment/docs.ts';
import { testingCalls, testingDocs, testSheetsCalls } from './testing/docs.ts';
import { financeCalls, financeDocs } from './finance/docs.ts';
import { purchaseCalls, purchaseDocs } from './purchase/docs.ts';
import { tenderCalls } from './purchase/docs-tender.ts';
import { dockingCalls, dockingDocs } from './docking/docs.ts';
import { boothVisitsCalls, boothVisitsDocs, fairsCalls, fairsDocs, hallsCalls } from './fairs/docs.ts';
import { ownAlbumsCalls, ownAlbumsDocs } from './fairs/albums/docs-own-albums.ts';
import { albumsCalls, albumsDocs, operatorPhotosCalls } from './fairs/albums/docs-albums.ts';
import { exhibitsCalls, leadsCalls, leadsDocs } from './fairs/leads/docs-leads.ts';
import {
  brandsCalls,
  forumsCalls,
  intentionsCalls,
  majorsCalls,
  visitingCalls,
  visitingDocs,
} from './fairs/docs-visiting.ts';
import { meetingsCalls, meetingsDocs } from './fairs/meetings/docs-meetings.ts';
import { boothOrdersCalls, exhibitingDocs, operatorBoothOrdersCalls, standsCalls } from './fairs/exhibiting/docs.ts';
import { referenceCalls, referenceDocs } from './reference/docs.ts';
import { contentCalls, contentDocs } from './content/docs.ts';
import { operatorContentCalls, operatorContentDocs } from './content/docs-desk.ts';
import {
  discussionCalls,
  discussionDocs,
  homeMediaCalls,
  homeMediaDocs,
  operatorMediaCalls,
  operatorMediaDocs,
} from './content/docs-media.ts';
import { everythingCalls, searchCalls, searchDocs, searchTrendsCalls } from './search/docs.ts';
import { seatsCalls, seatsDocs } from './seats/docs.ts';
import { sitesCalls, sitesDocs } from './sites/docs.ts';
import { phonesCalls, phonesDocs } from './sites/docs-phones.ts';
import { settingsCalls, settingsDocs } from './settings/docs.ts';
import { verificationCalls, verificationDocs } from './verification/docs.ts';
import type { SectionKey } from './reference/sections.ts';

type Section = { title: string; about: string };
/** The sections of the document, in the order that an integrator meets them. */
export const sections: Record<SectionKey, Section> = {
  tokens: {
    title: 'Tokens and login',
    about: 'Getting tokens, codes by SMS and e-mail, and the person of the session.',
  },
  inquiries: {
    title: 'Inquiries and quotations',
    about: 'The main job: drafts, publishing, the hall, matching, quotations, comparison and awards.',
  },
  samples: { title: 'Sample orders', about: 'Samples of products and quotations, from the request to the evaluation.' },
  conferences: {
    title: 'Conferences',
    about: 'Conferences of the trade, with places and a waiting list.',
  },
  parks: {
    title: 'Industrial parks',
    about: 'Industrial parks by province, and which companies are in them.',
  },
  advertising: {
    title: 'Advertising',
    about: 'Places for advertisements, what companies book there, and how often it was seen.',
  },
  recruitment: {
    title: 'Recruitment',
    about: 'Vacancies of companies, and applications for them from the first letter to the contract.',
  },
  services: {
    title: 'Services',
    about: 'What providers offer around a deal, and applications for it from the form to the rating.',
  },
  orders: { title: 'Orders', about: 'Orders from acceptance to their end, with disputes.' },
  purchases: { title: 'Big-buyer purchases', about: 'Purchases of big buyers and the applications of suppliers.' },
  projects: {
    title: 'Project docking',
    about: 'Projects of buyers, the proposals of providers, and their stages until the last is accepted.',
  },
  products: { title: 'Products and companies', about: 'Products, their search, and the public facts of companies.' },
  fairs: { title: 'Fairs and halls', about: 'Fairs, their halls with plans, and the booths of exhibitors.' },
  points: {
    title: 'Points',
    about: 'Balance and statement, what earns points, signing in, and the tools that a member keeps at hand.',
  },
  dictionaries: {
    title: 'Dictionaries',
    about: 'Materials, processes, certificates, regions and datasheets: the slugs that other calls take.',
  },
  files: { title: 'Files', about: 'Uploads, private files and links to them.' },
  notices: {
    title: 'Notices, chat, alerts and drafts',
    about: 'What a person is told, conversations, searches that tell of new inquiries, and half-filled forms.',
  },
  following: {
    title: 'Following, cards and visits',
    about:
      'Collected products, followed companies, interests, business cards, visits, footprints and the data centre of suppliers.',
  },
  account: { title: 'Account', about: 'The own account: profile, safety, sessions, customer service, own data.' },
  company: {
    title: 'Company and verification',
    about: 'Colleagues and their seats, verification, and the pages and facts that a company shows.',
  },
  registration: { title: 'Registration', about: 'Ways in, upgrades and the company form.' },
  site: { title: 'Site', about: 'What the pages of the site show around the rest.' },
  operator: {
    title: 'Operator’s desk',
    about: 'Calls of the operators of the platform. No other account may call them.',
  },
};

type Group = { section: SectionKey; docs: RoomDocs; calls: Readonly<Record<string, CallDocs>> };
/** What is written of each group of calls. A group of the contract without docs is a compile error. */
export const docs: Record<keyof typeof contract, Group> = {
  identity: { section: 'tokens', docs: identityDocs, calls: identityCalls },
  captcha: { section: 'tokens', docs: captchaDocs, calls: captchaCalls },
  inquiry: { section: 'inquiries', docs: inquiryDocs, calls: inquiryCalls },
  inquiryTalk: { section: 'inquiries', docs: inquiryTalkDocs, calls: inquiryTalkCalls },
  inquiryLife: { section: 'inquiries', docs: inquiryLifeDocs, calls: inquiryLifeCalls },
  confidential: { section: 'inquiries', docs: confidentialDocs, calls: confidentialCalls },
  inquiryComparing: { section: 'inquiries', docs: inquiryComparingDocs, calls: inquiryComparingCalls },
  inquiryApproval: { section: 'inquiries', docs: inquiryApprovalDocs, calls: inquiryApprovalCalls },
  inquiryScoring: { section: 'inquiries', docs: inquiryScoringDocs, calls: inquiryScoringCalls },
  inquiryRevisions: { section: 'inquiries', docs: inquiryRevisionsDocs, calls: inquiryRevisionsCalls },
  inquiryQuoting: { section: 'inquiries', docs: inquiryQuotingDocs, calls: inquiryQuotingCalls },
  inquirySealing: { section: 'inquiries', docs: inquirySealingDocs, calls: inquirySealingCalls },
  order: { section: 'orders', docs: orderDocs, calls: orderCalls },
  delivery: { section: 'orders', docs: orderDocs, calls: deliveryCalls },
  orderChanges: { section: 'orders', docs: orderDocs, calls: orderChangesCalls },
  orderPayments: { section: 'orders', docs: orderDocs, calls: orderPaymentsCalls },
  orderRatings: { section: 'orders', docs: orderDocs, calls: orderRatingsCalls },
  orderStanding: { section: 'orders', docs: orderDocs, calls: orderStandingCalls },
  moderation: { section: 'notices', docs: moderationDocs, calls: moderationCalls },
  deal: { section: 'orders', docs: dealDocs, calls: dealCalls },
  sample: { section: 'samples', docs: sampleDocs, calls: sampleCalls },
  advertising: { section: 'advertising', docs: advertisingDocs, calls: advertisingCalls },
  ownAds: { section: 'advertising', docs: advertisingDocs, calls: ownAdsCalls },
  operatorAds: { section: 'operator', docs: advertisingDocs, calls: operatorAdsCalls },
  conferences: { section: 'conferences', docs: conferencesDocs, calls: conferencesCalls },
  operatorConferences: { section: 'operator', docs: conferencesDocs, calls: operatorConferencesCalls },
  parks: { section: 'parks', docs: parksDocs, calls: parksCalls },
  parkTenancies: { section: 'parks', docs: parksDocs, calls: parkTenanciesCalls },
  operatorParks: { section: 'operator', docs: parksDocs, calls: operatorParksCalls },
  recruitment: { section: 'recruitment', docs: recruitmentDocs, calls: recruitmentCalls },
  recruitmentAlerts: { section: 'recruitment', docs: recruitmentDocs, calls: recruitmentAlertsCalls },
  recruitmentOwn: { section: 'recruitment', docs: recruitmentDocs, calls: recruitmentOwnCalls },
  jobApplications: { section: 'recruitment', docs: recruitmentDocs, calls: jobApplicationsCalls },
  operatorRecruitment: { section: 'operator', docs: recruitmentDocs, calls: operatorRecruitmentCalls },
  services: { section: 'services', docs: servicesDocs, calls: servicesCalls },
  serviceApplications: { section: 'services', docs: servicesDocs, calls: serviceApplicationsCalls },
  serviceOwn: { section: 'services', docs: servicesDocs, calls: serviceOwnCalls },
  testing: { section: 'services', docs: testingDocs, calls: testingCalls },
  testSheets: { section: 'services', docs: testingDocs, calls: testSheetsCalls },
  finance: { section: 'services', docs: financeDocs, calls: financeCalls },
  operatorServices: { section: 'operator', docs: servicesDocs, calls: operatorServicesCalls },
  orderDocuments: { section: 'orders', docs: orderDocs, calls: orderDocumentsCalls },
  purchase: { section: 'purchases', docs: purchaseDocs, calls: purchaseCalls },
  tender: { section: 'purchases', docs: purchaseDocs, calls: tenderCalls },
  docking: { section: 'projects', docs: dockingDocs, calls: dockingCalls },
  fairs: { section: 'fairs', docs: fairsDocs, calls: fairsCalls },
  halls: { section: 'fairs', docs: fairsDocs, calls: hallsCalls },
  boothVisits: { section: 'fairs', docs: boothVisitsDocs, calls: boothVisitsCalls },
  visiting: { section: 'fairs', docs: visitingDocs, calls: visitingCalls },
  forums: { section: 'fairs', docs: visitingDocs, calls: forumsCalls },
  majors: { section: 'fairs', docs: visitingDocs, calls: majorsCalls },
  ownAlbums: { section: 'fairs', docs: ownAlbumsDocs, calls: ownAlbumsCalls },
  stands: { section: 'fairs', docs: exhibitingDocs, calls: standsCalls },
  meetings: { section: 'fairs', docs: meetingsDocs, calls: meetingsCalls },
  boothOrders: { section: 'fairs', docs: exhibitingDocs, calls: boothOrdersCalls },
  operatorBoothOrders: { section: 'operator', docs: exhibitingDocs, calls: operatorBoothOrdersCalls },
  intentions: { section: 'fairs', docs: visitingDocs, calls: intentionsCalls },
  brands: { section: 'fairs', docs: visitingDocs, calls: brandsCalls },
  albums: { section: 'fairs', docs: albumsDocs, calls: albumsCalls },
  exhibits: { section: 'fairs', docs: leadsDocs, calls: exhibitsCalls },
  leads: { section: 'fairs', docs: leadsDocs, calls: leadsCalls },
  hostTalks: { section: 'fairs', docs: hostTalksDocs, calls: hostTalksCalls },
  fairTop: { section: 'fairs', docs: visitorsDocs, calls: fairTopCalls },
  avatars: { section: 'fairs', docs: visitorsDocs, calls: avatarsCalls },
  legal: { section: 'site', docs: contentDocs, calls: legalCalls },
  carnival: { section: 'fairs', docs: carnivalDocs, calls: carnivalCalls },
  content: { section: 'site', docs: contentDocs, calls: contentCalls },
  discussion: { section: 'site', docs: discussionDocs, calls: discussionCalls },
  homeMedia: { section: 'site', docs: homeMediaDocs, calls: homeMediaCalls },
  operatorMedia: { section: 'operator', docs: operatorMediaDocs, calls: operatorMediaCalls },
  contributions: { section: 'site', docs: contributionsDocs, calls: contributionsCalls },
  operatorContributions: { section: 'operator', docs: contributionsDocs, calls: operatorContributionsCalls },
  operatorContent: { section: 'operator', docs: operatorContentDocs, calls: operatorContentCalls },
  points: { section: 'points', docs: pointsDocs, calls: pointsCalls },
  memberTools: { section: 'points', docs: pointsDocs, calls: memberToolsCalls },
  mall: { section: 'points', docs: mallDocs, calls: mallCalls },
  operatorRates: { section: 'operator', docs: operatorRatesDocs, calls: operatorRatesCalls },
  operatorPoints: { section: 'operator', docs: operatorPointsDocs, calls: operatorPointsCalls },
  catalogue: { section: 'products', docs: catalogueDocs, calls: catalogueCalls },
  productQuestions: { section: 'products', docs: productQuestionsDocs, calls: productQuestionsCalls },
  ownProducts: { section: 'products', docs: ownProductsDocs, calls: ownProductsCalls },
  enterprise: { section: 'products', docs: enterpriseDocs, calls: enterpriseCalls },
  dictionary: { section: 'dictionaries', docs: dictionaryDocs, calls: dictionaryCalls },
  files: { section: 'files', docs: filesDocs, calls: filesCalls },
  notices: { section: 'notices', docs: noticesDocs, calls: noticesCalls },
  language: { section: 'dictionaries', docs: languageDocs, calls: languageCalls },
  noticePreferences: { section: 'notices', docs: preferencesDocs, calls: preferencesCalls },
  letters: { section: 'notices', docs: lettersDocs, calls: lettersCalls },
  chat: { section: 'notices', docs: chatDocs, calls: chatCalls },
  consult: { section: 'notices', docs: consultDocs, calls: consultCalls },
  dealTalks: { section: 'notices', docs: dealTalksDocs, calls: dealTalksCalls },
  alerts: { section: 'notices', docs: alertsDocs, calls: alertsCalls },
  drafts: { section: 'notices', docs: draftsDocs, calls: draftsCalls },
  following: { section: 'following', docs: followingDocs, calls: followingCalls },
  evidence: { section: 'products', docs: evidenceDocs, calls: evidenceCalls },
  cards: { section: 'following', docs: cardsDocs, calls: cardsCalls },
  dataCentre: { section: 'following', docs: figuresDocs, calls: figuresCalls },
  footprints: { section: 'following', docs: footprintsDocs, calls: footprintsCalls },
  account: { section: 'account', docs: accountDocs, calls: accountCalls },
  agreements: { section: 'account', docs: accountDocs, calls: agreementsCalls },
  appeal: { section: 'account', docs: accountDocs, calls: appealCalls },
  leaving: { section: 'account', docs: accountDocs, calls: leavingCalls },
  ownData: { section: 'account', docs: accountDocs, calls: ownDataCalls },
  invite: { section: 'account', docs: accountDocs, calls: inviteCalls },
  companyAddress: { section: 'company', docs: companyAddressDocs, calls: companyAddressCalls },
  companyFacts: { section: 'company', docs: companyFactsDocs, calls: companyFactsCalls },
  phones: { section: 'company', docs: phonesDocs, calls: phonesCalls },
  sites: { section: 'company', docs: sitesDocs, calls: sitesCalls },
  seats: { section: 'company', docs: seatsDocs, calls: seatsCalls },
  verification: { section: 'company', docs: verificationDocs, calls: verificationCalls },
  registration: { section: 'registration', docs: registrationDocs, calls: registrationCalls },
  home: { section: 'site', docs: homeDocs, calls: homeCalls },
  homeWork: { section: 'site', docs: homeWorkDocs, calls: homeWorkCalls },
  search: { section: 'site', docs: searchDocs, calls: searchCalls },
  everything: { section: 'site', docs: searchDocs, calls: everythingCalls },
  searchTrends: { section: 'site', docs: searchDocs, calls: searchTrendsCalls },
  settings: { section: 'site', docs: settingsDocs, calls: settingsCalls },
  reference: { section: 'site', docs: referenceDocs, calls: referenceCalls },
  operator: { section: 'operator', docs: operatorDocs, calls: operatorCalls },
  operatorDictionaries: { section: 'operator', docs: operatorDocs, calls: operatorDictionariesCalls },
  operatorEvidence: { section: 'operator', docs: operatorEvidenceDocs, calls: operatorEvidenceCalls },
  operatorPhotos: { section: 'operator', docs: albumsDocs, calls: operatorPhotosCalls },
  operatorReports: { section: 'operator', docs: reportsDocs, calls: operatorReportsCalls },
  operatorBroadcasts: { section: 'operator', docs: operatorBroadcastsDocs, calls: operatorBroadcastsCalls },
  operatorFairs: { section: 'operator', docs: operatorFairsDocs, calls: operatorFairsCalls },
  operatorTalks: { section: 'operator', docs: operatorFairsDocs, calls: operatorTalksCalls },
  operatorCarnival: { section: 'operator', docs: operatorCarnivalDocs, calls: operatorCarnivalCalls },
  operatorLetters: { section: 'operator', docs: operatorLettersDocs, calls: operatorLettersCalls },
  operatorDisputes: { section: 'operator', docs: operatorDocs, calls: operatorDisputesCalls },
  operatorAccounts: { section: 'operator', docs: deskDocs, calls: operatorAccountsCalls },
  operatorRecords: { section: 'operator', docs: deskDocs, calls: operatorRecordsCalls },
  operatorCases: { section: 'operator', docs: deskDocs, calls: operatorCasesCalls },
  platformFigures: { section: 'operator', docs: figuresDocs, calls: platformFiguresCalls },
  operatorHealth: { section: 'operator', docs: deskDocs, calls: operatorHealthCalls },
};
