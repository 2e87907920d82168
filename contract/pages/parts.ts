/** The part of an inquiry's page, the buyer's or a supplier's, that has the questions and answers. */
export const talkPart = 'talk';
