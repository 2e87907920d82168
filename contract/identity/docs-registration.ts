import { exampleId, type CallsDocs, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { pageTo } from '../pages.ts';
import { companyInfo, joined, type registration } from './registration.ts';
import { identityErrors } from './refusals.ts';

const newcomer = [identityErrors.code, identityErrors.registered, common.crossSite] as const;
const slugs = (about: string, dictionary: string, example: string) =>
  [`${about}, slugs of the dictionary \`${dictionary}\`.`, [example]] as const;
const one = (about: string, dictionary: string, example: string) =>
  [`${about}, a list of one slug of the dictionary \`${dictionary}\`.`, [example]] as const;

export const registrationDocs: RoomDocs = {
  schemas: {
    CompanyInfo: {
      is: companyInfo,
      about: 'The form of a company. Lists hold slugs of dictionaries; what is not filled in is an empty list or text.',
      fields: {
        entNameCn: ['Name of the company as it is registered.', '江苏恒力复合材料有限公司'],
        userPositionCn: one('Position of the person', 'position', 'director'),
        userDeptCn: one('Department of the person', 'department', 'purchasing'),
        areaId: ['Regions, ids of the dictionary `your_area`, ten at most.', [86]],
        entAddress: ['Abroad: street and number.', 'Calle de Alcalá 21'],
        entPostcode: ['Abroad: post code.', '28014'],
        entCity: ['Abroad: city.', 'Madrid'],
        entState: ['Abroad: province, state or region.', 'Madrid'],
        entType: one('Kind of enterprise', 'enterprise_type', 'part-maker'),
        entStaffNum: one('Number of staff', 'Staff_number', 'staff-100-200'),
        entLogoCn: ['Address of the logo, as an upload answered it.', `/api/busi/busifile/${exampleId}`],
        licenseQyFile: [
          'Address of the business licence, as an upload answered it.',
          `/api/busi/busifile/${exampleId}`,
        ],
        entProductsCn: slugs('Main products', 'ent_main_product', 'carbon-fibre'),
        entField: slugs('Fields of use', 'ent_field', 'aerospace'),
        processType: slugs('Processes', 'process_type', 'pultrusion'),
        factoryArea: one('Area of the factory', 'factory_area', 'area-5000-10000'),
        outputValue: one('Annual output value', 'annual_output_value', 'output-30-50m'),
        certifiedProduct: slugs('Certified products', 'certified_product', 'ccs'),
        systemCertification: slugs('Certified management systems', 'system_certification', 'iso-9001'),
        trademarkNumber: ['Number of trademarks.', '3'],
        patentsNumber: ['Number of patents.', '12'],
        researchTeam: one('Size of the research team', 'research_team', 'research-11-30'),
        softwareSystem: slugs('Software in use', 'system_software', 'erp'),
        factory: ['`1` where the company has a factory of its own, else `0`.', '1'],
        tendencyOrder: [
          'Orders it prefers: `1567` small batches of many varieties, `1568` large batches of few.',
          '1568',
        ],
        exportRights: ['`1` where the company may export, else `0`.', '1'],
        exportRatio: ['Share of exports, 0 to 100 per cent.', '30'],
        tradeProportion: one('Share of trade', 'trade_proportion', 'export-10-30'),
        salesRegions: slugs('Regions that it sells to', 'sales_regions', 'east-china'),
        industryServices: slugs('Services', 'industry_services', 'testing-services'),
        userFollowExhibition: slugs('Exhibitions that it attends', 'attention_exhibition', 'jec-world'),
        userKnow: slugs('How it came to know the platform', 'how_to_know', 'exhibition'),
      },
    },
    Joined: {
      is: joined,
      about: 'What the account has become.',
      fields: {
        next: ['Path of the page where the check is asked for; null where none is needed.', pageTo('beSupplier')],
      },
    },
  },
  fields: {
    code: ['The code that the target received.', '483920'],
    fromMobile: ['Whether the form was filled in on a phone.', true],
    inviter: ['Code of the invitation link by which the person came.', 'a7k2p9'],
    company: 'The form of the company, where it is sent at once.',
    licence: 'A licence that was uploaded before there was an account; it becomes the draft of the verification.',
    country: ['Where the company is registered, ISO 3166-1 alpha-2; mainland China where absent.', 'CN'],
    wish: 'What the company wishes to become.',
    name: ['Name of the person.', 'Li Wei'],
    first: ['Whether publishing inquiries has just become possible.', true],
    info: 'The form as it was last saved.',
    nameFixed: ['Whether the name is verified and can only change by a new verification.', false],
    mayEdit: ['Whether this person may change the form.', true],
    saved: ['Always true.', true],
    inquiryId: 'The inquiry that the newcomer came from; it is kept with the account.',
    products: ['Materials, slugs of `ent_main_product`.', ['carbon-fibre']],
    processes: ['Processes, slugs of `process_type`.', ['pultrusion']],
  },
};

export const registrationCalls: CallsDocs<typeof registration> = {
  supplier: {
    id: 'registerCompany',
    summary: 'Register a company',
    about:
      'Makes an enterprise account with a company, proved by a code, and logs it in. The right to quote comes with verification alone.',
    refuses: [...newcomer, filesErrors.notYours],
  },
  service: {
    id: 'registerServiceProvider',
    summary: 'Register a service provider',
    about: 'Makes the account of a third-party service provider with a company, proved by a code, and logs it in.',
    refuses: [...newcomer, filesErrors.notYours],
  },
  quick: {
    id: 'registerForInquiry',
    summary: 'Register from an inquiry',
    about: 'The quick way in for a supplier who comes from an inquiry, which is kept with the account.',
    refuses: [...newcomer, filesErrors.notYours],
  },
  enterprise: {
    id: 'becomeEnterprise',
    summary: 'Become an enterprise member',
    about: 'Makes an enterprise member of a personal one, with a company.',
    refuses: [common.forbidden, common.seat, identityErrors.roleAlreadyHeld],
  },
  joinSupplier: {
    id: 'becomeSupplier',
    summary: 'Ask to become a supplier',
    about:
      'Records the wish to become a supplier; a personal member names the company. The role comes with verification.',
    refuses: [common.forbidden, common.seat, identityErrors.roleAlreadyHeld],
  },
  joinService: {
    id: 'becomeServiceProvider',
    summary: 'Become a service provider too',
    about: 'Adds the role of a third-party service provider; a personal member names the company.',
    refuses: [common.forbidden, common.seat, identityErrors.roleAlreadyHeld],
  },
  saveCompany: {
    id: 'saveCompanyForm',
    summary: 'Save the company form',
    about: 'Saves the form of the company, which completes the profile. What is public of it shows at once.',
    refuses: [common.forbidden, identityErrors.needUpgrade, filesErrors.notYours],
  },
  company: {
    id: 'getCompanyForm',
    summary: 'Read the company form',
    about: 'Answers the form of the company as it was last saved, for its people.',
    refuses: [identityErrors.needUpgrade],
  },
  needs: {
    id: 'saveMyWishes',
    summary: 'Save what one looks for',
    about: 'Keeps the materials and processes that the person looks for.',
  },
};
