import { open, roleCodes, roles, session, suppliers, userTypes, within } from '../core/access.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

/** Whoever may ask for a verification. */
export const verifiable = roles(roleCodes.buyer, roleCodes.supplier, roleCodes.viewer);

/** An address of this site to come back to. */
type Back = { return?: string };
/** The code of the invitation link that somebody came by. */
type Invited = { inviter?: string };
/** Why somebody was led home: their seat isn't for the page that they asked for. */
const home = { query: reads<{ refused?: 'seat' }>() };
const aside = { unlisted: true };

/** A legal text as it was. */
const version = { query: reads<{ version?: string }>() };

/** Ways in, the texts that everybody agrees to, and the member's own account. */
export const identityPages = {
  ...sitePages(['identity'], {
    login: page('/loginRegister.html', open, { moved: ['/login'], query: reads<Back>() }),
    loginHall: page('/loginHall.html', open, aside),
    forgotPassword: page('/forgotPassword', open, aside),
    register: page('/register.html', open, { query: reads<Invited>() }),
    personageRegister: page('/personageRegister', open, { query: reads<Back>() }),
    purchaser: page('/purchaser.html', open, { words: ['purchaser'] }),
    supplierRegistration: page('/supplierRegistration.html'),
    quickQuote: page('/quotePage.html', open, { ...aside, query: reads<{ id?: string }>() }),
    enterpriseRegister: page('/enterpriseRegister'),
    thirdPartyRegister: page('/thirdPartyRegister', open, aside),
    upgradeRegister: page('/upgradeRegister', session, { ...aside, words: ['upgrade'] }),
  }),
  ...sitePages(['thirdParty', 'identity', 'verification'], {
    thirdPartyRegistration: page('/thirdPartyRegistration.html'),
  }),
  ...sitePages(['seats', 'centre', 'identity'], {
    joinCompany: page('/joinCompany?token={token}', open, { ...aside, fresh: true }),
  }),
  ...sitePages(['legal'], {
    registrationProtocol: page('/registrationprotocol.html', open, version),
    serviceTreaty: page('/servicetreaty.html', open, { ...version, aliases: ['/serviceTreaty.html'] }),
    privacyTreaty: page('/privacytreaty.html', open, version),
  }),
  ...memberPages(['work', 'match'], {
    personalHome: page('/personalCenterdata/userHome', userTypes(2, 3), home),
    companyHome: page('/companyCenterdata/companyHome', userTypes(1, 4, 5, 15), home),
    thirdPartyHome: page('/companyCenterdata/thirdPartyHome', userTypes(5, 15), home),
  }),
  ...memberPages(['centre', 'identity', 'seats'], {
    profile: page('/accountdata/profile', session),
    safety: page('/accountdata/safety', session),
    customerUsers: page('/accountdata/customerUsers', within(suppliers, 'manage')),
  }),
  ...memberPages(['seats', 'centre', 'identity'], {
    seats: page('/accountdata/seats', within(userTypes(1, 3, 5, 15), 'manage')),
  }),
  ...memberPages(['invite', 'identity'], {
    inviteFriends: page('/myFavoritedata/inviteFriends', verifiable),
  }),
  ...sitePages(['invite'], {
    inviteRefusal: page('/inviteRefusal?k={k}', open, { unlisted: true, fresh: true }),
  }),
};
