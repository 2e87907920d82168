import type { ToolKey } from '#contract/points/rules.ts';

/** What the menu calls each tool, under `side` of the common texts. */
export const toolNames = {
  myFavorite: 'myFavorite',
  myInterest: 'myInterest',
  myCards: 'myCards',
  hotSearch: 'hotSearch',
  dynamicRecording: 'dynamicRecording',
  character: 'character',
  inviteFriends: 'inviteFriends',
  growthTask: 'growthTask',
  releaseInquiry: 'release',
  search: 'search',
  inquiryHall: 'hall',
  samples: 'samples',
} as const satisfies Record<ToolKey, string>;
