/** Kilobytes that entering a hall loads, packed: said before, held to by `npm run bench -- hall3d`. Everything in it is drawn by the browser. */
export const hallKilobytes = 160;
