import { productReasons } from './ownership-products.ts';
import type { Case } from './case.ts';
import { adCases, adReasons } from './ownership-advertising.ts';
import { chatCases, chatReasons } from './ownership-chat.ts';
import { contentCases, contentReasons } from './ownership-content.ts';
import { contributionCases, contributionReasons } from './ownership-contributions.ts';
import { dockingCases, dockingReasons } from './ownership-docking.ts';
import { fairCases, fairReasons } from './ownership-fairs.ts';
import { conferenceReasons } from './ownership-conferences.ts';
import { parkReasons } from './ownership-parks.ts';
import { pointReasons } from './ownership-points.ts';
import { purchaseCases, purchaseReasons } from './ownership-purchases.ts';
import { recruitmentCases, recruitmentReasons } from './ownership-recruitment.ts';
import { sampleCases, sampleReasons } from './ownership-samples.ts';
import { serviceCases, serviceReasons } from './ownership-services.ts';

/** Cases of the rooms that keep them in a file of their own. */
export const roomCases: Case[] = [
  ...adCases,
  ...chatCases,
  ...contentCases,
  ...contributionCases,
  ...dockingCases,
  ...fairCases,
  ...purchaseCases,
  ...recruitmentCases,
  ...sampleCases,
  ...serviceCases,
];
export const roomReasons: Record<string, string> = {
  ...adReasons,
  ...chatReasons,
  ...contentReasons,
  ...contributionReasons,
  ...dockingReasons,
  ...fairReasons,
  ...conferenceReasons,
  ...parkReasons,
  ...productReasons,
  ...pointReasons,
  ...purchaseReasons,
  ...recruitmentReasons,
  ...sampleReasons,
  ...serviceReasons,
};
