import type { Room } from '#server/platform/room.ts';
import { alertsRoom } from './alerts/index.ts';
import { catalogueRoom } from './catalogue/index.ts';
import { cardsRoom } from './cards/index.ts';
import { chatRoom } from './chat/index.ts';
import { evidenceRoom } from './evidence/index.ts';
import { captchaRoom } from './captcha/index.ts';
import { discoveryRoom } from './discovery/index.ts';
import { dictionaryRoom } from './dictionary/index.ts';
import { draftsRoom } from './drafts/index.ts';
import { enterpriseRoom } from './enterprise/index.ts';
import { filesRoom } from './files/index.ts';
import { followingRoom } from './following/index.ts';
import { figuresRoom } from './figures/index.ts';
import { footprintsRoom } from './footprints/index.ts';
import { homeRoom } from './home/index.ts';
import { identityRoom } from './identity/index.ts';
import { inquiryRoom } from './inquiry/index.ts';
import { languageRoom } from './language/index.ts';
import { legalRoom } from './legal/index.ts';
import { moderationRoom } from './moderation/index.ts';
import { broadcastsRoom } from './broadcasts/index.ts';
import { lettersRoom } from './letters/index.ts';
import { noticesRoom } from './notices/index.ts';
import { orderRoom } from './order/index.ts';
import { seatsRoom } from './seats/index.ts';
import { searchRoom } from './search/index.ts';
import { referenceRoom } from './reference/index.ts';
import { settingsRoom } from './settings/index.ts';
import { outboxRoom } from './outbox/index.ts';
import { purchaseRoom } from './purchase/index.ts';
import { dockingRoom } from './docking/index.ts';
import { fairsRoom } from './fairs/index.ts';
import { contentRoom } from './content/index.ts';
import { carnivalRoom } from './carnival/index.ts';
import { pointsRoom } from './points/index.ts';
import { dealRoom } from './deal/index.ts';
import { sampleRoom } from './sample/index.ts';
import { recruitmentRoom } from './recruitment/index.ts';
import { contributionsRoom } from './contributions/index.ts';
import { advertisingRoom } from './advertising/index.ts';
import { conferencesRoom } from './conferences/index.ts';
import { parksRoom } from './parks/index.ts';
import { servicesRoom } from './services/index.ts';
import { testingRoom } from './testing/index.ts';
import { financeRoom } from './finance/index.ts';
import { operatorRoom } from './operator/index.ts';
import { sitesRoom } from './sites/index.ts';
import { verificationRoom } from './verification/index.ts';

/** Every room of the house; main mounts them. */
export const rooms: Room[] = [
  identityRoom,
  captchaRoom,
  dictionaryRoom,
  languageRoom,
  legalRoom,
  filesRoom,
  enterpriseRoom,
  catalogueRoom,
  inquiryRoom,
  alertsRoom,
  cardsRoom,
  evidenceRoom,
  followingRoom,
  footprintsRoom,
  figuresRoom,
  draftsRoom,
  moderationRoom,
  orderRoom,
  sampleRoom,
  recruitmentRoom,
  contributionsRoom,
  advertisingRoom,
  parksRoom,
  conferencesRoom,
  servicesRoom,
  testingRoom,
  financeRoom,
  dealRoom,
  purchaseRoom,
  dockingRoom,
  fairsRoom,
  carnivalRoom,
  contentRoom,
  pointsRoom,
  noticesRoom,
  chatRoom,
  lettersRoom,
  broadcastsRoom,
  settingsRoom,
  searchRoom,
  referenceRoom,
  homeRoom,
  discoveryRoom,
  outboxRoom,
  verificationRoom,
  operatorRoom,
  seatsRoom,
  sitesRoom,
];
