import type { AnyEndpoint } from './core/endpoint.ts';
import { agreements } from './identity/agreements.ts';
import { alerts } from './alerts/calls.ts';
import { appeal } from './identity/appeal.ts';
import { catalogue } from './catalogue/calls.ts';
import { ownProducts } from './catalogue/own.ts';
import { productQuestions } from './catalogue/questions.ts';
import { dictionary } from './dictionary/calls.ts';
import { drafts } from './drafts/calls.ts';
import { enterprise } from './enterprise/calls.ts';
import { companyAddress } from './enterprise/address.ts';
import { companyFacts } from './enterprise/facts.ts';
import { files } from './files/calls.ts';
import { cards } from './cards/calls.ts';
import { evidence } from './evidence/calls.ts';
import { operatorEvidence } from './operator/evidence.ts';
import { following } from './following/calls.ts';
import { dataCentre } from './figures/calls.ts';
import { platformFigures } from './figures/platform.ts';
import { footprints } from './footprints/calls.ts';
import { everything } from './search/everything.ts';
import { searchTrends } from './search/trends.ts';
import { captcha } from './captcha/calls.ts';
import { chat } from './chat/calls.ts';
import { dealTalks } from './chat/deal.ts';
import { consult } from './chat/desk.ts';
import { home } from './home/calls.ts';
import { language } from './language/calls.ts';
import { homeWork } from './home/work.ts';
import { identity } from './identity/calls.ts';
import { account } from './identity/account.ts';
import { registration } from './identity/registration.ts';
import { ownData } from './identity/own-data.ts';
import { leaving } from './identity/leaving.ts';
import { inquiry } from './inquiry/calls.ts';
import { confidential } from './inquiry/confidential.ts';
import { inquiryComparing } from './inquiry/comparing.ts';
import { inquiryLife } from './inquiry/life.ts';
import { inquiryRevisions } from './inquiry/offers/revisions.ts';
import { inquiryQuoting } from './inquiry/quoting.ts';
import { inquirySealing } from './inquiry/sealing.ts';
import { inquiryApproval } from './inquiry/deciding/approval.ts';
import { inquiryScoring } from './inquiry/deciding/scoring.ts';
import { inquiryTalk } from './inquiry/talk.ts';
import { notices } from './notices/calls.ts';
import { letters } from './letters/calls.ts';
import { noticePreferences } from './notices/preferences.ts';
import { order } from './order/calls.ts';
import { orderChanges } from './order/changes.ts';
import { delivery } from './order/deliveries.ts';
import { orderDocuments } from './order/documents.ts';
import { orderPayments } from './order/payments.ts';
import { orderRatings } from './order/ratings.ts';
import { orderStanding } from './order/standing.ts';
import { seats } from './seats/calls.ts';
import { invite } from './identity/invite.ts';
import { reference } from './reference/calls.ts';
import { search } from './search/calls.ts';
import { sites } from './sites/calls.ts';
import { phones } from './sites/phones.ts';
import { settings } from './settings/calls.ts';
import { purchase } from './purchase/calls.ts';
import { tender } from './purchase/tender.ts';
import { docking } from './docking/calls.ts';
import { fairs, halls } from './fairs/calls.ts';
import { boothVisits } from './fairs/visits.ts';
import { brands } from './fairs/brands.ts';
import { forums } from './fairs/forums.ts';
import { intentions } from './fairs/intentions.ts';
import { albums } from './fairs/albums/albums.ts';
import { exhibits } from './fairs/leads/exhibits.ts';
import { leads } from './fairs/leads/leads.ts';
import { majors } from './fairs/majors.ts';
import { visiting } from './fairs/registration.ts';
import { meetings } from './fairs/meetings/meetings.ts';
import { boothOrders } from './fairs/exhibiting/orders.ts';
import { ownAlbums } from './fairs/albums/own-albums.ts';
import { stands } from './fairs/exhibiting/stands.ts';
import { operatorBoothOrders } from './operator/booth-orders.ts';
import { deal } from './deal/calls.ts';
import { sample } from './sample/calls.ts';
import { serviceApplications } from './services/applications.ts';
import { jobApplications } from './recruitment/applications.ts';
import { recruitment, recruitmentAlerts } from './recruitment/calls.ts';
import { operatorRecruitment } from './recruitment/desk.ts';
import { recruitmentOwn } from './recruitment/own.ts';
import { advertising, ownAds } from './advertising/calls.ts';
import { operatorAds } from './advertising/desk.ts';
import { conferences } from './conferences/calls.ts';
import { operatorConferences } from './conferences/desk.ts';
import { parks, parkTenancies } from './parks/calls.ts';
import { operatorParks } from './parks/desk.ts';
import { services } from './services/calls.ts';
import { serviceOwn } from './services/own.ts';
import { operatorServices } from './services/desk.ts';
import { testing, testSheets } from './testing/calls.ts';
import { finance } from './finance/calls.ts';
import { verification } from './verification/calls.ts';
import { operator } from './operator/calls.ts';
import { operatorHealth } from './operator/health.ts';
import { operatorCases } from './operator/cases.ts';
import { operatorDictionaries } from './operator/dictionaries.ts';
import { operatorDisputes } from './operator/disputes.ts';
import { operatorPhotos } from './operator/photos.ts';
import { operatorReports } from './operator/reports.ts';
import { contributions } from './contributions/calls.ts';
import { operatorContributions } from './contributions/desk.ts';
import { content } from './content/calls.ts';
import { operatorContent } from './content/desk.ts';
import { operatorMedia } from './content/desk-media.ts';
import { discussion } from './content/discussion.ts';
import { homeMedia } from './content/media-calls.ts';
import { carnival } from './carnival/calls.ts';
import { legal } from './legal/calls.ts';
import { memberTools, points } from './points/calls.ts';
import { mall } from './points/mall/calls.ts';
import { operatorRates } from './operator/rates/calls.ts';
import { operatorPoints } from './operator/points/calls.ts';
import { avatars } from './fairs/visitors/avatars.ts';
import { fairTop } from './fairs/visitors/top.ts';
import { operatorBroadcasts } from './operator/broadcasts.ts';
import { operatorFairs } from './operator/fairs.ts';
import { operatorTalks } from './operator/fairs-talks.ts';
import { hostTalks } from './fairs/desk/proposals.ts';
import { operatorCarnival } from './operator/carnival.ts';
import { operatorLetters } from './operator/letters.ts';
import { moderation } from './moderation/calls.ts';
import { operatorRecords } from './operator/records.ts';
import { operatorAccounts } from './operator/operators.ts';

const rooms = {
  identity,
  registration,
  account,
  agreements,
  appeal,
  leaving,
  ownData,
  captcha,
  dictionary,
  files,
  enterprise,
  companyFacts,
  companyAddress,
  sites,
  phones,
  catalogue,
  productQuestions,
  ownProducts,
  inquiry,
  inquiryTalk,
  inquiryLife,
  confidential,
  inquirySealing,
  inquiryComparing,
  inquiryQuoting,
  inquiryRevisions,
  inquiryScoring,
  inquiryApproval,
  alerts,
  drafts,
  order,
  delivery,
  orderChanges,
  orderPayments,
  orderDocuments,
  orderRatings,
  orderStanding,
  sample,
  advertising,
  ownAds,
  operatorAds,
  conferences,
  operatorConferences,
  parks,
  parkTenancies,
  operatorParks,
  recruitment,
  recruitmentAlerts,
  recruitmentOwn,
  jobApplications,
  operatorRecruitment,
  services,
  serviceApplications,
  serviceOwn,
  testing,
  testSheets,
  finance,
  deal,
  moderation,
  purchase,
  tender,
  docking,
  fairs,
  halls,
  boothVisits,
  visiting,
  forums,
  majors,
  intentions,
  stands,
  ownAlbums,
  meetings,
  boothOrders,
  brands,
  albums,
  exhibits,
  leads,
  hostTalks,
  fairTop,
  avatars,
  carnival,
  legal,
  content,
  discussion,
  contributions,
  operatorContributions,
  homeMedia,
  operatorMedia,
  points,
  memberTools,
  mall,
  operatorPoints,
  operatorRates,
  notices,
  noticePreferences,
  letters,
  chat,
  consult,
  dealTalks,
  settings,
  search,
  searchTrends,
  everything,
  following,
  cards,
  evidence,
  operatorEvidence,
  footprints,
  dataCentre,
  home,
  language,
  homeWork,
  verification,
  operator,
  seats,
  invite,
  operatorDictionaries,
  operatorDisputes,
  operatorPhotos,
  operatorReports,
  operatorLetters,
  operatorBoothOrders,
  operatorServices,
  operatorBroadcasts,
  operatorFairs,
  operatorTalks,
  operatorCarnival,
  operatorContent,
  reference,
  operatorAccounts,
  operatorRecords,
  operatorCases,
  operatorHealth,
  platformFigures,
};
/** The whole contract, room by room: what is mounted, what OpenAPI shows, what the access tests walk over. */
export const contract = rooms as Record<keyof typeof rooms, Record<string, AnyEndpoint>>;
