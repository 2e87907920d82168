/** The desk's side of fairs: what the operators' room calls and records. */
export { assignBooth, freeBooth } from './assign-booth.ts';
export { acceptProposal, declineProposal } from './decide-proposal.ts';
export { addHall, removeHall, saveHall } from './halls.ts';
export { findBoothCompanies, readDeskFair, readDeskFairs, readDeskHall } from './read-fairs.ts';
export { readDeskTalk, readDeskTalks } from './read-talks.ts';
export { readSvg } from './read-svg.ts';
export { createFair, publishFair, saveFair } from './save-fair.ts';
export { savePlan } from './save-plan.ts';
export { cancelTalk, saveTalk } from './talks.ts';
